/**
 * What the module offers for 9x9 with boxes of 3x3. The caller writes the candidates of 81 cells to POSITION, u16, digit 1 the
 * lowest bit.
 */
import { initBandTables } from './band-tables';
import { descend, descended, openDescents } from './descent';
import { POSITION, SOLUTIONS } from './memory';
import { openProbes } from './singles';
import { initTriads, writeGrid } from './triads';

export { COUNTS, POSITION, SOLUTIONS } from './memory';
export { beginSearch, foundCount, keptCount, stepSearch, takeKept } from './search';
export { writeCounts } from './tally';
export { probe } from './singles';

export function initClassic(): void {
  initTriads();
  initBandTables();
}

/** What singles lead to from POSITION: 0 a contradiction, 1 nothing more, 2 the solution. `probe` then starts from there. */
export function followSingles(): i32 {
  return openProbes(POSITION);
}

/** An unbiased estimate of the number of solutions of POSITION: one random descent. */
export function estimateOnce(): f64 {
  return openDescents(POSITION) ? descend() : 0;
}

/** Makes up to `descents` random descents from POSITION; true once one has ended in a solution, which is then the first of SOLUTIONS. */
export function fillAtRandom(descents: i32): bool {
  if (!openDescents(POSITION)) return false;
  for (; descents > 0; descents--) {
    if (descend() == 0) continue;
    writeGrid(descended(), SOLUTIONS);
    return true;
  }
  return false;
}
