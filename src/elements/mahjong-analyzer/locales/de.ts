/** German: what the Mahjong element says. */
import { comparisonPhrases } from './de/comparison.js';
import { handPhrases } from './de/hand.js';
import { hintPhrases } from './de/hints.js';
import { rulePhrases } from './de/rules.js';
import { scorePhrases } from './de/score.js';
import { tilePhrases } from './de/tiles.js';
import type { MahjongPhrases } from './en.js';

export const phrases: MahjongPhrases = {
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
};
