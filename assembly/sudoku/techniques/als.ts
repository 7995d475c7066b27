/**
 * Almost locked sets: cells of a house, one fewer than the digits they can hold. Once one digit is elsewhere, all others are in the set.
 */
import { and, cellBoard, count, equal, first, isEmpty, none, or, rest, seenByAll, within } from './board';
import { FIRST_BOX, FIRST_COLUMN, houseBoard } from './geometry';
import { ALS, ALS_BYTES, ALS_CAPACITY, BOARD_BYTES, HOUSE_COUNT } from './memory';
import { candidatesOf, digitBoard, openCells } from './state';

/** A set: its cells, its digits, and a board a digit: the cells that see all its cells with that digit. */
const DIGITS_AT: usize = BOARD_BYTES;
const SEEN_AT: usize = 2 * BOARD_BYTES;

export let setCount: i32 = 0;
let house: i32 = 0;

/** Lists the sets of the position, the small ones first; those of more than `most` cells are left out. */
export function listSets(most: i32): void {
  setCount = 0;
  for (let size = 1; size <= most; size++)
    for (house = 0; house < HOUSE_COUNT; house++) choose(and(houseBoard(house), openCells()), none(), 0, size, size);
}

function choose(left: v128, chosen: v128, digits: i32, wanted: i32, size: i32): void {
  if (wanted == 0) {
    if (<i32>popcnt(digits) == size + 1 && isOwn(chosen)) add(chosen, digits);
    return;
  }
  if (<i32>popcnt(digits) > size + 1) return;
  for (; count(left) >= wanted; left = rest(left)) {
    const cell = first(left);
    choose(rest(left), or(chosen, cellBoard(cell)), digits | candidatesOf(cell), wanted - 1, size);
  }
}

/** Cells that share two houses are a set of the first. */
function isOwn(cells: v128): bool {
  if (house < FIRST_COLUMN) return true;
  if (house < FIRST_BOX) return !isEmpty(rest(cells));
  const cell = first(cells);
  return !within(cells, houseBoard(cell / 9)) && !within(cells, houseBoard(FIRST_COLUMN + (cell % 9)));
}

function add(cells: v128, digits: i32): void {
  if (setCount == ALS_CAPACITY) return;
  const at = addressOf(setCount++);
  v128.store(at, cells);
  store<u32>(at, <u32>digits, DIGITS_AT);
  for (let digit = 0; digit < 9; digit++) {
    const seen = ((digits >> digit) & 1) == 0 ? none() : and(seenByAll(and(cells, digitBoard(digit))), digitBoard(digit));
    v128.store(at + SEEN_AT + <usize>digit * BOARD_BYTES, seen);
  }
}

// @ts-ignore: decorator
@inline
function addressOf(set: i32): usize {
  return ALS + <usize>set * ALS_BYTES;
}

// @ts-ignore: decorator
@inline
export function cellsOfSet(set: i32): v128 {
  return v128.load(addressOf(set));
}

// @ts-ignore: decorator
@inline
export function digitsOfSet(set: i32): i32 {
  return load<i32>(addressOf(set), DIGITS_AT);
}

/** The cells that can hold a digit of the set and see all its cells with it; none for other digits. */
// @ts-ignore: decorator
@inline
export function seenOfSet(set: i32, digit: i32): v128 {
  return v128.load(addressOf(set) + SEEN_AT + <usize>digit * BOARD_BYTES);
}

/** The digits that two sets can't both hold, a bit each: all cells with them, in one and the other, see one another. */
export function restrictedCommons(set: i32, other: i32): i32 {
  let restricted = 0;
  const cells = cellsOfSet(other);
  for (let common = digitsOfSet(set) & digitsOfSet(other); common != 0; common &= common - 1) {
    const digit = <i32>ctz(common);
    if (within(and(cells, digitBoard(digit)), seenOfSet(set, digit))) restricted |= 1 << digit;
  }
  return restricted;
}
