import type { Spread } from '../../src/benchmark/index.js';

/** The quantile of sorted values by linear interpolation, `share` 0 to 1. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}

/** Median and quartiles: a few samples that something else disturbed do not move them. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = sort(values);
  return { median: quantile(sorted, 0.5), q1: quantile(sorted, 0.25), q3: quantile(sorted, 0.75) };
}

export const sort = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
