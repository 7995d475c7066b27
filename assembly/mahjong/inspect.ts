/** Windows for tests: the tables as the kernel reads them. */
import { distanceOfSuitClass } from './rows';
import { suitClass } from './suits';

const counts = memory.data(16);

/** Tiles missing to `sets` sets, and a pair when `pair` is 1, in the suit whose counts are the base-5 digits of `code`. */
export function suitDistance(code: i32, sets: i32, pair: i32): i32 {
  for (let rank = 0; rank < 9; rank++) {
    store<u8>(counts + rank, <u8>(code % 5));
    code /= 5;
  }
  return distanceOfSuitClass(suitClass(counts), sets, pair);
}
