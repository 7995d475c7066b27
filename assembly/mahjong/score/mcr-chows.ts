/**
 * Fan of chows together, by the principles of combining. Four, or else three with the fourth joined to one of them, or else
 * pairs of chows: each pair joins sets that nothing joins yet (a set not yet combined combines once), and no chow makes the
 * same fan twice. Of all ways the one that counts most.
 */
import { suitOf } from '../tiles';
import { add } from './mcr-tally';
import {
  FOUR_PURE_SHIFTED_CHOWS, ITEM_VALUES, MIXED_DOUBLE_CHOW, MIXED_SHIFTED_CHOWS, MIXED_STRAIGHT, MIXED_TRIPLE_CHOW,
  PURE_DOUBLE_CHOW, PURE_SHIFTED_CHOWS, PURE_STRAIGHT, PURE_TERMINAL_CHOWS, PURE_TRIPLE_CHOW, QUADRUPLE_CHOW, SHORT_STRAIGHT,
  THREE_SUITED_TERMINAL_CHOWS, TWO_TERMINAL_CHOWS,
} from './mcr.generated';

const NONE: i32 = -1;
const FIVE: i32 = 4;
const LAST_CHOW: i32 = 6;

/** Lowest kinds of the chows, in order. */
const firsts = memory.data(4);
export let chowCount: i32 = 0;

export function clearChows(): void {
  chowCount = 0;
}

// @ts-ignore: decorator
@inline
function first(index: i32): i32 {
  return <i32>load<u8>(firsts + index);
}

/** Adds a chow, keeping the order. */
export function addChow(kind: i32): void {
  let at = chowCount++;
  for (; at > 0 && first(at - 1) > kind; at--) store<u8>(firsts + at, load<u8>(firsts + at - 1));
  store<u8>(firsts + at, <u8>kind);
}

/** Tallies what the chows make; `pair` is the pair's kind. */
export function tallyChows(pair: i32): void {
  if (chowCount < 2) return;
  const four = chowCount == 4 ? fourChows(pair) : NONE;
  if (four != NONE) return add(four);
  if (chowCount >= 3 && tallyThree()) return;
  tallyPairs();
}

function fourChows(pair: i32): i32 {
  const a = first(0), d = first(3);
  const step = first(1) - a;
  if (suitOf(a) == suitOf(d) && first(2) - first(1) == step && d - first(2) == step) {
    if (step == 0) return QUADRUPLE_CHOW;
    if (step <= 2) return FOUR_PURE_SHIFTED_CHOWS;
  }
  return terminalChows(pair);
}

/** 123 and 789 twice, around a pair of fives: of one suit, or of two with the fives of the third. */
function terminalChows(pair: i32): i32 {
  if (pair != suitOf(pair) * 9 + FIVE || suitOf(pair) > 2) return NONE;
  const a = first(0), b = first(1), c = first(2), d = first(3);
  if (a % 9 != 0) return NONE;
  if (a == b && c == d && c == a + LAST_CHOW) return suitOf(a) == suitOf(pair) ? PURE_TERMINAL_CHOWS : NONE;
  if (b != a + LAST_CHOW || c % 9 != 0 || d != c + LAST_CHOW) return NONE;
  const others = suitOf(a) != suitOf(pair) && suitOf(c) != suitOf(pair) && suitOf(a) != suitOf(c);
  return others ? THREE_SUITED_TERMINAL_CHOWS : NONE;
}

/** The three chows that count most, with the fourth joined to one of them. */
function tallyThree(): bool {
  let best = 0, fan = NONE, joined = NONE;
  for (let without = chowCount == 3 ? 3 : 0; without < 4; without++) {
    const three = threeChows(first(without > 0 ? 0 : 1), first(without > 1 ? 1 : 2), first(without > 2 ? 2 : 3));
    if (three == NONE) continue;
    const fourth = chowCount == 4 ? joinFourth(without) : NONE;
    const value = (<i32>load<u16>(ITEM_VALUES + (three << 1)) << 1) + (fourth == NONE ? 0 : 1);
    if (value <= best) continue;
    best = value;
    fan = three;
    joined = fourth;
  }
  if (fan == NONE) return false;
  add(fan);
  if (joined != NONE) add(joined);
  return true;
}

/** What a chow makes with one of the others; all such fan count the same. */
function joinFourth(fourth: i32): i32 {
  let best = NONE;
  for (let i = 0; i < 4; i++) {
    const fan = i == fourth ? NONE : twoChows(first(min(i, fourth)), first(max(i, fourth)));
    if (fan != NONE && (best == NONE || fan < best)) best = fan;
  }
  return best;
}

/** What three chows make, given in order. */
function threeChows(a: i32, b: i32, c: i32): i32 {
  const suitA = suitOf(a), suitB = suitOf(b), suitC = suitOf(c);
  if (suitA == suitC) return c - b == b - a ? pureThree(b - a) : NONE;
  if (suitA == suitB || suitB == suitC) return NONE;
  return mixedThree(a % 9, b % 9, c % 9);
}

function pureThree(step: i32): i32 {
  if (step == 0) return PURE_TRIPLE_CHOW;
  return step == 3 ? PURE_STRAIGHT : PURE_SHIFTED_CHOWS;
}

function mixedThree(a: i32, b: i32, c: i32): i32 {
  const low = min(a, min(b, c)), high = max(a, max(b, c));
  if (low == high) return MIXED_TRIPLE_CHOW;
  if (a + b + c - low - high != (low + high) >> 1) return NONE;
  if (high - low == 2) return MIXED_SHIFTED_CHOWS;
  return high - low == LAST_CHOW ? MIXED_STRAIGHT : NONE;
}

/** What two chows make, given in order. */
function twoChows(a: i32, b: i32): i32 {
  if (suitOf(a) != suitOf(b)) return a % 9 == b % 9 ? MIXED_DOUBLE_CHOW : NONE;
  const step = b - a;
  if (step == 0) return PURE_DOUBLE_CHOW;
  return step == 3 ? SHORT_STRAIGHT : step == LAST_CHOW ? TWO_TERMINAL_CHOWS : NONE;
}

/** Pairs of chows that make a fan: the two chows and the fan; of the best way found, which it takes and how many. */
const pairA = memory.data(6);
const pairB = memory.data(6);
const pairFan = memory.data(6);
let pairCount: i32 = 0;
let bestTaken: i32 = 0;
let bestCount: i32 = 0;

function tallyPairs(): void {
  pairCount = bestTaken = bestCount = 0;
  for (let a = 0; a < chowCount; a++)
    for (let b = a + 1; b < chowCount; b++) {
      const fan = twoChows(first(a), first(b));
      if (fan != NONE) listPair(a, b, fan);
    }
  if (pairCount == 0) return;
  choosePairs(0, 0x3210, 0, 0, 0);
  for (let i = 0; i < pairCount; i++) if ((bestTaken >> i) & 1) add(<i32>load<u8>(pairFan + i));
}

/** Adds a pair behind those of the same fan and of fan listed earlier by the rules, which are told first. */
function listPair(a: i32, b: i32, fan: i32): void {
  let at = pairCount++;
  for (; at > 0 && <i32>load<u8>(pairFan + at - 1) > fan; at--) {
    store<u8>(pairA + at, load<u8>(pairA + at - 1));
    store<u8>(pairB + at, load<u8>(pairB + at - 1));
    store<u8>(pairFan + at, load<u8>(pairFan + at - 1));
  }
  store<u8>(pairA + at, <u8>a);
  store<u8>(pairB + at, <u8>b);
  store<u8>(pairFan + at, <u8>fan);
}

/**
 * Tries pair `index` and those behind it. `groups`: a nibble a chow, equal for chows that are joined already; `used`: a bit
 * for each fan and chow that makes it; `taken`: the pairs taken so far, `count` of them.
 */
function choosePairs(index: i32, groups: i32, used: i32, taken: i32, count: i32): void {
  if (count > bestCount) {
    bestCount = count;
    bestTaken = taken;
  }
  if (index == pairCount || bestCount == chowCount - 1) return;
  const a = <i32>load<u8>(pairA + index), b = <i32>load<u8>(pairB + index);
  const makers = ((1 << a) | (1 << b)) << (4 * (<i32>load<u8>(pairFan + index) - PURE_DOUBLE_CHOW));
  if (groupOf(groups, a) != groupOf(groups, b) && (used & makers) == 0)
    choosePairs(index + 1, joinGroups(groups, a, b), used | makers, taken | (1 << index), count + 1);
  choosePairs(index + 1, groups, used, taken, count);
}

// @ts-ignore: decorator
@inline
function groupOf(groups: i32, chow: i32): i32 {
  return (groups >> (4 * chow)) & 0xf;
}

function joinGroups(groups: i32, a: i32, b: i32): i32 {
  const from = groupOf(groups, b), to = groupOf(groups, a);
  let joined = groups;
  for (let chow = 0; chow < chowCount; chow++)
    if (groupOf(groups, chow) == from) joined = (joined & ~(0xf << (4 * chow))) | (to << (4 * chow));
  return joined;
}
