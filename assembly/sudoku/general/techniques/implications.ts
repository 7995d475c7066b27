/**
 * What follows from a candidate being right, by links: what is right makes false what it sees and what shares its cell; what is false
 * makes right the other of two candidates of a cell, or of two places in a house. Breadth first, so that ways are short. A literal is
 * 2 x (32 x cell + digit), one more where it is true.
 */
import { cellOfHouse, cells, houseCount, houseCountOf, houseOf, peerCount, peerOf, side } from '../grid';
import { FOUND_TRUE, HOUSE_PLACES, HOUSE_PLACES_BYTES, SOURCES } from '../memory';
import { candidatesOf, placesIn, version } from './position';
import { sees } from './seen';

/** Which links are followed. */
export const ALL_LINKS: i32 = 0;
/** Those of one digit. */
export const ONE_DIGIT: i32 = 1;
/** Strong ones within cells, weak ones between them. */
export const CELLS_OF_TWO: i32 = 2;

const NONE: u16 = 0xffff;

let links: i32 = ALL_LINKS;
/** What is supposed. */
let start: i32 = 0;
let trueCount: i32 = 0;
/** A true literal that cannot be together with what is supposed, or -1. */
export let clash: i32 = -1;

/** Whether there was more to follow when the waves were at their end. */
export let wasCut: bool = false;

/** The places in HOUSE_PLACES are those of this version of the position. */
let counted: u32 = 0;

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

// @ts-ignore: decorator
@inline
export function isReached(literal: i32): bool {
  return load<u16>(SOURCES + 2 * literal) != NONE;
}

/** The places of a digit in a house, as they were when `suppose` began. */
export function placesNow(house: i32, digit: i32): u32 {
  return load<u32>(HOUSE_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit);
}

function countPlaces(): void {
  if (counted == version) return;
  counted = version;
  for (let house = 0; house < houseCount; house++)
    for (let digit = 0; digit < side; digit++)
      store<u32>(HOUSE_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit, placesIn(house, digit));
}

/** Supposes a candidate and follows links, in `waves` steps of two links at most; to the end, or to the first clash with it. */
export function suppose(cell: i32, digit: i32, waves: i32, toEnd: bool, byLinks: i32): void {
  countPlaces();
  links = byLinks;
  memory.fill(SOURCES, 0xff, 128 * <usize>cells);
  start = literalOf(cell, digit) + 1;
  trueCount = 0;
  clash = -1;
  reachTrue(start, start);
  let from = 0;
  for (; waves > 0 && from < trueCount && (toEnd || clash < 0); waves--)
    for (const end = trueCount; from < end && (toEnd || clash < 0); from++) followTrue(<i32>load<u16>(FOUND_TRUE + 2 * from));
  wasCut = from < trueCount;
}

function reachTrue(literal: i32, source: i32): void {
  if (isReached(literal)) return;
  store<u16>(SOURCES + 2 * literal, <u16>source);
  store<u16>(FOUND_TRUE + 2 * trueCount++, <u16>literal);
  if (clash < 0 && isClash(literal)) clash = literal;
}

function isClash(literal: i32): bool {
  const cell = cellOf(literal), digit = digitOf(literal);
  if (digit == digitOf(start)) return sees(cell, cellOf(start));
  return links == ALL_LINKS && cell == cellOf(start);
}

function followTrue(literal: i32): void {
  const cell = cellOf(literal), digit = digitOf(literal);
  for (let i = 0, count = peerCount(cell); i < count; i++) {
    const peer = peerOf(cell, i);
    if ((candidatesOf(peer) >> digit) & 1) reachFalse(literalOf(peer, digit), literal);
  }
  if (links != ALL_LINKS) return;
  for (let left = candidatesOf(cell) & ~(1 << digit); left != 0; left &= left - 1)
    reachFalse(literalOf(cell, <i32>ctz(left)), literal);
}

function reachFalse(literal: i32, source: i32): void {
  if (isReached(literal)) return;
  store<u16>(SOURCES + 2 * literal, <u16>source);
  const cell = cellOf(literal), digit = digitOf(literal);
  const others = candidatesOf(cell) & ~(1 << digit);
  if (links != ONE_DIGIT && popcnt(others) == 1) reachTrue(literalOf(cell, <i32>ctz(others)) + 1, literal);
  if (links == CELLS_OF_TWO) return;
  for (let i = 0, count = houseCountOf(cell); i < count; i++) {
    const house = houseOf(cell, i);
    const places = placesNow(house, digit);
    if (popcnt(places) != 2) continue;
    const one = cellOfHouse(house, <i32>ctz(places));
    const other = one == cell ? cellOfHouse(house, 31 - <i32>clz(places)) : one;
    reachTrue(literalOf(other, digit) + 1, literal);
  }
}
