/**
 * The graph of one search, in flat arrays laid out from SEARCH_BASE upwards.
 *
 *   hand    13 tiles: key, draws, values (values.ts). In a bucket by shanten and slack.
 *   draw    an edge: copies of a tile, and the drawn that it makes
 *   drawn   14 tiles: its discards (hands); of those discards that need no values of their own, which are leaves, the best
 *           wait and the front (leaves.ts); and the kind drawn
 *   wait    14 tiles, tenpai, by key: copies of its best wait, and the front
 *
 * Draws of a hand and discards of a drawn are contiguous, since each is written at one go.
 */
import { reserve, SEARCH_BASE } from './memory';

/**
 * Room in terms of hands; the other stores are in proportion to what searches need (measured on random hands), tables to the
 * next power of two.
 */
let capacity: i32 = 0;
let table: i32 = 0;
const DRAW_RATIO: i32 = 8;
const DRAWN_RATIO: i32 = 4;
const DISCARD_RATIO: i32 = 16;
const WAIT_RATIO: i32 = 8;

let handKeys: usize = 0;
let handSlots: usize = 0;
let handNext: usize = 0;
let handDraws: usize = 0;
let draws: usize = 0;
let drawnKeys: usize = 0;
let drawnSlots: usize = 0;
let drawnDiscards: usize = 0;
let drawnWaits: usize = 0;
let drawnFronts: usize = 0;
let drawnKinds: usize = 0;
let discards: usize = 0;
let waitKeys: usize = 0;
let waitCopies: usize = 0;
let waitFronts: usize = 0;
let end: usize = 0;

export let handCount: i32 = 0;
let drawCount: i32 = 0;
let drawnCount: i32 = 0;
let discardCount: i32 = 0;
let waitCount: i32 = 0;
/** Set when a store is full: the search has failed and must be begun anew with more room. */
export let graphFull: bool = false;

/** Heads of the lists of hands by shanten and slack, u32 each: number of a hand plus 1. */
export const SLACKS: i32 = 2;
const MAX_SHANTEN: i32 = 13;
const buckets = memory.data((MAX_SHANTEN + 1) * 2 * 4);

/** Slots of a table for `hands` entries: the next power of two. */
export function tableSize(hands: i32): i32 {
  return hands < 2 ? 1 : 1 << (32 - clz(hands - 1));
}

/** Lays out empty stores for `hands` hands. False where the memory can't be had. */
export function resetGraph(hands: i32): bool {
  capacity = hands;
  table = tableSize(hands);
  end = SEARCH_BASE;
  handKeys = allot(capacity, 8);
  drawnKeys = allot(capacity * DRAWN_RATIO, 8);
  waitKeys = allot(table * WAIT_RATIO, 8);
  handSlots = allot(table * 2, 4);
  handNext = allot(capacity, 4);
  handDraws = allot(capacity + 1, 4);
  draws = allot(capacity * DRAW_RATIO, 4);
  drawnSlots = allot(table * DRAWN_RATIO * 2, 4);
  drawnDiscards = allot(capacity * DRAWN_RATIO + 1, 4);
  drawnFronts = allot(capacity * DRAWN_RATIO, 4);
  discards = allot(capacity * DISCARD_RATIO, 4);
  waitFronts = allot(table * WAIT_RATIO, 4);
  drawnWaits = allot(capacity * DRAWN_RATIO, 1);
  drawnKinds = allot(capacity * DRAWN_RATIO, 1);
  waitCopies = allot(table * WAIT_RATIO, 1);
  end = (end + 15) & ~15;
  if (!reserve(end)) return false;
  clear();
  return true;
}

function allot(entries: i32, bytes: usize): usize {
  const start = end;
  end += <usize>entries * bytes;
  return start;
}

function clear(): void {
  memory.fill(handSlots, 0, <usize>table * 2 * 4);
  memory.fill(drawnSlots, 0, <usize>table * DRAWN_RATIO * 2 * 4);
  memory.fill(waitKeys, 0, <usize>table * WAIT_RATIO * 8);
  memory.fill(buckets, 0, (MAX_SHANTEN + 1) * 2 * 4);
  handCount = drawCount = drawnCount = discardCount = waitCount = 0;
  graphFull = false;
}

/** The first address behind the stores, where values may lie. */
export function afterGraph(): usize {
  return end;
}

// @ts-ignore: decorator
@inline
export function hashOf(key: u64): u32 {
  return <u32>((key * 0x9e3779b97f4a7c15) >> 32);
}

/** Where a key that `lookUp` did not find belongs. */
let emptySlot: usize = 0;

/** The number of a key, counted from 1, in a table of `size` slots (a power of two); 0 where it is unknown. */
function lookUp(slots: usize, size: i32, keys: usize, key: u64): i32 {
  const mask = <u32>(size - 1);
  let slot = hashOf(key) & mask;
  let number = load<u32>(slots + (slot << 2));
  while (number != 0 && load<u64>(keys + ((number - 1) << 3)) != key) {
    slot = (slot + 1) & mask;
    number = load<u32>(slots + (slot << 2));
  }
  emptySlot = slots + (slot << 2);
  return number;
}

/** The number of a hand that has been met, or -1. */
export function findHand(key: u64): i32 {
  return lookUp(handSlots, table * 2, handKeys, key) - 1;
}

/** The number of a hand, put into its bucket on first sight. */
export function handNumber(key: u64, shanten: i32, slack: i32): i32 {
  const known = findHand(key);
  if (known >= 0) return known;
  if (handCount >= capacity) {
    graphFull = true;
    return 0;
  }
  store<u64>(handKeys + (handCount << 3), key);
  const head = bucket(shanten, slack);
  store<u32>(handNext + (handCount << 2), load<u32>(head));
  store<u32>(head, ++handCount);
  store<u32>(emptySlot, handCount);
  return handCount - 1;
}

// @ts-ignore: decorator
@inline
function bucket(shanten: i32, slack: i32): usize {
  return buckets + ((shanten * SLACKS + min(slack, SLACKS - 1)) << 2);
}

/** The first hand of a bucket, or -1. */
// @ts-ignore: decorator
@inline
export function firstInBucket(shanten: i32, slack: i32): i32 {
  return <i32>load<u32>(bucket(shanten, slack)) - 1;
}

/** The hand that follows in the same bucket, or -1. */
// @ts-ignore: decorator
@inline
export function nextInBucket(hand: i32): i32 {
  return <i32>load<u32>(handNext + (hand << 2)) - 1;
}

// @ts-ignore: decorator
@inline
export function handKey(hand: i32): u64 {
  return load<u64>(handKeys + (hand << 3));
}

/** Where the draws of `hand`, which is about to grow, begin; their end is marked by a draw of no copies. */
export function beginDraws(hand: i32): void {
  store<u32>(handDraws + (hand << 2), drawCount);
}

export function endDraws(): void {
  addDraw(0, 0);
}

/** A draw: the drawn in the low 28 bits, the copies above; 0 copies end a hand's draws. */
const DRAWN_MASK: u32 = 0xfffffff;

export function addDraw(drawn: i32, copies: i32): void {
  if (drawCount >= capacity * DRAW_RATIO) {
    graphFull = true;
    return;
  }
  store<u32>(draws + (drawCount++ << 2), <u32>drawn | (<u32>copies << 28));
}

// @ts-ignore: decorator
@inline
export function firstDraw(hand: i32): i32 {
  return load<u32>(handDraws + (hand << 2));
}

// @ts-ignore: decorator
@inline
export function drawnOfDraw(index: i32): i32 {
  return <i32>(load<u32>(draws + (index << 2)) & DRAWN_MASK);
}

// @ts-ignore: decorator
@inline
export function copiesOfDraw(index: i32): i32 {
  return <i32>(load<u32>(draws + (index << 2)) >> 28);
}

/** Set by `sharedDrawn` when the drawn is new: its discards are to be added at once. */
export let drawnIsNew: bool = false;

/** The number of a drawn that several hands lead to and whose discards don't depend on which. */
export function sharedDrawn(key: u64): i32 {
  const known = lookUp(drawnSlots, table * DRAWN_RATIO * 2, drawnKeys, key) - 1;
  drawnIsNew = known < 0;
  if (known >= 0) return known;
  const drawn = newDrawn();
  store<u64>(drawnKeys + (drawn << 3), key);
  store<u32>(emptySlot, drawn + 1);
  return drawn;
}

/** A drawn that one hand alone leads to. */
export function newDrawn(): i32 {
  if (drawnCount >= capacity * DRAWN_RATIO) {
    graphFull = true;
    return 0;
  }
  store<u32>(drawnDiscards + (drawnCount << 2), discardCount);
  store<u32>(drawnDiscards + ((drawnCount + 1) << 2), discardCount);
  setDrawnLeaves(drawnCount, 0, 0);
  return drawnCount++;
}

/** Adds a discard to the drawn made last. */
export function addDiscard(hand: i32): void {
  if (discardCount >= capacity * DISCARD_RATIO) {
    graphFull = true;
    return;
  }
  store<u32>(discards + (discardCount << 2), hand);
  store<u32>(drawnDiscards + (drawnCount << 2), ++discardCount);
}

// @ts-ignore: decorator
@inline
export function firstDiscard(drawn: i32): i32 {
  return load<u32>(drawnDiscards + (drawn << 2));
}

// @ts-ignore: decorator
@inline
export function discardAt(index: i32): i32 {
  return load<u32>(discards + (index << 2));
}

// @ts-ignore: decorator
@inline
export function drawnWait(drawn: i32): i32 {
  return <i32>load<u8>(drawnWaits + drawn);
}

// @ts-ignore: decorator
@inline
export function drawnFront(drawn: i32): i32 {
  return load<i32>(drawnFronts + (drawn << 2));
}

export function setDrawnLeaves(drawn: i32, copies: i32, front: i32): void {
  store<u8>(drawnWaits + drawn, <u8>copies);
  store<i32>(drawnFronts + (drawn << 2), front);
}

/** The kind of tile that made a drawn which one hand alone leads to. */
// @ts-ignore: decorator
@inline
export function drawnKind(drawn: i32): i32 {
  return <i32>load<u8>(drawnKinds + drawn);
}

export function setDrawnKind(drawn: i32, kind: i32): void {
  store<u8>(drawnKinds + drawn, <u8>kind);
}

/** The slot of a wait: where its copies are, or where a new one belongs (`waitKnown` tells). */
export let waitKnown: bool = false;

export function waitSlot(key: u64): i32 {
  const mask = <u32>(table * WAIT_RATIO - 1);
  let slot = hashOf(key) & mask;
  let found = load<u64>(waitKeys + (slot << 3));
  while (found != 0 && found != key) {
    slot = (slot + 1) & mask;
    found = load<u64>(waitKeys + (slot << 3));
  }
  waitKnown = found == key;
  return slot;
}

// @ts-ignore: decorator
@inline
export function waitCopiesAt(slot: i32): i32 {
  return <i32>load<u8>(waitCopies + slot);
}

// @ts-ignore: decorator
@inline
export function waitFrontAt(slot: i32): i32 {
  return load<i32>(waitFronts + (slot << 2));
}

export function setWait(slot: i32, key: u64, copies: i32, front: i32): void {
  if (++waitCount * 4 >= table * WAIT_RATIO * 3) graphFull = true;
  store<u64>(waitKeys + (slot << 3), key);
  store<u8>(waitCopies + slot, <u8>copies);
  store<i32>(waitFronts + (slot << 2), front);
}
