/** Reports on the way. */
import type { Clock } from './clock.js';
import { type Findings, makeReport } from './findings.js';
import type { Puzzle } from './request.js';
import type { SudokuReport } from './types.js';

/** Work that yields reports of what is known so far, and `undefined` where it only breathes. */
export type Reports<Result> = Generator<SudokuReport | undefined, Result, void>;

/** The least time between two partial reports: as long as a slice of the engine. */
export const PARTIAL_MS = 8;

/** Does work that yields how far it is, 0 to 1, and tells that. */
export function* telling<Result>(
  work: Generator<number, Result, void>,
  puzzle: Puzzle,
  findings: Findings,
  clock: Clock,
): Reports<Result> {
  let told = clock.passed;
  let step = work.next();
  for (; !step.done; step = work.next()) {
    const due = clock.passed - told > PARTIAL_MS;
    findings.progress = step.value;
    yield due ? makeReport(puzzle, findings, clock) : undefined;
    if (due) told = clock.passed;
  }
  return step.value;
}
