import type { Suite } from '../core/types.js';
import { counting } from './counting.js';
import { first } from './first.js';
import { hints } from './hints.js';
import { unique } from './unique.js';

/** A suite a line; a new one is a file beside these. */
export const sudoku: readonly Suite[] = [first, unique, counting, hints];
