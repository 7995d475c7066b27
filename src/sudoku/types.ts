/**
 * The vocabulary of Sudoku analysis.
 *
 * Cells are numbered from 0, row by row. A grid is written row by row, `.` or `0` for an empty cell, digits above 9 as letters
 * (A = 1, B = 2, ... on grids larger than 9x9). Candidates are the digits a cell may still hold.
 */

export interface Cage {
  sum: number;
  /** Cells, 0-based. No digit repeats in a cage. */
  cells: number[];
}

export interface SudokuRequest {
  grid: string;
  /** A name of `VARIANTS` (variants.ts); default: rows, columns and boxes alone. */
  variant?: string;
  /** Box shape, `RxC`, rows by columns; default by the size of the grid. */
  boxes?: string;
  /** Jigsaw: the region of each cell. */
  regions?: string;
  cages?: Cage[];
  /** Pencil marks: one group of digits a cell, groups separated by spaces, `-` for none. */
  candidates?: string;
  /** Solutions counted up to; default 1000. */
  limit?: number;
  timeMs?: number;
  /** Default true. */
  rate?: boolean;
  /** Default false. */
  analyzeGuesses?: boolean;
  /** Digits placed by the player, `.` elsewhere; `grid` then holds the givens alone. */
  entries?: string;
  /** Hints wanted: default 1, 0 none, -1 the whole path. */
  hints?: number;
  /** Every instance of this technique in the position, instead of the next hint. */
  find?: string;
}

export interface Mark {
  /** 0-based. */
  cell: number;
  /** 1-based. */
  digit: number;
}

export type Status = 'unique' | 'multiple' | 'none' | 'solved';

/** What follows from each candidate by singles alone; `backdoors` are those that lead to the solution. */
export interface Guesses {
  solved: number;
  contradiction: number;
  stuck: number;
  backdoors: Mark[];
}

export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

/** On the scale of Sudoku Explainer 1.2.1. */
export interface Rating {
  /** ER: the hardest step. */
  se: number;
  /** EP: the hardest step up to the first placement. */
  pearl: number;
  /** ED: the hardest step up to the first elimination or placement. */
  diamond: number;
  technique: string;
  level: Level;
}

export interface Hint {
  technique: string;
  se: number;
  placements: Mark[];
  eliminations: Mark[];
  cells: number[];
  /** Vague, concrete, whole. */
  levels: [string, string, string];
}

export interface SudokuReport {
  game: 'sudoku';
  grid: string;
  status: Status;
  solutionCount: number;
  countCapped: boolean;
  /** `null` unless there is exactly one. */
  solution: string | null;
  /** Cells that break a rule. */
  conflicts: number[];
  /** With status `none`: why, as `duplicate_in_row`. */
  reason: string | null;
  minimal: boolean | null;
  /** Unique grids: givens that can go, one at a time. */
  redundant: number[];
  guesses: Guesses | null;
  rating: Rating | null;
  hints: Hint[];
  /** By cell and digit - 1: the share of the solutions with that digit there, where all were counted. */
  probabilities: number[][] | null;
  timeMs: number;
}
