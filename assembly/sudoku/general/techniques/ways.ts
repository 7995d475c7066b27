/**
 * Ways: from what is supposed to what follows from it, by the links of implications.ts, and how they are drawn. Several cells that count
 * as one are named by one of them that no link ends at by itself; where there is none the way is not told.
 */
import { cells } from '../grid';
import { ENDS, WAY } from '../memory';
import { cellOf, digitOf, placesWithout, sourceOf, viaOf } from './implications';
import { firstOf, placesNow } from './places';
import { addCandidate, EXTRA, PATTERN, showAlso, showLink, STRONG, WEAK } from './step';

/** Of ENDS: a link ends at the candidate; it names a group. */
const SINGLE: u8 = 1;
const GROUPED: u8 = 2;

let length: i32 = 0;
/** Whether every group that was drawn has a name of its own. */
export let isClear: bool = true;

// @ts-ignore: decorator
@inline
export function literalAt(index: i32): i32 {
  return <i32>load<u16>(WAY + 2 * index);
}

/** Takes down the way from what is supposed to a literal. */
export function trace(end: i32): void {
  length = 1;
  for (let at = end; sourceOf(at) != at; at = sourceOf(at)) length++;
  for (let i = length - 1, at = end; i >= 0; i--, at = sourceOf(at)) store<u16>(WAY + 2 * i, <u16>at);
}

/** Before ways are drawn, each is walked once. */
export function beginWays(): void {
  memory.fill(ENDS, 0, 32 * <usize>cells);
  isClear = true;
}

export function walk(from: i32): void {
  for (let i = from; i < length; i++) store<u8>(ENDS + (literalAt(i) >> 1), SINGLE);
}

/** Whether it goes by groups. */
export function passesGroup(): bool {
  for (let i = 1; i < length; i++) if (viaOf(literalAt(i)) >= 0) return true;
  return false;
}

/** The places that a group begins with: those that what the literal is from sees. */
export function seenGroup(literal: i32): u32 {
  const via = viaOf(literal);
  return placesNow(via, digitOf(literal)) & ~placesWithout(via, sourceOf(literal));
}

/** Writes the way into the draft from a literal of it on: its links in order, and what its candidates are. */
export function showWay(from: i32): void {
  showCandidatesOnWay(from);
  showLinks(from);
}

/** The same from the group on that what is supposed takes first. */
export function showWayFromGroup(): void {
  const first = literalAt(1);
  showCandidatesOnWay(1);
  showBehindGroup(nameGroup(EXTRA, viaOf(first), seenGroup(first), digitOf(first)), first);
  showLinks(1);
}

function showCandidatesOnWay(from: i32): void {
  for (let i = from; i < length; i++) {
    const literal = literalAt(i);
    addCandidate((literal & 1) != 0 ? PATTERN : EXTRA, cellOf(literal), digitOf(literal));
  }
}

function showLinks(from: i32): void {
  for (let i = from; i + 1 < length; i++) showStep(cellOf(literalAt(i)), literalAt(i + 1));
}

function showStep(from: i32, literal: i32): void {
  const source = sourceOf(literal), digit = digitOf(source);
  if (viaOf(literal) < 0) showLink((source & 1) != 0 ? WEAK : STRONG, from, digit, cellOf(literal), digitOf(literal));
  else if ((source & 1) == 0) showBehindGroup(from, literal);
  else {
    const group = nameGroup(EXTRA, viaOf(literal), seenGroup(literal), digit);
    showLink(WEAK, from, digit, group, digit);
    showBehindGroup(group, literal);
  }
}

/** From what lacks the digit to what follows in the house. */
function showBehindGroup(from: i32, literal: i32): void {
  const digit = digitOf(literal), via = viaOf(literal);
  if ((literal & 1) == 0) {
    const group = nameGroup(PATTERN, via, placesWithout(via, sourceOf(literal)), digit);
    showLink(STRONG, from, digit, group, digit);
    showLink(WEAK, group, digit, cellOf(literal), digit);
  } else showLink(STRONG, from, digit, cellOf(literal), digit);
}

/** The cell that stands for a group. */
function nameGroup(role: i32, house: i32, places: u32, digit: i32): i32 {
  let name = -1;
  for (let left = places; left != 0; left &= left - 1) {
    const cell = firstOf(house, left);
    addCandidate(role, cell, digit);
    if (name < 0 && load<u8>(ENDS + 32 * cell + digit) == 0) name = cell;
  }
  isClear = isClear && name >= 0;
  if (!isClear) return firstOf(house, places);
  store<u8>(ENDS + 32 * name + digit, GROUPED);
  for (let left = places; left != 0; left &= left - 1) if (firstOf(house, left) != name) showAlso(name, firstOf(house, left), digit);
  return name;
}
