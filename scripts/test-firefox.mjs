/** `npm run test:firefox`: all tests of the elements that can run in Firefox; `npm test` runs a part of them there. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { usableFirefox } from './firefox.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

await withLock(() => ensureInstalled());
try {
  const path = await usableFirefox(console.error);
  if (path === undefined)
    throw new Error('There is no Firefox to test in. Install one, or set HINTWRIGHT_FIREFOX to its path.');
  run(path);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} path */
function run(path) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'firefox', ...process.argv.slice(2)];
  const env = { ...process.env, HINTWRIGHT_FIREFOX: path, HINTWRIGHT_FIREFOX_TESTS: 'all' };
  spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
