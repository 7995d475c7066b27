import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadCases } from '../core/types.js';

/** Reads lists that are kept beside a checkout, in `../shared/data`; null elsewhere. */
export const readCases: ReadCases = (name) => {
  const file = join(process.cwd(), '../shared/data', name);
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
};
