/**
 * The 9x9 engines of the Sudoku module in typed terms: rows, columns and boxes of 3x3, nothing else. Candidates are 81 sets of
 * nine bits, digit 1 the lowest; a digit that stands is a set of one. One search is under way at a time, and whatever else the
 * kernel is asked ends it.
 */
import { type ModuleExports, openModule } from '../wasm.js';
import { type TechniqueExports, TechniqueKernel } from './hints/kernel.js';
import type { Explorer, Probe, SearchOptions, SearchState } from './solver.js';

export { candidatesOf } from './candidates.js';

const CELLS = 81;
const DIGITS = 9;

export interface ClassicExports extends ModuleExports {
  beginSearch(most: number, keep: number, tally: number): void;
  stepSearch(work: number): number;
  foundCount(): number;
  keptCount(): number;
  takeKept(): void;
  writeCounts(): void;
  followSingles(): number;
  probe(cell: number, digit: number): number;
  generalSeed(seed: number): void;
  estimateOnce(): number;
  fillAtRandom(descents: number): number;
  COUNTS: WebAssembly.Global;
  POSITION: WebAssembly.Global;
  SOLUTIONS: WebAssembly.Global;
}

/** What `stepSearch` answers: it goes on, it is done, the solutions kept must be taken first. */
const RUNNING = 0;
const FULL = 2;

/** Branches of a slice of about a millisecond. */
const SLICE = 2000;
/** Random descents of such a slice. */
const DESCENTS = 10;

const PROBES: readonly Probe[] = ['contradiction', 'stuck', 'solved'];

export class SudokuKernel implements Explorer {
  readonly #exports: ClassicExports;
  readonly #position: Uint16Array;
  readonly #solutions: Uint8Array;
  readonly #counts: Float64Array;
  #limit = 0;
  /** Whether `step` makes a random grid. */
  #filling = false;
  #first: Uint8Array | null = null;

  /** The module must have been made ready: its memory has its size for good, so that views of it stay attached. */
  constructor(exports: ClassicExports) {
    this.#exports = exports;
    const { memory, POSITION, SOLUTIONS, COUNTS } = exports;
    this.#position = new Uint16Array(memory.buffer, POSITION.value as number, CELLS);
    this.#solutions = new Uint8Array(memory.buffer, SOLUTIONS.value as number);
    this.#counts = new Float64Array(memory.buffer, COUNTS.value as number, CELLS * DIGITS);
  }

  /** Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` where there is not enough memory. */
  static async load(bytes: Uint8Array<ArrayBuffer>): Promise<SudokuKernel> {
    return new SudokuKernel(await openModule<ClassicExports>(bytes));
  }

  begin(candidates: Uint32Array, { limit, tally = false }: SearchOptions): void {
    this.#start(candidates);
    this.#limit = limit;
    this.#exports.beginSearch(limit + 1, 1, Number(tally));
  }

  #start(candidates: Uint32Array): void {
    // A loop: `set` converts elements an order of magnitude slower.
    for (let cell = 0; cell < CELLS; cell++) this.#position[cell] = candidates[cell]!;
    this.#first = null;
    this.#filling = false;
  }

  step(): SearchState {
    if (this.#filling) return this.#stepFill();
    const answer = this.#exports.stepSearch(SLICE);
    if (answer === RUNNING) return 'running';
    return this.count > this.#limit ? 'capped' : 'done';
  }

  get count(): number {
    return this.#filling ? Number(this.#first !== null) : this.#exports.foundCount();
  }

  get solution(): Uint8Array | null {
    if (!this.#first && !this.#filling && this.#exports.keptCount() > 0) this.#first = this.#kept(0);
    return this.#first;
  }

  #kept(index: number): Uint8Array {
    return this.#solutions.slice(CELLS * index, CELLS * (index + 1));
  }

  /** Solutions by cell and digit - 1 of a search that is done; where it was capped, there may be more of them than `count`. */
  get tally(): Float64Array {
    this.#exports.writeCounts();
    return this.#counts.slice();
  }

  /** Every solution in turn, or the first `most` of them; `undefined` between slices of about a millisecond. */
  *solutions(
    candidates: Uint32Array,
    most = Number.MAX_SAFE_INTEGER,
  ): Generator<Uint8Array | undefined, void> {
    this.#start(candidates);
    this.#exports.beginSearch(most, MOST_KEPT, 0);
    for (let state = RUNNING; state === RUNNING || state === FULL; ) {
      state = this.#exports.stepSearch(SLICE);
      const grids = Array.from({ length: this.#exports.keptCount() }, (_, i) => this.#kept(i));
      this.#exports.takeKept();
      yield* grids;
      yield;
    }
  }

  bySingles(candidates: Uint32Array): Probe {
    this.#start(candidates);
    return PROBES[this.#exports.followSingles()]!;
  }

  probe(cell: number, digit: number): Probe {
    return PROBES[this.#exports.probe(cell, digit - 1)]!;
  }

  seed(seed: number): void {
    this.#exports.generalSeed(seed);
  }

  descend(candidates: Uint32Array): number {
    this.#start(candidates);
    return this.#exports.estimateOnce();
  }

  /** By random descents until one ends in a solution: for candidates that have many. */
  beginFill(candidates: Uint32Array): void {
    this.begin(candidates, { limit: 0 });
    while (this.step() === 'running');
    this.#filling = this.count > 0;
  }

  #stepFill(): SearchState {
    if (!this.#first && this.#exports.fillAtRandom(DESCENTS)) this.#first = this.#kept(0);
    return this.#first ? 'capped' : 'running';
  }
}

const MOST_KEPT = 0x7fffffff;

/** The techniques by themselves, in a module of their own. Rejects as `SudokuKernel.load` does. */
export const loadTechniques = async (bytes: Uint8Array<ArrayBuffer>): Promise<TechniqueKernel> =>
  new TechniqueKernel(await openModule<ModuleExports & TechniqueExports>(bytes));
