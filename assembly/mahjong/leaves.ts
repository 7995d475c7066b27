/**
 * Leaves: tenpai hands that keep their wait, by key. Whatever the draws left, the chance of one to win is that of its
 * copies, and its expected score that chance times what a win is worth on average over them. So of the leaves that one
 * drawn leads to, the chance to win needs the one with most copies; the expected score needs the front: those than which
 * no other is as good for every number of draws.
 *
 *   leaf    slot of a table by key: copies that win, worth
 *   front   a run of leaves, the last of them marked; number 0 is none
 *
 * The chances of two waits, the larger by the smaller, have a quotient that falls as there are more draws left; so one leaf
 * is as good as another for every number of draws where it is so for one draw and for all.
 */
import { hashOf, tableSize } from './graph';
import { handWith, listWaits, open, shapeWaits, waitCopiesAt, waitCount, waitKindAt, writeTiles } from './hand';
import { forgetHands } from './known-hands';
import { HAND, reserve } from './memory';
import { CHOW } from './readings-list';
import { meldCount, meldShape } from './score/context';
import { isWinDrawn, NO_WIN, worthDrawn } from './score/drawn';
import { forgetWaits, knowWaits } from './score/only-tile';
import { riichiFlags } from './score/prospect';
import { forgetPaid } from './score/riichi-more';
import { suitOf, suitStart } from './tiles';
import { draws, waitChance } from './values';

/** What counts as a win, and whether it is scored. */
export const COUNT_SHAPES: i32 = 0;
export const COUNT_WINS: i32 = 1;
export const COUNT_SCORES: i32 = 2;

const LEAF_RATIO: i32 = 1;
const FRONT_RATIO: i32 = 6;

let counting: i32 = COUNT_SHAPES;
let sets: i32 = 4;
/** Chows in melds. */
let chows: i32 = 0;
let slots: i32 = 0;
let leafKeys: usize = 0;
let leafWorths: usize = 0;
let leafWins: usize = 0;
let leafCount: i32 = 0;
let fronts: usize = 0;
let frontEnd: i32 = 1;
let mostFronts: i32 = 0;
/** Set when there is no more room: the search has failed and must be begun anew with more. */
export let leavesFull: bool = false;

/** Lays out room at `base` for searches of `hands` hands that need `setsNeeded` sets; returns the address behind it, 0 where there is no memory. */
export function resetLeaves(base: usize, hands: i32, setsNeeded: i32, what: i32): usize {
  counting = what;
  sets = setsNeeded;
  chows = 0;
  for (let meld = 0; meld < (what == COUNT_SHAPES ? 0 : meldCount()); meld++) if (meldShape(meld) == CHOW) chows++;
  slots = tableSize(hands) * LEAF_RATIO;
  mostFronts = hands * FRONT_RATIO;
  leafKeys = base;
  leafWorths = leafKeys + (<usize>slots << 3);
  fronts = leafWorths + (<usize>slots << 3);
  leafWins = fronts + (<usize>mostFronts << 2);
  const end = (leafWins + <usize>slots + 15) & ~15;
  if (!reserve(end)) return 0;
  memory.fill(leafKeys, 0, <usize>slots << 3);
  if (what != COUNT_SHAPES) {
    forgetHands();
    forgetPaid();
  }
  leafCount = 0;
  frontEnd = 1;
  leavesFull = false;
  return end;
}

/** Copies that win. */
// @ts-ignore: decorator
@inline
export function leafCopies(leaf: i32): i32 {
  return <i32>load<u8>(leafWins + leaf);
}

/** What a win is worth on average. */
// @ts-ignore: decorator
@inline
export function leafWorth(leaf: i32): f64 {
  return load<f64>(leafWorths + (leaf << 3));
}

/** The leaf of a tenpai hand. Another hand may be open afterwards; the list of draws stays. */
export function leafOf(key: u64): i32 {
  const mask = <u32>(slots - 1);
  let slot = hashOf(key) & mask;
  let found = load<u64>(leafKeys + (slot << 3));
  while (found != 0 && found != key) {
    slot = (slot + 1) & mask;
    found = load<u64>(leafKeys + (slot << 3));
  }
  if (found == 0) makeLeaf(slot, key);
  return slot;
}

function makeLeaf(leaf: i32, key: u64): void {
  if (++leafCount * 4 >= slots * 3) leavesFull = true;
  store<u64>(leafKeys + (leaf << 3), key);
  open(key);
  listWaits();
  let copies = 0;
  let sum: f64 = 0;
  if (counting != COUNT_SHAPES) writeTiles(key, HAND);
  knowWaits(shapeWaits);
  for (let i = 0; i < waitCount; i++) {
    const worth = winWorth(key, waitKindAt(i), riichiFlags());
    if (worth == NO_WIN) continue;
    copies += waitCopiesAt(i);
    sum += worth * <f64>waitCopiesAt(i);
  }
  forgetWaits();
  store<u8>(leafWins + leaf, <u8>copies);
  store<f64>(leafWorths + (leaf << 3), copies > 0 ? sum / <f64>copies : 0);
}

/** What the hand `key` of 13 tiles, which is in memory, is worth when `kind` completes it; NO_WIN where that is none. */
function winWorth(key: u64, kind: i32, flags: u32): f64 {
  // Whoever may declare riichi has a yaku by drawing the last tile.
  if (counting == COUNT_SHAPES || (counting == COUNT_WINS && riichiFlags() != 0)) return 0;
  const held = load<u8>(HAND + kind);
  store<u8>(HAND + kind, held + 1);
  const whole = handWith(key, suitOf(kind), kind - suitStart(suitOf(kind)));
  const worth =
    counting == COUNT_SCORES ? worthDrawn(whole, sets, chows, kind, flags) : isWinDrawn(whole, sets, chows, kind) ? 0 : NO_WIN;
  store<u8>(HAND + kind, held);
  return worth;
}

/** What a tenpai hand is worth when `kind` completes it, riichi declared with `flags` or not; NO_WIN where that is none. */
export function drawnWorth(key: u64, kind: i32, flags: u32): f64 {
  if (counting != COUNT_SHAPES) writeTiles(key, HAND);
  return winWorth(key, kind, flags);
}

const MAX_OFFERED: i32 = 14;
/** The front that is being made: leaves (i32), and what each is worth with one draw left and with all. */
const offered = memory.data(56);
const withOneDraw = memory.data(112);
const withAllDraws = memory.data(112);
let offeredCount: i32 = 0;
/** Most copies that any leaf offered waits for. */
export let mostCopies: i32 = 0;

export function beginFront(): void {
  offeredCount = mostCopies = 0;
}

/** Offers a leaf to the front, which it enters unless another is as good. */
export function offerLeaf(leaf: i32): void {
  mostCopies = max(mostCopies, leafCopies(leaf));
  const one = promise(leaf, min(1, draws)), all = promise(leaf, draws);
  let kept = 0;
  for (let i = 0; i < offeredCount; i++) {
    const otherOne = load<f64>(withOneDraw + (i << 3)), otherAll = load<f64>(withAllDraws + (i << 3));
    if (otherOne >= one && otherAll >= all) return;
    if (one >= otherOne && all >= otherAll) continue;
    setOffered(kept++, load<i32>(offered + (i << 2)), otherOne, otherAll);
  }
  assert(kept < MAX_OFFERED);
  setOffered(kept, leaf, one, all);
  offeredCount = kept + 1;
}

function setOffered(place: i32, leaf: i32, one: f64, all: f64): void {
  store<i32>(offered + (place << 2), leaf);
  store<f64>(withOneDraw + (place << 3), one);
  store<f64>(withAllDraws + (place << 3), all);
}

/** The expected score of a leaf; unscored, its chance to win. */
function promise(leaf: i32, k: i32): f64 {
  return waitChance(leafCopies(leaf), k) * (counting == COUNT_SCORES ? leafWorth(leaf) : 1);
}

const LAST: u32 = 1 << 31;

/** Ends the front and returns its number; 0 when no leaf was offered. */
export function endFront(): i32 {
  if (offeredCount == 0) return 0;
  if (frontEnd + offeredCount > mostFronts) {
    leavesFull = true;
    return 0;
  }
  const front = frontEnd;
  for (let i = 0; i < offeredCount; i++) store<u32>(fronts + (frontEnd++ << 2), load<u32>(offered + (i << 2)));
  const last = fronts + ((frontEnd - 1) << 2);
  store<u32>(last, load<u32>(last) | LAST);
  return front;
}

// @ts-ignore: decorator
@inline
export function leafAt(index: i32): i32 {
  return <i32>(load<u32>(fronts + (index << 2)) & ~LAST);
}

/** Whether the leaf at `index` is the last of its front. */
// @ts-ignore: decorator
@inline
export function isLastAt(index: i32): bool {
  return load<u32>(fronts + (index << 2)) >= LAST;
}

/** True when the leaves of a front offer nothing that `own` does not. */
export function isCovered(front: i32, own: i32): bool {
  if (front == 0) return true;
  const one = promise(own, min(1, draws)), all = promise(own, draws);
  let index = front;
  while (promise(leafAt(index), min(1, draws)) <= one && promise(leafAt(index), draws) <= all) {
    if (isLastAt(index)) return true;
    index++;
  }
  return false;
}
