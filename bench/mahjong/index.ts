import type { Suite } from '../core/types.js';
import { acceptance } from './acceptance.js';
import { advance } from './advance.js';
import { analysis } from './analysis.js';
import { expected } from './expected.js';
import { full } from './full.js';
import { readings } from './readings.js';
import { scoring } from './scoring.js';
import { shanten } from './shanten.js';

/** A suite a line; a new one is a file beside these. */
export const mahjong: readonly Suite[] = [
  ...[shanten, acceptance, advance, full, expected, readings, scoring, analysis],
];
