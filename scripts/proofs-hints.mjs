/** `npm run proofs:hints`: no hint is unsound, over the paths of ten thousand grids; takes some minutes. `npm test` takes a part of them. */
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await build({ only: 'wasm' });
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'node',
    'test/sudoku/soundness.test.ts',
    'test/sudoku/general-hints.test.ts',
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, HINTWRIGHT_SOUNDNESS: 'all' },
  },
);
process.exitCode = status ?? 1;
