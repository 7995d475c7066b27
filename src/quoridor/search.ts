/** Searching, a slice at a time. */
import type { Found, QuoridorKernel } from './kernel.js';
import type { Order } from './request.js';

/** Positions looked at in a slice: about a millisecond, as long as the page can spare. */
const SLICE = 400;
/** Layers solved in the same slice, where there is something to solve: about as long. */
const LAYERS = 4;
/** The least time between two partial reports, in ms. */
const PARTIAL_MS = 50;

/**
 * Searches the kernel's position until the first limit of the order or until it is solved; yields what `tell` makes of what is
 * found so far now and then. `started`: when the time began to run.
 */
export function* search<Report>(
  kernel: QuoridorKernel,
  { lines, depth, nodes, timeMs, seed }: Order,
  started: number,
  tell: (found: Found) => Report,
): Generator<Report | undefined, Found, void> {
  const most = Math.min(nodes ?? MOST_NODES, MOST_NODES);
  // What time alone limits differs every time anyway, and is the better for what is known already.
  kernel.beginSearch(lines, depth ?? 0, seed, nodes !== null || depth !== null);
  const solving = kernel.beginSolving();
  let solved = false;
  let searched = false;
  let told = performance.now();
  for (let limit = 0; limit < most && !solved && !(searched && (!solving || depth !== null)); ) {
    limit = Math.min(limit + SLICE, most);
    searched ||= kernel.stepSearch(limit);
    solved = solving && kernel.stepSolving(LAYERS);
    const now = performance.now();
    if (now - started >= timeMs) break;
    const due = !solved && now - told > PARTIAL_MS;
    yield due ? tell(kernel.found) : undefined;
    if (due) told = performance.now();
  }
  const { found } = kernel;
  kernel.endSearch();
  return solved ? { ...found, lines: kernel.solvedLines(lines) } : found;
}

/** The kernel counts no further; that is an hour's search. */
const MOST_NODES = 2 ** 31 - 2 * SLICE;
