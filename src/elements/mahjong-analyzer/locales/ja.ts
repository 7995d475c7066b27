/** Japanese: what the Mahjong element says. */

import type { MahjongPhrases } from './en.js';
import { comparisonPhrases } from './ja/comparison.js';
import { handPhrases } from './ja/hand.js';
import { hintPhrases } from './ja/hints.js';
import { rulePhrases } from './ja/rules.js';
import { scorePhrases } from './ja/score.js';
import { tilePhrases } from './ja/tiles.js';

export const phrases: MahjongPhrases = {
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
};
