/**
 * Ratings on the scale of Sudoku Explainer 1.2.1: the grid is solved by always applying the easiest hint. ER is the hardest hint of the
 * path, EP (pearl) the hardest up to the first placement, ED (diamond) the hardest up to the first hint of all.
 */
import type { Clock } from '../clock.js';
import type { Level, Rating } from '../types.js';
import type { RatedStep, RatingKernel } from './kernel.js';

/**
 * The hardest rating of each level. Easy: singles of houses, by sight. Medium: pairs and locked candidates that give a digit at
 * once, naked singles. Hard: pencil marks, with subsets, fish, wings and uniqueness. Expert: chains that one can follow
 * by eye. Extreme: what is tried out.
 */
export const LEVEL_LIMITS: readonly (readonly [Level, number])[] = [
  ['easy', 1.5],
  ['medium', 2.5],
  ['hard', 6.2],
  ['expert', 7.5],
  ['extreme', Number.POSITIVE_INFINITY],
];

export const levelOf = (se: number): Level => LEVEL_LIMITS.find(([, limit]) => se <= limit)![0];

/** What is known on the way; it only grows. */
export class RatingTally {
  #hardest = 0;
  #technique = '';
  #pearl: number | null = null;
  #diamond: number | null = null;

  add({ difficulty, technique, placement }: RatedStep): void {
    if (difficulty > this.#hardest) {
      this.#hardest = difficulty;
      this.#technique = technique;
    }
    this.#diamond ??= this.#hardest;
    if (placement) this.#pearl ??= this.#hardest;
  }

  get level(): Level {
    return levelOf(tenths(this.#hardest));
  }

  /** `null` before anything was placed. */
  get rating(): Rating | null {
    if (this.#pearl === null) return null;
    return {
      se: tenths(this.#hardest),
      pearl: tenths(this.#pearl),
      diamond: tenths(this.#diamond!),
      technique: this.#technique,
      level: this.level,
    };
  }
}

/** Sums of tenths carry tiny errors, which Sudoku Explainer cuts off like this. */
const tenths = (difficulty: number): number => Math.floor((difficulty + 0.05) * 10) / 10;

export interface Rated {
  /** `null` where the time was up, or no technique helped. */
  rating: Rating | null;
  /** Whether it was worked out to its end. */
  complete: boolean;
}

export interface RatingOptions {
  /** Where the rating is of no more use above some level: it then ends early. */
  hardest?: Level;
  /** Slices of work it may take, so that it ends at the same point on every machine. */
  slices?: number;
}

/** Rates a grid that has exactly one solution; yields the share of its cells that are filled. */
export function* rate(
  kernel: RatingKernel,
  digits: readonly number[],
  clock: Clock,
  { hardest = 'extreme', slices = Number.POSITIVE_INFINITY }: RatingOptions = {},
): Generator<number, Rated, void> {
  const tally = new RatingTally();
  const limit = LEVEL_LIMITS.findIndex(([level]) => level === hardest);
  const open = digits.filter((digit) => digit === 0).length;
  let filled = 0;
  let worked = 0;
  kernel.begin(digits);
  for (let state = kernel.step(); state !== 'solved'; state = kernel.step()) {
    if (state === 'stuck') return { rating: null, complete: true };
    if (clock.isUp || ++worked > slices) return { rating: null, complete: false };
    if (state === 'found') {
      const { hint } = kernel;
      tally.add(hint);
      if (hint.placement) filled++;
      if (LEVEL_LIMITS.findIndex(([level]) => level === tally.level) > limit)
        return { rating: null, complete: false };
    }
    yield filled / open;
  }
  return { rating: tally.rating, complete: true };
}
