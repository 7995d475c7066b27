/** What the Sudoku module offers. */
import { initClassic } from './classic';
import { reserveGeneral } from './general/memory';
import { initLinks } from './rating/links';
import { initGeometry } from './techniques/geometry';
import { initRectangles } from './techniques/rectangles';

export {
  beginSearch, COUNTS, estimateOnce, fillAtRandom, followSingles, foundCount, keptCount, POSITION, probe, SOLUTIONS, stepSearch, takeKept,
  writeCounts,
} from './classic';
export * from './general/exports';
export * from './rating/exports';
export * from './techniques/exports';

/** Makes room, and the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserveGeneral()) return false;
  initClassic();
  initGeometry();
  initRectangles();
  initLinks();
  return true;
}
