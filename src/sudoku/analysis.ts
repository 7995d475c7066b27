/** From a puzzle to its report: the questions in their order, in slices, telling on the way what is known. */
import { type Assessed, assess } from './assess.js';
import type { Clock } from './clock.js';
import { countSolutions, type Slices } from './count.js';
import { estimateSolutions } from './estimate.js';
import { type Findings, makeReport } from './findings.js';
import { findGuesses } from './guesses.js';
import { findHints } from './hints/hints.js';
import { mistakesIn } from './hints/mistakes.js';
import { makeGrid, parseDigits } from './notation.js';
import { rateGivens } from './ratings.js';
import { findRedundant } from './redundant.js';
import type { Puzzle } from './request.js';
import type { Engines } from './solver.js';
import { PARTIAL_MS, type Reports, telling } from './telling.js';
import type { GivensAlone, SudokuReport } from './types.js';

export function* analyze(engines: Engines, puzzle: Puzzle, clock: Clock): Reports<SudokuReport> {
  const assessed = yield* assess(engines.solver, puzzle, clock);
  const { findings, candidates } = assessed;
  if (findings.status === 'multiple') yield* count(engines, puzzle, assessed, clock);
  const proper = yield* assessGivens(engines, puzzle, findings, clock);
  let complete = yield* findNextHints(engines, puzzle, assessed, clock);
  if (proper) complete = (yield* judgeGivens(engines, puzzle, findings, clock)) && complete;
  if (puzzle.wantsGuesses && findings.status !== 'none') {
    findings.guesses = yield* findGuesses(engines.explorer, puzzle.digits, candidates, clock);
    complete &&= findings.guesses !== null;
  }
  if (proper && puzzle.wantsRating)
    complete = (yield* rateGivens(engines, puzzle, findings, clock)) && complete;
  if (findings.capped) findings.estimate = yield* estimateSolutions(engines.explorer, candidates, clock);
  findings.complete = complete && (!findings.capped || findings.solutions === puzzle.limit);
  return makeReport(puzzle, findings, clock);
}

/** All solutions, by cell and digit, up to the limit. That there are several is told at once. */
function* count(
  { solver }: Engines,
  puzzle: Puzzle,
  { findings, candidates }: Assessed,
  clock: Clock,
): Reports<void> {
  const { limit } = puzzle;
  yield makeReport(puzzle, findings, clock);
  let told = clock.passed;
  solver.begin(candidates, { limit, tally: true });
  let state = solver.step();
  for (; state === 'running' && !clock.isUp; state = solver.step()) {
    const due = clock.passed - told > PARTIAL_MS;
    findings.solutions = Math.max(findings.solutions, Math.min(solver.count, limit));
    findings.progress = findings.solutions / limit;
    yield due ? makeReport(puzzle, findings, clock) : undefined;
    if (due) told = clock.passed;
  }
  findings.solutions = Math.max(findings.solutions, Math.min(solver.count, limit));
  findings.capped = state !== 'done';
  if (state === 'done') findings.tally = solver.tally;
}

/** Which givens can go; whether all could be judged. What is known before is told on the way. */
function* judgeGivens(
  { solver }: Engines,
  puzzle: Puzzle,
  findings: Findings,
  clock: Clock,
): Reports<boolean> {
  const search = findRedundant(solver, puzzle.givens, puzzle.layout.side, clock);
  const { cells, complete } = yield* telling(search, puzzle, findings, clock);
  findings.redundant = cells;
  findings.minimal = cells.length > 0 ? false : complete ? true : null;
  return complete;
}

/** What the givens alone are worth; whether they have exactly one solution. */
function* assessGivens(
  { solver }: Engines,
  puzzle: Puzzle,
  findings: Findings,
  clock: Clock,
): Slices<boolean> {
  if (puzzle.counted.length === 1) return findings.solution !== null;
  const { layout, givens: digits, entries, limit } = puzzle;
  const position = { layout, digits, marks: null, deleted: [], limit };
  const { findings: alone, candidates } = yield* assess(solver, position, clock);
  const { status, solution } = alone;
  const counted = status === 'multiple' ? yield* countSolutions(solver, candidates, limit, clock) : alone;
  findings.givensAlone = {
    status,
    solutionCount: counted.solutions,
    countCapped: counted.capped,
    solution: solution && makeGrid([...solution], layout.side),
    wrongEntries: solution ? wrongEntries(entries, solution) : [],
  } satisfies GivensAlone;
  return solution !== null;
}

const wrongEntries = (entries: readonly number[], solution: readonly number[]): number[] =>
  [...entries.keys()].filter((cell) => entries[cell] && entries[cell] !== solution[cell]);

/** Hints, and whether all that were wanted; where an error leaves no solution, what is wrong instead. Uniqueness is that of the givens: marks may hide a solution. */
function* findNextHints(
  { finder }: Engines,
  { layout, digits, givens, hints }: Puzzle,
  { findings, candidates }: Assessed,
  clock: Clock,
): Reports<boolean> {
  const { status, givensAlone, solution } = findings;
  const own = givensAlone ? givensAlone.solution : solution;
  if (status === 'none' && givensAlone?.solution)
    findings.mistakes = mistakesIn(candidates, parseDigits(givensAlone.solution, layout.side));
  if (status === 'none' || status === 'solved') return true;
  const position = { digits, givens, candidates, unique: own !== null };
  const found = yield* findHints(finder, position, hints, { layout, clock });
  findings.hints = found.hints;
  findings.stuck = found.stuck && status === 'unique';
  return !found.late;
}
