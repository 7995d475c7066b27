/** Takes givens away, in random order and by symmetry, as long as there is one solution. */
import type { Clock } from '../clock.js';
import type { Slices } from '../count.js';
import { allDigits, maskOf } from '../formats/alphabet.js';
import type { Solver } from '../solver.js';

/** Slices after which a proof is given up on grids larger than 9x9, and the givens stay. */
const PROOF_SLICES = 24;

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
  for (const [i, orbit] of orbits.entries()) {
    if (clock.isUp) return null;
    if (left - orbit.length < least) continue;
    if (!(yield* canGo(solver, givens, orbit, side))) continue;
    for (const cell of orbit) givens[cell] = 0;
    left -= orbit.length;
    onProgress(givens, i / orbits.length);
  }
  return givens;
}

/** Whether any given that stands could go alone. */
export function* hasSpare(solver: Solver, givens: readonly number[], side: number): Slices<boolean> {
  for (const cell of givens.keys())
    if (givens[cell] && (yield* canGo(solver, givens, [cell], side))) return true;
  return false;
}

/** Whether without these givens of a grid with one solution there is still but one. */
function* canGo(
  solver: Solver,
  givens: readonly number[],
  cells: readonly number[],
  side: number,
): Slices<boolean> {
  const candidates = Uint32Array.from(givens, (digit) => (digit ? maskOf(digit) : allDigits(side)));
  for (const cell of cells) candidates[cell] = allDigits(side);
  const [alone] = cells;
  // Without one given, another solution has another digit in its cell.
  if (cells.length === 1) candidates[alone!] = allDigits(side) & ~maskOf(givens[alone!]!);
  solver.begin(candidates, { limit: cells.length === 1 ? 0 : 1 });
  let state = solver.step();
  for (let slice = 1; state === 'running'; state = solver.step(), slice++) {
    if (side > 9 && slice === PROOF_SLICES) return false;
    yield;
  }
  return state === 'done';
}
