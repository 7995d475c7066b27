/** Holds the model `full`, its chances and expected scores, to ten times as many random walls as `npm test` does; takes some minutes. */
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await build({ only: 'wasm' });
const walls = process.argv[2] ?? '100000';
const tests = ['test/mahjong/full.test.ts', 'test/mahjong/expected-played.test.ts'];
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'node', ...tests], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, HINTWRIGHT_WALLS: walls },
});
process.exitCode = status ?? 1;
