/** What the Sudoku module offers. The candidates of 81 cells (u16, digit 1 the lowest bit) are written to POSITION. */
import { END, reserve } from './memory';
import { initTriads } from './triads';

export { GRID, POSITION, SOLUTION_CAPACITY, SOLUTIONS } from './memory';
export { beginSearch, foundCount, keptCount, stepSearch, takeKept } from './search';

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserve(END)) return false;
  initTriads();
  return true;
}
