/** Sentences about a grid. */
import type { Clash } from './clashes.js';
import { makeDigit } from './formats/alphabet.js';
import type { Part } from './types.js';

/** What a sentence is about. */
export interface Outcome {
  status: 'unique' | 'multiple' | 'none' | 'solved';
  solutions: number;
  capped: boolean;
  clash: Clash | null;
  /** Where there is no solution: cells that differ from that of the givens. */
  mistakes: readonly number[];
}

export interface Subject {
  layout: { side: number };
  /** Solutions to be counted up to. */
  limit: number;
  counted: readonly Part[];
}

/** One sentence on what was found. */
export function explain(
  { layout, counted, limit }: Subject,
  { status, solutions, capped, clash, mistakes }: Outcome,
): string {
  const { side } = layout;
  switch (status) {
    case 'solved':
      return 'The grid is filled, and no rule is broken.';
    case 'unique':
      return `There is exactly one solution${under(counted)}.`;
    case 'multiple':
      return `There are ${several(solutions, capped, limit)} solutions${under(counted)}.`;
    case 'none':
      return `${clash ? wrong(clash, side) : `There is no solution${under(counted)}, though nothing clashes`}${against(mistakes, side)}.`;
  }
}

/** What has to be put right before there can be a hint. */
function against(mistakes: readonly number[], side: number): string {
  if (mistakes.length === 0) return '';
  return `. Not as in the solution of the givens: ${mistakes.map((cell) => cellName(cell, side)).join(', ')}`;
}

function several(solutions: number, capped: boolean, limit: number): string {
  if (!capped) return number(solutions);
  return solutions < limit ? `at least ${number(solutions)}` : `more than ${number(limit)}`;
}

function under(counted: readonly Part[]): string {
  const names: Record<Part, string> = { givens: 'givens', entries: 'entries', candidates: 'pencil marks' };
  if (counted.length === 1) return '';
  const list = counted.map((part) => names[part]);
  return ` for ${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

function wrong({ reason, cells, digit, number: house }: Clash, side: number): string {
  const value = digit === undefined ? '' : makeDigit(digit, side);
  const place = (kind: string) => `${kind.replace('group', 'disjoint group')} ${house}`;
  if (reason === 'cage_sum') return `The digits of cage ${house} cannot add up to its sum`;
  if (reason === 'empty_cell')
    return `No digit is left for ${cells.length === 1 ? cellName(cells[0]!, side) : `${cells.length} cells`}`;
  if (reason === 'knight_move' || reason === 'king_move')
    return `Two cells a ${reason.split('_')[0]}'s move apart both hold ${value}`;
  const [, twice] = /^duplicate_in_(.*)$/.exec(reason) ?? [];
  if (twice) return `${value} stands more than once in ${place(twice)}`;
  const [, without] = /^digit_without_place_in_(.*)$/.exec(reason) ?? [];
  return without ? `${value} has no place in ${place(without)}` : 'There is no solution';
}

/** `r1c1` is the cell at the top left. */
export const cellName = (cell: number, side: number): string =>
  `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;

const number = (value: number): string => value.toLocaleString('en-US');
