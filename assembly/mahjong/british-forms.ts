/**
 * The concealed hands of the British rules that are not sets and a pair, as forms that a search may go for, told from the
 * four parts of a hand. With a(r), b(r), c(r) copies of number r in the three suits, smallest first where sorted, and n units
 * that each want one of the copies, sum over r of the smallest tells how many units there are for nothing, of the next how many
 * for one tile more each, and so on:
 *
 *   wriggling snake    1-9 of a suit and the four winds, a second 1
 *   gates of heaven    1112345678999 of a suit, a second copy of 2-8
 *   all pair honours   seven different pairs of terminals and honours
 *   knitting           7 units of one number in the same two suits
 *   triple knitting    5 units of one number in all three suits, less one tile
 */
import { countIn, heldIn, orphanPairsIn, orphansIn, partLess, partMore } from './parts';
import { sevenPairsShanten } from './shanten';
import { HONOURS } from './tiles';

const WINDS: i32 = 0xf;
const MIDDLE_RANKS: i32 = 0b011111110;
const LAST_RANK: i32 = 8;
const HAND_TILES: i32 = 14;
const PAIRS: i32 = 7;
/** Four triplets and the pair. */
const TRIPLETS: i32 = 5;

/** Of the hand looked at last, shanten to each. */
export let wrigglingBest: i32 = 0;
export let gatesBest: i32 = 0;
export let honourPairsBest: i32 = 0;
export let knittingBest: i32 = 0;
export let tripleBest: i32 = 0;

let ownM: usize = 0, ownP: usize = 0, ownS: usize = 0, ownZ: usize = 0;
let ownBest: i32 = 0;

/** Shanten to the nearest of all; what follows is about that hand. */
export function britishShanten(m: usize, p: usize, s: usize, z: usize): i32 {
  ownM = m;
  ownP = p;
  ownS = s;
  ownZ = z;
  wrigglingBest = snakeShanten(m, p, s, z);
  gatesBest = gatesShanten(m, p, s);
  honourPairsBest = pairsShanten(m, p, s, z);
  knittingBest = knittingShanten(m, p, s);
  tripleBest = tripleShanten(m, p, s);
  ownBest = min(min(wrigglingBest, gatesBest), min(honourPairsBest, min(knittingBest, tripleBest)));
  return ownBest;
}

function anyShanten(m: usize, p: usize, s: usize, z: usize): i32 {
  const fixed = min(snakeShanten(m, p, s, z), gatesShanten(m, p, s));
  return min(min(fixed, pairsShanten(m, p, s, z)), min(knittingShanten(m, p, s), tripleShanten(m, p, s)));
}

function snakeShanten(m: usize, p: usize, s: usize, z: usize): i32 {
  const held = <i32>popcnt(heldIn(z) & WINDS) + max(snakeTiles(m), max(snakeTiles(p), snakeTiles(s)));
  return HAND_TILES - held - 1;
}

// @ts-ignore: decorator
@inline
function snakeTiles(part: usize): i32 {
  return <i32>popcnt(heldIn(part)) + (countIn(part, 0) > 1 ? 1 : 0);
}

function gatesShanten(m: usize, p: usize, s: usize): i32 {
  return HAND_TILES - max(gatesTiles(m), max(gatesTiles(p), gatesTiles(s))) - 1;
}

function gatesTiles(part: usize): i32 {
  const middle = heldIn(part) & MIDDLE_RANKS;
  let extra = 0;
  for (let ranks = middle; ranks && !extra; ranks &= ranks - 1) if (countIn(part, ctz(ranks)) > 1) extra = 1;
  return min(3, countIn(part, 0)) + min(3, countIn(part, LAST_RANK)) + <i32>popcnt(middle) + extra;
}

function pairsShanten(m: usize, p: usize, s: usize, z: usize): i32 {
  const kinds = orphansIn(m) + orphansIn(p) + orphansIn(s) + orphansIn(z);
  return sevenPairsShanten(kinds, orphanPairsIn(m) + orphanPairsIn(p) + orphanPairsIn(s) + orphanPairsIn(z));
}

/** The counts of a part as lanes; those behind the ninth are zero. */
// @ts-ignore: decorator
@inline
function countsOf(part: usize): v128 {
  return v128.load(part, 16);
}

/** The sum of sixteen lanes (u8). */
// @ts-ignore: decorator
@inline
function sumOf(lanes: v128): i32 {
  const fours = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(lanes));
  const twos = i32x4.add(fours, i32x4.shuffle(fours, fours, 2, 3, 0, 1));
  return i32x4.extract_lane(twos, 0) + i32x4.extract_lane(twos, 1);
}

function knittingShanten(m: usize, p: usize, s: usize): i32 {
  const a = countsOf(m), b = countsOf(p), c = countsOf(s);
  return min(knitsTwo(a, b), min(knitsTwo(a, c), knitsTwo(b, c))) - 1;
}

/** Tiles missing to seven pairs of one number in two suits. */
function knitsTwo(a: v128, b: v128): i32 {
  return max(0, PAIRS - sumOf(i8x16.min_u(a, b))) + max(0, PAIRS - sumOf(i8x16.max_u(a, b)));
}

function tripleShanten(m: usize, p: usize, s: usize): i32 {
  const a = countsOf(m), b = countsOf(p), c = countsOf(s);
  const lower = i8x16.min_u(a, b), higher = i8x16.max_u(a, b);
  const least = sumOf(i8x16.min_u(lower, c));
  const most = sumOf(i8x16.max_u(higher, c));
  const middle = sumOf(i8x16.max_u(lower, i8x16.min_u(higher, c)));
  const missing = max(0, TRIPLETS - least) + max(0, TRIPLETS - middle) + max(0, TRIPLETS - most);
  // The pair lacks the one tile that makes it no triplet.
  return missing - 2;
}

/** Shanten to the nearest without one tile of `part`, that of `suit`, where it is below `bound`; else `bound`. */
export function britishShantenWithout(suit: i32, part: usize, rank: i32, bound: i32): i32 {
  // A tile less brings no form nearer.
  return ownBest >= bound ? bound : min(bound, shantenIn(suit, partLess(part, rank)));
}

/** Ranks of a suit that bring the hand nearer to a nearest form that is `shanten` away, a bit a rank. */
export function britishRanks(suit: i32, part: usize, shanten: i32): i32 {
  if (ownBest != shanten) return 0;
  let ranks = 0;
  for (let rank = suit == HONOURS ? 6 : LAST_RANK; rank >= 0; rank--)
    if (countIn(part, rank) < 4 && shantenIn(suit, partMore(part, rank)) < shanten) ranks |= 1 << rank;
  return ranks;
}

/** Shanten of the hand with another part in `suit`. */
function shantenIn(suit: i32, part: usize): i32 {
  if (suit == 0) return anyShanten(part, ownP, ownS, ownZ);
  if (suit == 1) return anyShanten(ownM, part, ownS, ownZ);
  if (suit == 2) return anyShanten(ownM, ownP, part, ownZ);
  return anyShanten(ownM, ownP, ownS, part);
}
