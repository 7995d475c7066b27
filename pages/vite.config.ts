import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { embeddedBytes, workerSource } from '../scripts/vite-plugins.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The pages see the package's public entries alone: from source while developing, as built otherwise. */
export default defineConfig(({ command, isPreview }) => {
  const fromSource = command === 'serve' && !isPreview;
  const entry = (path: string) => resolve(root, fromSource ? `src/${path}.ts` : `dist/${path}.js`);
  return {
    root: resolve(root, 'pages'),
    base: './',
    plugins: fromSource ? [embeddedBytes(), workerSource()] : [],
    resolve: {
      alias: {
        'hintwright/elements/mahjong-analyzer': entry('elements/mahjong-analyzer/index'),
        'hintwright/elements/quoridor-analyzer': entry('elements/quoridor-analyzer/index'),
        'hintwright/elements/sudoku-analyzer': entry('elements/sudoku-analyzer/index'),
        'hintwright/elements/analyzer-benchmark': entry('elements/analyzer-benchmark/index'),
        'hintwright/elements': entry('elements/index'),
        'hintwright/mahjong': entry('mahjong/index'),
        'hintwright/quoridor': entry('quoridor/index'),
        'hintwright/sudoku': entry('sudoku/index'),
      },
    },
    build: {
      outDir: resolve(root, 'build/pages'),
      emptyOutDir: true,
      rolldownOptions: {
        input: ['index.html', 'quoridor.html', 'sudoku.html', 'benchmark.html'].map((page) => resolve(root, 'pages', page)),
      },
    },
  };
});
