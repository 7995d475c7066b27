/** Milliseconds, from an arbitrary start. */
export type Now = () => number;

export const now: Now = () => performance.now();

/** Ticks of the clock a sample must last, so that its error stays under a few percent. */
const TICKS = 50;
/** A clock finer than this is no limit to anything. */
const FINE_MS = 1e-4;
const TRIALS = 20;
const SPINS = 1e7;

/**
 * The smallest step seen between two readings, in milliseconds. Browsers round their clocks: Chromium to 0.1 ms (5 µs
 * where the page is cross-origin isolated), Firefox and Safari to 1 ms.
 */
export function clockStep(read: Now = now): number {
  let least = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < TRIALS; trial++) least = Math.min(least, nextStep(read));
  return Math.max(least, FINE_MS);
}

function nextStep(read: Now): number {
  const start = read();
  for (let spin = 0; spin < SPINS; spin++) {
    const step = read() - start;
    if (step > 0) return step;
  }
  throw new Error('The clock does not move.');
}

/** How long a sample has to last on a clock of this step. */
export const sampleLength = (step: number, leastMs: number): number => Math.max(leastMs, TICKS * step);
