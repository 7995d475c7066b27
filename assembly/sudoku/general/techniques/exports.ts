/** What the module offers of techniques on any grid. The caller writes the position (START, STANDING) and then asks. */
import { TECHNIQUE_COUNT } from '../../techniques/ids.generated';
import { RECORD_CAPACITY } from '../memory';
import { findPart, partsOf, weightOf } from './finders';
import { loadPosition } from './position';
import { applyRecord, clearRecords, recordAt, recordCount, wantOneMore } from './step';

export { STANDING as GENERAL_STANDING } from '../memory';

/** There is no step. */
const NONE: i32 = -1;
/** The search goes on with the next call. */
const BUSY: i32 = -2;
/** A slice of well below a millisecond, on the largest grids some milliseconds. */
const SLICE_PARTS: i32 = 128;

/** Where the search goes on. */
let technique: i32 = 0;
let part: i32 = 0;

/** Takes over the position that was written; forgets all steps. */
export function generalStepsBegin(): void {
  clearRecords(0);
  loadPosition();
  seek(0);
}

function seek(to: i32): void {
  technique = to;
  part = 0;
}

/**
 * Looks, for a slice, for one step of all techniques in their order, and adds it to the steps. The number of its technique, NONE or BUSY.
 * The call after one that is not BUSY begins anew.
 */
export function generalStepsNext(): i32 {
  wantOneMore();
  for (let work = SLICE_PARTS; technique < TECHNIQUE_COUNT; part++) {
    if (part >= partsOf(technique)) {
      seek(technique + 1);
      part = -1;
      continue;
    }
    if (work <= 0) return BUSY;
    work -= weightOf(technique);
    if (findPart(technique, part)) return finish(technique);
  }
  return finish(NONE);
}

function finish(answer: i32): i32 {
  seek(0);
  return answer;
}

/** Searches for every instance of a technique from a part on, 0 at first, which forgets the steps there were. The part to go on with, or NONE. */
export function generalStepsFind(technique: i32, part: i32): i32 {
  if (part == 0) clearRecords(RECORD_CAPACITY);
  const parts = partsOf(technique);
  for (const end = part + SLICE_PARTS / weightOf(technique); part < parts; part++) {
    if (part == end) return part;
    if (findPart(technique, part)) return NONE;
  }
  return NONE;
}

/** Changes the position as a step says. */
export function generalStepsApply(step: i32): void {
  applyRecord(step);
  seek(0);
}

export function generalStepsCount(): i32 {
  return recordCount;
}

/** Where the record of a step is (step.ts). */
export function generalStepsRecord(step: i32): usize {
  return recordAt(step);
}
