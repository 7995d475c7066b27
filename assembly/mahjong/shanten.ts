/** Shanten of a hand given as 34 counts, by form. -1 complete, 0 tenpai. */
import { mixClass, pairClass, standardShanten } from './rows';
import { honourClass, suitClass } from './suits';
import { FIRST_HONOUR, KINDS } from './tiles';

/** Tiles of the 13 terminals and honours, one bit a kind. */
export const ORPHAN_MASK: u64 = 0b1111111_100000001_100000001_100000001;
const ALL_KINDS: u64 = ((<u64>1) << KINDS) - 1;

/** Standard form: `sets` sets still to be made from these tiles, and a pair. */
export function standard(hand: usize, sets: i32): i32 {
  const pair = pairClass(suitClass(hand), suitClass(hand + 9));
  const mix = mixClass(suitClass(hand + 18), honourClass(hand + FIRST_HONOUR));
  return standardShanten(pair, mix, sets);
}

/** Kinds held at least `least` times, one bit a kind. Reads 48 bytes; what follows the 34 counts is ignored. */
// @ts-ignore: decorator
@inline
export function kindsHeld(hand: usize, least: u8): u64 {
  const bound = i8x16.splat(least);
  const low = <u64>(<u32>i8x16.bitmask(i8x16.ge_u(v128.load(hand), bound)));
  const middle = <u64>(<u32>i8x16.bitmask(i8x16.ge_u(v128.load(hand, 16), bound)));
  const high = <u64>(<u32>i8x16.bitmask(i8x16.ge_u(v128.load(hand, 32), bound)));
  return (low | (middle << 16) | (high << 32)) & ALL_KINDS;
}

/** Seven different pairs. Only for 13 or 14 concealed tiles. */
export function sevenPairs(hand: usize): i32 {
  const kinds = <i32>popcnt(kindsHeld(hand, 1));
  const pairs = <i32>popcnt(kindsHeld(hand, 2));
  return sevenPairsShanten(kinds, pairs);
}

// @ts-ignore: decorator
@inline
export function sevenPairsShanten(kinds: i32, pairs: i32): i32 {
  return 6 - min(pairs, 7) + max(0, 7 - kinds);
}

/** Seven pairs, of which four of a kind may be two. Only for 13 or 14 concealed tiles. */
export function anyPairs(hand: usize): i32 {
  return 6 - <i32>popcnt(kindsHeld(hand, 2)) - <i32>popcnt(kindsHeld(hand, 4));
}

/** One of each terminal and honour and a second of any. Only for 13 or 14 concealed tiles. */
export function thirteenOrphans(hand: usize): i32 {
  const kinds = <i32>popcnt(kindsHeld(hand, 1) & ORPHAN_MASK);
  const paired = (kindsHeld(hand, 2) & ORPHAN_MASK) != 0;
  return 13 - kinds - (paired ? 1 : 0);
}

/** The least of all forms; `sets` below 4 leaves the standard form alone. */
export function least(hand: usize, sets: i32): i32 {
  const best = standard(hand, sets);
  return sets < 4 ? best : min(best, min(sevenPairs(hand), thirteenOrphans(hand)));
}
