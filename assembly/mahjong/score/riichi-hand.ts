/** What the hand laid down (laid.ts) is made of, gathered in one pass before yaku and fu are counted. */
import { PAIR, PUNG } from '../readings-list';
import { ORPHAN_MASK } from '../shanten';
import { FIRST_HONOUR, suitOf, suitStart } from '../tiles';
import { winKind } from './context';
import { COMPLETED, CONCEALED, isChow, isTriplet, KONG, laidCount, laidHas, laidKind, laidPattern, laidShape, MELD } from './laid';

/** Patterns of readings that riichi knows. */
export const SEVEN_PAIRS: i32 = 1;
export const THIRTEEN_ORPHANS: i32 = 2;

/** What the winning tile was waited for with; UNKNOWN for hands that are not sets and a pair. */
export const WAIT_UNKNOWN: i32 = 0;
export const WAIT_OPEN: i32 = 1;
export const WAIT_EDGE: i32 = 2;
export const WAIT_CLOSED: i32 = 3;
export const WAIT_PAIR: i32 = 4;
export const WAIT_PUNG: i32 = 5;

/** No open meld: a discard that completes the hand does not open it. */
export let closed: bool = true;
/** No meld at all, not even a concealed kong. */
export let meldless: bool = true;
export let wait: i32 = WAIT_UNKNOWN;
/** The pair's kind; -1 where there is no one pair. */
export let pair: i32 = -1;
export let chows: i32 = 0;
export let triplets: i32 = 0;
export let closedTriplets: i32 = 0;
export let kongs: i32 = 0;
/** How many times two chows are equal, each chow taken once. */
export let doubleChows: i32 = 0;
/** Kinds in the hand; lowest kinds of chows; kinds of pungs and kongs: a bit each. */
export let kinds: u64 = 0;
export let chowStarts: u64 = 0;
export let tripletKinds: u64 = 0;
/** A terminal or honour in each block. */
export let outside: bool = true;

let singleChows: u64 = 0;

// @ts-ignore: decorator
@inline
function bit(kind: i32): u64 {
  return (<u64>1) << kind;
}

// @ts-ignore: decorator
@inline
export function isMajor(kind: i32): bool {
  return (ORPHAN_MASK & bit(kind)) != 0;
}

export function gather(): void {
  clear();
  const count = laidCount();
  for (let block = 0; block < count; block++) {
    const kind = laidKind(block);
    if (laidHas(block, MELD)) gatherMeld(block);
    if (laidHas(block, COMPLETED)) wait = waitIn(laidShape(block), kind);
    if (isChow(block)) gatherChow(kind);
    else if (isTriplet(block)) gatherTriplet(block, kind);
    else gatherOther(block, kind);
  }
  if (laidPattern() == SEVEN_PAIRS) pair = -1;
}

function clear(): void {
  closed = meldless = outside = true;
  wait = WAIT_UNKNOWN;
  pair = -1;
  chows = triplets = closedTriplets = kongs = doubleChows = 0;
  kinds = chowStarts = tripletKinds = singleChows = 0;
}

// @ts-ignore: decorator
@inline
function gatherMeld(block: i32): void {
  meldless = false;
  if (!laidHas(block, CONCEALED)) closed = false;
}

// @ts-ignore: decorator
@inline
function gatherChow(kind: i32): void {
  chows++;
  chowStarts |= bit(kind);
  kinds |= <u64>7 << kind;
  if (!(ORPHAN_MASK & (<u64>7 << kind))) outside = false;
  if (singleChows & bit(kind)) doubleChows++;
  singleChows ^= bit(kind);
}

// @ts-ignore: decorator
@inline
function gatherTriplet(block: i32, kind: i32): void {
  triplets++;
  tripletKinds |= bit(kind);
  kinds |= bit(kind);
  if (!isMajor(kind)) outside = false;
  if (laidHas(block, CONCEALED)) closedTriplets++;
  if (laidShape(block) == KONG) kongs++;
}

// @ts-ignore: decorator
@inline
function gatherOther(block: i32, kind: i32): void {
  if (laidShape(block) == PAIR) pair = kind;
  if (!isMajor(kind)) outside = false;
  kinds |= bit(kind);
}

/** What the winning tile was waited for with when it completes a block. */
export function waitIn(shape: i32, first: i32): i32 {
  if (shape == PAIR) return WAIT_PAIR;
  if (shape == PUNG) return WAIT_PUNG;
  const rank = first - suitStart(suitOf(first));
  switch (winKind() - first) {
    case 0:
      return rank == 6 ? WAIT_EDGE : WAIT_OPEN;
    case 1:
      return WAIT_CLOSED;
    default:
      return rank == 0 ? WAIT_EDGE : WAIT_OPEN;
  }
}

/** Suits that the hand has tiles of, a bit each. */
export function suitsInHand(): i32 {
  return (kinds & 0x1ff ? 1 : 0) | ((kinds >> 9) & 0x1ff ? 2 : 0) | ((kinds >> 18) & 0x1ff ? 4 : 0);
}

export function hasHonours(): bool {
  return kinds >> FIRST_HONOUR != 0;
}
