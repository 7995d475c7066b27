/** French: what the Mahjong element says. */
import { typeset } from '../../shared/locales/fr/writing.js';
import type { MahjongPhrases } from './en.js';
import { comparisonPhrases } from './fr/comparison.js';
import { handPhrases } from './fr/hand.js';
import { hintPhrases } from './fr/hints.js';
import { rulePhrases } from './fr/rules.js';
import { scorePhrases } from './fr/score.js';
import { tilePhrases } from './fr/tiles.js';

export const phrases: MahjongPhrases = typeset({
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
});
