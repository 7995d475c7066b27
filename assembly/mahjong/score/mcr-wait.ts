/**
 * Edge, closed and single waits: the block that the winning tile completed, in a hand that waited for no other tile. Only
 * the suit of the winning tile and that of the pair can hold another wait, and a suit is sets (with a pair) or not in one
 * pass: from the lowest rank on, three copies are a pung and what is left begins chows.
 */
import { HAND } from '../memory';
import { CHOW, KNITTED, PAIR } from '../readings-list';
import { kindsHeld } from '../shanten';
import { COPIES, HONOURS, suitLength, suitOf, suitStart } from '../tiles';
import { meldCount, option, winKind } from './context';
import { COMPLETED, copiesInHand, laidCount, laidHas, laidKind, laidShape } from './laid';
import { add } from './mcr-tally';
import { CLOSED_WAIT, EDGE_WAIT, OPTION_DEAD_WAITS, OPTION_KNITTED_WAITS, SINGLE_WAIT } from './mcr.generated';

const NONE: i32 = -1;
const tiles = memory.data(48, 16);

// @ts-ignore: decorator
@inline
function countOf(kind: i32): i32 {
  return <i32>load<u8>(tiles + kind);
}

// @ts-ignore: decorator
@inline
function change(kind: i32, by: i32): void {
  store<u8>(tiles + kind, <u8>(countOf(kind) + by));
}

export function tallyWait(): void {
  for (let block = 0; block < laidCount(); block++) {
    if (!laidHas(block, COMPLETED)) continue;
    const fan = waitOf(laidShape(block), laidKind(block));
    if (fan != NONE && waitsForNoOther()) add(fan);
    return;
  }
}

function waitOf(shape: i32, kind: i32): i32 {
  if (shape == PAIR) return SINGLE_WAIT;
  if (shape != CHOW) return NONE;
  const place = winKind() - kind;
  if (place == 1) return CLOSED_WAIT;
  const rank = kind % 9;
  return (place == 2 && rank == 0) || (place == 0 && rank == 6) ? EDGE_WAIT : NONE;
}

/** True when the hand before the winning tile waited for that alone. */
function waitsForNoOther(): bool {
  for (let i: usize = 0; i < 48; i += 16) v128.store(tiles + i, v128.load(HAND + i));
  const win = winKind();
  change(win, -1);
  if (meldCount() == 0 && waitsForPair(win)) return false;
  if (!takeStraight(win)) return false;
  return !hasOtherWait(win, suitWithPair(win));
}

/** True when six pairs wait for another tile than `win`. */
function waitsForPair(win: i32): bool {
  const twice = kindsHeld(tiles, 2), four = kindsHeld(tiles, <u8>COPIES);
  if (popcnt(twice) + popcnt(four) != 6) return false;
  const odd = (kindsHeld(tiles, 1) & ~twice) | (kindsHeld(tiles, 3) & ~four);
  return odd != (<u64>1) << win;
}

/** Takes out the tiles of a knitted straight; false when the winning tile is one of them and no wait counts therefore. */
function takeStraight(win: i32): bool {
  for (let block = 0; block < laidCount(); block++) {
    if (laidShape(block) != KNITTED) continue;
    for (let kind = laidKind(block); kind <= laidKind(block) + 6; kind += 3) {
      if (kind == win && !option(OPTION_KNITTED_WAITS)) return false;
      change(kind, -1);
    }
  }
  return true;
}

/** The suit that has the pair when the winning tile is there, too. */
function suitWithPair(win: i32): i32 {
  for (let suit = 0; suit < HONOURS; suit++)
    if ((tilesIn(suit) + (suitOf(win) == suit ? 1 : 0)) % 3 == 2) return suit;
  return HONOURS;
}

function tilesIn(suit: i32): i32 {
  let count = 0;
  for (let rank = 0; rank < suitLength(suit); rank++) count += countOf(suitStart(suit) + rank);
  return count;
}

/** Whether another tile would complete the hand, that a tile of kind `win` was taken from. */
function hasOtherWait(win: i32, pairSuit: i32): bool {
  const suit = suitOf(win);
  if (suit == pairSuit) return findWait(suit, win, true);
  if (findWait(suit, win, false)) return true;
  // The pair may have been in the suit of the winning tile, the wait in the pair's.
  return isSetsAndPair(suit) && findWait(pairSuit, win, false);
}

/** Whether a tile of a suit, other than `win`, makes it sets, with or without a pair. */
function findWait(suit: i32, win: i32, withPair: bool): bool {
  const start = suitStart(suit);
  for (let near = nearRanks(suit); near; near &= near - 1) {
    const kind = start + ctz(near);
    if (kind == win || (copiesInHand(kind) >= COPIES && !option(OPTION_DEAD_WAITS))) continue;
    change(kind, 1);
    const complete = withPair ? isSetsAndPair(suit) : isSets(suit);
    change(kind, -1);
    if (complete) return true;
  }
  return false;
}

/** Ranks of a suit that some set or pair can be made with: held, or no further than two from one that is; a bit each. */
function nearRanks(suit: i32): i32 {
  const held = <i32>(kindsHeld(tiles, 1) >> (9 * suit)) & (suit == HONOURS ? 0x7f : 0x1ff);
  return suit == HONOURS ? held : (held | (held << 1) | (held << 2) | (held >> 1) | (held >> 2)) & 0x1ff;
}

function isSetsAndPair(suit: i32): bool {
  const start = suitStart(suit);
  for (let kind = start; kind < start + suitLength(suit); kind++) {
    if (countOf(kind) < 2) continue;
    change(kind, -2);
    const complete = isSets(suit);
    change(kind, 2);
    if (complete) return true;
  }
  return false;
}

function isSets(suit: i32): bool {
  const start = suitStart(suit);
  const lastChow = suit == HONOURS ? -1 : 6;
  let wanted = 0, wantedNext = 0;
  for (let rank = 0; rank < suitLength(suit); rank++) {
    const free = countOf(start + rank) - wanted;
    if (free < 0) return false;
    const chows = free % 3;
    if (chows > 0 && rank > lastChow) return false;
    wanted = wantedNext + chows;
    wantedNext = chows;
  }
  return true;
}
