/** The distance to sets and a pair where a hand has one chow at most, from the two row classes of each suit (one-chow-rows.ts). */
import {
  bareClass, bareClassWithLess, bareClassWithMore, classWithLess, classWithMore, rowClass,
} from './parts';
import { mixClass, pairClass, standardShanten } from './rows';
import { HONOURS } from './tiles';

const SUITS: i32 = 3;

/** By suit, of the hand asked for last: its class with a chow at most, and without. */
const one = memory.data<i32>([0, 0, 0]);
const bare = memory.data<i32>([0, 0, 0]);
let honours: i32 = 0;
let sets: i32 = 4;

// @ts-ignore: decorator
@inline
function oneOf(suit: i32): i32 {
  return load<i32>(one + (suit << 2));
}

// @ts-ignore: decorator
@inline
function bareOf(suit: i32): i32 {
  return load<i32>(bare + (suit << 2));
}

function setSuit(suit: i32, oneChow: i32, noChow: i32): void {
  store<i32>(one + (suit << 2), oneChow);
  store<i32>(bare + (suit << 2), noChow);
}

/** Shanten of the hand of these parts, which needs `setsNeeded` sets; what follows is about that hand. */
export function oneChowShanten(m: usize, p: usize, s: usize, z: usize, setsNeeded: i32): i32 {
  sets = setsNeeded;
  setSuit(0, rowClass(m), bareClass(m));
  setSuit(1, rowClass(p), bareClass(p));
  setSuit(2, rowClass(s), bareClass(s));
  honours = rowClass(z);
  return least(honours);
}

/** The chow may be in any of the suits. */
function least(z: i32): i32 {
  const m = bareOf(0), p = bareOf(1), s = bareOf(2);
  const inM = standardShanten(pairClass(oneOf(0), p), mixClass(s, z), sets);
  const inP = standardShanten(pairClass(m, oneOf(1)), mixClass(s, z), sets);
  const inS = standardShanten(pairClass(m, p), mixClass(oneOf(2), z), sets);
  return min(inM, min(inP, inS));
}

/** Shanten with one more tile of `rank` in `part`, that of `suit`. */
export function oneChowWith(suit: i32, part: usize, rank: i32): i32 {
  return withClasses(suit, classWithMore(part, rank), bareClassWithMore(part, rank));
}

/** Shanten with one tile less. */
export function oneChowWithout(suit: i32, part: usize, rank: i32): i32 {
  return withClasses(suit, classWithLess(part, rank), bareClassWithLess(part, rank));
}

function withClasses(suit: i32, oneChow: i32, noChow: i32): i32 {
  if (suit == HONOURS) return least(oneChow);
  assert(suit < SUITS);
  const oneBefore = oneOf(suit), bareBefore = bareOf(suit);
  setSuit(suit, oneChow, noChow);
  const shanten = least(honours);
  setSuit(suit, oneBefore, bareBefore);
  return shanten;
}
