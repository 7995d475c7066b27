/**
 * Stamps say which inputs the outputs of a build step were made from. They hold content hashes, not times, so that
 * switching branches, copying the folder and touching files never mislead them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * A hash over the names and contents of files and, recursively, folders. What does not exist counts as absent.
 * @param {string[]} paths relative to the root
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(listFiles))
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * The files at or below a path, sorted; none if it does not exist.
 * @param {string} path relative to the root
 * @returns {string[]}
 */
export function listFiles(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listFiles(join(path, name)));
}

/**
 * Whether a step made its outputs from exactly these inputs and they are all still there.
 * @param {string} step @param {string} hash
 */
export function isFresh(step, hash) {
  const file = stampFile(step);
  if (!existsSync(file)) return false;
  const stamp = JSON.parse(readFileSync(file, 'utf8'));
  return (
    stamp.hash === hash && stamp.outputs.every((/** @type {string} */ path) => existsSync(join(root, path)))
  );
}

/** @param {string} step @param {string} hash @param {string[]} outputs relative to the root */
export function writeStamp(step, hash, outputs) {
  mkdirSync(join(root, 'build/stamps'), { recursive: true });
  writeFileSync(stampFile(step), JSON.stringify({ hash, outputs }));
}

/** @param {string} step */
export function removeStamp(step) {
  rmSync(stampFile(step), { force: true });
}

/** @param {string} step */
function stampFile(step) {
  return join(root, 'build/stamps', `${step}.json`);
}
