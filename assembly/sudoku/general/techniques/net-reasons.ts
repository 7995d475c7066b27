/**
 * Why something holds in a net, as a number: the kind of reason in the low bits, and above them what it rests on, a literal or a house. Of a
 * pair these are its cells, and the digit that they have beside the one that goes:
 *
 *     bit 27     17      7       2      0
 *     | one cell | other | digit | kind |
 */

export const SUPPOSED: u32 = 0;
export const TAKEN: u32 = 1;
export const LAST_IN_CELL: u32 = 2;
export const LAST_IN_HOUSE: u32 = 3;
export const LOCKED: u32 = 4;
export const PAIR: u32 = 5;
const KIND_BITS: u32 = 3;
/** Enough for 625 cells. */
const CELL_BITS: i32 = 10;
/** Enough for 25 digits. */
const DIGIT_BITS: i32 = 5;

// @ts-ignore: decorator
@inline
export function reason(kind: u32, what: i32): u32 {
  return (<u32>what << KIND_BITS) | kind;
}

export function pairReason(one: i32, other: i32, digit: i32): u32 {
  return reason(PAIR, (((one << CELL_BITS) | other) << DIGIT_BITS) | digit);
}

export function kindOf(why: u32): u32 {
  return why & ((1 << KIND_BITS) - 1);
}

export function whatOf(why: u32): i32 {
  return <i32>(why >> KIND_BITS);
}

export function firstOfPair(what: i32): i32 {
  return what >> (CELL_BITS + DIGIT_BITS);
}

export function secondOfPair(what: i32): i32 {
  return (what >> DIGIT_BITS) & ((1 << CELL_BITS) - 1);
}

export function digitOfPair(what: i32): i32 {
  return what & ((1 << DIGIT_BITS) - 1);
}
