/**
 * What inferences are about. A node is something that is true or false in the solution:
 *
 *   candidate   9 x cell + digit
 *   group       FIRST_GROUP + 54 x digit + 3 x line + segment: the digit is in one of the cells where a line crosses a box
 *   set         FIRST_SET + 9 x set + digit: the digit is in the almost locked set (als.ts)
 *
 * A literal says that a node is true, 2 x node + 1, or that it is not, 2 x node.
 */
import { cellsOfSet } from './als';
import { and, cellBoard, isEmpty, rest } from './board';
import { FIRST_BOX, FIRST_COLUMN, houseBoard } from './geometry';
import { digitBoard } from './state';

export const FIRST_GROUP: i32 = 729;
export const FIRST_SET: i32 = FIRST_GROUP + 9 * 54;
/** Almost locked sets that are nodes; in a position with more the largest are left out. */
export const MOST_LINKED: i32 = 1536;
export const LITERALS: i32 = 2 * (FIRST_SET + 9 * MOST_LINKED);

// @ts-ignore: decorator
@inline
export function isTrue(node: i32): i32 {
  return 2 * node + 1;
}

// @ts-ignore: decorator
@inline
export function isFalse(node: i32): i32 {
  return 2 * node;
}

// @ts-ignore: decorator
@inline
export function groupNode(digit: i32, line: i32, segment: i32): i32 {
  return FIRST_GROUP + 54 * digit + 3 * line + segment;
}

/** The box that a segment of a line is in. */
// @ts-ignore: decorator
@inline
export function boxAcross(line: i32, segment: i32): i32 {
  return FIRST_BOX + (line < FIRST_COLUMN ? 3 * (line / 3) + segment : 3 * segment + (line - FIRST_COLUMN) / 3);
}

/** The cells of a group that can hold its digit. */
export function groupCells(node: i32): v128 {
  const index = node - FIRST_GROUP, line = (index % 54) / 3;
  return and(and(houseBoard(line), houseBoard(boxAcross(line, index % 3))), digitBoard(index / 54));
}

/** Two cells or three; a single one is a candidate. */
export function isGroup(cells: v128): bool {
  return !isEmpty(cells) && !isEmpty(rest(cells));
}

export function digitOf(node: i32): i32 {
  return node < FIRST_GROUP ? node % 9 : node < FIRST_SET ? (node - FIRST_GROUP) / 54 : (node - FIRST_SET) % 9;
}

/** The cells one of which holds the digit if the node is true. */
export function cellsOf(node: i32): v128 {
  if (node < FIRST_GROUP) return cellBoard(node / 9);
  if (node < FIRST_SET) return groupCells(node);
  return and(cellsOfSet((node - FIRST_SET) / 9), digitBoard(digitOf(node)));
}
