/** Spanish: what the Mahjong element says. */

import type { MahjongPhrases } from './en.js';
import { comparisonPhrases } from './es/comparison.js';
import { handPhrases } from './es/hand.js';
import { hintPhrases } from './es/hints.js';
import { rulePhrases } from './es/rules.js';
import { scorePhrases } from './es/score.js';
import { tilePhrases } from './es/tiles.js';

export const phrases: MahjongPhrases = {
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
};
