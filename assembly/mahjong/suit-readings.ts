/**
 * Readings of the complete hands of a search as sets and a pair, put together from those of their suits: hands are many, suits
 * are few. Kept by part (parts.ts), in rows of 16 bytes:
 *
 *   suit   ways to read it (u8), pairs in each (u8)
 *   way    blocks (u8), chows (u8), then shape, lowest kind (u8 each) a block; a row for each way, behind the suit's
 */
import { copyBlocks, READING_BYTES, READINGS, SUIT_READING_ROWS, SUIT_READINGS } from './memory';
import { partAt, partsAge } from './parts';
import { STANDARD } from './patterns';
import { listSuit } from './readings-complete';
import { CHOW, clearReadings, listRows, readingCount, readingsCut } from './readings-list';
import { HONOURS } from './tiles';

const ROW: usize = 16;
/** Rows in use; number 0 is none. */
let rows: i32 = 1;
/** The parts that the rows belong to. */
let age: i32 = -1;
const suits = memory.data(16, 16);

// @ts-ignore: decorator
@inline
function rowAt(row: i32): usize {
  return SUIT_READINGS + (<usize>row << 4);
}

// @ts-ignore: decorator
@inline
function suitRow(suit: i32): usize {
  return <usize>load<u32>(suits + (suit << 2));
}

/**
 * Lists the ways to read `hand` as sets and a pair with `chows` chows at most, in the order of `listComplete`; false where there
 * is no room for its suits.
 */
export function listBySuits(hand: u64, chows: i32): bool {
  if (age != partsAge) forgetSuits();
  let pairs = 0;
  for (let suit = 0; suit <= HONOURS; suit++) {
    const row = rowOf(suit, partAt(<i32>(hand >> (suit << 4)) & PART_MASK));
    if (row == 0) return false;
    store<u32>(suits + (suit << 2), <u32>rowAt(row));
    pairs += <i32>load<u8>(rowAt(row), 1);
  }
  clearReadings();
  if (pairs == 1) combine(chows);
  return true;
}

function forgetSuits(): void {
  age = partsAge;
  rows = 1;
}

/** Part numbers leave higher bits of a key free. */
const PART_MASK: i32 = 0x3fff;
const READINGS_OF_PART: usize = 82;
const NO_ROOM: i32 = 0;

function rowOf(suit: i32, part: usize): i32 {
  const known = <i32>load<u16>(part, READINGS_OF_PART);
  return known > 0 ? known : readSuit(suit, part);
}

function readSuit(suit: i32, part: usize): i32 {
  let count = 0;
  for (let rank: usize = 0; rank < 9; rank++) count += <i32>load<u8>(part + rank, 16);
  clearReadings();
  if (count % 3 != 1) listSuit(suit, part + 16, count);
  if (readingsCut || rows + readingCount >= SUIT_READING_ROWS) return NO_ROOM;
  const row = rows;
  rows += 1 + readingCount;
  store<u8>(rowAt(row), <u8>readingCount);
  store<u8>(rowAt(row), count % 3 == 2 ? 1 : 0, 1);
  for (let way = 0; way < readingCount; way++) keepWay(rowAt(row + 1 + way), READINGS + <usize>way * READING_BYTES);
  store<u16>(part, <u16>row, READINGS_OF_PART);
  return row;
}

/** A suit has five blocks at most: the first half of its reading. */
function keepWay(row: usize, reading: usize): void {
  copyBlocks(row, reading, ROW);
  const blocks = load<u8>(reading, 1);
  let chows: u8 = 0;
  for (let block: usize = 0; block < <usize>blocks; block++) if (<i32>load<u8>(reading + (block << 1), 2) == CHOW) chows++;
  store<u8>(row, blocks);
  store<u8>(row, chows, 1);
}

/** Lists each way to read one suit with each of the others, the last suit changing first. */
function combine(chows: i32): void {
  const m = suitRow(0), p = suitRow(1), s = suitRow(2), z = suitRow(3);
  for (let i = wayCount(m); i > 0; i--)
    for (let j = wayCount(p); j > 0; j--)
      for (let k = wayCount(s); k > 0; k--)
        for (let l = wayCount(z); l > 0; l--) join(wayAt(m, i), wayAt(p, j), wayAt(s, k), wayAt(z, l), chows);
}

// @ts-ignore: decorator
@inline
function wayCount(suit: usize): i32 {
  return <i32>load<u8>(suit);
}

/** The ways from the first on, for numbers that fall from their count to 1. */
// @ts-ignore: decorator
@inline
function wayAt(suit: usize, left: i32): usize {
  return suit + (<usize>(wayCount(suit) - left + 1) << 4);
}

// @ts-ignore: decorator
@inline
function chowsIn(way: usize): i32 {
  return <i32>load<u8>(way, 1);
}

function join(m: usize, p: usize, s: usize, z: usize, chows: i32): void {
  if (chowsIn(m) + chowsIn(p) + chowsIn(s) + chowsIn(z) <= chows) listRows(STANDARD, m, p, s, z);
}
