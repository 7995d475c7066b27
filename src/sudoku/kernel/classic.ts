/** The engines for 9x9 with boxes of 3x3, asked as any solver is. */
import { type SudokuKernel } from '../kernel.js';
import type { SearchOptions, SearchState, Solver } from '../solver.js';

/** Branches of a slice of about a millisecond. */
const SLICE = 1024;

export class ClassicSolver implements Solver {
  readonly #kernel: SudokuKernel;
  #limit = 0;
  #solution: Uint8Array | null = null;

  constructor(kernel: SudokuKernel) {
    this.#kernel = kernel;
  }

  /** The first solution is kept where they are not counted by cell and digit. */
  begin(candidates: Uint32Array, { limit, tally = false }: SearchOptions): void {
    this.#limit = limit;
    this.#solution = null;
    const keep = tally ? 0 : 1;
    this.#kernel.beginSearch(Uint16Array.from(candidates), { limit: limit + 1, keep, tally });
  }

  step(): SearchState {
    const state = this.#kernel.stepSearch(SLICE);
    if (state === 'running') return state;
    return this.count > this.#limit ? 'capped' : 'done';
  }

  get count(): number {
    return this.#kernel.found;
  }

  get solution(): Uint8Array | null {
    this.#solution ??= this.#kernel.takeSolutions()[0] ?? null;
    return this.#solution;
  }

  get tally(): Float64Array {
    return this.#kernel.counts();
  }
}
