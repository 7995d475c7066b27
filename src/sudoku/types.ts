/**
 * The vocabulary of Sudoku analysis.
 *
 * Cells are numbered from 0, row by row. A grid is written row by row, `.` or `0` for an empty cell, digits above 9 as letters
 * (A = 1, B = 2, ... on grids larger than 9x9). Candidates are the digits a cell may still hold.
 */
import type { Clash } from './clashes.js';
import type { HouseKind } from './layout.js';

export interface Cage {
  sum: number;
  /** Cells, 0-based. No digit repeats in a cage. */
  cells: number[];
}

/** The rules a grid is under; the same for a grid that is given and for one to be made. */
export interface RulesRequest {
  /** A name of `VARIANTS` (variants.ts); default: rows, columns and boxes alone. */
  variant?: string;
  /** Box shape, `RxC`, rows by columns; default by the size of the grid. */
  boxes?: string;
  /** Jigsaw: the region of each cell. */
  regions?: string;
  /** Killer: cells that hold different digits of a known sum. */
  cages?: Cage[];
}

export interface SudokuRequest extends RulesRequest {
  /** In any form of docs/sudoku.md. */
  grid: string;
  /** Pencil marks: one group of digits a cell, groups separated by spaces, `-` for none. */
  candidates?: string;
  /** Solutions counted up to; default 1000. */
  limit?: number;
  /** Time that the answer may take; default 10,000. */
  timeMs?: number;
  /** Whether `rating` and `hodoku` are wanted; default true. */
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

export const SYMMETRIES = [
  'none',
  'rotational',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'full',
] as const;
/**
 * Which cells are given together: those that half a turn (`rotational`), a mirror (its axis lying, standing, falling,
 * rising) or all of these make of each other.
 */
export type Symmetry = (typeof SYMMETRIES)[number];

export interface GenerateOptions {
  /** The same seed makes the same grid on every machine; default 1. 0 to 2^32 - 1. */
  seed?: number;
  /** Default `none`. */
  symmetry?: Symmetry;
  /** Givens wanted, exactly. The grid then need not be minimal. */
  clues?: number;
  /** Made anew until its rating is of this level; classic 9x9 grids only. */
  level?: Level;
  /** The side of the grid, 4 to 25; default that of the variant, of `regions`, or 9. */
  size?: number;
}

/** A grid to be made: it has exactly one solution and, unless `clues` is given, is minimal. The report is about it. */
export interface GenerateRequest extends RulesRequest {
  generate: GenerateOptions;
  timeMs?: number;
  rate?: boolean;
}

export interface Mark {
  /** 0-based. */
  cell: number;
  /** 1-based. */
  digit: number;
}

export type Status = 'unique' | 'multiple' | 'none' | 'solved';

/** What a grid is made of: printed digits, digits that the player placed, pencil marks. */
export const PARTS = ['givens', 'entries', 'candidates'] as const;
export type Part = (typeof PARTS)[number];

/** Where not all solutions were counted: how many there may be, by random descents. Right on average, no bound. */
export interface Estimate {
  solutions: number;
  /** Of `solutions`, by the spread of the samples; large where a few samples dominate. */
  standardError: number;
  samples: number;
}

/** What the givens alone have to say, where entries or candidates were counted too. */
export interface GivensAlone {
  status: Status;
  solutionCount: number;
  countCapped: boolean;
  solution: string | null;
  /** Entries that differ from the only solution. */
  wrongEntries: number[];
}

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
  /** The hardest, as Sudoku Explainer names it. */
  technique: string;
  level: Level;
}

export const HODOKU_LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type HodokuLevel = (typeof HODOKU_LEVELS)[number];

/** As HoDoKu rates by default. */
export interface HodokuRating {
  /** The sum of what each step counts. */
  score: number;
  level: HodokuLevel;
}

/**
 * What a cell, a candidate or a set of digits is in the pattern: `pattern` what it is made of, `extra` what makes it more than the plain
 * one (fins, other candidates of a rectangle), `endo` a fin in two bases. Where there are colours or several sets they are, in this
 * order, the first to the fourth.
 */
export const HINT_ROLES = ['pattern', 'extra', 'endo', 'fourth'] as const;
export type HintRole = (typeof HINT_ROLES)[number];

export interface HintCandidate extends Mark {
  role: HintRole;
}

/** `strong`: at least one of the two is right; `weak`: at most one. */
export const LINK_KINDS = ['strong', 'weak'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface HintLink {
  kind: LinkKind;
  from: Mark;
  to: Mark;
}

/** One end of a link that is several cells: `from`, which the link names, and `also`; the digit is in one of them. */
export interface HintGroup {
  from: Mark;
  also: Mark;
}

/** `base`: where the digits must be; `cover`: where that leaves them no other place. */
export const HOUSE_ROLES = ['base', 'cover'] as const;
export type HouseRole = (typeof HOUSE_ROLES)[number];

export interface HintHouse {
  role: HouseRole;
  kind: HouseKind | 'cage';
  /** From 1, by kind. */
  number: number;
  /** Of a cage: its sum, and the first of its cells. */
  cage?: { sum: number; cell: number };
}

export interface HintDigits {
  role: HintRole;
  digits: number[];
}

/** What a step follows from and what follows: what there is to draw and to tell. */
export interface HintFacts {
  /** As in data of the collection: `Naked Pair`, `X-Wing`, ... */
  technique: string;
  /** Cells of a row; default 9. */
  size?: number;
  /** Without the eliminations at its peers. */
  placements: Mark[];
  eliminations: Mark[];
  /** The cells of the pattern. */
  cells: number[];
  candidates: HintCandidate[];
  links: HintLink[];
  groups: HintGroup[];
  houses: HintHouse[];
  /** The digits that the words name, beside those of the candidates. */
  digits: HintDigits[];
  /** What the open cells of the pattern add up to, where that is what it is about. */
  sum?: number;
}

export interface Hint extends HintFacts {
  /**
   * Difficulty on the scale of Sudoku Explainer 1.2.1; for techniques it has not, that of what it would use in their place, for
   * sums of cages a figure of our own.
   */
  se: number;
  /** Vague, concrete, whole. */
  levels: [string, string, string];
}

/** Why a grid has no rating: its techniques do not solve it, or not in the time there was, or not in the usual time. */
export type Unrated = 'beyond' | 'no-time' | 'too-hard';

/** What the sentence on a grid is made of, besides the report's other fields. */
export interface ExplainFacts {
  /** The first clash; its digit and house are the ones to name. */
  clash: Clash | null;
  /** Where there is no solution and the givens have one: cells that differ from it. */
  mistakes: number[];
  /** No technique leads on from where the hints end. */
  stuck?: boolean;
  /** Solutions were counted up to. */
  limit: number;
  /** `null` where the grid is rated, was not to be, or cannot be. */
  unrated: Unrated | null;
}

export interface SudokuReport {
  game: 'sudoku';
  /** The digits of the request's `grid`, `.` for an empty cell. */
  grid: string;
  /** Of these, and of the request's `entries`, what was given and what the player placed; `null` without any. */
  givens: string;
  entries: string | null;
  /** Digits, and cells of a row. */
  size: number;
  /** Of a box, rows x columns; `null` without boxes. */
  boxes: string | null;
  /** Of a jigsaw: a letter a cell. */
  regions?: string;
  cages?: Cage[];
  /** The rules beyond rows, columns and boxes, joined by `+`; `classic` without any. */
  variant: string;
  /** What status, counts, solution and probabilities take as fixed. */
  counted: Part[];
  status: Status;
  solutionCount: number;
  /** There are more solutions than were counted: `solutionCount` is the limit, or what was found in time. */
  countCapped: boolean;
  /** `null` where all were counted. */
  estimate: Estimate | null;
  /** `null` unless there is exactly one. */
  solution: string | null;
  /** Cells that break a rule. */
  conflicts: number[];
  /** With status `none`: why, as `duplicate_in_row`. */
  reason: string | null;
  /** One sentence on what was found. */
  explanation: string;
  /** What that sentence needs besides the other fields, so that it can be said in another language. */
  facts?: ExplainFacts;
  /**
   * Whether no given can go; of the givens alone, `null` where they don't have exactly one solution, or it was not found
   * out.
   */
  minimal: boolean | null;
  /** Givens that can go, one at a time; where the report is not complete, those found. */
  redundant: number[];
  /** `null` where only givens were counted. */
  givensAlone: GivensAlone | null;
  guesses: Guesses | null;
  rating: Rating | null;
  /** Of the same givens as `rating`; `null` with `rate: false`, and where the time was up. */
  hodoku: HodokuRating | null;
  hints: Hint[];
  /** By cell and digit - 1: the share of the solutions with that digit there, where all were counted. */
  probabilities: number[][] | null;
  /** Whether everything asked for was worked out; false in partial reports, and where the time was up. */
  complete: boolean;
  /** How much of the work is done, 0 to 1. */
  progress: number;
  timeMs: number;
}
