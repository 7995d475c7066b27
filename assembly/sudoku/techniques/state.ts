/**
 * The position that techniques are looked for in. The caller writes CANDIDATES, VALUES and GIVENS; everything else follows from
 * them and is kept so by `place` and `remove`.
 */
import { and, cellBoard, first, has, isEmpty, minus, none, or, peers, rest } from './board';
import { houseOf, placeOf } from './geometry';
import { BOARD_BYTES, CANDIDATES, DIGIT_BOARDS, GIVENS, OPEN, PLACES, VALUES } from './memory';

/** Whether the givens are known to have exactly one solution: what uniqueness techniques rest on. */
export let isUnique: bool = false;

/** Takes over what the caller has written. */
export function loadState(unique: bool): void {
  isUnique = unique;
  memory.fill(PLACES, 0, 27 * 32);
  let open = none();
  for (let digit = 0; digit < 9; digit++) setDigitBoard(digit, none());
  for (let cell = 0; cell < 81; cell++) {
    if (valueOf(cell) != 0) {
      store<u16>(CANDIDATES + 2 * cell, 0);
      continue;
    }
    open = or(open, cellBoard(cell));
    for (let mask = candidatesOf(cell); mask != 0; mask &= mask - 1) addCandidate(cell, <i32>ctz(mask));
  }
  v128.store(OPEN, open);
}

function addCandidate(cell: i32, digit: i32): void {
  setDigitBoard(digit, or(digitBoard(digit), cellBoard(cell)));
  for (let kind = 0; kind < 3; kind++) {
    const at = placesAddress(houseOf(cell, kind), digit);
    store<u16>(at, <u16>(<i32>load<u16>(at) | (1 << placeOf(cell, kind))));
  }
}

// @ts-ignore: decorator
@inline
function placesAddress(house: i32, digit: i32): usize {
  return PLACES + 32 * house + 2 * digit;
}

function setDigitBoard(digit: i32, board: v128): void {
  v128.store(DIGIT_BOARDS + <usize>digit * BOARD_BYTES, board);
}

/** The open cells that may hold a digit. */
// @ts-ignore: decorator
@inline
export function digitBoard(digit: i32): v128 {
  return v128.load(DIGIT_BOARDS + <usize>digit * BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
export function openCells(): v128 {
  return v128.load(OPEN);
}

/** What a cell may hold, a bit a digit; 0 where a digit stands. */
// @ts-ignore: decorator
@inline
export function candidatesOf(cell: i32): i32 {
  return <i32>load<u16>(CANDIDATES + 2 * cell);
}

/** The digit that stands in a cell, from 1; 0 for none. */
// @ts-ignore: decorator
@inline
export function valueOf(cell: i32): i32 {
  return <i32>load<u8>(VALUES + cell);
}

/** Whether the digit of a cell was printed, and not placed by the player. */
// @ts-ignore: decorator
@inline
export function isGiven(cell: i32): bool {
  return load<u8>(GIVENS + cell) != 0;
}

/** The places of a house that may hold a digit, nine bits. */
// @ts-ignore: decorator
@inline
export function placesIn(house: i32, digit: i32): i32 {
  return <i32>load<u16>(placesAddress(house, digit));
}

/** The open cells with exactly so many candidates. */
export function cellsWith(size: i32): v128 {
  let board = none();
  for (let open = openCells(); !isEmpty(open); open = rest(open)) {
    const cell = first(open);
    if (<i32>popcnt(candidatesOf(cell)) == size) board = or(board, cellBoard(cell));
  }
  return board;
}

/** Takes a candidate away; nothing where it is gone already. */
export function remove(cell: i32, digit: i32): void {
  const mask = candidatesOf(cell);
  if (((mask >> digit) & 1) == 0) return;
  store<u16>(CANDIDATES + 2 * cell, <u16>(mask & ~(1 << digit)));
  setDigitBoard(digit, minus(digitBoard(digit), cellBoard(cell)));
  for (let kind = 0; kind < 3; kind++) {
    const at = placesAddress(houseOf(cell, kind), digit);
    store<u16>(at, <u16>(<i32>load<u16>(at) & ~(1 << placeOf(cell, kind))));
  }
}

/** Puts a digit in its cell; its peers lose it. */
export function place(cell: i32, digit: i32): void {
  if (!has(openCells(), cell)) return;
  for (let mask = candidatesOf(cell); mask != 0; mask &= mask - 1) remove(cell, <i32>ctz(mask));
  for (let board = and(digitBoard(digit), peers(cell)); !isEmpty(board); board = rest(board)) remove(first(board), digit);
  store<u8>(VALUES + cell, <u8>(digit + 1));
  v128.store(OPEN, minus(openCells(), cellBoard(cell)));
}
