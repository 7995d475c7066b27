/** The list of techniques with what the package does not carry: where their figures are from, and what they belong to. */

import type { Technique, TechniqueName } from '../../src/sudoku/hints/techniques.js';
import list from '../../src/sudoku/hints/techniques.json' with { type: 'json' };

export interface ListedTechnique extends Technique {
  /** Its number in HoDoKu's library of examples; `null` where HoDoKu has no such technique. */
  code: string | null;
  /** `scale`: Sudoku Explainer has it; `nearest`: what it would most likely use in its place; `own`: our own figure. */
  seBy: 'scale' | 'nearest' | 'own';
  /** Techniques that are explained alike. */
  family: string;
}

export const listedTechniques = list as readonly ListedTechnique[];

/** Names of a family, or of several. */
export const namesOf = (...families: string[]): readonly TechniqueName[] =>
  listedTechniques.filter(({ family }) => families.includes(family)).map(({ name }) => name);
