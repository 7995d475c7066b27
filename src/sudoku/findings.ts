/** What an analysis has found so far, and the report of it. */
import type { Clash } from './clashes.js';
import type { Clock } from './clock.js';
import { explain } from './explain.js';
import { makeGrid } from './notation.js';
import type { Puzzle } from './request.js';
import { nameOf, shapeOf } from './rules.js';
import type {
  Estimate,
  GivensAlone,
  Guesses,
  Hint,
  HodokuRating,
  Rating,
  Status,
  SudokuReport,
  Unrated,
} from './types.js';

export interface Findings {
  status: Status;
  solutions: number;
  capped: boolean;
  /** The only solution. */
  solution: readonly number[] | null;
  clash: Clash | null;
  /** Solutions by cell and digit - 1, once all are counted. */
  tally: Float64Array | null;
  estimate: Estimate | null;
  redundant: readonly number[];
  minimal: boolean | null;
  guesses: Guesses | null;
  givensAlone: GivensAlone | null;
  hints: Hint[];
  rating: Rating | null;
  hodoku: HodokuRating | null;
  /** Why there is no rating, where one was wanted. */
  unrated: Unrated | null;
  /** Where there is no solution and the givens have one: cells that differ from it. */
  mistakes: readonly number[];
  /** Hints ended before they were as many as wanted, though cells are open. */
  stuck: boolean;
  complete: boolean;
  progress: number;
}

export const nothingFound = (status: Status): Findings => ({
  status,
  solutions: 0,
  capped: false,
  solution: null,
  clash: null,
  tally: null,
  estimate: null,
  redundant: [],
  minimal: null,
  guesses: null,
  givensAlone: null,
  complete: false,
  progress: 0,
  hints: [],
  mistakes: [],
  stuck: false,
  rating: null,
  hodoku: null,
  unrated: null,
});

export function makeReport(puzzle: Puzzle, findings: Findings, clock: Clock): SudokuReport {
  const { layout, written, givens, entries, counted } = puzzle;
  const { side } = layout;
  const { status, solutions, capped, solution, clash, redundant, minimal } = findings;
  const { stuck, unrated, mistakes } = findings;
  const facts = { clash, mistakes: [...mistakes], ...(stuck && { stuck }), limit: puzzle.limit, unrated };
  return {
    game: 'sudoku',
    grid: makeGrid(written, side),
    givens: makeGrid(givens, side),
    entries: entries.some((digit) => digit > 0) ? makeGrid(entries, side) : null,
    size: side,
    variant: nameOf(layout),
    ...shapeOf(layout),
    counted,
    status,
    solutionCount: solutions,
    countCapped: capped,
    estimate: findings.estimate,
    solution: solution && makeGrid(solution, side),
    conflicts: clash?.cells ?? [],
    reason: status === 'none' ? (clash?.reason ?? 'no_solution_no_direct_conflict') : null,
    explanation: explain({ ...facts, status, side, counted, solutions, capped }),
    facts,
    minimal,
    redundant: [...redundant],
    givensAlone: findings.givensAlone,
    guesses: findings.guesses,
    rating: findings.rating,
    hodoku: findings.hodoku,
    hints: findings.hints,
    probabilities: probabilitiesOf(findings, side),
    complete: findings.complete,
    progress: findings.complete ? 1 : findings.progress,
    timeMs: clock.passed,
  };
}

/** By cell and digit - 1; `null` unless all solutions were counted. */
function probabilitiesOf({ solution, tally, solutions, capped }: Findings, side: number): number[][] | null {
  if (solution)
    return solution.map((digit) => Array.from({ length: side }, (_, i) => (i + 1 === digit ? 1 : 0)));
  if (!tally || capped) return null;
  return Array.from({ length: side * side }, (_, cell) =>
    Array.from(tally.subarray(cell * side, (cell + 1) * side), (count) => count / solutions),
  );
}
