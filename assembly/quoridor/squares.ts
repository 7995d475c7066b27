/**
 * Squares and sets of them.
 *
 * A square is 9 * row + column, a1 = 0 and i9 = 80, on smaller boards too: they lie in the corner at a1. A set of squares is
 * two limbs, cut between rows so that steps east and west need no carry:
 *
 *     high   72 … 80     row 9
 *            45 … 53     row 6
 *     low    36 … 44     row 5
 *             0 …  8     row 1
 *
 * Edges are sets too: `north` holds the squares whose north edge is open, `east` those whose east edge is. The border closes
 * edges as walls do, so that no step needs to ask where the board ends.
 */
import { EAST_CLOSERS, NORTH_CLOSERS, SQUARE_SETS, WALL_SETS } from './memory';

export const STRIDE: i32 = 9;
export const SQUARES: i32 = 81;
/** Squares in the low limb. */
export const LOW_SQUARES: i32 = 45;
/** How far the top row of the low limb lies above its lowest bit. */
export const LOW_TOP: u64 = 36;

/** The opposite of a direction is two on. */
export const NORTH: i32 = 0;
export const EAST: i32 = 1;
export const SOUTH: i32 = 2;
export const WEST: i32 = 3;

/**
 * Walls are 64 horizontal ones, then 64 vertical ones, by slot: 8 * row + column of the square south-west of the slot's
 * middle. `a1h` is 0, `a1v` 64.
 */
export const SLOTS: i32 = 64;
export const WALLS: i32 = 128;
export const SLOT_STRIDE: i32 = 8;

/** A move is the pawn's destination, 0 to 80, or a wall from 81 on. */
export const FIRST_WALL: i32 = 81;
export const MOVE_COUNT: i32 = FIRST_WALL + WALLS;

// @ts-ignore: decorator
@inline
export function squareAt(column: i32, row: i32): i32 {
  return row * STRIDE + column;
}

// @ts-ignore: decorator
@inline
export function neighbour(square: i32, direction: i32): i32 {
  const step = direction & 1 ? 1 : STRIDE;
  return direction & 2 ? square - step : square + step;
}

// @ts-ignore: decorator
@inline
export function squareLow(square: i32): u64 {
  return load<u64>(SQUARE_SETS + (square << 4));
}

// @ts-ignore: decorator
@inline
export function squareHigh(square: i32): u64 {
  return load<u64>(SQUARE_SETS + (square << 4), 8);
}

/** Whether the set at an address holds a square, 0 to 80. */
// @ts-ignore: decorator
@inline
export function holds(set: usize, square: i32): bool {
  return ((load<u64>(set) & squareLow(square)) | (load<u64>(set, 8) & squareHigh(square))) != 0;
}

/** The edges that a wall closes: of `north` for a horizontal one, of `east` for a vertical one. */
// @ts-ignore: decorator
@inline
export function wallLow(wall: i32): u64 {
  return load<u64>(WALL_SETS + (wall << 4));
}

// @ts-ignore: decorator
@inline
export function wallHigh(wall: i32): u64 {
  return load<u64>(WALL_SETS + (wall << 4), 8);
}

/** The slots whose horizontal walls close the square's north edge. */
// @ts-ignore: decorator
@inline
export function northClosers(square: i32): u64 {
  return load<u64>(NORTH_CLOSERS + (square << 3));
}

/** The slots whose vertical walls close the square's east edge. */
// @ts-ignore: decorator
@inline
export function eastClosers(square: i32): u64 {
  return load<u64>(EAST_CLOSERS + (square << 3));
}

export function initSquares(): void {
  for (let square = 0; square < SQUARES; square++) {
    const high = square >= LOW_SQUARES;
    store<u64>(SQUARE_SETS + (square << 4), high ? 0 : 1 << <u64>square);
    store<u64>(SQUARE_SETS + (square << 4), high ? 1 << <u64>(square - LOW_SQUARES) : 0, 8);
  }
  memory.fill(NORTH_CLOSERS, 0, 8 * SQUARES);
  memory.fill(EAST_CLOSERS, 0, 8 * SQUARES);
  for (let slot = 0; slot < SLOTS; slot++) {
    const corner = squareAt(slot & 7, slot >> 3);
    initWall(slot, NORTH_CLOSERS, slot, corner, corner + 1);
    initWall(SLOTS + slot, EAST_CLOSERS, slot, corner, corner + STRIDE);
  }
}

function initWall(wall: i32, closers: usize, slot: i32, one: i32, other: i32): void {
  store<u64>(WALL_SETS + (wall << 4), squareLow(one) | squareLow(other));
  store<u64>(WALL_SETS + (wall << 4), squareHigh(one) | squareHigh(other), 8);
  addCloser(closers + (one << 3), slot);
  addCloser(closers + (other << 3), slot);
}

function addCloser(address: usize, slot: i32): void {
  store<u64>(address, load<u64>(address) | (1 << <u64>slot));
}
