/**
 * Links between candidates. On to off: the other candidates of the cell, then the digit's other cells by box, row, column. Off to on:
 * the only other candidate of the cell, the only other place in the box, row, column.
 */
import { cellAt, houseOf, placeOf } from '../techniques/geometry';
import { NONE, PEER_ORDER } from './memory';
import { BOX, COLUMN, lowest, maskOf, placesOf, ROW, size } from './position';

/** Why a node that is on follows: it is the last candidate of its cell, or the last place in a box, row, column. */
export const BY_CELL: i32 = 0;
export const BY_BOX: i32 = 1;
export const BY_ROW: i32 = 2;
export const BY_COLUMN: i32 = 3;
/** A node that follows from a pattern; one that is assumed. */
export const BY_PATTERN: i32 = 4;
export const ASSUMED: i32 = 5;

/** The links that single chains use: by the places of a digit, by the candidates of a cell, by both. */
export const BY_X: i32 = 0;
export const BY_Y: i32 = 1;
export const BY_XY: i32 = 2;

export const PEER_COUNT: i32 = 20;

export function initLinks(): void {
  for (let cell = 0; cell < 81; cell++) {
    let at = PEER_ORDER + 20 * <usize>cell;
    at = addPeers(at, cell, BOX);
    at = addPeers(at, cell, ROW);
    addPeers(at, cell, COLUMN);
  }
}

/** Those of a house; of lines only those outside the box. */
function addPeers(at: usize, cell: i32, kind: i32): usize {
  const house = houseOf(cell, kind);
  for (let place = 0; place < 9; place++) {
    const peer = cellAt(house, place);
    if (peer == cell || (kind != BOX && houseOf(peer, BOX) == houseOf(cell, BOX))) continue;
    store<u8>(at++, <u8>peer);
  }
  return at;
}

/** The n-th peer in the order of chains, n from 0 to 19: eight of the box, six each of row and column. */
// @ts-ignore: decorator
@inline
export function peerAt(cell: i32, n: i32): i32 {
  return <i32>load<u8>(PEER_ORDER + 20 * <usize>cell + n);
}

/** The house of a cell that a cause means, of BY_BOX, BY_ROW, BY_COLUMN. */
// @ts-ignore: decorator
@inline
export function houseBy(cell: i32, cause: i32): i32 {
  return houseOf(cell, cause == BY_BOX ? BOX : cause == BY_ROW ? ROW : COLUMN);
}

/** By which house one cell takes a digit from another. */
export function causeBetween(cell: i32, other: i32): i32 {
  if (cell == other) return BY_CELL;
  if (houseOf(cell, BOX) == houseOf(other, BOX)) return BY_BOX;
  return houseOf(cell, ROW) == houseOf(other, ROW) ? BY_ROW : BY_COLUMN;
}

/** What is on when this candidate is off, by a cause; NONE where nothing follows. */
export function onBy(grid: usize, candidate: i32, cause: i32): i32 {
  const cell = candidate / 9, digit = candidate % 9;
  if (cause == BY_CELL) {
    const mask = maskOf(grid, cell);
    return size(mask) == 2 ? 9 * cell + lowest(mask & ~(1 << digit)) : NONE;
  }
  const house = houseBy(cell, cause);
  const others = placesOf(grid, house, digit) & ~(1 << placeOf(cell, house / 9));
  return others != 0 && (others & (others - 1)) == 0 ? 9 * cellAt(house, lowest(others)) + digit : NONE;
}

/** Whether an earlier cause, from `from` on, says the same: what follows twice is noted once. */
export function followsEarlier(grid: usize, candidate: i32, cause: i32, from: i32, on: i32): bool {
  for (let earlier = from; earlier < cause; earlier++) if (onBy(grid, candidate, earlier) == on) return true;
  return false;
}
