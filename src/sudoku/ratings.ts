/** How hard the givens alone are, by HoDoKu and by Sudoku Explainer. Told on the way is only how far it is. */
import { remainingCandidates } from './candidates.js';
import type { Clock } from './clock.js';
import type { Findings } from './findings.js';
import { rateAsHodoku } from './hints/hodoku.js';
import type { TechniqueKernel } from './hints/kernel.js';
import { parseDigits } from './notation.js';
import { type Rated, rate } from './rating/rating.js';
import type { Puzzle } from './request.js';
import type { Engines } from './solver.js';
import { type Reports, telling } from './telling.js';
import type { HodokuRating, Unrated } from './types.js';

/** Of givens with exactly one solution, both ratings; whether they were worked out. */
export function* rateGivens(
  { techniques, rating }: Engines,
  puzzle: Puzzle,
  findings: Findings,
  clock: Clock,
): Reports<boolean> {
  if (!techniques || !rating || puzzle.givens.every((digit) => digit > 0)) return true;
  findings.hodoku = yield* telling(scoreOf(techniques, puzzle, findings, clock), puzzle, findings, clock);
  const work = rate(rating, puzzle.givens, clock, { slices: puzzle.ratingSlices });
  const rated = yield* telling(work, puzzle, findings, clock);
  findings.rating = rated.rating;
  findings.unrated = rated.rating ? null : whyUnrated(rated, clock);
  return rated.complete && findings.hodoku !== null;
}

function scoreOf(
  techniques: TechniqueKernel,
  { layout, givens, scoreSlices }: Puzzle,
  { givensAlone, solution: found }: Findings,
  clock: Clock,
): Generator<number, HodokuRating | null, void> {
  const candidates = remainingCandidates({ digits: givens, marks: null, deleted: [] }, layout);
  const solution = givensAlone ? parseDigits(givensAlone.solution!, layout.side) : found!;
  return rateAsHodoku(techniques, { givens, candidates, solution }, clock, { slices: scoreSlices });
}

function whyUnrated({ complete }: Rated, clock: Clock): Unrated {
  if (complete) return 'beyond';
  return clock.isUp ? 'no-time' : 'too-hard';
}
