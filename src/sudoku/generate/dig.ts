/** Takes givens away, in random order and by symmetry, as long as there is one solution. */
import { candidatesOf } from '../candidates.js';
import type { Clock } from '../clock.js';
import type { Slices } from '../count.js';
import { allDigits, maskOf } from '../formats/alphabet.js';
import type { SearchState, Solver } from '../solver.js';

/**
 * Slices after which a proof is given up on grids larger than 9x9, and the givens stay; and all that proofs may take
 * together.
 */
const SLICES_EACH = 24;
const SLICES_ALL = 1500;

export interface DigOptions {
  /** Groups of cells in the order in which they are tried. */
  orbits: readonly (readonly number[])[];
  /** Givens that must be left. */
  least: number;
  /** Told the givens left, and how much of the work is done. */
  onProgress(givens: readonly number[], progress: number): void;
}

/** A grid with one solution, from which givens are taken. */
export class Dig {
  /** By cell, 0 where there is none. */
  readonly givens: number[];
  /** Of `givens`: opened for a proof, and closed after it. */
  readonly #candidates: Uint32Array;
  readonly #solver: Solver;
  readonly #side: number;
  readonly #all: number;
  #slicesLeft: number;

  constructor(solver: Solver, solution: readonly number[], side: number) {
    this.givens = [...solution];
    this.#candidates = candidatesOf(solution, side);
    this.#solver = solver;
    this.#side = side;
    this.#all = allDigits(side);
    this.#slicesLeft = side > 9 ? SLICES_ALL : Number.POSITIVE_INFINITY;
  }

  /** Takes all that can go; false when the time is up before. */
  *run({ orbits, least, onProgress }: DigOptions, clock: Clock): Slices<boolean> {
    let left = this.givens.length;
    for (const [i, orbit] of orbits.entries()) {
      if (clock.isUp) return false;
      if (this.#slicesLeft <= 0) break;
      if (left - orbit.length < least || !(yield* this.#canGo(orbit))) continue;
      for (const cell of orbit) this.#take(cell);
      left -= orbit.length;
      onProgress(this.givens, i / orbits.length);
    }
    return true;
  }

  /** Whether no given that stands could go alone, as far as is known; false when the time is up before. */
  *isMinimal(clock: Clock): Slices<boolean> {
    for (const [cell, digit] of this.givens.entries()) {
      if (clock.isUp) return false;
      if (digit && (yield* this.#canGo([cell]))) return false;
    }
    return true;
  }

  #take(cell: number): void {
    this.givens[cell] = 0;
    this.#candidates[cell] = this.#all;
  }

  /** Whether without the givens of some cells there is still but one solution, as far as is known. Breathes after each slice. */
  *#canGo(cells: readonly number[]): Slices<boolean> {
    const alone = cells.length === 1;
    // Without one given, another solution has another digit in its cell.
    for (const cell of cells)
      this.#candidates[cell] = alone ? this.#all & ~maskOf(this.givens[cell]!) : this.#all;
    this.#solver.begin(this.#candidates, { limit: alone ? 0 : 1 });
    for (const cell of cells) this.#candidates[cell] = maskOf(this.givens[cell]!);
    let state: SearchState;
    let slices = 0;
    do {
      state = this.#solver.step();
      slices++;
      yield;
    } while (state === 'running' && !this.#isTooLong(slices));
    this.#slicesLeft -= slices;
    return state === 'done';
  }

  #isTooLong(slices: number): boolean {
    return this.#side > 9 && slices === SLICES_EACH;
  }
}
