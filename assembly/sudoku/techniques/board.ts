/** Boards: sets of cells as vectors, bit c for cell c. */
import { BOARD_BYTES, CELL_BOARDS, PEER_BOARDS } from './memory';

// @ts-ignore: decorator
@inline
export function none(): v128 {
  return i64x2.splat(0);
}

// @ts-ignore: decorator
@inline
export function isEmpty(board: v128): bool {
  return !v128.any_true(board);
}

// @ts-ignore: decorator
@inline
export function count(board: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(board, 0)) + popcnt(i64x2.extract_lane(board, 1)));
}

/** The lowest cell of a board that is not empty. */
export function first(board: v128): i32 {
  const low = i64x2.extract_lane(board, 0);
  return low != 0 ? <i32>ctz(low) : 64 + <i32>ctz(i64x2.extract_lane(board, 1));
}

/** Without its lowest cell. */
export function rest(board: v128): v128 {
  const low = i64x2.extract_lane(board, 0);
  if (low != 0) return i64x2.replace_lane(board, 0, low & (low - 1));
  const high = i64x2.extract_lane(board, 1);
  return i64x2.replace_lane(board, 1, high & (high - 1));
}

// @ts-ignore: decorator
@inline
export function and(a: v128, b: v128): v128 {
  return v128.and(a, b);
}

// @ts-ignore: decorator
@inline
export function or(a: v128, b: v128): v128 {
  return v128.or(a, b);
}

/** Of `a`, what is not in `b`. */
// @ts-ignore: decorator
@inline
export function minus(a: v128, b: v128): v128 {
  return v128.andnot(a, b);
}

// @ts-ignore: decorator
@inline
export function equal(a: v128, b: v128): bool {
  return !v128.any_true(v128.xor(a, b));
}

/** Whether all of `a` is in `b`. */
// @ts-ignore: decorator
@inline
export function within(a: v128, b: v128): bool {
  return !v128.any_true(v128.andnot(a, b));
}

// @ts-ignore: decorator
@inline
export function meet(a: v128, b: v128): bool {
  return v128.any_true(v128.and(a, b));
}

// @ts-ignore: decorator
@inline
export function cellBoard(cell: i32): v128 {
  return v128.load(CELL_BOARDS + <usize>cell * BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
export function has(board: v128, cell: i32): bool {
  return meet(board, cellBoard(cell));
}

/** The cells that share a house with this one, without itself. */
// @ts-ignore: decorator
@inline
export function peers(cell: i32): v128 {
  return v128.load(PEER_BOARDS + <usize>cell * BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
export function sees(a: i32, b: i32): bool {
  return has(peers(a), b);
}

/** The cells that see every cell of a board; of an empty one, all. */
export function seenByAll(board: v128): v128 {
  let seen = i64x2(-1, 0x1ffff);
  for (; !isEmpty(board); board = rest(board)) seen = and(seen, peers(first(board)));
  return seen;
}

/** The cells that see any cell of a board. */
export function seenByAny(board: v128): v128 {
  let seen = none();
  for (; !isEmpty(board); board = rest(board)) seen = or(seen, peers(first(board)));
  return seen;
}
