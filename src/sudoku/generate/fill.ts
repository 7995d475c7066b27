/** A random solution of a layout. */
import type { Clock } from '../clock.js';
import type { Slices } from '../count.js';
import { allDigits } from '../formats/alphabet.js';
import type { Explorer } from '../solver.js';
import type { Random } from './random.js';

/** Slices after which a search begins anew with other numbers: what is not found soon is mostly not found for long. */
const PATIENCE = 8;

export interface FillOptions {
  side: number;
  random: Random;
  /** Times to begin before giving up. */
  tries: number;
}

/** Digits by cell; `null` where there is none, or none was found in time. The same numbers make the same solution. */
export function* fill(
  explorer: Explorer,
  { side, random, tries }: FillOptions,
  clock: Clock,
): Slices<number[] | null> {
  const candidates = new Uint32Array(side * side).fill(allDigits(side));
  for (let left = tries; left > 0 && !clock.isUp; left--) {
    explorer.seed(random.next());
    explorer.beginFill(candidates);
    for (let slice = 0; slice < PATIENCE; slice++) {
      const state = explorer.step();
      const { solution } = explorer;
      if (solution) return [...solution];
      if (state === 'done') return null;
      yield;
    }
  }
  return null;
}
