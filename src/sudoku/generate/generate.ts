/**
 * Grids made to order: a random solution, then as few of its digits as determine it. Everything follows from the seed; the
 * time only decides whether there is an answer.
 */
import { HintwrightError } from '../../errors.js';
import { analyze, type Reports } from '../analysis.js';
import type { Clock } from '../clock.js';
import { makeReport, nothingFound } from '../findings.js';
import type { Layout } from '../layout.js';
import type { Puzzle } from '../request.js';
import { readLayout } from '../rules.js';
import type { EnginesFor } from '../solver.js';
import type { RulesRequest, SudokuReport } from '../types.js';
import { makeCages } from './cages.js';
import { dig, hasSpare } from './dig.js';
import { fill } from './fill.js';
import type { GeneratePlan } from './plan.js';
import { Random } from './random.js';
import { makeRegions, writeRegions } from './regions.js';
import { orbitsOf } from './symmetry.js';

/** The least time between two partial reports. */
const PARTIAL_MS = 8;
/** Solutions counted up to: it is known to be one. */
const LIMIT = 2;

/** Makes a grid and reports on it. Errors: those of the rules, `ERR_NOT_FOUND`. */
export function* generate(enginesFor: EnginesFor, plan: GeneratePlan, clock: Clock): Reports<SudokuReport> {
  const random = new Random(plan.seed);
  for (;;) {
    const made = yield* attempt(enginesFor, plan, random, clock);
    if (clock.isUp) throw notFound(TOO_LATE);
    if (!made) continue;
    return yield* analyze(enginesFor(made.layout), made, clock);
  }
}

/** One solution and what digging leaves of it; `null` when that is not as asked for. */
function* attempt(
  enginesFor: EnginesFor,
  plan: GeneratePlan,
  random: Random,
  clock: Clock,
): Reports<Puzzle | null> {
  const { side, rules: named } = plan;
  const rules = withRegions(plan, random);
  const makesCages = named.has('killer') && rules.cages === undefined;
  const plain = makesCages
    ? { ...named, rules: new Set([...named].filter((rule) => rule !== 'killer')) }
    : { rules: named };
  const base = readLayout(rules, { rules: plain.rules, side: null }, side);
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
  { side, symmetry, clues }: GeneratePlan,
  { solution, random }: { solution: readonly number[]; random: Random },
  clock: Clock,
): Reports<Puzzle | null> {
  const { solver } = enginesFor(layout);
  const findings = { ...nothingFound('unique'), solutions: 1, solution };
  let news: SudokuReport | undefined;
  let told = clock.passed;
  const digging = dig(
    solver,
    solution,
    {
      side,
      orbits: random.shuffle(orbitsOf(symmetry, side)),
      least: clues ?? 0,
      onProgress: (givens, progress) => {
        if (clock.passed - told < PARTIAL_MS) return;
        told = clock.passed;
        news = makeReport(puzzleOf(layout, [...givens], clock), { ...findings, progress }, clock);
      },
    },
    clock,
  );
  let step = digging.next();
  for (; !step.done; step = digging.next()) {
    yield news;
    news = undefined;
  }
  const givens = step.value;
  if (!givens) return null;
  if (clues !== null && givens.filter((digit) => digit > 0).length !== clues) return null;
  if (clues === null && symmetry !== 'none' && (yield* hasSpare(solver, givens, side))) return null;
  return puzzleOf(layout, givens, clock);
}

/** The rules asked for, with regions where there must be some. */
function withRegions({ request, rules, side }: GeneratePlan, random: Random): RulesRequest {
  const needed = rules.has('jigsaw') && request.regions === undefined;
  return { ...request, ...(needed && { regions: writeRegions(makeRegions(side, random)) }) };
}

function puzzleOf(layout: Layout, givens: number[], clock: Clock): Puzzle {
  return {
    ...{ layout, givens, written: givens, digits: givens, entries: givens.map(() => 0) },
    ...{
      marks: null,
      deleted: [],
      counted: ['givens'],
      limit: LIMIT,
      timeMs: clock.passed,
      wantsGuesses: false,
      hints: { hints: 0, find: null },
    },
  };
}

export const TOO_LATE = 'The time was up before a grid was found that is as asked for.';

export const notFound = (message: string): HintwrightError =>
  new HintwrightError({ code: 'ERR_NOT_FOUND', message });
