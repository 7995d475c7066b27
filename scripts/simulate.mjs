/** Holds the model `full`, its chances and expected scores, to ten times as many random walls as `npm test` does; takes some minutes. */
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

const walls = process.argv[2] ?? '100000';
if (!/^[1-9]\d*$/.test(walls)) {
  process.stderr.write(
    `npm run simulate [-- WALLS]: how many random walls a hand, such as 3000; default 100000.\n`,
  );
  process.exit(2);
}
await ensureInstalled();
await build({ only: 'wasm' });
const tests = ['test/mahjong/full.test.ts', 'test/mahjong/expected-played.test.ts'];
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'node', ...tests], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, HINTWRIGHT_WALLS: walls },
});
process.exitCode = status ?? 1;
