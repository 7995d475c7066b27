import type { Suite } from './core/types.js';
import { mahjong } from './mahjong/index.js';
import { quoridor } from './quoridor/index.js';

/** All suites, a line a game. The same definitions run in Node, in a page and, once each, in the tests. */
export const suites: readonly Suite[] = [...mahjong, ...quoridor];
