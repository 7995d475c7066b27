/** The vocabulary of the game: what is written in the cells. */

/** Digits by row, 0 for an open cell. */
export type Rows = readonly (readonly number[])[];

/** Bit d - 1 for digit d. */
export type DigitSet = number;

export const MARK_KINDS = ['corner', 'centre'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Marks {
  readonly corner: DigitSet;
  readonly centre: DigitSet;
}

export interface Sheet {
  readonly size: number;
  /** By cell, 0 for an open one. */
  readonly givens: readonly number[];
  /** Givens and entries. */
  readonly digits: readonly number[];
  readonly marks: readonly Marks[];
}
