/**
 * `npm test`: everything that must hold, from a fresh clone on. Stops at the first step that fails and says which; the
 * last line of a run that reaches the tests is `N passed, N failed`. A skipped test counts as a failed one.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

const countsFile = join(root, 'build/test-counts.json');

await step('install', () => withLock(() => ensureInstalled()));
await step('build', async () => {
  const { build } = await import('./build.mjs');
  await withLock(() => build());
});
const { lint, typeCheck } = await import('./check.mjs');
await step('types', typeCheck);
await step('lint and format', lint);
await step('package', async () => {
  const { checkPackage } = await import('./check-package.mjs');
  await checkPackage();
});
process.env.HINTWRIGHT_CHROMIUM = await step('browser', async () => {
  const { ensureChromium } = await import('./browser.mjs');
  return ensureChromium(console.log);
});
process.env.HINTWRIGHT_FIREFOX = await step('firefox', async () => {
  const { usableFirefox } = await import('./firefox.mjs');
  return (await usableFirefox(console.log)) ?? '';
});
process.env.HINTWRIGHT_FIREFOX_TESTS = 'short';
const { passed, failed, skipped } = await step('tests', runTests);
for (const name of skipped) console.log(`skipped, which counts as failed: ${name}`);
const failures = failed + skipped.length;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 || passed === 0 ? 1 : 0;

/**
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
async function step(name, work) {
  console.log(`> ${name}`);
  const start = performance.now();
  try {
    const result = await work();
    console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.error(`${name} failed: ${error.message}`);
    process.exit(1);
  }
}

/** Node, the browsers and those who install the package in one run of Vitest. @returns {Promise<{ passed: number, failed: number, skipped: string[] }>} */
async function runTests() {
  rmSync(countsFile, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/count-reporter.mjs')}`];
  const code = await new Promise((resolve, reject) => {
    const env = { ...process.env, HINTWRIGHT_TEST_COUNTS: countsFile, NODE_ENV: 'test' };
    const args = [vitest, 'run', ...reporters, ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (!existsSync(countsFile)) throw new Error(`Vitest ended with code ${code} before it had counted.`);
  const counts = JSON.parse(readFileSync(countsFile, 'utf8'));
  // Vitest may also fail for a reason that is no test's, such as a browser that does not start.
  if (code !== 0 && counts.failed + counts.skipped.length === 0) counts.failed = 1;
  return counts;
}
