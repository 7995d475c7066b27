/**
 * What one way to lay a hand down counts, written by the rules' scorer and compared by `rank`.
 *
 *   RESULT  offset  0  f64  rank: larger is better; the scorer's own measure
 *                   8  f64  total, as `score.total` of the report; above 2^31 where hands have no limit
 *                  16  u8   1 when the rules allow the win
 *                  17  u8   1 when a limit was reached
 *                  18  u8   which of han, fu, yakuman, points, doubles are told, a bit each
 *                  19  u8   kind of payments (PAY_...)
 *                  20  i32 x 5  han, fu, yakuman, points, doubles
 *                  40  f64 x 2  payments: dealer and others, or discarder and others
 *                  56  i32  number of items
 *                  64  item: u16 id, u8 unit, u8 0, i32 value
 */
import { BEST_RESULT, clearBlocks, copyBlocks, RESULT } from '../memory';

export const HAN: i32 = 0;
export const FU: i32 = 1;
export const YAKUMAN: i32 = 2;
export const POINTS: i32 = 3;
export const DOUBLES: i32 = 4;

/** Units of items, in the order of ITEM_UNITS (src/mahjong/score/result.ts). */
export const UNIT_HAN: i32 = 0;
export const UNIT_FU: i32 = 1;
export const UNIT_YAKUMAN: i32 = 2;
export const UNIT_FAN: i32 = 3;
export const UNIT_POINTS: i32 = 4;
export const UNIT_DOUBLES: i32 = 5;
export const UNIT_LIMIT: i32 = 6;

export const PAY_NONE: i32 = 0;
/** Self-draw: the dealer pays one sum, each other loser another. */
export const PAY_DRAWN: i32 = 1;
/** From a discard: the discarder pays one sum, each other loser another. */
export const PAY_CLAIMED: i32 = 2;

const MAX_ITEMS: i32 = 100;
const ITEMS: usize = 64;

export function beginResult(): void {
  clearBlocks(RESULT, ITEMS);
}

export function setRank(rank: f64): void {
  store<f64>(RESULT, rank);
}

export function setTotal(total: f64, wins: bool): void {
  store<f64>(RESULT, total, 8);
  store<u8>(RESULT, wins ? 1 : 0, 16);
}

export function setLimit(): void {
  store<u8>(RESULT, 1, 17);
}

// @ts-ignore: decorator
@inline
export function toldIn(result: usize, what: i32): i32 {
  return load<i32>(result + (what << 2), 20);
}

// @ts-ignore: decorator
@inline
export function totalIn(result: usize): f64 {
  return load<f64>(result, 8);
}

// @ts-ignore: decorator
@inline
export function winsIn(result: usize): bool {
  return load<u8>(result, 16) != 0;
}

/** Tells one of han, fu, yakuman, points, doubles. */
export function tell(what: i32, value: i32): void {
  const told: i32 = 1 << what;
  store<u8>(RESULT, load<u8>(RESULT, 18) | <u8>told, 18);
  store<i32>(RESULT + (what << 2), value, 20);
}

export function setPayments(kind: i32, first: f64, others: f64): void {
  store<u8>(RESULT, <u8>kind, 19);
  store<f64>(RESULT, first, 40);
  store<f64>(RESULT, others, 48);
}

// @ts-ignore: decorator
@inline
export function itemCount(): i32 {
  return load<i32>(RESULT, 56);
}

export function addItem(id: i32, unit: i32, value: i32): void {
  const count = itemCount();
  if (count >= MAX_ITEMS) unreachable();
  const item = RESULT + ITEMS + (<usize>count << 3);
  store<u16>(item, <u16>id);
  store<u8>(item, <u8>unit, 2);
  store<u8>(item, 0, 3);
  store<i32>(item, value, 4);
  store<i32>(RESULT, count + 1, 56);
}

/** Drops all items from `count` on. */
export function dropItems(count: i32): void {
  store<i32>(RESULT, count, 56);
}

export function bestRank(): f64 {
  return load<f64>(BEST_RESULT);
}

export function clearBest(): void {
  clearBlocks(BEST_RESULT, ITEMS);
  store<f64>(BEST_RESULT, -Infinity);
}

/** Keeps the result when it beats the best so far; true when it does. */
export function keepBest(): bool {
  if (load<f64>(RESULT) <= bestRank()) return false;
  copyBlocks(BEST_RESULT, RESULT, ITEMS + (<usize>itemCount() << 3));
  return true;
}
