/** Why moves are illegal. The numbers are those of `WALL_FAULTS` and `PAWN_FAULTS` in src/quoridor, from 1 on. */
import { horizontalWalls, leftOf, pawnOf, turn, verticalWalls } from './board';
import { MOVES } from './memory';
import { isOpen, reaches } from './paths';
import { listPawnMoves } from './pawns';
import { neighbour, NORTH, SLOTS, STRIDE, WEST } from './squares';
import { overlapsHorizontal, overlapsVertical } from './walls';

export const FINE: i32 = 0;
export const OVERLAP: i32 = 1;
export const CROSSING: i32 = 2;
export const SEALS_FIRST: i32 = 3;
export const SEALS_SECOND: i32 = 4;
export const SEALS_BOTH: i32 = 5;
export const NONE_LEFT: i32 = 6;

/** The pawn stands there; the other pawn does; it is too far; a wall lies between; */
export const STAYS: i32 = 1;
export const OCCUPIED: i32 = 2;
export const TOO_FAR: i32 = 3;
export const WALLED: i32 = 4;
/** the square behind the other pawn is closed off; it is not, so that there is no stepping aside. */
export const BEHIND_CLOSED: i32 = 5;
export const BEHIND_OPEN: i32 = 6;

/** Why the player to move can't lay a wall of a slot that the board has, or FINE. */
export function wallFault(wall: i32): i32 {
  return leftOf(turn()) == 0 ? NONE_LEFT : placeFault(wall);
}

/** Why a wall can't stand beside those that do, or FINE. */
export function placeFault(wall: i32): i32 {
  const slot: u64 = 1 << <u64>(wall & (SLOTS - 1));
  const vertical = wall >= SLOTS;
  if (((vertical ? overlapsVertical() : overlapsHorizontal()) & slot) != 0) return OVERLAP;
  if (((vertical ? horizontalWalls() : verticalWalls()) & slot) != 0) return CROSSING;
  return sealFault(wall);
}

/** Whose last path a wall takes, or FINE; with -1: who has none as it is. */
export function sealFault(wall: i32): i32 {
  const first = !reaches(0, wall);
  const second = !reaches(1, wall);
  return first ? (second ? SEALS_BOTH : SEALS_FIRST) : second ? SEALS_SECOND : FINE;
}

/** Why the pawn of the player to move can't go to a square of the board, or FINE. */
export function pawnFault(to: i32): i32 {
  if (isListed(to)) return FINE;
  const from = pawnOf(turn());
  const other = pawnOf(1 - turn());
  if (to == from) return STAYS;
  if (to == other) return OCCUPIED;
  if (steps(from, to) == 1) return WALLED;
  if (steps(from, to) > 2 || steps(from, other) != 1 || steps(other, to) != 1) return TOO_FAR;
  const ahead = heading(from, other);
  if (!isOpen(from, ahead)) return WALLED;
  if (heading(other, to) == ahead) return BEHIND_CLOSED;
  return isOpen(other, ahead) ? BEHIND_OPEN : WALLED;
}

function isListed(to: i32): bool {
  const end = listPawnMoves(turn(), MOVES);
  for (let at = MOVES; at < end; at++) if (<i32>load<u8>(at) == to) return true;
  return false;
}

/** Steps between two squares of an empty board. */
function steps(a: i32, b: i32): i32 {
  return abs(a % STRIDE - b % STRIDE) + abs(a / STRIDE - b / STRIDE);
}

/** The direction of a square one step away. */
function heading(from: i32, to: i32): i32 {
  for (let direction = NORTH; direction < WEST; direction++) if (neighbour(from, direction) == to) return direction;
  return WEST;
}
