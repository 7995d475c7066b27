/**
 * Steps, described as in techniques/step.ts, on grids of any size. Records in RECORDS:
 *
 *   u16 technique, u16 placements P, u16 eliminations E, u16 items I
 *   u32 x (P + E)        candidates, 32 x cell + digit
 *   u32 x 2 x I          kind << 8 | role, then what it is of
 *
 * Kinds and roles are those of techniques/step.ts. Houses are shown last: a step that was found in another house before, with the same
 * pattern and results, is the same.
 */
import { cells } from '../grid';
import {
  CELL_MASKS_BYTES, DRAFT_GONE, DRAFT_ITEM_CAPACITY, DRAFT_ITEMS, RECORD_CAPACITY, RECORD_INDEX, RECORDS, RECORDS_BYTES,
} from '../memory';
import { candidatesOf, cellOfGroup, digitWord, place, remove } from './position';
import { seenWord } from './seen';
import { PATTERN } from '../../techniques/step';

export { BASE, COVER, EXTRA, PATTERN, STRONG, WEAK } from '../../techniques/step';

const CELL: i32 = 0;
const CANDIDATE: i32 = 1;
const HOUSE: i32 = 2;
const DIGITS: i32 = 3;
const LINK: i32 = 4;
const NUMBER: i32 = 5;
const GROUP: i32 = 6;

let technique: i32 = 0;
/** The candidate placed, or -1. */
let placed: i32 = -1;
let goneCount: i32 = 0;
let itemCount: i32 = 0;
/** Items without the houses. */
let patternCount: i32 = 0;

/** Steps in RECORDS. */
export let recordCount: i32 = 0;
let used: usize = 0;
let wanted: i32 = 1;

/** Forgets all steps; finders stop after `most` more. */
export function clearRecords(most: i32): void {
  recordCount = 0;
  used = 0;
  wanted = most;
}

/** Keeps the steps there are, unless they leave little room; finders stop at the next one. */
export function wantOneMore(): void {
  if (used > RECORDS_BYTES / 2 || 2 * recordCount > RECORD_CAPACITY) clearRecords(0);
  wanted = recordCount + 1;
}

export function isOneWanted(): bool {
  return wanted == recordCount + 1;
}

export function open(ofTechnique: i32): void {
  technique = ofTechnique;
  placed = -1;
  goneCount = 0;
  itemCount = 0;
  patternCount = 0;
  memory.fill(DRAFT_GONE, 0, CELL_MASKS_BYTES);
}

export function addPlacement(cell: i32, digit: i32): void {
  placed = candidate(cell, digit);
}

/** Removes digits, a bit each, from a cell; those that it can't hold are passed over. */
export function removeDigits(cell: i32, digits: u32): void {
  const at = DRAFT_GONE + 4 * cell;
  const gone = load<u32>(at);
  const more = digits & candidatesOf(cell) & ~gone;
  goneCount += <i32>popcnt(more);
  store<u32>(at, gone | more);
}

/** Removes a digit from all cells that are seen (seen.ts). */
export function removeSeen(digit: i32): void {
  for (let word = 0; 32 * word < cells; word++)
    for (let left = seenWord(word) & digitWord(digit, word); left != 0; left &= left - 1)
      removeDigits(32 * word + <i32>ctz(left), 1 << digit);
}

/** Whether nothing follows. */
export function isUseless(): bool {
  return placed < 0 && goneCount == 0;
}

// @ts-ignore: decorator
@inline
function candidate(cell: i32, digit: i32): i32 {
  return 32 * cell + digit;
}

function show(kind: i32, role: i32, value: u32): void {
  if (itemCount == DRAFT_ITEM_CAPACITY) return;
  const at = DRAFT_ITEMS + 8 * itemCount++;
  store<u32>(at, (kind << 8) | role);
  store<u32>(at, value, 4);
  if (kind != HOUSE) patternCount = itemCount;
}

export function showCell(role: i32, cell: i32): void {
  show(CELL, role, cell);
}

export function showCandidate(role: i32, cell: i32, digit: i32): void {
  show(CANDIDATE, role, candidate(cell, digit));
}

/** Once, in the role it was shown in first: ways may pass it several times. */
export function addCandidate(role: i32, cell: i32, digit: i32): void {
  for (let i = 0; i < itemCount; i++) {
    const at = DRAFT_ITEMS + 8 * i;
    if (load<u32>(at) >> 8 == CANDIDATE && load<i32>(at, 4) == candidate(cell, digit)) return;
  }
  showCandidate(role, cell, digit);
}

/** Those of some digits that a cell can hold. */
export function showCandidates(role: i32, cell: i32, digits: u32): void {
  for (let left = digits & candidatesOf(cell); left != 0; left &= left - 1) showCandidate(role, cell, <i32>ctz(left));
}

/** Those of some digits that some places of a group can hold. */
export function showPlaces(role: i32, group: i32, places: u32, digits: u32): void {
  for (; places != 0; places &= places - 1) showCandidates(role, cellOfGroup(group, <i32>ctz(places)), digits);
}

export function showDigits(role: i32, digits: u32): void {
  show(DIGITS, role, digits);
}

export function showNumber(value: i32): void {
  show(NUMBER, 0, value);
}

/** From a digit in a cell to a digit in a cell; `role` STRONG or WEAK. */
export function showLink(role: i32, cell: i32, digit: i32, otherCell: i32, otherDigit: i32): void {
  show(LINK, role, (candidate(cell, digit) << 15) | candidate(otherCell, otherDigit));
}

/** A digit in a cell, as an end of a link, stands for another cell as well: the digit is in one of them. */
export function showAlso(cell: i32, other: i32, digit: i32): void {
  show(GROUP, PATTERN, (candidate(cell, digit) << 15) | candidate(other, digit));
}

export function showGroup(role: i32, group: i32): void {
  show(HOUSE, role, group);
}

/** Keeps the draft unless the same was kept before. True: enough, stop looking. */
export function commit(): bool {
  return keep(true);
}

/** Keeps the draft unless the technique led to the same results before, from whatever cells. */
export function commitNew(): bool {
  return keep(false);
}

function keep(byPattern: bool): bool {
  const results = goneCount + (placed < 0 ? 0 : 1);
  const length = <usize>(8 + 4 * results + 8 * itemCount);
  if (recordCount == RECORD_CAPACITY || used + length > RECORDS_BYTES) return true;
  const at = RECORDS + used;
  write(at);
  const compared = <usize>(4 * results + (byPattern ? 8 * patternCount : 0));
  for (let i = 0; i < recordCount; i++) if (isSame(recordAt(i), at, compared)) return false;
  store<u32>(RECORD_INDEX + 4 * recordCount++, <u32>used);
  used += length;
  return recordCount >= wanted;
}

function isSame(a: usize, b: usize, compared: usize): bool {
  return memory.compare(a, b, 6) == 0 && memory.compare(a + 8, b + 8, compared) == 0;
}

function write(at: usize): void {
  store<u16>(at, <u16>technique);
  store<u16>(at, <u16>(placed < 0 ? 0 : 1), 2);
  store<u16>(at, <u16>goneCount, 4);
  store<u16>(at, <u16>itemCount, 6);
  let to = at + 8;
  if (placed >= 0) {
    store<u32>(to, placed);
    to += 4;
  }
  for (let cell = 0; cell < cells; cell++)
    for (let left = load<u32>(DRAFT_GONE + 4 * cell); left != 0; left &= left - 1, to += 4)
      store<u32>(to, candidate(cell, <i32>ctz(left)));
  memory.copy(to, DRAFT_ITEMS, 8 * <usize>itemCount);
}

/** The address of a step. */
export function recordAt(index: i32): usize {
  return RECORDS + <usize>load<u32>(RECORD_INDEX + 4 * index);
}

/** Does what a step says. */
export function applyRecord(index: i32): void {
  const at = recordAt(index);
  const placements = <i32>load<u16>(at, 2), eliminations = <i32>load<u16>(at, 4);
  for (let i = 0; i < placements + eliminations; i++) {
    const result = load<i32>(at + 8 + 4 * i);
    if (i < placements) place(result >> 5, result & 31);
    else remove(result >> 5, result & 31);
  }
}
