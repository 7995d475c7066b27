/**
 * What HoDoKu makes of a grid: it is solved step by step, by the techniques and in the order that HoDoKu has by default. The score is the
 * sum over the steps, the level that of the hardest step or, where the score is more than fits it, of the score.
 */
import type { Clock } from '../clock.js';
import { HODOKU_LEVELS, type HodokuLevel, type HodokuRating, type Mark } from '../types.js';
import type { TechniqueKernel } from './kernel.js';
import type { Step } from './step.js';
import { techniques } from './techniques.js';

/** The most a grid of each level scores. */
const LIMITS: Readonly<Record<HodokuLevel, number>> = {
  ...{ easy: 800, medium: 1000, hard: 1600, unfair: 1800 },
  extreme: Number.POSITIVE_INFINITY,
};
/** Where no step leads on HoDoKu takes a digit from the solution, in the middle one of the open cells. */
const GUESS = { score: 10_000, level: 'extreme' } as const;

interface Counted {
  score: number;
  level: HodokuLevel;
}

/** What is known on the way; it only grows. */
export class HodokuTally {
  #score = 0;
  #hardest = 0;

  add({ score, level }: Counted): void {
    this.#score += score;
    this.#hardest = Math.max(this.#hardest, HODOKU_LEVELS.indexOf(level));
  }

  get rating(): HodokuRating {
    const score = this.#score;
    const fitting = HODOKU_LEVELS.findIndex((level, i) => i >= this.#hardest && score <= LIMITS[level]);
    return { score, level: HODOKU_LEVELS[fitting]! };
  }
}

/** Givens with exactly one solution, and what they leave to each cell. */
export interface HodokuGrid {
  givens: readonly number[];
  candidates: ArrayLike<number>;
  solution: ArrayLike<number>;
}

export interface HodokuOptions {
  /** Slices of work it may take, so that it ends at the same point on every machine. */
  slices?: number;
}

/** `null` where the time, or the slices, did not suffice. Yields the share of the open cells that are filled. */
export function* rateAsHodoku(
  kernel: TechniqueKernel,
  { givens, candidates, solution }: HodokuGrid,
  clock: Clock,
  { slices = Number.POSITIVE_INFINITY }: HodokuOptions = {},
): Generator<number, HodokuRating | null, void> {
  const tally = new HodokuTally();
  const open = new Set(givens.flatMap((digit, cell) => (digit === 0 ? [cell] : [])));
  const cells = open.size;
  let worked = 0;
  kernel.begin({ digits: givens, givens, candidates, unique: true });
  while (open.size > 0) {
    const search = kernel.look();
    let slice = search.next();
    for (; !slice.done; slice = search.next()) {
      if (clock.isUp || ++worked > slices) return null;
      yield 1 - open.size / cells;
    }
    const step = slice.value;
    if (step) kernel.apply();
    else kernel.place(guessIn(open, solution));
    tally.add(step ? countedAs(step) : GUESS);
    for (const { cell } of step ? step.placements : [guessIn(open, solution)]) open.delete(cell);
  }
  return tally.rating;
}

/** Of a step on a classic grid: all that is found there HoDoKu counts. */
function countedAs({ technique }: Step): Counted {
  const { score, level } = techniques[technique]!;
  return { score: score!, level: level! };
}

function guessIn(open: ReadonlySet<number>, solution: ArrayLike<number>): Mark {
  const cell = [...open][Math.floor(open.size / 2)]!;
  return { cell, digit: solution[cell]! };
}
