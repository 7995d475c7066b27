/**
 * Grids made to order: a random solution, then as few of its digits as determine it. Everything follows from the seed; the
 * time only decides whether there is an answer.
 */
import { HintwrightError } from '../../errors.js';
import { analyze } from '../analysis.js';
import type { Clock } from '../clock.js';
import type { Slices } from '../count.js';
import { makeReport, nothingFound } from '../findings.js';
import type { Layout } from '../layout.js';
import { rate } from '../rating/rating.js';
import type { Puzzle } from '../request.js';
import { readLayout } from '../rules.js';
import type { EnginesFor } from '../solver.js';
import { PARTIAL_MS, type Reports } from '../telling.js';
import type { RulesRequest, SudokuReport } from '../types.js';
import { makeCages } from './cages.js';
import { Dig } from './dig.js';
import { fill } from './fill.js';
import { type GeneratePlan, whyImpossible } from './plan.js';
import { Random } from './random.js';
import { makeRegions, writeRegions } from './regions.js';

/**
 * The largest grid with symmetry that is thrown away unless no given can go alone: 10x10 takes a tenth of a second, 12x12 ten
 * seconds and more, 16x16 for ever.
 */
const STRICT_SIDE = 10;
/** Solutions counted up to: it is known to be one. */
const LIMIT = 2;

/** Makes a grid and reports on it. Errors: those of the rules, `ERR_NOT_FOUND`. */
export function* generate(enginesFor: EnginesFor, plan: GeneratePlan, clock: Clock): Reports<SudokuReport> {
  const impossible = whyImpossible(plan);
  if (impossible) throw notFound(impossible);
  const random = new Random(plan.seed);
  for (;;) {
    const made = yield* attempt(enginesFor, plan, random, clock);
    if (clock.isUp) throw notFound(TOO_LATE);
    if (made && (yield* isOfLevel(enginesFor, plan, made, clock)))
      return yield* analyze(enginesFor(made.layout), made, clock);
    yield; // an attempt may be over without a breath
  }
}

/** Whether a grid is as hard as was asked for. */
function* isOfLevel(
  enginesFor: EnginesFor,
  { level }: GeneratePlan,
  puzzle: Puzzle,
  clock: Clock,
): Reports<boolean> {
  const { rating: kernel } = enginesFor(puzzle.layout);
  if (level === null || !kernel) return level === null;
  const rating = rate(kernel, puzzle.givens, clock, { hardest: level });
  let step = rating.next();
  for (; !step.done; step = rating.next()) yield undefined;
  return step.value.rating?.level === level;
}

/** One solution and what digging leaves of it; `null` when that is not as asked for. */
function* attempt(
  enginesFor: EnginesFor,
  plan: GeneratePlan,
  random: Random,
  clock: Clock,
): Reports<Puzzle | null> {
  const { side, rules: named } = plan;
  const rules = yield* withRegions(plan, random);
  const makesCages = named.has('killer') && rules.cages === undefined;
  const plain = makesCages ? new Set([...named].filter((rule) => rule !== 'killer')) : named;
  const base = readLayout(rules, { rules: plain, side: null }, side);
  const ownRegions = rules.regions !== plan.request.regions; // few have no solution, but then it may take long to see
  const tries = ownRegions ? 2 : Number.POSITIVE_INFINITY;
  const solution = yield* fill(enginesFor(base).explorer, { side, random, tries }, clock);
  if (!solution) {
    if (clock.isUp || ownRegions) return null;
    throw notFound('No grid obeys these rules.');
  }
  if (makesCages) rules.cages = makeCages(solution, side, random);
  const layout = makesCages ? readLayout(rules, { rules: named, side: null }, side) : base;
  return yield* digFrom(enginesFor, layout, plan, { solution, random }, clock);
}

function* digFrom(
  enginesFor: EnginesFor,
  layout: Layout,
  { side, symmetry, clues, orbits, wantsRating }: GeneratePlan,
  { solution, random }: { solution: readonly number[]; random: Random },
  clock: Clock,
): Reports<Puzzle | null> {
  const findings = { ...nothingFound('unique'), solutions: 1, solution };
  let news: SudokuReport | undefined;
  let told = clock.passed;
  const onProgress = (givens: readonly number[], progress: number) => {
    if (clock.passed - told < PARTIAL_MS) return;
    told = clock.passed;
    news = makeReport(puzzleOf(layout, [...givens], clock, wantsRating), { ...findings, progress }, clock);
  };
  const dig = new Dig(enginesFor(layout).solver, solution, side);
  const digging = dig.run({ orbits: random.shuffle(orbits), least: clues ?? 0, onProgress }, clock);
  let step = digging.next();
  for (; !step.done; step = digging.next()) {
    yield news;
    news = undefined;
  }
  const { givens } = dig;
  if (!step.value) return null;
  if (clues !== null && givens.filter((digit) => digit > 0).length !== clues) return null;
  const strict = clues === null && symmetry !== 'none' && side <= STRICT_SIDE;
  if (strict && !(yield* dig.isMinimal(clock))) return null;
  return puzzleOf(layout, givens, clock, wantsRating);
}

/** The rules asked for, with regions where there must be some. */
function* withRegions({ request, rules, side }: GeneratePlan, random: Random): Slices<RulesRequest> {
  if (!rules.has('jigsaw') || request.regions !== undefined) return { ...request };
  return { ...request, regions: writeRegions(yield* makeRegions(side, random)) };
}

function puzzleOf(layout: Layout, givens: number[], clock: Clock, wantsRating: boolean): Puzzle {
  return {
    layout,
    givens,
    written: givens,
    digits: givens,
    entries: givens.map(() => 0),
    marks: null,
    deleted: [],
    counted: ['givens'],
    limit: LIMIT,
    timeMs: clock.passed,
    wantsGuesses: false,
    wantsRating,
    ratingSlices: Number.POSITIVE_INFINITY,
    scoreSlices: Number.POSITIVE_INFINITY,
    hints: { hints: 0, find: null },
  };
}

export const TOO_LATE = 'The time was up before a grid was found that is as asked for.';

export const notFound = (message: string): HintwrightError =>
  new HintwrightError({ code: 'ERR_NOT_FOUND', message });
