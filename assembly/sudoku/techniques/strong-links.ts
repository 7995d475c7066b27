/** Conjugate pairs: a digit has two places in a house, one of which is right. */
import { cellAt } from './geometry';
import { HOUSE_COUNT } from './memory';
import { placesIn } from './state';

/** u8 arrays of the pairs of one digit: first cell, second cell, house. */
const PAIRS: usize = memory.data(3 * 27);
export let pairCount: i32 = 0;

/** Lists the conjugate pairs of a digit in houses `from` up to, not including, `to`. */
export function listPairs(digit: i32, from: i32 = 0, to: i32 = HOUSE_COUNT): void {
  pairCount = 0;
  for (let house = from; house < to; house++) {
    const places = placesIn(house, digit);
    if (popcnt(places) != 2) continue;
    const at = PAIRS + 3 * pairCount++;
    store<u8>(at, <u8>cellAt(house, <i32>ctz(places)));
    store<u8>(at, <u8>cellAt(house, <i32>ctz(places & (places - 1))), 1);
    store<u8>(at, <u8>house, 2);
  }
}

/** One end of a pair, 0 or 1. */
// @ts-ignore: decorator
@inline
export function pairEnd(pair: i32, end: i32): i32 {
  return <i32>load<u8>(PAIRS + 3 * pair + end);
}

// @ts-ignore: decorator
@inline
export function pairHouse(pair: i32): i32 {
  return <i32>load<u8>(PAIRS + 3 * pair, 2);
}
