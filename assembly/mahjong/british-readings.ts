/**
 * The readings of an unfinished hand as the British hands that are not sets and a pair and are no fixed row of tiles either: those
 * that are nearest, one each, by their blocks as far as they are there. Pairs of suits that serve knitting equally well
 * give a reading each.
 */
import { honourPairsBest, knittingBest, tripleBest } from './british-forms';
import { HAND } from './memory';
import { KNITTING, SEVEN_PAIRS, TRIPLE_KNITTING } from './patterns';
import {
  clearBlocks, KNIT_APART, KNIT_NEXT, KNIT_THREE, listReading, PAIR, pushBlock, SINGLE,
} from './readings-list';
import { ORPHAN_MASK } from './shanten';
import { KINDS } from './tiles';

const SUIT_KINDS: i32 = 9;
const PAIRS: i32 = 7;
const TRIPLETS: i32 = 4;

/** Copies that no block has taken yet. */
const left = memory.data(48);

// @ts-ignore: decorator
@inline
function leftOf(kind: i32): i32 {
  return <i32>load<u8>(left + kind);
}

/** The nearest of these hands, of the concealed hand examined last. */
export function nearestBritish(): i32 {
  return min(honourPairsBest, min(knittingBest, tripleBest));
}

/** Lists those that are `shanten` away. */
export function listNearBritish(shanten: i32): void {
  if (honourPairsBest == shanten) listHonourPairs();
  if (knittingBest == shanten)
    for (let first = 0; first < 2; first++)
      for (let second = first + 1; second < 3; second++)
        if (knitsMissing(first, second) == shanten + 1) listKnitting(first, second);
  if (tripleBest == shanten) listTriple();
  clearBlocks();
}

function begin(): void {
  clearBlocks();
  memory.copy(left, HAND, KINDS);
}

/** Puts what no block has taken on the list as single tiles. */
function end(pattern: i32): void {
  for (let kind = 0; kind < KINDS; kind++) for (let i = 0; i < leftOf(kind); i++) pushBlock(SINGLE, kind);
  listReading(pattern);
}

function take(kind: i32, copies: i32): void {
  store<u8>(left + kind, <u8>(leftOf(kind) - copies));
}

function listHonourPairs(): void {
  begin();
  for (let kind = 0; kind < KINDS; kind++) {
    if (!((ORPHAN_MASK >> kind) & 1) || leftOf(kind) < 2) continue;
    pushBlock(PAIR, kind);
    take(kind, 2);
  }
  end(SEVEN_PAIRS);
}

/** Tiles missing to seven pairs of one number in the suits `a` and `b` (british-forms.ts). */
function knitsMissing(a: i32, b: i32): i32 {
  let both = 0, either = 0;
  for (let rank = 0; rank < SUIT_KINDS; rank++) {
    const inA = <i32>load<u8>(HAND + SUIT_KINDS * a + rank), inB = <i32>load<u8>(HAND + SUIT_KINDS * b + rank);
    both += min(inA, inB);
    either += max(inA, inB);
  }
  return max(0, PAIRS - both) + max(0, PAIRS - either);
}

function listKnitting(a: i32, b: i32): void {
  begin();
  takePairs(a, b, PAIRS);
  end(KNITTING);
}

function listTriple(): void {
  begin();
  let triplets = 0;
  for (let rank = 0; rank < SUIT_KINDS; rank++) {
    const three = min(leftOf(rank), min(leftOf(rank + 9), leftOf(rank + 18)));
    for (let i = 0; i < three; i++) pushBlock(KNIT_THREE, rank);
    take(rank, three);
    take(rank + 9, three);
    take(rank + 18, three);
    triplets += three;
  }
  let pairs = TRIPLETS + 1 - triplets;
  pairs = takePairs(0, 1, pairs);
  pairs = takePairs(0, 2, pairs);
  takePairs(1, 2, pairs);
  end(TRIPLE_KNITTING);
}

/** Takes pairs of one number in suits `a` and `b`, `most` at most; returns how many more there may be. */
function takePairs(a: i32, b: i32, most: i32): i32 {
  for (let rank = 0; rank < SUIT_KINDS; rank++) {
    const low = SUIT_KINDS * a + rank, high = SUIT_KINDS * b + rank;
    const pairs = min(most, min(leftOf(low), leftOf(high)));
    for (let i = 0; i < pairs; i++) pushBlock(b - a == 1 ? KNIT_NEXT : KNIT_APART, low);
    take(low, pairs);
    take(high, pairs);
    most -= pairs;
  }
  return most;
}
