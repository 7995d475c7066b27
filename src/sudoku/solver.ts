/** What the analysis needs of an engine. */
import type { StepFinder } from './hints/finder.js';
import type { TechniqueKernel } from './hints/kernel.js';
import type { Layout } from './layout.js';
import type { RatingKernel } from './rating/kernel.js';

/** `capped`: there are more solutions than the limit. */
export type SearchState = 'running' | 'done' | 'capped';

export interface SearchOptions {
  /** Goes on until there are more solutions than this. */
  limit: number;
  /** Whether to count by cell and digit. */
  tally?: boolean;
}

/** What becomes of a grid, or of a candidate that is tried, by singles (and sums of cages) alone. */
export type Probe = 'contradiction' | 'stuck' | 'solved';

/** One search at a time; whatever else a solver is asked ends it. Candidates: by cell, bit d - 1 for digit d. */
export interface Solver {
  begin(candidates: Uint32Array, options: SearchOptions): void;
  /** Goes on for about a millisecond. */
  step(): SearchState;
  /** Solutions found. */
  readonly count: number;
  /** The first solution found, digits by cell; `null` while there is none. */
  readonly solution: Uint8Array | null;
  /** With `tally`: solutions found by cell and digit - 1, `side` a cell. */
  readonly tally: Float64Array;
}

/** A solver that knows more than to search: there is one for every layout. */
export interface Explorer extends Solver {
  bySingles(candidates: Uint32Array): Probe;
  /** The same with one more digit in its place, in what `bySingles` was given last. `digit` from 1. */
  probe(cell: number, digit: number): Probe;
  /** Starts the stream of random numbers that `descend` and `beginFill` take from: 32 bits. */
  seed(seed: number): void;
  /** The number of solutions as one random way down tells it: right on average, each time far off. */
  descend(candidates: Uint32Array): number;
  /** Begins to look for one solution, trying digits in random order, from the stream that `seed` started. */
  beginFill(candidates: Uint32Array): void;
}

/** The engines for a layout. */
export interface Engines {
  solver: Solver;
  explorer: Explorer;
  /** Finds hints. */
  finder: StepFinder;
  /** The same with all that HoDoKu knows; `null` for all but the classic layout. */
  techniques: TechniqueKernel | null;
  /** `null` for layouts that the scale is not for. */
  rating: RatingKernel | null;
}

export type EnginesFor = (layout: Layout) => Engines;
