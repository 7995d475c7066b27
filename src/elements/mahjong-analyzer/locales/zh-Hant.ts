/** Traditional Chinese: what the Mahjong element says. */

import type { MahjongPhrases } from './en.js';
import { comparisonPhrases } from './zh-Hant/comparison.js';
import { handPhrases } from './zh-Hant/hand.js';
import { hintPhrases } from './zh-Hant/hints.js';
import { rulePhrases } from './zh-Hant/rules.js';
import { scorePhrases } from './zh-Hant/score.js';
import { tilePhrases } from './zh-Hant/tiles.js';

export const phrases: MahjongPhrases = {
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
};
