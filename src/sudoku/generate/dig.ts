/** Takes givens away, in random order and by symmetry, as long as there is one solution. */
import type { Clock } from '../clock.js';
import type { Slices } from '../count.js';
import { allDigits, maskOf } from '../formats/alphabet.js';
import type { Solver } from '../solver.js';

/**
 * Slices after which a proof is given up on grids larger than 9x9, and the givens stay; and all that proofs may take
 * together.
 */
const SLICES_EACH = 24;
const SLICES_ALL = 1500;

export interface DigOptions {
  side: number;
  /** Groups of cells in the order in which they are tried. */
  orbits: readonly (readonly number[])[];
  /** Givens that must be left. */
  least: number;
  /** Told the givens left, and how much of the work is done. */
  onProgress(givens: readonly number[], progress: number): void;
}

/** The givens left, 0 where there is none; `null` when the time is up. */
export function* dig(
  solver: Solver,
  solution: readonly number[],
  { side, orbits, least, onProgress }: DigOptions,
  clock: Clock,
): Slices<number[] | null> {
  const givens = [...solution];
  let left = givens.length;
  let slices = side > 9 ? SLICES_ALL : Number.POSITIVE_INFINITY;
  for (const [i, orbit] of orbits.entries()) {
    if (clock.isUp) return null;
    if (slices <= 0) break;
    if (left - orbit.length < least) continue;
    const proof = yield* prove(solver, givens, orbit, side);
    slices -= proof.slices;
    if (!proof.unique) continue;
    for (const cell of orbit) givens[cell] = 0;
    left -= orbit.length;
    onProgress(givens, i / orbits.length);
  }
  return givens;
}

/** Whether any given that stands could go alone. */
export function* hasSpare(solver: Solver, givens: readonly number[], side: number): Slices<boolean> {
  for (const cell of givens.keys())
    if (givens[cell] && (yield* prove(solver, givens, [cell], side)).unique) return true;
  return false;
}

/** Whether without these givens of a grid with one solution there is still but one, as far as is known, and what it took. */
function* prove(
  solver: Solver,
  givens: readonly number[],
  cells: readonly number[],
  side: number,
): Slices<{ unique: boolean; slices: number }> {
  const candidates = Uint32Array.from(givens, (digit) => (digit ? maskOf(digit) : allDigits(side)));
  for (const cell of cells) candidates[cell] = allDigits(side);
  const [alone] = cells;
  // Without one given, another solution has another digit in its cell.
  if (cells.length === 1) candidates[alone!] = allDigits(side) & ~maskOf(givens[alone!]!);
  solver.begin(candidates, { limit: cells.length === 1 ? 0 : 1 });
  let state = solver.step();
  let slices = 1;
  for (; state === 'running' && !(side > 9 && slices === SLICES_EACH); state = solver.step(), slices++) yield;
  return { unique: state === 'done', slices };
}
