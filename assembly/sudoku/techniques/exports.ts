/** What the module offers of techniques. The caller writes the position and then asks. */
import { TECHNIQUE_COUNT } from './ids.generated';
import { ENABLED, STEP_CAPACITY } from './memory';
import { DONE, findNextPart, findPart, isLong } from './parts';
import { loadState, place } from './state';
import { applyStep, clearSteps, stepAt, stepCount, wantMore } from './step';

export {
  CANDIDATES as TECHNIQUE_CANDIDATES, ENABLED as TECHNIQUES_ENABLED, GIVENS as TECHNIQUE_GIVENS, VALUES as TECHNIQUE_VALUES,
} from './memory';

/** There is no step. */
const NONE: i32 = -1;
/** None was found so far: the search goes on with the next call. */
const BUSY: i32 = -2;

/** Where the search for one step goes on. */
let technique: i32 = 0;
let part: i32 = 0;

/** Takes over the position that was written; forgets all steps. `unique`: the givens have exactly one solution. */
export function techniquesBegin(unique: bool): void {
  clearSteps(0);
  loadState(unique);
  seek(0);
}

function seek(to: i32): void {
  technique = to;
  part = 0;
}

/**
 * Looks, for a slice of some milliseconds, for one step of the enabled techniques in their order; adds it to the steps. The number of its
 * technique, NONE or BUSY. The call after one that is not BUSY begins anew.
 */
export function techniquesNext(): i32 {
  wantMore(1);
  const before = stepCount;
  for (let hasWaited = false; technique < TECHNIQUE_COUNT; ) {
    if (load<u8>(ENABLED + technique) == 0) {
      seek(technique + 1);
      continue;
    }
    if (isLong(technique)) {
      if (hasWaited) return BUSY;
      hasWaited = true;
    }
    part = findNextPart(technique, part);
    if (stepCount > before) return finish(technique);
    if (part == DONE) seek(technique + 1);
  }
  return finish(NONE);
}

function finish(answer: i32): i32 {
  seek(0);
  return answer;
}

/** Searches one part for every instance of a technique, from 0 on; the first forgets the steps there were. The next part, or -1. */
export function techniquesFind(technique: i32, part: i32): i32 {
  if (part == 0) clearSteps(STEP_CAPACITY);
  return findPart(technique, part);
}

/** Changes the position as a step says. */
export function techniquesApply(step: i32): void {
  applyStep(step);
  seek(0);
}

/** Puts a digit, from 0, in a cell: a guess, where no step leads on. */
export function techniquesPlace(cell: i32, digit: i32): void {
  place(cell, digit);
  seek(0);
}

export function techniquesCount(): i32 {
  return stepCount;
}

/** Where the record of a step is (step.ts). */
export function techniquesStep(step: i32): usize {
  return stepAt(step);
}
