/** What the Sudoku module offers. The candidates of 81 cells (u16, digit 1 the lowest bit) are written to POSITION. */
import { initBandTables } from './band-tables';
import { END, reserve } from './memory';
import { initTriads } from './triads';

export { COUNTS, MADE, MADE_SOLUTION, OUTCOMES, POSITION, SOLUTIONS } from './memory';
export { beginSearch, foundCount, keptCount, stepSearch, takeKept } from './search';
export { writeCounts } from './tally';
export { beginEstimate, estimateMean, estimateVariance, stepEstimate } from './descent';
export { guess, singles } from './guesses';
export { attemptCount, beginGenerate, stepGenerate } from './generate';
export { seedRandom } from './random';

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserve(END)) return false;
  initTriads();
  initBandTables();
  return true;
}
