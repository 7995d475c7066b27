import type { Suite } from '../core/types.js';
import { moves } from './moves.js';
import { paths } from './paths.js';
import { perft } from './perft.js';
import { search } from './search.js';

/** A suite a line; a new one is a file beside these. */
export const quoridor: readonly Suite[] = [moves, paths, perft, search];
