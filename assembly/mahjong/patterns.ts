/** What a reading is of, by number; names in src/mahjong/special.ts, in this order. */
import { SPECIAL_HANDS } from './special';

export const STANDARD: i32 = 0;
export const SEVEN_PAIRS: i32 = 1;
/** Then the special hands in their order. */
export const FIRST_SPECIAL: i32 = 2;
export const KNITTED_STRAIGHT: i32 = FIRST_SPECIAL + SPECIAL_HANDS;
export const HONOURS_AND_KNITTED: i32 = KNITTED_STRAIGHT + 1;
export const KNITTING: i32 = HONOURS_AND_KNITTED + 1;
export const TRIPLE_KNITTING: i32 = KNITTING + 1;
