/** What is said of a grid, in one language: whole sentences, so that each has its own grammar. */
import type { HouseKind, Piece } from './layout.js';
import type { Part, Unrated } from './types.js';

export interface ExplainWords {
  /** Digits stand in every cell, and rightly. */
  gridSolved(): string;
  /** `parts` is what was taken as fixed. */
  gridUnique(parts: readonly Part[]): string;
  /** `bound` tells whether there may be more. */
  gridSeveral(solutions: number, bound: 'exactly' | 'at-least' | 'more-than', parts: readonly Part[]): string;
  /** None was counted beyond the first. */
  gridNotUnique(parts: readonly Part[]): string;
  /** Though nothing clashes. */
  gridImpossible(parts: readonly Part[]): string;
  clashInCageSum(cage: number): string;
  /** `cell` as `gridCell` names it. */
  clashInCell(cell: string): string;
  clashInCells(count: number): string;
  clashByMove(piece: Piece, digit: string): string;
  /** The digit stands more than once in a house; they are counted from 1. */
  clashInHouse(digit: string, kind: HouseKind | 'cage', house: number): string;
  /** The digit has no place left in it. */
  clashWithoutPlace(digit: string, kind: HouseKind, house: number): string;
  /** Cells that are not as in the solution of the givens. */
  gridMistakes(cells: readonly string[]): string;
  /** No technique known for such grids leads on. */
  gridStuck(): string;
  /** Why it has no rating; follows another sentence. */
  gridUnrated(why: Unrated): string;
  /** Rows and columns counted from 1. */
  gridCell(row: number, column: number): string;
  /** One sentence after the other. */
  gridSentences(sentences: readonly string[]): string;
}

const PARTS: Readonly<Record<Part, string>> = {
  givens: 'givens',
  entries: 'entries',
  candidates: 'pencil marks',
};

/** " for givens and entries"; givens alone go without saying. */
function under(parts: readonly Part[]): string {
  const names = parts.map((part) => PARTS[part]);
  return names.length < 2 ? '' : ` for ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const BOUNDS = { exactly: '', 'at-least': 'at least ', 'more-than': 'more than ' } as const;

const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: 'It is beyond the techniques of the rating.',
  'no-time': 'The time was up before it was rated.',
  'too-hard': 'It is too hard to be rated in the usual time; timeMs gives it more.',
};

const MOVES: Readonly<Record<Piece, string>> = { knight: "a knight's move", king: "a king's move" };

const HOUSES: Readonly<Record<HouseKind | 'cage', string>> = {
  ...{ row: 'row', column: 'column', box: 'box', diagonal: 'diagonal', window: 'window' },
  ...{ group: 'disjoint group', region: 'region', cage: 'cage' },
};

const houseName = (kind: HouseKind | 'cage', house: number): string => `${HOUSES[kind]} ${house}`;

export const english: ExplainWords = {
  gridSolved: () => 'The grid is filled, and no rule is broken.',
  gridUnique: (parts) => `There is exactly one solution${under(parts)}.`,
  gridSeveral: (solutions, bound, parts) =>
    `There are ${BOUNDS[bound]}${solutions.toLocaleString('en-US')} solutions${under(parts)}.`,
  gridNotUnique: (parts) => `There is more than one solution${under(parts)}.`,
  gridImpossible: (parts) => `There is no solution${under(parts)}, though nothing clashes.`,
  clashInCageSum: (cage) => `The digits of cage ${cage} cannot add up to its sum.`,
  clashInCell: (cell) => `No digit is left for ${cell}.`,
  clashInCells: (count) => `No digit is left for ${count} cells.`,
  clashByMove: (piece, digit) => `Two cells ${MOVES[piece]} apart both hold ${digit}.`,
  clashInHouse: (digit, kind, house) => `${digit} stands more than once in ${houseName(kind, house)}.`,
  clashWithoutPlace: (digit, kind, house) => `${digit} has no place in ${houseName(kind, house)}.`,
  gridMistakes: (cells) => `Not as in the solution of the givens: ${cells.join(', ')}.`,
  gridStuck: () => 'The techniques known for this kind of grid do not lead on from where the hints end.',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `r${row}c${column}`,
  gridSentences: (sentences) => sentences.join(' '),
};
