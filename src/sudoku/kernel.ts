/**
 * The Sudoku module in typed terms: grids of 9x9 with boxes of 3x3.
 *
 * A position is 81 sets of candidates: nine bits a cell, digit 1 the lowest; a digit that stands is a set of one. Both givens and
 * pencil marks become positions (`positionOf`). A search is driven in steps, so that its caller can listen in between; one
 * search is under way at a time, and whatever else the kernel is asked ends it.
 */
import { type ModuleExports, openModule } from '../wasm.js';

const CELLS = 81;
const DIGITS = 9;
/** Every digit. */
export const ALL_CANDIDATES = 0x1ff;

export interface KernelExports extends ModuleExports {
  beginSearch(limit: number, keep: number, counts: number): void;
  stepSearch(work: number): number;
  foundCount(): number;
  keptCount(): number;
  takeKept(): void;
  writeCounts(): void;
  COUNTS: WebAssembly.Global;
  POSITION: WebAssembly.Global;
  SOLUTIONS: WebAssembly.Global;
}

/** 81 sets of candidates, row by row: nine bits each, digit 1 the lowest. */
export type Position = Uint16Array;

/** 81 digits 1-9, row by row. */
export type Grid = Uint8Array;

/** `full`: as many solutions wait as there is room for; `takeSolutions` makes room. */
export type SearchState = 'running' | 'done' | 'full';
const SEARCH_STATES: readonly SearchState[] = ['running', 'done', 'full'];

export interface SearchOptions {
  /** Solutions to look for: 1 the first, 2 whether there is one only, `Infinity` all. */
  limit: number;
  /** How many of them, from the first, `takeSolutions` is to give. Default 0; those kept are counted one by one. */
  keep?: number;
  /** Whether `counts` is to tell how many solutions have each digit in each cell. Default false. */
  tally?: boolean;
}

/** The position of digits: 81 of 1-9, 0 for an empty cell. */
export const positionOf = (digits: ArrayLike<number>): Position =>
  Uint16Array.from(digits, (digit) => (digit === 0 ? ALL_CANDIDATES : 1 << (digit - 1)));

export class SudokuKernel {
  readonly #exports: KernelExports;
  readonly #position: Uint16Array;
  readonly #solutions: Uint8Array;
  readonly #counts: Float64Array;

  /** Of a module that `openModule` has opened. */
  constructor(exports: KernelExports) {
    this.#exports = exports;
    // The memory has its size now for good, so that views stay attached.
    const { buffer } = exports.memory;
    this.#position = new Uint16Array(buffer, exports.POSITION.value as number, CELLS);
    this.#counts = new Float64Array(buffer, exports.COUNTS.value as number, CELLS * DIGITS);
    this.#solutions = new Uint8Array(buffer, exports.SOLUTIONS.value as number);
  }

  /** Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` where there is not enough memory. */
  static async load(bytes: Uint8Array<ArrayBuffer>): Promise<SudokuKernel> {
    return new SudokuKernel(await openModule<KernelExports>(bytes));
  }

  /** Begins to look for solutions of a position. */
  beginSearch(position: Position, { limit, keep = 0, tally = false }: SearchOptions): void {
    this.#position.set(position);
    this.#exports.beginSearch(limit, Math.min(keep, MOST_KEPT), Number(tally));
  }

  /** Goes on for about `work` branches, of which there are some hundred thousand to a few million in a second. */
  stepSearch(work: number): SearchState {
    return SEARCH_STATES[this.#exports.stepSearch(work)] as SearchState;
  }

  /** Solutions found so far; all there are, once the search is done and it is below the limit. */
  get found(): number {
    return this.#exports.foundCount();
  }

  /**
   * With `tally`: how many of the solutions found have digit d in a cell, at 9 x cell + d - 1. They are counted in groups of 2^k, so
   * that where the limit was reached there may be more of them than `found`, which is then the limit.
   */
  counts(): Float64Array {
    this.#exports.writeCounts();
    return this.#counts.slice();
  }

  /** The solutions kept and not taken before. */
  takeSolutions(): Grid[] {
    const count = this.#exports.keptCount();
    const grids = Array.from({ length: count }, (_, i) => this.#solutions.slice(CELLS * i, CELLS * (i + 1)));
    this.#exports.takeKept();
    return grids;
  }

  /** Up to `limit` solutions counted at once, without a break: for limits of a few. */
  count(position: Position, limit: number): number {
    this.beginSearch(position, { limit });
    this.stepSearch(MOST_WORK);
    return this.found;
  }

  /** The first solution at once, `null` without one. */
  solve(position: Position): Grid | null {
    this.beginSearch(position, { limit: 1, keep: 1 });
    this.stepSearch(MOST_WORK);
    return this.takeSolutions()[0] ?? null;
  }
}

const MOST_WORK = 0x7fffffff;
const MOST_KEPT = 0x7fffffff;
