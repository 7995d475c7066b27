import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { embeddedBytes, workerSource } from '../scripts/vite-plugins.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The benchmarks as a page: `npm run bench:page`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [embeddedBytes(), workerSource()],
  server: { fs: { allow: [root] } },
  build: { outDir: `${root}build/bench`, emptyOutDir: true },
});
