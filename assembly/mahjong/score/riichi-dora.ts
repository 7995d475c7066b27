/** Dora: han that need a yaku beside them. */
import { HAND, MELDED } from '../memory';
import { DORA, doraOf, northDora, option, redFives, URA_DORA, uraDoraOf } from './context';
import * as Y from './riichi.generated';
import { countHan } from './riichi-count';
import { hasRiichi } from './riichi-yaku';

const NORTH: i32 = 30;

export function countDora(): void {
  countHan(Y.DORA, tilesBy(DORA) + northDora() * doraOf(NORTH));
  if (option(Y.OPTION_RED_FIVES)) countHan(Y.RED_FIVE, redFives());
  countHan(Y.NORTH_DORA, northDora());
  if (hasRiichi()) countHan(Y.URA_DORA, tilesBy(URA_DORA) + northDora() * uraDoraOf(NORTH));
}

/** The tiles of the whole hand, each counted as often as `times` (u8 by kind) says. */
function tilesBy(times: usize): i32 {
  const any = v128.or(v128.or(v128.load(times), v128.load(times + 16)), v128.load(times + 32));
  if (!v128.any_true(any)) return 0;
  let sum = i32x4.splat(0);
  for (let i: usize = 0; i < 48; i += 16) {
    const copies = i8x16.add(v128.load(HAND + i), v128.load(MELDED + i));
    const counts = v128.load(times + i);
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_u(i16x8.extmul_low_i8x16_u(copies, counts)));
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_u(i16x8.extmul_high_i8x16_u(copies, counts)));
  }
  return i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3);
}
