/** Hints for a position: the next, the whole path, or every instance of one technique. */
import type { Hint } from '../types.js';
import { describeHint } from './describe.js';
import { difficultyOf } from './difficulty.js';
import { factsOf } from './facts.js';
import type { StepPosition, TechniqueKernel } from './kernel.js';
import type { Step } from './step.js';

export interface HintsWanted {
  /** 0 none, -1 the whole path. */
  hints: number;
  /** Every instance of the technique with this number, instead. */
  find: number | null;
}

/** Yields where it breathes. Until no more are wanted, the grid is solved or nothing is found any more. */
export function* findHints(
  kernel: TechniqueKernel,
  position: StepPosition,
  { hints, find }: HintsWanted,
): Generator<undefined, Hint[], void> {
  if (find === null && hints === 0) return [];
  kernel.begin(position);
  if (find !== null) return (yield* kernel.find(find)).map(makeHint);
  const found: Hint[] = [];
  while (hints < 0 || found.length < hints) {
    const step = yield* kernel.look();
    if (!step) break;
    found.push(makeHint(step));
    kernel.apply();
    yield;
  }
  return found;
}

/** A step with its difficulty and its words. */
export function makeHint(step: Step): Hint {
  const facts = factsOf(step);
  return { ...facts, se: difficultyOf(facts), levels: describeHint(facts) };
}
