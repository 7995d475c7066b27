/** Searches as work in slices: whether there is a solution, whether it is the only one, how many there are. */
import { HintwrightError } from '../errors.js';
import type { Clock } from './clock.js';
import type { Solver } from './solver.js';

/** Work that gives up the thread wherever it yields. */
export type Slices<Result> = Generator<undefined, Result, void>;

export interface Count {
  /** The limit at most. */
  solutions: number;
  /** There are more, or the time was up. */
  capped: boolean;
  /** The first one. */
  solution: Uint8Array | null;
}

/** How many solutions there are, up to a limit. Without an answer to "none, one or more" the time may not end it. */
export function* countSolutions(
  solver: Solver,
  candidates: Uint32Array,
  limit: number,
  clock: Clock,
): Slices<Count> {
  solver.begin(candidates, { limit });
  let state = solver.step();
  for (; state === 'running' && !clock.isUp; state = solver.step()) yield;
  const { count, solution } = solver;
  if (state === 'running' && count < 2) throw timeUp(count);
  return { solutions: Math.min(count, limit), capped: state !== 'done', solution };
}

/** Whether there is any; `null` when that takes more than some slices, or the time is up. */
export function* hasSolution(
  solver: Solver,
  candidates: Uint32Array,
  slices: number,
  clock: Clock,
): Slices<boolean | null> {
  solver.begin(candidates, { limit: 0 });
  for (let left = slices; solver.step() === 'running'; left--) {
    if (left <= 1 || clock.isUp) return null;
    yield;
  }
  return solver.count > 0;
}

export function timeUp(found: number): HintwrightError {
  const known = found === 0 ? 'whether there is a solution' : 'whether there is a second solution';
  return new HintwrightError({
    code: 'ERR_TIME',
    message: `The time was up before it was known ${known}. Allow more by timeMs.`,
  });
}
