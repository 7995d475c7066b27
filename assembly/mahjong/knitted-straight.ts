/**
 * The knitted straight of the Chinese Official rules: 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third. Each of six
 * ways to deal the three rows to the suits is a number, 0 to 5. Two kinds of hands are made with it:
 *
 *   KNITTED STRAIGHT          all nine tiles, a set (concealed or not) and a pair
 *   HONOURS AND KNITTED       fourteen different tiles out of the seven honours and the nine
 */
import { HAND } from './memory';
import { listComplete } from './readings-complete';
import { appendBlock, clearBlocks, KNITTED, listReading, pushBlock, readingCount, SINGLE } from './readings-list';
import { listUnfinished } from './readings-unfinished';
import { kindsHeld, standard } from './shanten';
import { FIRST_HONOUR, KINDS } from './tiles';

export const WAYS: i32 = 6;
/** Ranks 0, 3 and 6. */
const ROW: u64 = 0b1001001;
const HONOUR_KINDS: u64 = (<u64>0x7f) << FIRST_HONOUR;
const HAND_TILES: i32 = 14;
const ANY_CHOWS: i32 = 4;
const STRAIGHT_KINDS: i32 = 9;
/** Sets that the nine tiles stand for. */
export const KNITTED_SETS: i32 = 3;

/** Lowest rank of the row that `suit` has in a way: the suits' rows are the digits of a permutation. */
// @ts-ignore: decorator
@inline
export function firstRank(way: i32, suit: i32): i32 {
  // Ways 5 to 0, the last suit's row before the first's, two bits each.
  const rows: u64 = 0b000110_010010_100001_001001_011000_100100;
  return <i32>(rows >> <u64>(6 * way + 2 * suit)) & 3;
}

/** The nine kinds, a bit each. */
export function straightKinds(way: i32): u64 {
  return (ROW << firstRank(way, 0)) | (ROW << (9 + firstRank(way, 1))) | (ROW << (18 + firstRank(way, 2)));
}

/** Tiles missing to fourteen of the honours and the nine, of a hand that holds `held`. */
export function honoursDistance(held: u64): i32 {
  let most = 0;
  for (let way = 0; way < WAYS; way++) most = max(most, <i32>popcnt(held & (straightKinds(way) | HONOUR_KINDS)));
  return HAND_TILES - most;
}

/** Tiles missing to the nearest knitted straight with its set and pair; `sets`: concealed sets a hand needs, 3 or 4. */
export function straightDistance(held: u64, sets: i32): i32 {
  let least = HAND_TILES;
  for (let way = 0; way < WAYS; way++) {
    const straight = straightKinds(way);
    const missing = STRAIGHT_KINDS - <i32>popcnt(held & straight);
    if (missing >= least) continue;
    moveStraight(held & straight, -1);
    least = min(least, missing + standard(HAND, sets - KNITTED_SETS) + 1);
    moveStraight(held & straight, 1);
  }
  return least;
}

/** Takes a tile of each kind out of the hand in memory, or puts it back. */
function moveStraight(kinds: u64, by: i32): void {
  for (; kinds; kinds &= kinds - 1) {
    const tile = HAND + <usize>ctz(kinds);
    store<u8>(tile, <u8>(<i32>load<u8>(tile) + by));
  }
}

/** Lists the ways to read the complete hand in memory as a knitted straight, a set and a pair. */
export function listStraights(sets: i32, chows: i32, id: i32): void {
  const held = kindsHeld(HAND, 1);
  for (let way = 0; way < WAYS; way++) {
    const straight = straightKinds(way);
    if ((held & straight) != straight) continue;
    const before = readingCount;
    moveStraight(straight, -1);
    listComplete(sets - KNITTED_SETS, chows, id);
    moveStraight(straight, 1);
    for (let reading = before; reading < readingCount; reading++) appendRows(reading, way, straight);
  }
}

/** The same of an unfinished hand: the ways that `distance` more tiles complete. */
export function listNearStraights(sets: i32, distance: i32, id: i32): void {
  const held = kindsHeld(HAND, 1);
  for (let way = 0; way < WAYS; way++) {
    const straight = held & straightKinds(way);
    const beside = distance - (STRAIGHT_KINDS - <i32>popcnt(straight));
    const before = readingCount;
    moveStraight(straight, -1);
    if (standard(HAND, sets - KNITTED_SETS) + 1 == beside) listUnfinished(sets - KNITTED_SETS, beside, ANY_CHOWS, id);
    moveStraight(straight, 1);
    for (let reading = before; reading < readingCount; reading++) appendRows(reading, way, straight);
  }
}

/** Adds what is `held` of the straight to a reading: whole rows as such, other tiles alone. */
function appendRows(reading: i32, way: i32, held: u64): void {
  for (let suit = 0; suit < 3; suit++) {
    const row = ROW << (9 * suit + firstRank(way, suit));
    if ((held & row) == row) appendBlock(reading, KNITTED, <i32>ctz(row));
    else for (let left = held & row; left; left &= left - 1) appendBlock(reading, SINGLE, <i32>ctz(left));
  }
}

/** Lists the complete hand in memory as honours and knitted tiles: whole rows, then single tiles. */
export function listHonours(id: i32): void {
  const held = kindsHeld(HAND, 1);
  for (let way = 0; way < WAYS; way++) {
    if (<i32>popcnt(held & (straightKinds(way) | HONOUR_KINDS)) < HAND_TILES) continue;
    clearBlocks();
    for (let honours = held & HONOUR_KINDS; honours; honours &= honours - 1) pushBlock(SINGLE, <i32>ctz(honours));
    listReading(id);
    appendRows(readingCount - 1, way, held & straightKinds(way));
    return;
  }
}

/** Lists an unfinished hand as that: all tiles are single. */
export function listNearHonours(id: i32): void {
  clearBlocks();
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = 0; i < <i32>load<u8>(HAND + kind); i++) pushBlock(SINGLE, kind);
  listReading(id);
}
