/**
 * The model `advance`: only tiles that lower the shanten are kept, and only discards that keep it are made.
 *
 * From the roots (hands of 13 tiles and equal shanten) the graph is built breadth first, one shanten after the other;
 * then the values flow back from tenpai to the roots. Both ways are walked in steps of bounded work, so that the caller
 * can breathe in between. Copies that may come are counted from the hand as it then is.
 *
 * `width` limits how many discards of a drawn hand are followed, those that accept most first; 0 follows all. With a
 * limit the figures are what a player gets who never makes the other discards: a lower bound.
 */
import {
  acceptedCopiesAt, acceptedKinds, acceptedRankAt, acceptedSuitAt, acceptedTotal, countAccepted, handOf, handWith,
  listAccepted, open, setForms,
} from './hand';
import { discardKey, listDiscards, narrowDiscards } from './discards';
import {
  addDiscard, addOrigin, afterGraph, discardAt, drawnCount, drawnNumber, firstDiscard, firstOrigin, graphFull, handCount,
  handKey, handNumber, handTotal, nextOrigin, originAt, originCopies, originHand, resetGraph, setHandTotal, setWait,
  waitCopiesAt, waitKnown, waitSlot,
} from './graph';
import { HAND } from './memory';
import { partsFull, resetParts } from './parts';
import {
  addValue, addWait, allotValues, copyValue, finishHand, finishNearTenpai, keepBetter, resetValues, storeTenpai,
  valueBytes,
} from './values';

/** What `advanceStep` answers. */
export const RUNNING: i32 = 0;
export const DONE: i32 = 1;
/** The graph has outgrown its room: begin again with more, or with a smaller width. */
export const FULL: i32 = 2;

const MAX_SHANTEN: i32 = 13;
/** By shanten: the first hand, the first drawn made from its hands, and where its hands' values lie. i32 each. */
const firstHands = memory.data((MAX_SHANTEN + 2) * 4);
const firstDrawns = memory.data((MAX_SHANTEN + 2) * 4);
const handValues = memory.data((MAX_SHANTEN + 2) * 4);

let width: i32 = 0;
let rootShanten: i32 = 0;
let rootCount: i32 = 0;
/** The shanten being worked on, how far, and until where; `growing` down to 1, then settling back up. */
let level: i32 = 0;
let cursor: i32 = 0;
let levelEnd: i32 = 0;
let growing: bool = false;
let started: bool = false;
let scratch: usize = 0;
/** Set when the machine refuses memory. */
let outOfMemory: bool = false;

// @ts-ignore: decorator
@inline
function at(table: usize, shanten: i32): i32 {
  return load<i32>(table + (shanten << 2));
}

// @ts-ignore: decorator
@inline
function put(table: usize, shanten: i32, value: i32): void {
  store<i32>(table + (shanten << 2), value);
}

/**
 * Begins a search for hands of `shanten` that still need `sets` concealed sets, with `draws` own draws left and
 * `unseen` tiles not seen before the first. `room`: hands, a power of two. False where the memory can't be had.
 */
export function advanceBegin(sets: i32, shanten: i32, draws: i32, unseen: i32, room: i32, widthLimit: i32): bool {
  setForms(sets);
  resetParts(sets);
  if (!resetGraph(room) || !resetValues(afterGraph(), draws, unseen)) return false;
  width = widthLimit;
  rootShanten = level = shanten;
  rootCount = 0;
  growing = true;
  started = outOfMemory = false;
  scratch = allotValues(1);
  if (shanten == 0) put(handValues, 0, <i32>allotValues(34));
  return scratch != 0;
}

/** Adds the hand in memory (13 tiles with its melds) as a root and returns its number. All roots have equal shanten. */
export function advanceAddRoot(): i32 {
  const key = handOf(HAND);
  if (rootShanten > 0) return handNumber(key);
  open(key);
  storeTenpai(valueOf(0, rootCount), countAccepted(0));
  return rootCount++;
}

/** The values of a root: f64 by draws left, the chances to win, and `tenpaiOffset` bytes behind those to be tenpai. */
export function advanceValues(root: i32): usize {
  return valueOf(rootShanten, root);
}

/** Hands met so far: the size of the search. */
export function advanceSize(): i32 {
  return handCount;
}

// @ts-ignore: decorator
@inline
function valueOf(shanten: i32, hand: i32): usize {
  const first = shanten == rootShanten ? 0 : at(firstHands, shanten);
  return <usize>at(handValues, shanten) + <usize>(hand - first) * valueBytes;
}

/** Does about `work` units of work, a unit being a hand opened. */
export function advanceStep(work: i32): i32 {
  if (rootShanten == 0) return DONE;
  if (!started) beginGrowing();
  while (work > 0) {
    if (cursor < levelEnd) work -= growing ? grow(cursor++) : settle(cursor++);
    else if (growing) nextDown();
    else if (level < rootShanten) nextUp();
    else return DONE;
    if (graphFull || outOfMemory || partsFull()) return FULL;
  }
  return RUNNING;
}

function beginGrowing(): void {
  started = true;
  cursor = 0;
  beginLevel();
}

/** All hands of the level are known when it begins: those that its parents' growth has made. */
function beginLevel(): void {
  put(firstHands, level, cursor);
  put(firstDrawns, level, drawnCount);
  levelEnd = handCount;
  if (level == 1) allotLevel(levelEnd - cursor);
}

function allotLevel(hands: i32): void {
  const base = allotValues(max(1, hands));
  put(handValues, level, <i32>base);
  if (base == 0) outOfMemory = true;
}

function nextDown(): void {
  level--;
  if (level > 0) return beginLevel();
  put(firstHands, 0, cursor);
  put(firstDrawns, 0, drawnCount);
  growing = false;
  level = 1;
  cursor = levelEnd = 0;
}

function nextUp(): void {
  level++;
  allotLevel(at(firstHands, level - 1) - at(firstHands, level));
  cursor = at(firstDrawns, level);
  levelEnd = at(firstDrawns, level - 1);
}

function grow(hand: i32): i32 {
  open(handKey(hand));
  listAccepted(level);
  setHandTotal(hand, acceptedTotal);
  return level == 1 ? growNearTenpai(hand) : growDraws(hand);
}

/** One tile from tenpai: each draw leads to the best of its waits, and the values are known at once. */
function growNearTenpai(hand: i32): i32 {
  const key = handKey(hand);
  const value = valueOf(1, hand);
  let work = 1;
  for (let i = 0; i < acceptedKinds; i++) {
    const drawn = handWith(key, acceptedSuitAt(i), acceptedRankAt(i));
    const slot = waitSlot(drawn);
    if (!waitKnown) {
      setWait(slot, drawn, bestWait(drawn));
      work++;
    }
    addWait(value, acceptedCopiesAt(i), waitCopiesAt(slot));
  }
  finishNearTenpai(value, handTotal(hand));
  return work;
}

/** The most copies that any discard leaves a tenpai hand of 14 tiles to wait for. */
function bestWait(drawn: u64): i32 {
  const count = listDiscards(drawn, 0);
  let best = 0;
  for (let i = 0; i < count; i++) {
    open(discardKey(i));
    best = max(best, countAccepted(0));
  }
  return best;
}

function growDraws(hand: i32): i32 {
  const key = handKey(hand);
  let work = 1;
  for (let i = 0; i < acceptedKinds; i++) {
    const known = drawnCount;
    const drawn = drawnNumber(handWith(key, acceptedSuitAt(i), acceptedRankAt(i)));
    if (drawn == known) work += growDiscards(handWith(key, acceptedSuitAt(i), acceptedRankAt(i)));
    addOrigin(drawn, hand, acceptedCopiesAt(i));
  }
  return work;
}

function growDiscards(drawn: u64): i32 {
  let count = listDiscards(drawn, level - 1);
  if (width > 0 && count > width) count = narrowDiscards(count, width, level - 1);
  for (let i = 0; i < count; i++) addDiscard(handNumber(discardKey(i)));
  return 1;
}

/** Gives the best of a drawn's discards to the hands it was drawn from; after the level's last one, finishes them. */
function settle(drawn: i32): i32 {
  const end = firstDiscard(drawn + 1);
  copyValue(scratch, valueOf(level - 1, discardAt(firstDiscard(drawn))));
  for (let i = firstDiscard(drawn) + 1; i < end; i++) keepBetter(scratch, valueOf(level - 1, discardAt(i)));
  for (let next = firstOrigin(drawn); next; ) {
    const origin = originAt(next);
    addValue(valueOf(level, originHand(origin)), originCopies(origin), scratch);
    next = nextOrigin(origin);
  }
  if (drawn + 1 == levelEnd) finishLevel();
  return 1;
}

function finishLevel(): void {
  const end = at(firstHands, level - 1);
  for (let hand = at(firstHands, level); hand < end; hand++) finishHand(valueOf(level, hand), handTotal(hand));
}
