/**
 * What a hand is scored by besides its tiles. The caller writes it to SCORE_CONTEXT:
 *
 *   offset   0  u8   the winning tile's kind, NO_TILE for a hand that is not complete
 *            1  u8   1 when it was drawn by oneself
 *            2  u8   round wind, a kind (27 East .. 30 North)
 *            3  u8   seat wind, a kind
 *            4  u32  flags, a bit each (below)
 *            8  u8   number of melds
 *            9  u8   red fives in the whole hand
 *           10  u16  flowers and seasons held, a bit each: flowers 1-4, then seasons 1-4
 *           12  u8 x 3 x 4   melds: shape (readings-list.ts, and KONG), lowest kind, 1 when concealed
 *           24  u8   norths set aside as dora
 *           25  u8   yakuman that wins in a row are worth
 *           32  u8 x 34  by kind: how often a copy counts as dora
 *           72  u8 x 34  the same for the indicators below
 *          128  i32 x 64 options of the rules, by the number that the rules give them
 */
import { SCORE_CONTEXT } from '../memory';

export const NO_TILE: i32 = 255;

export const RIICHI: u32 = 1 << 0;
export const DOUBLE_RIICHI: u32 = 1 << 1;
export const IPPATSU: u32 = 1 << 2;
/** The last tile of the wall, or the last discard. */
export const LAST_TILE: u32 = 1 << 3;
export const AFTER_KONG: u32 = 1 << 4;
export const ROBBING_KONG: u32 = 1 << 5;
export const FIRST_TURN: u32 = 1 << 6;
export const LAST_OF_KIND: u32 = 1 << 7;
export const ORIGINAL_CALL: u32 = 1 << 8;
export const TWOFOLD_FORTUNE: u32 = 1 << 9;
export const DEALT_HAND: u32 = 1 << 10;
export const OPEN_RIICHI: u32 = 1 << 11;

// @ts-ignore: decorator
@inline
export function winKind(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT);
}

// @ts-ignore: decorator
@inline
export function selfDraw(): bool {
  return load<u8>(SCORE_CONTEXT, 1) != 0;
}

// @ts-ignore: decorator
@inline
export function roundWind(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT, 2);
}

// @ts-ignore: decorator
@inline
export function seatWind(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT, 3);
}

// @ts-ignore: decorator
@inline
export function hasFlag(flag: u32): bool {
  return (load<u32>(SCORE_CONTEXT, 4) & flag) != 0;
}

// @ts-ignore: decorator
@inline
export function meldCount(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT, 8);
}

// @ts-ignore: decorator
@inline
export function redFives(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT, 9);
}

/** Flowers 1-4 in bits 0-3, seasons 1-4 in bits 4-7. */
// @ts-ignore: decorator
@inline
export function flowers(): i32 {
  return <i32>load<u16>(SCORE_CONTEXT, 10);
}

// @ts-ignore: decorator
@inline
export function meldShape(meld: i32): i32 {
  return <i32>load<u8>(SCORE_CONTEXT + 12 + meld * 3);
}

// @ts-ignore: decorator
@inline
export function meldKind(meld: i32): i32 {
  return <i32>load<u8>(SCORE_CONTEXT + 12 + meld * 3, 1);
}

// @ts-ignore: decorator
@inline
export function meldConcealed(meld: i32): bool {
  return load<u8>(SCORE_CONTEXT + 12 + meld * 3, 2) != 0;
}

// @ts-ignore: decorator
@inline
export function northDora(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT, 24);
}

// @ts-ignore: decorator
@inline
export function paarenchan(): i32 {
  return <i32>load<u8>(SCORE_CONTEXT, 25);
}

/** By kind, u8 each, how often a copy counts; 48 bytes may be read: no hand has what lies behind the kinds. */
export const DORA: usize = SCORE_CONTEXT + 32;
export const URA_DORA: usize = SCORE_CONTEXT + 72;

// @ts-ignore: decorator
@inline
export function doraOf(kind: i32): i32 {
  return <i32>load<u8>(DORA + kind);
}

// @ts-ignore: decorator
@inline
export function uraDoraOf(kind: i32): i32 {
  return <i32>load<u8>(URA_DORA + kind);
}

// @ts-ignore: decorator
@inline
export function option(number: i32): i32 {
  return load<i32>(SCORE_CONTEXT + (number << 2), 128);
}

/** Lets `kind` be a tile drawn by oneself in no special way. Returns what was told before, for `restoreWin`. */
export function drawPlainly(kind: i32): u64 {
  const before = load<u64>(SCORE_CONTEXT);
  drawWith(kind, 0);
  return before;
}

/** Lets `kind` be a tile drawn by oneself, with these flags and no others. */
export function drawWith(kind: i32, flags: u32): void {
  store<u8>(SCORE_CONTEXT, <u8>kind);
  store<u8>(SCORE_CONTEXT, 1, 1);
  store<u32>(SCORE_CONTEXT, flags, 4);
}

export function restoreWin(before: u64): void {
  store<u64>(SCORE_CONTEXT, before);
}
