/** Simplified Chinese: what the Mahjong element says. */

import type { MahjongPhrases } from './en.js';
import { comparisonPhrases } from './zh-Hans/comparison.js';
import { handPhrases } from './zh-Hans/hand.js';
import { hintPhrases } from './zh-Hans/hints.js';
import { rulePhrases } from './zh-Hans/rules.js';
import { scorePhrases } from './zh-Hans/score.js';
import { tilePhrases } from './zh-Hans/tiles.js';

export const phrases: MahjongPhrases = {
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
};
