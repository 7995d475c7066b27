/**
 * Fan of pungs and kongs together, by the principles of combining: four, or else three with the fourth joined to one of
 * them, or else pairs of pungs (which never share a pung: three of a number are a triple pung).
 */
import { FIRST_HONOUR, suitOf } from '../tiles';
import { add } from './mcr-tally';
import {
  BIG_FOUR_WINDS, BIG_THREE_DRAGONS, BIG_THREE_WINDS, DOUBLE_PUNG, FOUR_PURE_SHIFTED_PUNGS, ITEM_VALUES, LITTLE_FOUR_WINDS,
  LITTLE_THREE_DRAGONS, MIXED_SHIFTED_PUNGS, PURE_SHIFTED_PUNGS, TRIPLE_PUNG, TWO_DRAGON_PUNGS,
} from './mcr.generated';

const NONE: i32 = -1;
export const FIRST_DRAGON: i32 = 31;

/** Kinds of the pungs, in order. */
const kinds = memory.data(4);
export let pungCount: i32 = 0;

export function clearPungs(): void {
  pungCount = 0;
}

// @ts-ignore: decorator
@inline
function pung(index: i32): i32 {
  return <i32>load<u8>(kinds + index);
}

/** Adds a pung or kong, keeping the order. */
export function addPung(kind: i32): void {
  let at = pungCount++;
  for (; at > 0 && pung(at - 1) > kind; at--) store<u8>(kinds + at, load<u8>(kinds + at - 1));
  store<u8>(kinds + at, <u8>kind);
}

// @ts-ignore: decorator
@inline
export function isWind(kind: i32): bool {
  return kind >= FIRST_HONOUR && kind < FIRST_DRAGON;
}

/** Tallies what the pungs make; `pair` is the pair's kind. */
export function tallyPungs(pair: i32): void {
  if (pungCount < 2) return;
  const four = pungCount == 4 ? fourPungs() : NONE;
  if (four != NONE) return add(four);
  if (pungCount >= 3 && tallyThree(pair)) return;
  for (let a = 0; a < pungCount; a++)
    for (let b = a + 1; b < pungCount; b++) {
      const fan = twoPungs(pung(a), pung(b));
      if (fan != NONE) add(fan == TWO_DRAGON_PUNGS && pair >= FIRST_DRAGON ? LITTLE_THREE_DRAGONS : fan);
    }
}

function fourPungs(): i32 {
  const a = pung(0), d = pung(3);
  // Four different kinds in order, so that their ends tell whether they follow each other.
  if (d - a != 3 || pung(1) != a + 1 || pung(2) != a + 2) return NONE;
  if (a < FIRST_HONOUR) return suitOf(a) == suitOf(d) ? FOUR_PURE_SHIFTED_PUNGS : NONE;
  return a == FIRST_HONOUR ? BIG_FOUR_WINDS : NONE;
}

/** The three pungs that count most, with the fourth joined to one of them. */
function tallyThree(pair: i32): bool {
  let best = 0, fan = NONE, joined = NONE;
  for (let without = pungCount == 3 ? 3 : 0; without < 4; without++) {
    const three = threePungs(pung(without > 0 ? 0 : 1), pung(without > 1 ? 1 : 2), pung(without > 2 ? 2 : 3));
    if (three == NONE) continue;
    const fourth = pungCount == 4 ? joinFourth(without) : NONE;
    const value = valueOf(three) + (fourth == NONE ? 0 : valueOf(fourth));
    if (value <= best) continue;
    best = value;
    fan = three;
    joined = fourth;
  }
  if (fan == NONE) return false;
  add(fan == BIG_THREE_WINDS && isWind(pair) ? LITTLE_FOUR_WINDS : fan);
  if (joined != NONE) add(joined);
  return true;
}

// @ts-ignore: decorator
@inline
function valueOf(fan: i32): i32 {
  return <i32>load<u16>(ITEM_VALUES + (fan << 1));
}

function joinFourth(fourth: i32): i32 {
  for (let i = 0; i < 4; i++) {
    const fan = i == fourth ? NONE : twoPungs(pung(i), pung(fourth));
    if (fan != NONE) return fan;
  }
  return NONE;
}

/** What three pungs make, given in order. */
function threePungs(a: i32, b: i32, c: i32): i32 {
  if (a >= FIRST_HONOUR) {
    if (c < FIRST_DRAGON) return BIG_THREE_WINDS;
    return a == FIRST_DRAGON ? BIG_THREE_DRAGONS : NONE;
  }
  if (c >= FIRST_HONOUR) return NONE;
  const suitA = suitOf(a), suitB = suitOf(b), suitC = suitOf(c);
  if (suitA == suitC) return b == a + 1 && c == b + 1 ? PURE_SHIFTED_PUNGS : NONE;
  if (suitA == suitB || suitB == suitC) return NONE;
  return mixedThree(a % 9, b % 9, c % 9);
}

function mixedThree(a: i32, b: i32, c: i32): i32 {
  const low = min(a, min(b, c)), high = max(a, max(b, c));
  if (low == high) return TRIPLE_PUNG;
  return high - low == 2 && a + b + c == 3 * low + 3 ? MIXED_SHIFTED_PUNGS : NONE;
}

function twoPungs(a: i32, b: i32): i32 {
  if (a < FIRST_HONOUR && b < FIRST_HONOUR) return a % 9 == b % 9 ? DOUBLE_PUNG : NONE;
  return a >= FIRST_DRAGON && b >= FIRST_DRAGON ? TWO_DRAGON_PUNGS : NONE;
}
