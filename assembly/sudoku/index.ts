/** What the Sudoku module offers. */
import { reserveGeneral } from './general/memory';

export * from './general/exports';

/** Makes room. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  return reserveGeneral();
}
