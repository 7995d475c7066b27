/**
 * What the Sudoku module offers: the 9x9 engines, whose position is written to POSITION (the candidates of 81 cells, u16, digit 1 the
 * lowest bit), and the general engine for every other grid.
 */
import { initBandTables } from './band-tables';
import { reserveGeneral } from './general/memory';
import { initTriads } from './triads';

export { COUNTS, MADE, MADE_SOLUTION, OUTCOMES, POSITION, SOLUTIONS } from './memory';
export { beginSearch, foundCount, keptCount, stepSearch, takeKept } from './search';
export { writeCounts } from './tally';
export { beginEstimate, estimateMean, estimateVariance, stepEstimate } from './descent';
export { guess, singles } from './guesses';
export { attemptCount, beginGenerate, stepGenerate } from './generate';
export { seedRandom } from './random';
export * from './general/exports';

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserveGeneral()) return false;
  initTriads();
  initBandTables();
  return true;
}
