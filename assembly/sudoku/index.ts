/** What the Sudoku module offers. */
import { initClassic } from './classic';
import { reserveGeneral } from './general/memory';

export {
  beginSearch, COUNTS, estimateOnce, fillAtRandom, followSingles, foundCount, keptCount, POSITION, probe, SOLUTIONS, stepSearch, takeKept,
  writeCounts,
} from './classic';
export * from './general/exports';

/** Makes room, and the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserveGeneral()) return false;
  initClassic();
  return true;
}
