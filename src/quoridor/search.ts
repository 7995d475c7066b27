/** Searching, a slice at a time. */
import type { Found, QuoridorKernel } from './kernel.js';
import type { Order } from './request.js';

/** Positions looked at in a slice: about a millisecond, as long as the page can spare. */
const SLICE = 400;
/** The least time between two partial reports, in ms. */
const PARTIAL_MS = 50;

/**
 * Searches the kernel's position until the first limit of the order; yields what `tell` makes of what is found so far now and
 * then. `started`: when the time began to run.
 */
export function* search<Report>(
  kernel: QuoridorKernel,
  { lines, depth, nodes, timeMs, seed }: Order,
  started: number,
  tell: (found: Found) => Report,
): Generator<Report | undefined, Found, void> {
  const most = Math.min(nodes ?? MOST_NODES, MOST_NODES);
  kernel.beginSearch(lines, depth ?? 0, seed);
  let told = performance.now();
  for (let limit = 0; limit < most; ) {
    limit = Math.min(limit + SLICE, most);
    if (kernel.stepSearch(limit)) break;
    const now = performance.now();
    if (now - started >= timeMs) break;
    const due = now - told > PARTIAL_MS;
    yield due ? tell(kernel.found) : undefined;
    if (due) told = performance.now();
  }
  const { found } = kernel;
  kernel.endSearch();
  return found;
}

/** The kernel counts no further; that is an hour's search. */
const MOST_NODES = 2 ** 31 - 2 * SLICE;
