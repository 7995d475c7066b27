/** Why something holds in a net. */

/** In the low bits; above them of what: a literal, a house, or two cells and the digit that they have beside the one that goes. */
export const SUPPOSED: u32 = 0;
export const TAKEN: u32 = 1;
export const LAST_IN_CELL: u32 = 2;
export const LAST_IN_HOUSE: u32 = 3;
export const LOCKED: u32 = 4;
export const PAIR: u32 = 5;
const KIND_BITS: u32 = 3;

// @ts-ignore: decorator
@inline
export function reason(kind: u32, what: i32): u32 {
  return (<u32>what << KIND_BITS) | kind;
}

export function pairReason(one: i32, other: i32, digit: i32): u32 {
  return reason(PAIR, (((one << 10) | other) << 5) | digit);
}

export function kindOf(why: u32): u32 {
  return why & ((1 << KIND_BITS) - 1);
}

export function whatOf(why: u32): i32 {
  return <i32>(why >> KIND_BITS);
}

/** Of a pair: the first cell, the second, the other digit. */
export function firstOfPair(what: i32): i32 {
  return what >> 15;
}

export function secondOfPair(what: i32): i32 {
  return (what >> 5) & 0x3ff;
}

export function digitOfPair(what: i32): i32 {
  return what & 31;
}
