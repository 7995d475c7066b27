/**
 * Nets: what follows from a candidate being right where a step may rest on several before it. A cell, or a digit in a house, has one
 * candidate left once its others are gone. With sets as well, where nothing else follows: what sees all places left to a digit in a house
 * lacks it, and what sees two cells that see each other and have the same two digits left lacks both. Breadth first; literals are those of
 * implications.ts.
 */
import { cells, houseCount, houseCountOf, houseOf, peerCount, peerOf } from '../grid';
import {
  CELL_MASKS_BYTES, FOUND, HOUSE_PLACES, HOUSE_PLACES_BYTES, NET_CHANGED, NET_DIGITS, NET_PLACES, NET_REASONS, NET_RIGHT, OPEN_DIGITS,
} from '../memory';
import { cellOf, digitOf, literalOf } from './implications';
import { LAST_IN_CELL, LAST_IN_HOUSE, LOCKED, pairReason, reason, SUPPOSED, TAKEN } from './net-reasons';
import { countPlaces, firstOf, isOne, seenPlaces, withoutCell } from './places';
import { sees } from './seen';

/** More places than people look at together. */
const MOST_LOCKED: i32 = 4;

/** Literals that were found. */
export let found: i32 = 0;
/** What the net leaves nothing: a cell, or a digit in a house; -1 while there is none. */
export let emptyCell: i32 = -1;
export let emptyHouse: i32 = -1;
export let emptyDigit: i32 = 0;
/** Whether there was more to follow when the waves were at their end. */
export let wasNetCut: bool = false;

// @ts-ignore: decorator
@inline
function digitsLeft(cell: i32): u32 {
  return load<u32>(NET_DIGITS + 4 * cell);
}

// @ts-ignore: decorator
@inline
function placesLeft(house: i32, digit: i32): u32 {
  return load<u32>(NET_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit);
}

/** A literal by when it was found. */
// @ts-ignore: decorator
@inline
export function foundAt(index: i32): i32 {
  return <i32>load<u16>(FOUND + 2 * index);
}

export function isContradicted(): bool {
  return emptyCell >= 0 || emptyHouse >= 0;
}

/** Supposes a candidate and follows what it leads to, `waves` links far at most, to the first contradiction. */
export function weave(cell: i32, digit: i32, waves: i32, withSets: bool): void {
  begin(cell, digit);
  let from = 0;
  for (; waves > 0 && !isContradicted(); waves--) {
    if (from == found && !(withSets && lookForSets())) break;
    for (const end = found; from < end && !isContradicted(); from++) follow(foundAt(from));
  }
  wasNetCut = !isContradicted() && (from < found || (withSets && waves == 0));
}

function begin(cell: i32, digit: i32): void {
  countPlaces();
  memory.copy(NET_DIGITS, OPEN_DIGITS, CELL_MASKS_BYTES);
  memory.copy(NET_PLACES, HOUSE_PLACES, <usize>(houseCount * HOUSE_PLACES_BYTES));
  memory.fill(NET_RIGHT, 0, CELL_MASKS_BYTES);
  memory.fill(NET_CHANGED, 0, 4 * <usize>houseCount);
  found = 0;
  emptyCell = emptyHouse = -1;
  addTrue(literalOf(cell, digit) + 1, SUPPOSED);
}

function note(literal: i32, why: u32): void {
  store<u32>(NET_REASONS + 4 * literal, why);
  store<u16>(FOUND + 2 * found++, <u16>literal);
}

function addTrue(literal: i32, why: u32): void {
  const at = NET_RIGHT + 4 * cellOf(literal), right = load<u32>(at), bit: u32 = 1 << digitOf(literal);
  if ((right & bit) != 0) return;
  store<u32>(at, right | bit);
  note(literal, why);
}

function addFalse(cell: i32, digit: i32, why: u32): void {
  const left = digitsLeft(cell), bit: u32 = 1 << digit;
  if ((left & bit) == 0 || isContradicted()) return;
  store<u32>(NET_DIGITS + 4 * cell, left ^ bit);
  note(literalOf(cell, digit), why);
  if (left == bit) emptyCell = cell;
  for (let i = 0, count = houseCountOf(cell); i < count; i++) losePlace(houseOf(cell, i), cell, digit);
}

function losePlace(house: i32, cell: i32, digit: i32): void {
  const at = NET_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit;
  const left = withoutCell(house, load<u32>(at), cell);
  store<u32>(at, left);
  store<u32>(NET_CHANGED + 4 * house, load<u32>(NET_CHANGED + 4 * house) | (1 << digit));
  if (left != 0 || isContradicted()) return;
  emptyHouse = house;
  emptyDigit = digit;
}

function follow(literal: i32): void {
  const cell = cellOf(literal), digit = digitOf(literal);
  if ((literal & 1) != 0) take(cell, digit, reason(TAKEN, literal));
  else findLast(cell, digit);
}

function take(cell: i32, digit: i32, why: u32): void {
  for (let i = 0, count = peerCount(cell); i < count; i++) addFalse(peerOf(cell, i), digit, why);
  for (let left = digitsLeft(cell) & ~(1 << digit); left != 0; left &= left - 1) addFalse(cell, <i32>ctz(left), why);
}

/** The last candidate of a cell, or of a digit in its houses. */
function findLast(cell: i32, digit: i32): void {
  const digits = digitsLeft(cell);
  if (isOne(digits)) addTrue(literalOf(cell, <i32>ctz(digits)) + 1, LAST_IN_CELL);
  for (let i = 0, count = houseCountOf(cell); i < count; i++) {
    const house = houseOf(cell, i), places = placesLeft(house, digit);
    if (isOne(places)) addTrue(literalOf(firstOf(house, places), digit) + 1, reason(LAST_IN_HOUSE, house));
  }
}

/** Whether sets lead on. */
function lookForSets(): bool {
  const before = found;
  for (let house = 0; house < houseCount; house++) {
    const at = NET_CHANGED + 4 * house;
    for (let digits = load<u32>(at); digits != 0; digits &= digits - 1) lock(house, <i32>ctz(digits));
    store<u32>(at, 0);
  }
  if (found == before) for (let cell = 0; cell < cells; cell++) if (popcnt(digitsLeft(cell)) == 2) pair(cell);
  return found > before;
}

function lock(house: i32, digit: i32): void {
  const places = placesLeft(house, digit), count = <i32>popcnt(places);
  if (count < 2 || count > MOST_LOCKED) return;
  const first = firstOf(house, places), others = places & (places - 1);
  for (let i = 0, peers = peerCount(first); i < peers; i++) {
    const cell = peerOf(first, i);
    if ((seenPlaces(cell, house) & others) == others) addFalse(cell, digit, reason(LOCKED, house));
  }
}

function pair(one: i32): void {
  const digits = digitsLeft(one);
  for (let i = 0, count = peerCount(one); i < count; i++) {
    const other = peerOf(one, i);
    if (other < one || digitsLeft(other) != digits) continue;
    for (let j = 0; j < count; j++) {
      const cell = peerOf(one, j);
      if ((digitsLeft(cell) & digits) == 0 || !sees(cell, other)) continue;
      for (let left = digits; left != 0; left &= left - 1)
        addFalse(cell, <i32>ctz(left), pairReason(one, other, <i32>ctz(digits & ~(left & (0 - left)))));
    }
  }
}
