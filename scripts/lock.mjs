import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const folder = join(root, 'build/lock');
const owner = join(folder, 'pid');

/**
 * Runs work while no other process of this checkout does: two commands started at once in a fresh clone would
 * otherwise install and build over each other. A lock whose owner has died is taken over.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  while (!take()) await sleep(100);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function take() {
  mkdirSync(join(root, 'build'), { recursive: true });
  try {
    mkdirSync(folder);
    writeFileSync(owner, String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (existsSync(owner) && !isAlive(Number(readFileSync(owner, 'utf8')))) release();
    return false;
  }
}

function release() {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
