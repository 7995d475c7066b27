/** The tree of nodes that a single chain has reached, and the digits' cells as boards. */
import { cellBoard, or } from '../techniques/board';
import { WALK_BOARDS, WALK_CAUSES, WALK_GRANDPARENTS, WALK_MARKS, WALK_PARENTS } from './memory';
import { mayHold } from './position';

let walkNumber: u32 = 0;

export function forgetWalk(): void {
  if (++walkNumber != 0) return;
  memory.fill(WALK_MARKS, 0, 4 * 1458);
  walkNumber = 1;
}

// @ts-ignore: decorator
@inline
export function wasReached(node: i32): bool {
  return load<u32>(WALK_MARKS + 4 * node) == walkNumber;
}

/** `cause` matters for nodes that are on. */
export function reachNode(node: i32, parent: i32, cause: i32): void {
  store<u32>(WALK_MARKS + 4 * node, walkNumber);
  store<u16>(WALK_PARENTS + 2 * node, <u16>parent);
  store<u8>(WALK_CAUSES + node, <u8>cause);
}

// @ts-ignore: decorator
@inline
export function parentOf(node: i32): i32 {
  return <i32>load<u16>(WALK_PARENTS + 2 * node);
}

/** In cycles an off node may be reached in several ways: the parent's parent of a node that is on is kept with it. */
// @ts-ignore: decorator
@inline
export function grandparentOf(node: i32): i32 {
  return <i32>load<u16>(WALK_GRANDPARENTS + 2 * node);
}

export function setGrandparent(node: i32, grandparent: i32): void {
  store<u16>(WALK_GRANDPARENTS + 2 * node, <u16>grandparent);
}

export function causeOf(node: i32): i32 {
  return <i32>load<u8>(WALK_CAUSES + node);
}

/** Sets of boards, a board a digit: where the digits may stand; what the on nodes of a cycle see, and the off nodes. */
export const PLACES: i32 = 0;
export const SEEN_BY_ON: i32 = 1;
export const SEEN_BY_OFF: i32 = 2;

// @ts-ignore: decorator
@inline
function boardAddress(set: i32, digit: i32): usize {
  return WALK_BOARDS + 16 * <usize>(9 * set + digit);
}

export function boardIn(set: i32, digit: i32): v128 {
  return v128.load(boardAddress(set, digit));
}

export function setBoard(set: i32, digit: i32, board: v128): void {
  v128.store(boardAddress(set, digit), board);
}

export function clearBoards(set: i32): void {
  memory.fill(boardAddress(set, 0), 0, 9 * 16);
}

export function writeBoards(grid: usize): void {
  clearBoards(PLACES);
  for (let cell = 0; cell < 81; cell++)
    for (let digit = 0; digit < 9; digit++)
      if (mayHold(grid, cell, digit)) setBoard(PLACES, digit, or(boardIn(PLACES, digit), cellBoard(cell)));
}
