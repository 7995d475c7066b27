/** The techniques in the order they are tried in. Their numbers, places in the list, are the kernel's. */
import type { HodokuLevel } from '../types.js';
import { TECHNIQUES } from './techniques.generated.js';

export type TechniqueName = (typeof TECHNIQUES)[number]['name'];

export interface Technique {
  name: TechniqueName;
  /** What HoDoKu counts a step for; `null`, as the next, for what only other grids than classic ones have. */
  score: number | null;
  level: HodokuLevel | null;
  /** Whether it is tried without being asked for. */
  default: boolean;
  /** On the scale of Sudoku Explainer 1.2.1. */
  se: number;
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
