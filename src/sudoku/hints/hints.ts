/** Hints for a position: the next, the whole path, or every instance of one technique. */
import type { Clock } from '../clock.js';
import type { Hint } from '../types.js';
import { describeHint } from './describe.js';
import { difficultyOf } from './difficulty.js';
import { factsOf, type HintLayout } from './facts.js';
import type { StepFinder, StepPosition } from './finder.js';
import type { Step } from './step.js';

export interface HintsWanted {
  /** 0 none, -1 the whole path. */
  hints: number;
  /** Every instance of the technique with this number, instead. */
  find: number | null;
}

/** Where hints are looked for, and for how long. */
export interface HintScene {
  /** Default: that of classic grids. */
  layout?: HintLayout;
  /** A hint that is found at once is told even if the time is up. */
  clock?: Clock;
}

export interface FoundHints {
  hints: Hint[];
  /** The time was up before as many were found as wanted. */
  late: boolean;
  /** Nothing was found any more, though more hints were wanted and cells are open. */
  stuck: boolean;
}

/** Yields where it breathes. Until no more are wanted, the grid is solved or nothing is found any more. */
export function* findHints(
  finder: StepFinder,
  position: StepPosition,
  { hints, find }: HintsWanted,
  { layout, clock }: HintScene = {},
): Generator<undefined, FoundHints, void> {
  if (find === null && hints === 0) return { hints: [], late: false, stuck: false };
  finder.begin(position);
  if (find !== null) {
    const steps = yield* inTime(finder.find(find), clock);
    return { hints: (steps ?? []).map((step) => makeHint(step, layout)), late: !steps, stuck: false };
  }
  const found: Hint[] = [];
  const open = new Set(Array.from(position.digits).flatMap((digit, cell) => (digit === 0 ? [cell] : [])));
  while (open.size > 0 && (hints < 0 || found.length < hints)) {
    const step = yield* inTime(finder.look(), clock);
    if (!step) return { hints: found, late: step === undefined, stuck: step === null };
    found.push(makeHint(step, layout));
    for (const { cell } of step.placements) open.delete(cell);
    finder.apply();
    yield;
  }
  return { hints: found, late: false, stuck: false };
}

/** `undefined` where the time is up before the work is done. */
function* inTime<Result>(
  work: Generator<undefined, Result, void>,
  clock: Clock | undefined,
): Generator<undefined, Result | undefined, void> {
  let slice = work.next();
  for (; !slice.done; slice = work.next()) {
    if (clock?.isUp) return undefined;
    yield;
  }
  return slice.value;
}

/** A step with its difficulty and its words. */
export function makeHint(step: Step, layout?: HintLayout): Hint {
  const facts = factsOf(step, layout);
  return { ...facts, se: difficultyOf(facts), levels: describeHint(facts) };
}
