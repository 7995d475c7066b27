/**
 * The wriggly snake (1-9 of a suit, the four winds, a second copy of any) as a form that a search may go for, told from
 * the four parts of a hand. Gates of heaven need no such care: whoever has them has sets and a pair as well.
 */
import { countIn, heldIn, kindsIn, pairsIn } from './parts';
import { HONOURS } from './tiles';

const SNAKE_KINDS: i32 = 13;
const WIND_KINDS: i32 = 4;
const WIND_RANKS: i32 = 0xf;
const NUMBER_RANKS: i32 = 0x1ff;

/** The winds of the hand looked at last, how many of them are held twice, and the best suit's worth. */
let winds: i32 = 0;
let windPairs: i32 = 0;
let most: i32 = 0;

/** Kinds of the snake in one suit that are held, and one for a pair. */
// @ts-ignore: decorator
@inline
function worth(kinds: i32, pairs: i32): i32 {
  return kinds + winds + (pairs + windPairs > 0 ? 1 : 0);
}

// @ts-ignore: decorator
@inline
function worthOf(part: usize): i32 {
  return worth(kindsIn(part), pairsIn(part));
}

/** Shanten to the nearest snake; the other questions are about the hand asked for last. */
export function snakeShanten(m: usize, p: usize, s: usize, z: usize): i32 {
  winds = <i32>popcnt(heldIn(z) & WIND_RANKS);
  windPairs = 0;
  for (let rank = 0; rank < WIND_KINDS; rank++) if (countIn(z, rank) > 1) windPairs++;
  most = max(worthOf(m), max(worthOf(p), worthOf(s)));
  return SNAKE_KINDS - most;
}

/** Shanten to the nearest snake without one of the `count` tiles of a kind in `suit`. */
export function snakeShantenWithout(m: usize, p: usize, s: usize, suit: i32, rank: i32, count: i32): i32 {
  const lostKind = count == 1 ? 1 : 0;
  const lostPair = count == 2 ? 1 : 0;
  const isWind = suit == HONOURS && rank < WIND_KINDS ? 1 : 0;
  winds -= isWind * lostKind;
  windPairs -= isWind * lostPair;
  const ofM = worthLess(m, suit == 0, lostKind, lostPair);
  const ofP = worthLess(p, suit == 1, lostKind, lostPair);
  const ofS = worthLess(s, suit == 2, lostKind, lostPair);
  winds += isWind * lostKind;
  windPairs += isWind * lostPair;
  return SNAKE_KINDS - max(ofM, max(ofP, ofS));
}

// @ts-ignore: decorator
@inline
function worthLess(part: usize, own: bool, lostKind: i32, lostPair: i32): i32 {
  return own ? worth(kindsIn(part) - lostKind, pairsIn(part) - lostPair) : worthOf(part);
}

/** Ranks of `suit`, whose part is `part`, that bring the hand nearer to a nearest snake; a bit a rank. */
export function snakeRanks(m: usize, p: usize, s: usize, suit: i32, part: usize): i32 {
  if (suit == HONOURS) return (windRanks(m, part) | windRanks(p, part) | windRanks(s, part)) & WIND_RANKS;
  if (worthOf(part) < most) return 0;
  return pairsIn(part) + windPairs > 0 ? ~heldIn(part) & NUMBER_RANKS : NUMBER_RANKS;
}

/** Winds that help the snake in the suit of `part`. */
function windRanks(part: usize, honours: usize): i32 {
  if (worthOf(part) < most) return 0;
  return pairsIn(part) + windPairs > 0 ? ~heldIn(honours) : WIND_RANKS;
}
