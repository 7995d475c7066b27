/**
 * Kinds of tiles by number: 0-8 characters, 9-17 dots, 18-26 bamboo, 27-33 East South West North White Green Red.
 * A suit's tiles are contiguous; the honours are treated as a fourth, shorter suit.
 */
export const KINDS: i32 = 34;
export const COPIES: i32 = 4;
export const HONOURS: i32 = 3;
export const FIRST_HONOUR: i32 = 27;

// @ts-ignore: decorator
@inline
export function suitStart(suit: i32): i32 {
  return suit * 9;
}

// @ts-ignore: decorator
@inline
export function suitLength(suit: i32): i32 {
  return suit == HONOURS ? 7 : 9;
}

// @ts-ignore: decorator
@inline
export function suitOf(kind: i32): i32 {
  return kind / 9;
}

/** Terminals and honours. */
// @ts-ignore: decorator
@inline
export function isOrphan(suit: i32, rank: i32): bool {
  return suit == HONOURS || rank == 0 || rank == 8;
}
