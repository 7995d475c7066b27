/** Counting positions, a slice at a time. */
import type { QuoridorKernel } from './kernel.js';
import type { Perft } from './types.js';

/** Positions whose moves are listed in a slice: about a millisecond. */
const SLICE = 2000;
/** The least time between two partial reports, in ms. */
const PARTIAL_MS = 50;

/** Counts the positions that many plies on; yields what `tell` makes of the count so far now and then. */
export function* countPerft<Report>(
  kernel: QuoridorKernel,
  plies: number,
  tell: (perft: Perft) => Report,
): Generator<Report | undefined, Perft, void> {
  if (plies === 0) return { plies, leaves: 1, share: 1 };
  kernel.beginPerft(plies);
  let told = performance.now();
  while (!kernel.stepPerft(SLICE)) {
    const due = performance.now() - told > PARTIAL_MS;
    yield due ? tell({ plies, ...kernel.perft }) : undefined;
    if (due) told = performance.now();
  }
  return { plies, leaves: kernel.perft.leaves, share: 1 };
}
