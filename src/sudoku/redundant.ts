/** Givens that can go, one at a time, without a second solution. */
import { candidatesOf } from './candidates.js';
import type { Clock } from './clock.js';
import { hasSolution } from './count.js';
import { allDigits, maskOf } from './formats/alphabet.js';
import type { Solver } from './solver.js';

export interface Redundancy {
  cells: number[];
  /** Whether every given was judged. */
  complete: boolean;
}

/** Slices for a given, and for all of them, on grids larger than 9x9, where to judge a single one may take for ever. */
const SLICES_EACH = 16;
const SLICES_ALL = 256;

/**
 * Of a grid with one solution: a given can go when without it no other digit of its cell leads to a solution. Yields how far it has
 * come, 0 to 1, between slices of work.
 */
export function* findRedundant(
  solver: Solver,
  givens: readonly number[],
  side: number,
  clock: Clock,
): Generator<number, Redundancy, void> {
  const candidates = candidatesOf(givens, side);
  const cells = [...givens.keys()].filter((cell) => givens[cell]);
  const result: Redundancy = { cells: [], complete: true };
  let slices = side > 9 ? SLICES_ALL : Number.POSITIVE_INFINITY;
  for (const [i, cell] of cells.entries()) {
    const digit = givens[cell]!;
    candidates[cell] = allDigits(side) & ~maskOf(digit);
    const proof = hasSolution(solver, candidates, Math.min(slices, side > 9 ? SLICES_EACH : slices), clock);
    let step = proof.next();
    for (; !step.done; step = proof.next(), slices--) yield i / cells.length;
    candidates[cell] = maskOf(digit);
    if (step.value === false) result.cells.push(cell);
    result.complete &&= step.value !== null;
    if (slices <= 0 || clock.isUp) return { ...result, complete: false };
    yield i / cells.length;
  }
  return result;
}
