/** Hints for a position: the next, the whole path, or every instance of one technique. */
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

export interface FoundHints {
  hints: Hint[];
  /** Nothing was found any more, though more hints were wanted and cells are open. */
  stuck: boolean;
}

/** Yields where it breathes. Until no more are wanted, the grid is solved or nothing is found any more. */
export function* findHints(
  finder: StepFinder,
  position: StepPosition,
  { hints, find }: HintsWanted,
  layout?: HintLayout,
): Generator<undefined, FoundHints, void> {
  if (find === null && hints === 0) return { hints: [], stuck: false };
  finder.begin(position);
  if (find !== null) {
    const steps = yield* finder.find(find);
    return { hints: steps.map((step) => makeHint(step, layout)), stuck: false };
  }
  const found: Hint[] = [];
  const open = new Set(Array.from(position.digits).flatMap((digit, cell) => (digit === 0 ? [cell] : [])));
  while (open.size > 0 && (hints < 0 || found.length < hints)) {
    const step = yield* finder.look();
    if (!step) return { hints: found, stuck: true };
    found.push(makeHint(step, layout));
    for (const { cell } of step.placements) open.delete(cell);
    finder.apply();
    yield;
  }
  return { hints: found, stuck: false };
}

/** A step with its difficulty and its words. */
export function makeHint(step: Step, layout?: HintLayout): Hint {
  const facts = factsOf(step, layout);
  return { ...facts, se: difficultyOf(facts), levels: describeHint(facts) };
}
