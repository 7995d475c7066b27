import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sitePages } from '../scripts/site/plugin.mjs';
import { embeddedBytes, workerSource } from '../scripts/vite-plugins.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The pages see the package's public entries alone: from source while developing, as built otherwise. */
export default defineConfig(({ command, isPreview }) => {
  const fromSource = command === 'serve' && !isPreview;
  const entry = fromSource ? 'src/$1/index.ts' : 'dist/$1/index.js';
  return {
    root: resolve(root, 'pages'),
    base: './',
    // Every page is a file of its own.
    appType: 'mpa',
    plugins: [sitePages(), ...(fromSource ? [embeddedBytes(), workerSource()] : [])],
    resolve: {
      alias: [
        { find: /^hintwright\/(.+\.json)$/, replacement: resolve(root, 'dist/$1') },
        { find: /^hintwright\/(.+)$/, replacement: resolve(root, entry) },
      ],
    },
    // Pages of other origins, files on a disk among them, may load what the playground names.
    preview: { cors: true },
    build: {
      outDir: resolve(root, 'build/site'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
});
