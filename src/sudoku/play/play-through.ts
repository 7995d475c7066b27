/** What a grid is like after some steps of a path. */
import { maskOf } from '../formats/alphabet.js';
import type { Layout } from '../layout.js';
import type { Hint } from '../types.js';
import { candidatesIn } from './convert.js';
import { autoMarks } from './look.js';
import type { DigitSet, Sheet } from './types.js';

export interface Reached {
  sheet: Sheet;
  /** By cell: what is left to an open one. */
  candidates: DigitSet[];
}

/**
 * The candidates that hints start from, 0 for a filled cell: what the rules leave, of the centre marks where every open cell
 * has some. A request with the sheet's `candidates` starts from the same.
 */
export const hintCandidates = (sheet: Sheet, layout: Layout): DigitSet[] =>
  autoMarks(layout, sheet, candidatesIn(sheet));

/** Applies each step in turn: a digit placed leaves the candidates of its peers. */
export function playThrough(sheet: Sheet, layout: Layout, steps: readonly Hint[]): Reached {
  const digits = [...sheet.digits];
  const candidates = hintCandidates(sheet, layout);
  for (const { placements, eliminations } of steps) {
    for (const { cell, digit } of eliminations) candidates[cell]! &= ~maskOf(digit);
    for (const { cell, digit } of placements) {
      digits[cell] = digit;
      candidates[cell] = 0;
      for (const peer of layout.peers[cell]!) candidates[peer]! &= ~maskOf(digit);
    }
  }
  return { sheet: { ...sheet, digits }, candidates };
}
