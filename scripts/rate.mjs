/**
 * Rates every grid of the rated collections and prints how many ratings are as published, by Sudoku Explainer and by HoDoKu;
 * `npm test` takes a part of them.
 */
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await build({ only: 'wasm' });
const tests = ['test/sudoku/rating.test.ts', 'test/sudoku/hodoku.test.ts'];
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'node', ...tests], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, HINTWRIGHT_RATINGS: 'all' },
});
process.exitCode = status ?? 1;
