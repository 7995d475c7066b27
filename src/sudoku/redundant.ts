/** Givens that can go, one at a time, without a second solution. */
import type { Clock } from './clock.js';
import { hasSolution, type Slices } from './count.js';
import { allDigits, maskOf } from './formats/alphabet.js';
import type { Solver } from './solver.js';

/**
 * Of a grid with one solution: a given can go when without it no other digit of its cell leads to a solution. `null` when the time is up.
 */
export function* findRedundant(
  solver: Solver,
  givens: readonly number[],
  side: number,
  clock: Clock,
): Slices<number[] | null> {
  const candidates = Uint32Array.from(givens, (digit) => (digit ? maskOf(digit) : allDigits(side)));
  const redundant: number[] = [];
  for (const [cell, digit] of givens.entries()) {
    if (!digit) continue;
    if (clock.isUp) return null;
    candidates[cell] = allDigits(side) & ~maskOf(digit);
    const needed = yield* hasSolution(solver, candidates, clock);
    candidates[cell] = maskOf(digit);
    if (!needed) redundant.push(cell);
    yield;
  }
  return redundant;
}
