/** Makes `node_modules` fit `package-lock.json`, so that no command needs another before it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';

/**
 * Runs `npm ci` unless every locked package is installed in its locked version.
 * @param {{ silent?: boolean }} [options] silent: no output unless npm fails; otherwise npm writes to standard error
 * @returns {boolean} whether something had to be installed
 */
export function ensureInstalled({ silent = false } = {}) {
  if (isInstalled()) return false;
  const npm = process.env.npm_execpath;
  const [command, ...prefix] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status, error, stderr } = spawnSync(command, [...prefix, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', silent ? 'ignore' : 2, silent ? 'pipe' : 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status === 0) return true;
  if (stderr) process.stderr.write(stderr);
  throw new Error(error ? `npm does not start: ${error.message}` : `npm ci failed with exit code ${status}.`);
}

/** Compares the lock with the one npm leaves beside the packages; optional packages may be absent on this platform. */
export function isInstalled() {
  const present = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(present)) return false;
  const installed = packages(present);
  return Object.entries(packages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional;
  });
}

/** @param {string} file */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
