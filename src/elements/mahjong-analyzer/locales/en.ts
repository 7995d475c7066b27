/** English: what the Mahjong element says. */
import type { Translation } from '../../shared/phrasebook.js';
import { comparisonPhrases } from './en/comparison.js';
import { handPhrases } from './en/hand.js';
import { hintPhrases } from './en/hints.js';
import { rulePhrases } from './en/rules.js';
import { scorePhrases } from './en/score.js';
import { tilePhrases } from './en/tiles.js';

export const phrases = {
  ...handPhrases,
  ...hintPhrases,
  ...comparisonPhrases,
  ...rulePhrases,
  ...scorePhrases,
  ...tilePhrases,
};

/** What a language says of Mahjong, a file each as in `en/`. */
export type MahjongPhrases = Translation<typeof phrases>;
