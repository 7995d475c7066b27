/** Where box-and-band states branch: a digit of the band with the fewest configurations left, the digit with the fewest. */
import { bandAt, BANDS } from './triads';

/** Each of nine digits in its one configuration. */
const FIXED: i32 = 9;

/** The unfixed band with the fewest configurations over all digits; -1 when all are fixed. */
// @ts-ignore: decorator
@inline
export function narrowestBand(state: usize): i32 {
  let best = -1;
  let least = 6 * FIXED + 1;
  for (let band = 0; band < BANDS; band++) {
    const at = bandAt(state, band);
    const size = <i32>(popcnt(load<u64>(at)) + popcnt(load<u64>(at, 8)));
    if (size > FIXED && size < least) {
      least = size;
      best = band;
    }
  }
  return best;
}

/** One bit: the digit with the fewest configurations in a band, two at least; those with four or more count alike. */
// @ts-ignore: decorator
@inline
export function narrowestDigit(band: usize): i32 {
  let one = 0, two = 0, three = 0, four = 0;
  for (let lane: usize = 0; lane < 12; lane += 2) {
    const set = <i32>load<u16>(band + lane);
    four |= three & set;
    three |= two & set;
    two |= one & set;
    one |= set;
  }
  const pair = two & ~three;
  if (pair) return pair & -pair;
  const triple = three & ~four;
  return triple ? triple & -triple : four & -four;
}
