/**
 * Nets: what follows from a candidate by singles. Unlike a chain, a step may rest on several before it: a cell or a house has one
 * candidate left once all its others are gone. The cells found false and true are left where inferences.ts leaves them.
 */
import { and, cellBoard, first, isEmpty, minus, or, peers, rest } from './board';
import { houseBoard, houseOf } from './geometry';
import { BOARD_BYTES, INFERENCES, REACHED } from './memory';
import { candidatesOf, digitBoard } from './state';
import { showLink, STRONG, WEAK } from './step';

const LITERALS: i32 = 2 * 729;
/** Why a literal holds: it was assumed, one literal takes it away, its cell or a house has no other. */
const ASSUMED: i32 = 0;
const TAKEN: i32 = 1;
const LAST_IN_CELL: i32 = 2;
/** And the house more. */
const LAST_IN_HOUSE: i32 = 3;

/** u8 a literal: 0 until it holds, then its reason and one. u8: whether it is to be shown. u16: what takes it away. u16: their order. */
const REASONS: usize = INFERENCES;
const NEEDED: usize = REASONS + LITERALS;
const TAKERS: usize = NEEDED + LITERALS;
const ORDER: usize = TAKERS + 2 * LITERALS;

let tail: i32 = 0;
/** Whether reasons are drawn; else what they rest on is found. */
let isDrawn: bool = false;

/** Follows singles from a literal, 2 x candidate and one more where it is true. */
export function assume(literal: i32): void {
  memory.fill(REASONS, 0, 2 * LITERALS);
  memory.fill(REACHED, 0, 18 * BOARD_BYTES);
  tail = 0;
  add(literal, ASSUMED, literal);
  for (let head = 0; head < tail; head++) {
    const next = <i32>load<u16>(ORDER + 2 * head);
    if ((next & 1) != 0) take(next);
    else look(next >> 1);
  }
}

function add(literal: i32, reason: i32, taker: i32): void {
  if (load<u8>(REASONS + literal) != 0) return;
  store<u8>(REASONS + literal, <u8>(reason + 1));
  store<u16>(TAKERS + 2 * literal, <u16>taker);
  store<u16>(ORDER + 2 * tail++, <u16>literal);
  const at = REACHED + <usize>(2 * ((literal >> 1) % 9) + (literal & 1)) * BOARD_BYTES;
  v128.store(at, or(v128.load(at), cellBoard((literal >> 1) / 9)));
}

// @ts-ignore: decorator
@inline
function falseCells(digit: i32): v128 {
  return v128.load(REACHED + <usize>(2 * digit) * BOARD_BYTES);
}

function take(literal: i32): void {
  const cell = (literal >> 1) / 9, digit = (literal >> 1) % 9;
  for (let gone = minus(and(peers(cell), digitBoard(digit)), falseCells(digit)); !isEmpty(gone); gone = rest(gone))
    add(2 * (9 * first(gone) + digit), TAKEN, literal);
  for (let others = candidatesOf(cell) & ~(1 << digit); others != 0; others &= others - 1)
    add(2 * (9 * cell + <i32>ctz(others)), TAKEN, literal);
}

/** Whether the cell or a house of a candidate that is gone has one other left. */
function look(node: i32): void {
  const cell = node / 9, digit = node % 9;
  let left = 0;
  for (let digits = candidatesOf(cell); digits != 0; digits &= digits - 1)
    if (load<u8>(REASONS + 2 * (9 * cell + <i32>ctz(digits))) == 0) left |= 1 << <i32>ctz(digits);
  if (left != 0 && (left & (left - 1)) == 0) add(2 * (9 * cell + <i32>ctz(left)) + 1, LAST_IN_CELL, 0);
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(cell, kind);
    const places = minus(and(houseBoard(house), digitBoard(digit)), falseCells(digit));
    if (!isEmpty(places) && isEmpty(rest(places))) add(2 * (9 * first(places) + digit) + 1, LAST_IN_HOUSE + house, 0);
  }
}

/** Draws all that literals rest on, in the order in which it follows; `needNet` says of which. */
export function showNet(): void {
  isDrawn = false;
  for (let i = tail - 1; i >= 0; i--) showReason(<i32>load<u16>(ORDER + 2 * i));
  isDrawn = true;
  for (let i = 0; i < tail; i++) showReason(<i32>load<u16>(ORDER + 2 * i));
  memory.fill(NEEDED, 0, LITERALS);
}

/** Asks `showNet` for what a literal rests on. */
export function needNet(literal: i32): void {
  store<u8>(NEEDED + literal, 1);
}

function showReason(literal: i32): void {
  const reason = <i32>load<u8>(REASONS + literal) - 1, node = literal >> 1, cell = node / 9, digit = node % 9;
  if (reason == ASSUMED || load<u8>(NEEDED + literal) == 0) return;
  if (reason == TAKEN) {
    const taker = <i32>load<u16>(TAKERS + 2 * literal);
    rely(WEAK, taker, cell, digit);
  } else if (reason == LAST_IN_CELL) {
    for (let others = candidatesOf(cell) & ~(1 << digit); others != 0; others &= others - 1)
      rely(STRONG, 2 * (9 * cell + <i32>ctz(others)), cell, digit);
  } else {
    const places = minus(and(houseBoard(reason - LAST_IN_HOUSE), digitBoard(digit)), cellBoard(cell));
    for (let others = places; !isEmpty(others); others = rest(others)) rely(STRONG, 2 * (9 * first(others) + digit), cell, digit);
  }
}

function rely(role: i32, on: i32, cell: i32, digit: i32): void {
  if (!isDrawn) needNet(on);
  else showLink(role, (on >> 1) / 9, (on >> 1) % 9, cell, digit);
}
