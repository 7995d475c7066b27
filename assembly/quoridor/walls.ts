/**
 * Where walls fit, and which of them could close anything at all.
 *
 * Walls run between the corners of squares. The corners inside the board are the middles of the slots, so that sets of
 * corners are sets of slots: bit 8 * row + column, and one step along a wall is a shift by 1 or by 8.
 *
 *        o   o   o        a horizontal wall of the slot in the middle: its left end (<< 1 brings the corner there
 *        o===+===o        upon it), its middle and its right end (>> 1)
 *        o   o   o
 */
import { columns, horizontalWalls, rows, slots, verticalWalls } from './board';

/** The slots of column a, and those of column h. */
const FIRST_FILE: u64 = 0x0101010101010101;
const LAST_FILE: u64 = FIRST_FILE << 7;
const FIRST_RANK: u64 = 0xff;

// @ts-ignore: decorator
@inline
function eastward(set: u64): u64 {
  return (set & ~LAST_FILE) << 1;
}

// @ts-ignore: decorator
@inline
function westward(set: u64): u64 {
  return (set & ~FIRST_FILE) >> 1;
}

/** Slots where a horizontal wall overlaps one that is there. */
// @ts-ignore: decorator
@inline
export function overlapsHorizontal(): u64 {
  const walls = horizontalWalls();
  return walls | eastward(walls) | westward(walls);
}

// @ts-ignore: decorator
@inline
export function overlapsVertical(): u64 {
  const walls = verticalWalls();
  return walls | (walls << 8) | (walls >> 8);
}

/** Slots where a horizontal wall meets no other. */
// @ts-ignore: decorator
@inline
export function freeHorizontal(): u64 {
  return slots & ~overlapsHorizontal() & ~verticalWalls();
}

// @ts-ignore: decorator
@inline
export function freeVertical(): u64 {
  return slots & ~overlapsVertical() & ~horizontalWalls();
}

/** Corners inside the board that a wall touches with an end or its middle. */
// @ts-ignore: decorator
@inline
function touchedCorners(): u64 {
  return overlapsHorizontal() | overlapsVertical();
}

// @ts-ignore: decorator
@inline
function twoOf(a: u64, b: u64, c: u64): u64 {
  return (a & (b | c)) | (b & c);
}

/**
 * Slots whose horizontal wall would touch walls or the border with two of its ends and middle. No other can close
 * a region: that takes a line of walls which comes back to itself or runs from border to border.
 */
// @ts-ignore: decorator
@inline
export function closingHorizontal(): u64 {
  const corners = touchedCorners();
  const left = eastward(corners) | FIRST_FILE;
  const right = westward(corners) | (FIRST_FILE << <u64>(columns - 2));
  return twoOf(corners, left, right);
}

// @ts-ignore: decorator
@inline
export function closingVertical(): u64 {
  const corners = touchedCorners();
  const lower = (corners << 8) | FIRST_RANK;
  const upper = (corners >> 8) | (FIRST_RANK << <u64>((rows - 2) << 3));
  return twoOf(corners, lower, upper);
}
