/**
 * What one way to lay a hand down counts, written by the rules' scorer and compared by `rank`.
 *
 *   RESULT  offset  0  f64  rank: larger is better; the scorer's own measure
 *                   8  i32  total, as CONTRACT's `score.total`
 *                  12  u8   1 when the rules allow the win
 *                  13  u8   1 when a limit was reached
 *                  14  u8   which of han, fu, yakuman, points, doubles are told, a bit each
 *                  15  u8   kind of payments (PAY_...)
 *                  16  i32 x 5  han, fu, yakuman, points, doubles
 *                  36  i32 x 2  payments: dealer and others, or discarder and others
 *                  44  i32  number of items
 *                  48  item: u16 id, u8 unit, u8 0, i32 value
 */
import { BEST_RESULT, RESULT, RESULT_BYTES } from '../memory';

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

export function beginResult(): void {
  memory.fill(RESULT, 0, 48);
}

export function setRank(rank: f64): void {
  store<f64>(RESULT, rank);
}

export function setTotal(total: i32, wins: bool): void {
  store<i32>(RESULT, total, 8);
  store<u8>(RESULT, wins ? 1 : 0, 12);
}

export function setLimit(): void {
  store<u8>(RESULT, 1, 13);
}

/** Tells one of han, fu, yakuman, points, doubles. */
export function tell(what: i32, value: i32): void {
  store<u8>(RESULT, load<u8>(RESULT, 14) | (<u8>1 << <u8>what), 14);
  store<i32>(RESULT + (what << 2), value, 16);
}

export function setPayments(kind: i32, first: i32, others: i32): void {
  store<u8>(RESULT, <u8>kind, 15);
  store<i32>(RESULT, first, 36);
  store<i32>(RESULT, others, 40);
}

// @ts-ignore: decorator
@inline
export function itemCount(): i32 {
  return load<i32>(RESULT, 44);
}

export function addItem(id: i32, unit: i32, value: i32): void {
  const count = itemCount();
  if (count >= MAX_ITEMS) unreachable();
  const item = RESULT + 48 + (<usize>count << 3);
  store<u16>(item, <u16>id);
  store<u8>(item, <u8>unit, 2);
  store<u8>(item, 0, 3);
  store<i32>(item, value, 4);
  store<i32>(RESULT, count + 1, 44);
}

/** Drops all items from `count` on. */
export function dropItems(count: i32): void {
  store<i32>(RESULT, count, 44);
}

export function bestRank(): f64 {
  return load<f64>(BEST_RESULT);
}

export function clearBest(): void {
  memory.fill(BEST_RESULT, 0, 48);
  store<f64>(BEST_RESULT, -Infinity);
}

/** Keeps the result when it beats the best so far; true when it does. */
export function keepBest(): bool {
  if (load<f64>(RESULT) <= bestRank()) return false;
  memory.copy(BEST_RESULT, RESULT, RESULT_BYTES);
  return true;
}
