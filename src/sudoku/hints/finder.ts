/** What hints need of a kernel: the classic one (kernel.ts) and that for all other grids (general.ts). One position at a time. */
import type { Step } from './step.js';

/** What steps are looked for in. */
export interface StepPosition {
  /** By cell, 0 for none: digits that stand, given or placed. */
  digits: ArrayLike<number>;
  /** Those that were printed. */
  givens: ArrayLike<number>;
  /** By cell, bit d - 1 for digit d; of open cells alone. */
  candidates: ArrayLike<number>;
  /** Whether the givens are known to have exactly one solution: uniqueness techniques are used then only. */
  unique: boolean;
}

export interface StepFinder {
  begin(position: StepPosition): void;
  /** The first step there is, by the order of techniques; `null` where there is none. Yields where it breathes. */
  look(): Generator<undefined, Step | null, void>;
  /** Every instance of a technique, by its number; yields where it breathes. */
  find(technique: number): Generator<undefined, Step[], void>;
  /** Does in the position what the last step of `look` says. */
  apply(): void;
}
