/**
 * The two hands with a knitted straight (knitted-straight.ts) as forms that a search may go for, told from the four parts of a
 * hand. In each of the six ways a suit lends its row's tiles to the straight, one of each rank; what the suit holds besides,
 * interned as a part of its own, goes on to the set and the pair.
 */
import { KNITTED_SETS, firstRank, WAYS } from './knitted-straight';
import {
  changingIn, classWithLess, classWithMore, countIn, heldIn, partLessRow, ROW_RANKS, rowClass,
} from './parts';
import { mixClass, pairClass, standardShanten } from './rows';
import { HONOURS } from './tiles';

const STRAIGHT_KINDS: i32 = 9;
const MOST_KINDS: i32 = 13;
const NUMBER_SUITS: i32 = 3;

/** Of the hand looked at last: shanten to the nearest of each form. */
export let straightBest: i32 = 0;
export let honoursBest: i32 = 0;

let setsBeside: i32 = 0;
let honourPart: usize = 0;
/** By suit: its part. By suit and row: what is left of the part without the row, u32 each. */
const parts = memory.data<u32>([0, 0, 0]);
const rests = memory.data<u32>([0, 0, 0, 0, 0, 0, 0, 0, 0]);

// @ts-ignore: decorator
@inline
function partIn(suit: i32): usize {
  return <usize>load<u32>(parts + (suit << 2));
}

/** What a suit has besides the row that is its in a way. */
// @ts-ignore: decorator
@inline
function restIn(way: i32, suit: i32): usize {
  return <usize>load<u32>(rests + ((3 * suit + firstRank(way, suit)) << 2));
}

// @ts-ignore: decorator
@inline
function rowIn(way: i32, suit: i32): i32 {
  return ROW_RANKS << firstRank(way, suit);
}

/** Kinds of the straight that the hand has in a way. */
function heldOfStraight(way: i32): i32 {
  let held = 0;
  for (let suit = 0; suit < NUMBER_SUITS; suit++) held += popcnt(heldIn(partIn(suit)) & rowIn(way, suit));
  return held;
}

/** Shanten of the set and the pair in a way, with the class of `suit` (-1: none) replaced by `other`. */
function besideShanten(way: i32, suit: i32, other: i32): i32 {
  const m = suit == 0 ? other : rowClass(restIn(way, 0));
  const p = suit == 1 ? other : rowClass(restIn(way, 1));
  const s = suit == 2 ? other : rowClass(restIn(way, 2));
  const z = suit == HONOURS ? other : rowClass(honourPart);
  return standardShanten(pairClass(m, p), mixClass(s, z), setsBeside);
}

function straightShanten(way: i32): i32 {
  return STRAIGHT_KINDS - heldOfStraight(way) + besideShanten(way, -1, 0);
}

function honoursShanten(way: i32): i32 {
  return MOST_KINDS - heldOfStraight(way) - popcnt(heldIn(honourPart));
}

/** Shanten to the nearer form of a hand that needs `sets` concealed sets, 3 or 4; what follows is about that hand. */
export function knittedShanten(m: usize, p: usize, s: usize, z: usize, sets: i32): i32 {
  setsBeside = sets - KNITTED_SETS;
  honourPart = z;
  setSuit(0, m);
  setSuit(1, p);
  setSuit(2, s);
  straightBest = honoursBest = MOST_KINDS;
  for (let way = 0; way < WAYS; way++) {
    straightBest = min(straightBest, straightShanten(way));
    if (isConcealed()) honoursBest = min(honoursBest, honoursShanten(way));
  }
  return isConcealed() ? min(straightBest, honoursBest) : straightBest;
}

// @ts-ignore: decorator
@inline
function isConcealed(): bool {
  return setsBeside > 0;
}

function setSuit(suit: i32, part: usize): void {
  store<u32>(parts + (suit << 2), <u32>part);
  for (let row = 0; row < 3; row++) store<u32>(rests + ((3 * suit + row) << 2), <u32>partLessRow(part, row));
}

/** Shanten to the nearer form without one tile, where that is below `bound`; else `bound`. */
export function knittedShantenWithout(suit: i32, rank: i32, bound: i32): i32 {
  let best = bound;
  // A tile less brings no form nearer.
  if (min(straightBest, honoursBest) >= bound) return bound;
  for (let way = 0; way < WAYS; way++) best = min(best, shantenWithoutIn(way, suit, rank));
  return best;
}

function shantenWithoutIn(way: i32, suit: i32, rank: i32): i32 {
  const part = suit == HONOURS ? honourPart : partIn(suit);
  const last = countIn(part, rank) == 1;
  const inRow = suit != HONOURS && ((rowIn(way, suit) >> rank) & 1) != 0;
  const honours = honoursShanten(way) + (last && (inRow || suit == HONOURS) ? 1 : 0);
  const straight = last && inRow ? straightShanten(way) + 1 : straightWithLess(way, suit, rank);
  return isConcealed() ? min(straight, honours) : straight;
}

function straightWithLess(way: i32, suit: i32, rank: i32): i32 {
  const rest = suit == HONOURS ? honourPart : restIn(way, suit);
  return STRAIGHT_KINDS - heldOfStraight(way) + besideShanten(way, suit, classWithLess(rest, rank));
}

/** Ranks of a suit that bring the hand nearer to a form that is `shanten` away, a bit a rank. */
export function knittedRanks(suit: i32, shanten: i32): i32 {
  let ranks = 0;
  if (min(straightBest, honoursBest) > shanten) return 0;
  for (let way = 0; way < WAYS; way++) {
    if (straightBest == shanten && straightShanten(way) == shanten) ranks |= straightRanks(way, suit);
    if (isConcealed() && honoursShanten(way) == shanten) ranks |= missingRanks(way, suit);
  }
  return ranks;
}

/** Ranks of the suit's row that are missing; of the honours all that are. */
function missingRanks(way: i32, suit: i32): i32 {
  return suit == HONOURS ? ~heldIn(honourPart) & 0x7f : rowIn(way, suit) & ~heldIn(partIn(suit));
}

function straightRanks(way: i32, suit: i32): i32 {
  const rest = suit == HONOURS ? honourPart : restIn(way, suit);
  const beside = besideShanten(way, -1, 0);
  let ranks = suit == HONOURS ? 0 : missingRanks(way, suit);
  for (let left = changingIn(rest) & ~ranks; left; left &= left - 1) {
    const rank = ctz(left);
    if (besideShanten(way, suit, classWithMore(rest, rank)) < beside) ranks |= 1 << rank;
  }
  return ranks;
}
