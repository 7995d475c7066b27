/**
 * The vocabulary of a Sudoku that is played: what is written in the cells, and how that changes. Plain data, never changed
 * in place. Cells are numbered from 0, row by row.
 */
import type { Layout } from '../layout.js';
import type { RulesRequest } from '../types.js';

/** Digits row by row, 0 for an open cell. */
export type Rows = readonly (readonly number[])[];

/** Bit d - 1 for digit d, up to 25. */
export type DigitSet = number;

export const MARK_KINDS = ['corner', 'centre'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export type Marks = Readonly<Record<MarkKind, DigitSet>>;

/** What is written in the cells, each list by cell. */
export interface Sheet {
  /** Digits, and cells of a row. */
  readonly size: number;
  /** 0 where a cell is not given. */
  readonly givens: readonly number[];
  /** Givens and entries, 0 where a cell is open. */
  readonly digits: readonly number[];
  /** A cell keeps its marks under a digit that is entered: they are seen again when it goes. */
  readonly marks: readonly Marks[];
}

/** What stands in one cell. */
export interface Writing {
  readonly digit: number;
  /** The digit is the puzzle's own. */
  readonly given: boolean;
  readonly marks: Marks;
}

export interface Change {
  readonly cell: number;
  readonly before: Writing;
  readonly after: Writing;
}

/** What one undo takes back: at most one change a cell. */
export type Action = readonly Change[];

/** What leaves the game: fresh rows, the host's to keep. */
export interface GameUpdate {
  currentState: number[][];
  initState: number[][];
}

export const PHASES = ['unsolved', 'solved', 'playing'] as const;
/** `unsolved` and `solved` are idle: the grid is shown, `setup` is taken. */
export type Phase = (typeof PHASES)[number];

/** A puzzle under its rules, as a link carries it. */
export interface Shared {
  readonly sheet: Sheet;
  readonly rules: RulesRequest;
  /** Of these rules. */
  readonly layout: Layout;
}

/** A game as `Game.save` writes it. */
export interface SavedGame extends Shared {
  readonly phase: Phase;
  readonly paused: boolean;
  /** Whether `resume` went on with it. */
  readonly canResume: boolean;
  readonly elapsedMs: number;
}
