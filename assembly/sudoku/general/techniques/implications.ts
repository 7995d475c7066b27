/**
 * What follows from a candidate being right, by links: what is right makes false what it sees and what shares its cell; what is false
 * makes right the other of two candidates of a cell, or of two places in a house. By groups, too: where all places of a digit but one, or
 * but those that something right sees, are few, the digit is in one of them, and what sees all of them is false. Breadth first, so that
 * ways are short. A literal is 2 x (32 x cell + digit), one more where it is true.
 */
import { cells, houseCount, houseCountOf, houseOf, peerCount, peerOf } from '../grid';
import { FOUND, SOURCES, VIAS } from '../memory';
import { countPlaces, firstOf, isOne, placesNow, seenPlaces, withoutCell } from './places';
import { candidatesOf, digitWord } from './position';
import { seePlaces, seenWord, sees } from './seen';

/** Which links are followed. */
export const ALL_LINKS: i32 = 0;
/** Those of one digit. */
export const ONE_DIGIT: i32 = 1;
/** Strong ones within cells, weak ones between them. */
export const CELLS_OF_TWO: i32 = 2;
/** All, and those of groups. */
export const BY_GROUPS: i32 = 3;

/** Cells of a group that leads on: as many as a line has in a box, where that is few. */
const MOST_GROUPED: i32 = 4;

const NONE: u16 = 0xffff;
/** Follows without a group. */
const DIRECTLY: i32 = -1;

let links: i32 = ALL_LINKS;
/** What is supposed. */
let start: i32 = 0;
let foundCount: i32 = 0;
/** A true literal that cannot be together with what is supposed, or -1. */
export let clash: i32 = -1;

/** Whether there was more to follow when the waves were at their end. */
export let wasCut: bool = false;

export function literalOf(cell: i32, digit: i32): i32 {
  return 2 * (32 * cell + digit);
}

// @ts-ignore: decorator
@inline
export function cellOf(literal: i32): i32 {
  return literal >> 6;
}

// @ts-ignore: decorator
@inline
export function digitOf(literal: i32): i32 {
  return (literal >> 1) & 31;
}

// @ts-ignore: decorator
@inline
export function sourceOf(literal: i32): i32 {
  return <i32>load<u16>(SOURCES + 2 * literal);
}

/** The house in which a literal follows by a group, or -1. */
// @ts-ignore: decorator
@inline
export function viaOf(literal: i32): i32 {
  return <i32>load<u16>(VIAS + 2 * literal) - 1;
}

// @ts-ignore: decorator
@inline
export function isReached(literal: i32): bool {
  return load<u16>(SOURCES + 2 * literal) != NONE;
}

/** Supposes a candidate and follows links, in `waves` steps of two links at most; to the end, or to the first clash with it. */
export function suppose(cell: i32, digit: i32, waves: i32, toEnd: bool, byLinks: i32): void {
  countPlaces();
  links = byLinks;
  memory.fill(SOURCES, 0xff, 128 * <usize>cells);
  start = literalOf(cell, digit) + 1;
  foundCount = 0;
  clash = -1;
  reachTrue(start, start, DIRECTLY);
  let from = 0;
  for (; waves > 0 && from < foundCount && (toEnd || clash < 0); waves--)
    for (const end = foundCount; from < end && (toEnd || clash < 0); from++) follow(<i32>load<u16>(FOUND + 2 * from));
  wasCut = from < foundCount;
}

function note(literal: i32, source: i32, via: i32): void {
  store<u16>(SOURCES + 2 * literal, <u16>source);
  store<u16>(VIAS + 2 * literal, <u16>(via + 1));
}

function queue(literal: i32): void {
  store<u16>(FOUND + 2 * foundCount++, <u16>literal);
}

function reachTrue(literal: i32, source: i32, via: i32): void {
  if (isReached(literal)) return;
  note(literal, source, via);
  queue(literal);
  if (clash < 0 && isClash(literal)) clash = literal;
}

/** Whether candidates of the same cell exclude each other, among the links that are followed. */
function excludesInCells(): bool {
  return links == ALL_LINKS || links == BY_GROUPS;
}

function isClash(literal: i32): bool {
  const cell = cellOf(literal), digit = digitOf(literal);
  if (digit == digitOf(start)) return sees(cell, cellOf(start));
  return excludesInCells() && cell == cellOf(start);
}

function follow(literal: i32): void {
  if ((literal & 1) == 0) followGroupsWithout(literal);
  else followTrue(literal);
}

function followTrue(literal: i32): void {
  const cell = cellOf(literal), digit = digitOf(literal);
  for (let i = 0, count = peerCount(cell); i < count; i++) {
    const peer = peerOf(cell, i);
    if ((candidatesOf(peer) >> digit) & 1) reachFalse(literalOf(peer, digit), literal, DIRECTLY);
  }
  if (!excludesInCells()) return;
  for (let left = candidatesOf(cell) & ~(1 << digit); left != 0; left &= left - 1)
    reachFalse(literalOf(cell, <i32>ctz(left)), literal, DIRECTLY);
  if (links == BY_GROUPS) followGroupsSeen(literal);
}

function reachFalse(literal: i32, source: i32, via: i32): void {
  if (isReached(literal)) return;
  note(literal, source, via);
  const cell = cellOf(literal), digit = digitOf(literal);
  const others = candidatesOf(cell) & ~(1 << digit);
  if (links != ONE_DIGIT && isOne(others)) reachTrue(literalOf(cell, <i32>ctz(others)) + 1, literal, DIRECTLY);
  if (links == CELLS_OF_TWO) return;
  if (links == BY_GROUPS) queue(literal);
  for (let i = 0, count = houseCountOf(cell); i < count; i++) {
    const house = houseOf(cell, i);
    const places = placesNow(house, digit);
    if (popcnt(places) != 2) continue;
    const one = firstOf(house, places);
    const other = one == cell ? firstOf(house, places & (places - 1)) : one;
    reachTrue(literalOf(other, digit) + 1, literal, DIRECTLY);
  }
}

/** Where the digit is in a house that what is right sees in part, in two places or more. */
function followGroupsSeen(literal: i32): void {
  const cell = cellOf(literal), digit = digitOf(literal);
  for (let house = 0; house < houseCount; house++) {
    const places = placesNow(house, digit), seen = places & seenPlaces(cell, house);
    if (popcnt(seen) < 2) continue;
    const rest = places & ~seen;
    if (isOne(rest)) reachTrue(literalOf(firstOf(house, rest), digit) + 1, literal, house);
    else reachSeenBy(house, rest, literal);
  }
}

/** Where else the digit is in the houses of a cell that has it not. */
function followGroupsWithout(literal: i32): void {
  const cell = cellOf(literal);
  for (let i = 0, count = houseCountOf(cell); i < count; i++) {
    const house = houseOf(cell, i);
    reachSeenBy(house, placesWithout(house, literal), literal);
  }
}

/** The places that a digit has in a house beside a cell, or beside those that the cell sees if it has the digit. */
export function placesWithout(house: i32, literal: i32): u32 {
  const cell = cellOf(literal), places = placesNow(house, digitOf(literal));
  if ((literal & 1) != 0) return places & ~seenPlaces(cell, house);
  return withoutCell(house, places, cell);
}

/** One of these places has the digit of the literal: what sees them all has it not. */
function reachSeenBy(house: i32, places: u32, literal: i32): void {
  if (popcnt(places) < 2 || <i32>popcnt(places) > MOST_GROUPED) return;
  const digit = digitOf(literal);
  seePlaces(house, places);
  for (let word = 0; 32 * word < cells; word++)
    for (let left = seenWord(word) & digitWord(digit, word); left != 0; left &= left - 1)
      reachFalse(literalOf(32 * word + <i32>ctz(left), digit), literal, house);
}
