/**
 * The list of readings, and the one being made: a stack of blocks. A block is a shape and the lowest kind in it.
 *
 *   READINGS + 32 i:  pattern, blocks, shape, kind, shape, kind, ...      14 blocks at most, u8 each
 */
import { copyBlocks, READING_BYTES, READING_CAPACITY, READINGS } from './memory';

export const CHOW: i32 = 0;
export const PUNG: i32 = 1;
export const PAIR: i32 = 2;
/** Two tiles of a chow: 12 or 89, one apart as in 13, or neighbours open at both ends. */
export const EDGE: i32 = 3;
export const CLOSED: i32 = 4;
export const OPEN: i32 = 5;
export const SINGLE: i32 = 6;
/** Number 7 is a kong, which only melds are (score/laid.ts). Three tiles of a knitted straight: 147, 258 or 369. */
export const KNITTED: i32 = 8;
/** Knitted: one number in two suits, side by side in the order of kinds or the outer two, or in all three. */
export const KNIT_NEXT: i32 = 9;
export const KNIT_APART: i32 = 10;
export const KNIT_THREE: i32 = 11;

const MAX_BLOCKS: i32 = 14;
const shapes = memory.data(16);
const kinds = memory.data(16);

export let blockCount: i32 = 0;
export let readingCount: i32 = 0;
/** True when there are more readings than the list holds. */
export let readingsCut: bool = false;

let limit: i32 = READING_CAPACITY;

/** Lists so many readings at most. */
export function limitReadings(most: i32): void {
  limit = min(most, READING_CAPACITY);
}

export function clearReadings(): void {
  blockCount = readingCount = 0;
  readingsCut = false;
}

export function cutReadings(): void {
  readingsCut = true;
}

export function clearBlocks(): void {
  blockCount = 0;
}

// @ts-ignore: decorator
@inline
export function blockShape(index: i32): i32 {
  return <i32>load<u8>(shapes + index);
}

// @ts-ignore: decorator
@inline
export function blockKind(index: i32): i32 {
  return <i32>load<u8>(kinds + index);
}

// @ts-ignore: decorator
@inline
export function pushBlock(shape: i32, kind: i32): void {
  if (blockCount >= MAX_BLOCKS) unreachable();
  store<u8>(shapes + blockCount, <u8>shape);
  store<u8>(kinds + blockCount, <u8>kind);
  blockCount++;
}

// @ts-ignore: decorator
@inline
export function popBlocks(count: i32): void {
  blockCount -= count;
}

/** Puts the blocks of the stack on the list; false when the list is full. */
export function listReading(pattern: i32): bool {
  if (readingCount >= limit) {
    readingsCut = true;
    return false;
  }
  const reading = READINGS + <usize>readingCount * READING_BYTES;
  store<u8>(reading, <u8>pattern);
  store<u8>(reading, <u8>blockCount, 1);
  for (let i = 0; i < blockCount; i++) {
    store<u8>(reading + (i << 1), <u8>blockShape(i), 2);
    store<u8>(reading + (i << 1), <u8>blockKind(i), 3);
  }
  readingCount++;
  return true;
}

/** Puts a reading on the list that is made of four rows: the number of blocks (u8) and, from offset 2, up to seven of them. */
export function listRows(pattern: i32, first: usize, second: usize, third: usize, fourth: usize): void {
  if (readingCount >= limit) return cutReadings();
  const reading = READINGS + <usize>readingCount * READING_BYTES;
  let blocks = addRow(reading, 0, first);
  blocks = addRow(reading, blocks, second);
  blocks = addRow(reading, blocks, third);
  blocks = addRow(reading, blocks, fourth);
  store<u8>(reading, <u8>pattern);
  store<u8>(reading, <u8>blocks, 1);
  readingCount++;
}

/** Adds a row behind `blocks` blocks; returns how many there are then. */
// @ts-ignore: decorator
@inline
function addRow(reading: usize, blocks: i32, row: usize): i32 {
  copyBlocks(reading + (blocks << 1) + 2, row + 2, 16);
  return blocks + <i32>load<u8>(row);
}

/** Lists `count` readings kept at `from`. */
export function restoreReadings(from: usize, count: i32): void {
  copyBlocks(READINGS, from, <usize>count * READING_BYTES);
  readingCount = count;
  readingsCut = false;
}

/** Adds a block to a reading of the list. */
export function appendBlock(index: i32, shape: i32, kind: i32): void {
  const reading = READINGS + <usize>index * READING_BYTES;
  const blocks = <usize>load<u8>(reading, 1);
  assert(blocks < <usize>MAX_BLOCKS);
  store<u8>(reading + (blocks << 1), <u8>shape, 2);
  store<u8>(reading + (blocks << 1), <u8>kind, 3);
  store<u8>(reading, <u8>(blocks + 1), 1);
}
