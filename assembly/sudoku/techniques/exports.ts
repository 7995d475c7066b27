/** What the module offers of techniques. The caller writes the position and then asks. */
import { find, findPart, partsOf } from './finders';
import { TECHNIQUE_COUNT } from './ids.generated';
import { ENABLED, STEP_CAPACITY } from './memory';
import { loadState } from './state';
import { applyStep, clearSteps, stepAt, stepCount, wantMore } from './step';

export {
  CANDIDATES as TECHNIQUE_CANDIDATES, ENABLED as TECHNIQUES_ENABLED, GIVENS as TECHNIQUE_GIVENS, VALUES as TECHNIQUE_VALUES,
} from './memory';

/** Takes over the position that was written; forgets all steps. `unique`: the givens have exactly one solution. */
export function techniquesBegin(unique: bool): void {
  clearSteps(0);
  loadState(unique);
}

/**
 * Looks for one step of the enabled techniques from number `from` on, in their order; adds it to the steps. The number of its
 * technique, or -1.
 */
export function techniquesNext(from: i32): i32 {
  wantMore(1);
  const before = stepCount;
  for (let technique = from; technique < TECHNIQUE_COUNT; technique++) {
    if (load<u8>(ENABLED + technique) == 0) continue;
    find(technique);
    if (stepCount > before) return technique;
  }
  return -1;
}

/** Into how many parts the search for every instance of a technique falls. */
export function techniquesParts(technique: i32): i32 {
  return partsOf(technique);
}

/** Searches one part, from 0 on; the first forgets the steps there were, the others add to them. */
export function techniquesFind(technique: i32, part: i32): void {
  if (part == 0) clearSteps(STEP_CAPACITY);
  findPart(technique, part);
}

/** Changes the position as a step says. */
export function techniquesApply(step: i32): void {
  applyStep(step);
}

export function techniquesCount(): i32 {
  return stepCount;
}

/** Where the record of a step is (step.ts). */
export function techniquesStep(step: i32): usize {
  return stepAt(step);
}
