/**
 * The graph of one search, in flat arrays laid out from SEARCH_BASE upwards.
 *
 *   hand    13 tiles, shanten 1 or more:   key, copies accepted, and later its values
 *   drawn   14 tiles, shanten 1 or more:   key, its discards (hands), the hands it was drawn from
 *   wait    14 tiles, tenpai:              key, copies of the best wait; needs nothing more
 *
 * A draw leads from a hand to a drawn, which has one shanten less; a discard leads from a drawn to a hand of the same
 * shanten. Hands and drawns are made level by level, so each level is a range of numbers.
 *
 *        hand (2)  --draw-->  drawn (1)  --discard-->  hand (1)  --draw-->  wait
 */
import { reserve, SEARCH_BASE } from './memory';

/** Room in terms of hands; the other stores are in proportion to what searches need (measured on random hands). */
let handCapacity: i32 = 0;
const DRAWN_RATIO: i32 = 2;
const DISCARD_RATIO: i32 = 8;
const ORIGIN_RATIO: i32 = 16;
const WAIT_RATIO: i32 = 8;

let handKeys: usize = 0;
let handTotals: usize = 0;
let handSlots: usize = 0;
let drawnKeys: usize = 0;
let drawnSlots: usize = 0;
let drawnDiscards: usize = 0;
let drawnOrigins: usize = 0;
let discards: usize = 0;
let origins: usize = 0;
let waitKeys: usize = 0;
let waitCopies: usize = 0;
let valuesBase: usize = 0;

export let handCount: i32 = 0;
export let drawnCount: i32 = 0;
let discardCount: i32 = 0;
let originCount: i32 = 0;
let waitCount: i32 = 0;
/** Set when a store is full: the search has failed and must be begun anew with more room. */
export let graphFull: bool = false;

/** Lays out empty stores for `hands` hands, a power of two. False where the memory can't be had. */
export function resetGraph(hands: i32): bool {
  handCapacity = hands;
  let top: usize = SEARCH_BASE;
  handKeys = top;
  handTotals = handKeys + <usize>hands * 8;
  handSlots = handTotals + <usize>hands * 2;
  drawnKeys = handSlots + <usize>hands * 2 * 4;
  const drawns = hands * DRAWN_RATIO;
  drawnSlots = drawnKeys + <usize>drawns * 8;
  drawnDiscards = drawnSlots + <usize>drawns * 2 * 4;
  drawnOrigins = drawnDiscards + <usize>(drawns + 1) * 4 + 4;
  discards = drawnOrigins + <usize>drawns * 4;
  origins = discards + <usize>hands * DISCARD_RATIO * 4;
  waitKeys = origins + <usize>hands * ORIGIN_RATIO * 8;
  waitCopies = waitKeys + <usize>hands * WAIT_RATIO * 8;
  valuesBase = waitCopies + <usize>hands * WAIT_RATIO;
  if (!reserve(valuesBase)) return false;
  memory.fill(handSlots, 0, <usize>hands * 2 * 4);
  memory.fill(drawnSlots, 0, <usize>drawns * 2 * 4);
  memory.fill(waitKeys, 0, <usize>hands * WAIT_RATIO * 8);
  handCount = drawnCount = discardCount = originCount = waitCount = 0;
  graphFull = false;
  store<u32>(drawnDiscards, 0);
  return true;
}

/** The first address behind the stores, where values may lie. */
export function afterGraph(): usize {
  return (valuesBase + 15) & ~15;
}

// @ts-ignore: decorator
@inline
function hashOf(key: u64): u32 {
  return <u32>((key * 0x9e3779b97f4a7c15) >> 32);
}

/** The number of a hand, made on first sight. */
export function handNumber(key: u64): i32 {
  const mask = <u32>(handCapacity * 2 - 1);
  let slot = hashOf(key) & mask;
  for (;;) {
    const number = load<u32>(handSlots + (slot << 2));
    if (number == 0) break;
    if (handKey(number - 1) == key) return number - 1;
    slot = (slot + 1) & mask;
  }
  if (handCount >= handCapacity) {
    graphFull = true;
    return 0;
  }
  store<u64>(handKeys + (handCount << 3), key);
  store<u32>(handSlots + (slot << 2), handCount + 1);
  return handCount++;
}

/** The number of a drawn; `drawnCount` grows when it is new. */
export function drawnNumber(key: u64): i32 {
  const mask = <u32>(handCapacity * DRAWN_RATIO * 2 - 1);
  let slot = hashOf(key) & mask;
  for (;;) {
    const number = load<u32>(drawnSlots + (slot << 2));
    if (number == 0) break;
    if (load<u64>(drawnKeys + ((number - 1) << 3)) == key) return number - 1;
    slot = (slot + 1) & mask;
  }
  if (drawnCount >= handCapacity * DRAWN_RATIO) {
    graphFull = true;
    return 0;
  }
  store<u64>(drawnKeys + (drawnCount << 3), key);
  store<u32>(drawnOrigins + (drawnCount << 2), 0);
  store<u32>(drawnDiscards + ((drawnCount + 1) << 2), discardCount);
  store<u32>(drawnSlots + (slot << 2), drawnCount + 1);
  return drawnCount++;
}

// @ts-ignore: decorator
@inline
export function handKey(hand: i32): u64 {
  return load<u64>(handKeys + (hand << 3));
}

// @ts-ignore: decorator
@inline
export function handTotal(hand: i32): i32 {
  return <i32>load<u16>(handTotals + (hand << 1));
}

// @ts-ignore: decorator
@inline
export function setHandTotal(hand: i32, copies: i32): void {
  store<u16>(handTotals + (hand << 1), <u16>copies);
}

/** Adds a discard to the drawn made last. */
export function addDiscard(hand: i32): void {
  if (discardCount >= handCapacity * DISCARD_RATIO) {
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

/** An origin: hand in the low 24 bits, copies in the next 4, and the number of the next origin (0: none) above. */
const HAND_BITS: u64 = 24;
const COPIES_BITS: u64 = 4;

/** Notes that `hand` draws `copies` tiles into `drawn`. */
export function addOrigin(drawn: i32, hand: i32, copies: i32): void {
  if (originCount + 1 >= handCapacity * ORIGIN_RATIO) {
    graphFull = true;
    return;
  }
  const head = drawnOrigins + (drawn << 2);
  const next = <u64>load<u32>(head);
  const origin = <u64>hand | (<u64>copies << HAND_BITS) | (next << (HAND_BITS + COPIES_BITS));
  store<u64>(origins + (++originCount << 3), origin);
  store<u32>(head, originCount);
}

// @ts-ignore: decorator
@inline
export function firstOrigin(drawn: i32): i32 {
  return load<u32>(drawnOrigins + (drawn << 2));
}

// @ts-ignore: decorator
@inline
export function originAt(index: i32): u64 {
  return load<u64>(origins + (index << 3));
}

// @ts-ignore: decorator
@inline
export function originHand(origin: u64): i32 {
  return <i32>origin & 0xffffff;
}

// @ts-ignore: decorator
@inline
export function originCopies(origin: u64): i32 {
  return <i32>(origin >> HAND_BITS) & 15;
}

// @ts-ignore: decorator
@inline
export function nextOrigin(origin: u64): i32 {
  return <i32>(origin >> (HAND_BITS + COPIES_BITS));
}

/** The slot of a wait: where its copies are, or where a new one belongs (`waitKnown` tells). */
export let waitKnown: bool = false;

export function waitSlot(key: u64): i32 {
  const mask = <u32>(handCapacity * WAIT_RATIO - 1);
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

export function setWait(slot: i32, key: u64, copies: i32): void {
  if (++waitCount * 4 >= handCapacity * WAIT_RATIO * 3) graphFull = true;
  store<u64>(waitKeys + (slot << 3), key);
  store<u8>(waitCopies + slot, <u8>copies);
}
