/** What a grid is like after some steps of a path. */
import type { Layout } from '../../sudoku/layout.js';
import { candidatesIn } from '../../sudoku/play/convert.js';
import { autoMarks } from '../../sudoku/play/look.js';
import type { DigitSet, Sheet } from '../../sudoku/play/types.js';
import type { Hint } from '../../sudoku/types.js';

export interface Reached {
  sheet: Sheet;
  /** By cell: what is left to an open one. */
  candidates: DigitSet[];
}

const bit = (digit: number): DigitSet => 1 << (digit - 1);

/** The candidates that hints start from: the centre marks where every open cell has some, else what the rules leave. */
export function startingCandidates(sheet: Sheet, layout: Layout): DigitSet[] {
  const left = autoMarks(layout, sheet);
  const marks = candidatesIn(sheet);
  return marks ? left.map((mask, cell) => mask & marks[cell]!) : left;
}

/** Applies each step in turn: a digit placed leaves the candidates of its peers. */
export function playThrough(sheet: Sheet, layout: Layout, steps: readonly Hint[]): Reached {
  const digits = [...sheet.digits];
  const candidates = startingCandidates(sheet, layout);
  for (const { placements, eliminations } of steps) {
    for (const { cell, digit } of eliminations) candidates[cell]! &= ~bit(digit);
    for (const { cell, digit } of placements) {
      digits[cell] = digit;
      candidates[cell] = 0;
      for (const peer of layout.peers[cell]!) candidates[peer]! &= ~bit(digit);
    }
  }
  return { sheet: { ...sheet, digits }, candidates };
}
