/**
 * How far a reading is from completion: whether `budget` more tiles make its blocks `sets` sets and a pair.
 *
 * Sets stay. Two tiles of a chow or a pair become a set by one more tile; a pair may be the hand's pair. Any other tile
 * becomes the pair by one more, or a set by two; from nothing the pair costs two tiles, a set three. Every added tile must
 * exist: with those of hand and melds four of a kind at most.
 */
import { HAND, melded } from './memory';
import { blockCount, blockKind, blockShape, CHOW, CLOSED, EDGE, OPEN, PAIR, PUNG, SINGLE } from './readings-list';
import { COPIES, FIRST_HONOUR, KINDS, suitOf, suitStart } from './tiles';

/** Copies of each kind that may still come, and how many of them have been added. */
const room = memory.data(48);
let budget: i32 = 0;
/** Chows that may still be made. */
let chowsLeft: i32 = 0;

/** Reads the hand in memory; `roomFor` and `grows` are about it. */
export function countRoom(): void {
  for (let kind = 0; kind < KINDS; kind++)
    store<u8>(room + kind, <u8>max(0, COPIES - <i32>load<u8>(HAND + kind) - melded(kind)));
}

// @ts-ignore: decorator
@inline
export function roomFor(kind: i32): i32 {
  return <i32>load<u8>(room + kind);
}

// @ts-ignore: decorator
@inline
function add(kind: i32, copies: i32): void {
  store<u8>(room + kind, <u8>(roomFor(kind) - copies));
}

// @ts-ignore: decorator
@inline
export function rankIn(kind: i32): i32 {
  return kind - suitStart(suitOf(kind));
}

/** The two kinds that two tiles of a chow wait for, 16 bits each; -1 (all bits set) where there is none. */
export function waitsOf(shape: i32, kind: i32): i32 {
  if (shape == CLOSED) return (kind + 1) | -65536;
  const below = rankIn(kind) > 0 ? kind - 1 : -1;
  const above = rankIn(kind) < 7 ? kind + 2 : -1;
  return (below & 0xffff) | (above << 16);
}

/** True when some tile that completes these two tiles of a chow may still come. */
export function isLive(shape: i32, kind: i32): bool {
  const waits = waitsOf(shape, kind);
  const first = <i32>(<i16>waits);
  const second = waits >> 16;
  return (first >= 0 && roomFor(first) > 0) || (second >= 0 && roomFor(second) > 0);
}

// @ts-ignore: decorator
@inline
export function isPartial(shape: i32): bool {
  return shape >= PAIR && shape <= OPEN;
}

/** True when the blocks on the stack become `sets` sets (those they hold included, `chows` chows at most) and a pair by `tiles` more at most. */
export function grows(sets: i32, chows: i32, tiles: i32): bool {
  budget = tiles;
  chowsLeft = chows;
  for (let i = 0; i < blockCount; i++) {
    if (blockShape(i) <= PUNG) sets--;
    if (blockShape(i) == CHOW) chowsLeft--;
  }
  return growFrom(0, sets, false, 0);
}

/** The least that the blocks from `index` on can still cost. */
function leastCost(index: i32, sets: i32, paired: bool): i32 {
  let partials = 0;
  let pairAhead = paired;
  for (let i = index; i < blockCount; i++) {
    if (isPartial(blockShape(i))) partials++;
    if (blockShape(i) == PAIR) pairAhead = true;
  }
  return 2 * sets - min(sets, partials) + (pairAhead ? 0 : 1);
}

function growFrom(index: i32, sets: i32, paired: bool, spent: i32): bool {
  if (index == blockCount) return spent + 3 * sets + (paired ? 0 : 2) <= budget;
  if (spent + leastCost(index, sets, paired) > budget) return false;
  const shape = blockShape(index);
  if (shape <= PUNG) return growFrom(index + 1, sets, paired, spent);
  if (shape == SINGLE) return growTile(index, blockKind(index), -1, sets, paired, spent);
  return growPartial(index, shape, blockKind(index), sets, paired, spent);
}

function growPartial(index: i32, shape: i32, kind: i32, sets: i32, paired: bool, spent: i32): bool {
  if (shape == PAIR) {
    if (!paired && growFrom(index + 1, sets, true, spent)) return true;
    if (completeWith(index, kind, sets, paired, spent)) return true;
    return growTile(index, kind, kind, sets, paired, spent);
  }
  const waits = waitsOf(shape, kind);
  if (completeChow(index, <i32>(<i16>waits), sets, paired, spent)) return true;
  if (completeChow(index, waits >> 16, sets, paired, spent)) return true;
  return growTile(index, kind, shape == CLOSED ? kind + 2 : kind + 1, sets, paired, spent);
}

/** One more tile makes the partial a set. */
function completeWith(index: i32, kind: i32, sets: i32, paired: bool, spent: i32): bool {
  if (sets == 0 || kind < 0 || roomFor(kind) == 0) return false;
  add(kind, 1);
  const found = growFrom(index + 1, sets - 1, paired, spent + 1);
  add(kind, -1);
  return found;
}

/** The same of two tiles of a chow. */
function completeChow(index: i32, kind: i32, sets: i32, paired: bool, spent: i32): bool {
  if (chowsLeft == 0) return false;
  chowsLeft--;
  const found = completeWith(index, kind, sets, paired, spent);
  chowsLeft++;
  return found;
}

/** What one tile may become; `other` is the second tile of a partial that is given up, -1 for none. */
function growTile(index: i32, kind: i32, other: i32, sets: i32, paired: bool, spent: i32): bool {
  if (!paired && becomes(index, kind, kind, -1, other, sets, true, spent + 1)) return true;
  if (sets > 0) {
    if (becomes(index, kind, kind, kind, other, sets - 1, paired, spent + 2)) return true;
    if (kind < FIRST_HONOUR && chowsLeft > 0 && growChow(index, kind, other, sets - 1, paired, spent + 2)) return true;
  }
  return goOn(index, other, sets, paired, spent);
}

function growChow(index: i32, kind: i32, other: i32, sets: i32, paired: bool, spent: i32): bool {
  chowsLeft--;
  const found = becomesChow(index, kind, other, sets, paired, spent);
  chowsLeft++;
  return found;
}

function becomesChow(index: i32, kind: i32, other: i32, sets: i32, paired: bool, spent: i32): bool {
  const rank = rankIn(kind);
  if (rank >= 2 && becomes(index, kind, kind - 2, kind - 1, other, sets, paired, spent)) return true;
  if (rank >= 1 && rank <= 7 && becomes(index, kind, kind - 1, kind + 1, other, sets, paired, spent)) return true;
  return rank <= 6 && becomes(index, kind, kind + 1, kind + 2, other, sets, paired, spent);
}

/** Adds the tiles `first` and `second` (-1: none). */
function becomes(
  index: i32, kind: i32, first: i32, second: i32, other: i32, sets: i32, paired: bool, spent: i32,
): bool {
  if (roomFor(first) == 0 || (second >= 0 && roomFor(second) < (second == first ? 2 : 1))) return false;
  add(first, 1);
  if (second >= 0) add(second, 1);
  const found = goOn(index, other, sets, paired, spent);
  add(first, -1);
  if (second >= 0) add(second, -1);
  return found;
}

function goOn(index: i32, other: i32, sets: i32, paired: bool, spent: i32): bool {
  return other >= 0
    ? growTile(index, other, -1, sets, paired, spent)
    : growFrom(index + 1, sets, paired, spent);
}
