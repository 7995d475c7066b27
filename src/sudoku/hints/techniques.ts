/** The techniques in the order they are tried in. Their numbers, places in the list, are the kernel's. */
import type { HodokuLevel } from '../types.js';
import { TECHNIQUES } from './techniques.generated.js';

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];
export type Family = (typeof TECHNIQUES)[number]['family'];

export interface Technique {
  name: TechniqueName;
  /** Its number in HoDoKu's library of examples; `null`, as the next two, for what only other grids than classic ones have. */
  code: string | null;
  /** What HoDoKu counts a step for. */
  score: number | null;
  level: HodokuLevel | null;
  /** Whether it is tried without being asked for. */
  default: boolean;
  /** On the scale of Sudoku Explainer 1.2.1. */
  se: number;
  /** `scale`: Sudoku Explainer has it; `nearest`: what it would most likely use in its place; `own`: our own figure. */
  seBy: 'scale' | 'nearest' | 'own';
  family: Family;
  /** Whether it is looked for on other grids than classic ones. */
  general?: true;
}

export const techniques: readonly Technique[] = TECHNIQUES;

export const TECHNIQUE_NAMES: readonly string[] = TECHNIQUES.map(({ name }) => name);

/** By its name, in any case and whatever stands between its letters; `null` where there is none. */
export const techniqueNumber = (name: string): number | null => {
  const number = TECHNIQUE_NAMES.findIndex((candidate) => plain(candidate) === plain(name));
  return number < 0 ? null : number;
};

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9+]/g, '');
