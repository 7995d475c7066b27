/** How many solutions there may be where they are too many to count. */
import type { Clock } from './clock.js';
import type { Slices } from './count.js';
import type { Explorer } from './solver.js';
import type { Estimate } from './types.js';

/** Random ways down, times the cells of the grid: 512 of about 50 microseconds each on 9x9. */
const WORK = 512 * 81;
const MOST_SAMPLES = 1024;
const STRIDE = 16;
const SEED = 1;

/**
 * The mean over random descents, always the same ones. `null` when the time is up before there is any to speak of, and for
 * numbers above what a double holds (some 25x25 grids).
 */
export function* estimateSolutions(
  explorer: Explorer,
  candidates: Uint32Array,
  clock: Clock,
): Slices<Estimate | null> {
  explorer.seed(SEED);
  const wanted = Math.min(MOST_SAMPLES, Math.ceil(WORK / candidates.length));
  const ways: number[] = [];
  while (ways.length < wanted && !clock.isUp) {
    for (let i = 0; i < STRIDE; i++) ways.push(explorer.descend(candidates));
    yield;
  }
  return summarize(ways);
}

/** Mean and its standard error, by way of shares of the largest sample: squares could be too large. */
function summarize(ways: readonly number[]): Estimate | null {
  const most = Math.max(0, ...ways);
  if (most === 0 || !Number.isFinite(most)) return null;
  const samples = ways.length;
  const shares = ways.map((value) => value / most);
  const mean = shares.reduce((sum, share) => sum + share, 0) / samples;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / samples;
  return { solutions: mean * most, standardError: Math.sqrt(variance / samples) * most, samples };
}
