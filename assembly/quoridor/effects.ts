/** What moves do to the paths, and why walls can't be laid. */
import { horizontalWalls, leftOf, turn, verticalWalls } from './board';
import { EFFECTS } from './memory';
import { make, unmake } from './moves';
import { movesAt } from './legal';
import { pathLength, reaches } from './paths';
import { SLOTS } from './squares';
import { overlapsHorizontal, overlapsVertical } from './walls';

/** Why a wall can't be laid. */
export const FINE: i32 = 0;
export const OVERLAP: i32 = 1;
export const CROSSING: i32 = 2;
export const SEALS_FIRST: i32 = 3;
export const SEALS_SECOND: i32 = 4;
export const SEALS_BOTH: i32 = 5;
export const NONE_LEFT: i32 = 6;

/** Writes to EFFECTS both players' path lengths (u8 each) after each of `count` moves listed for ply 0. */
export function findEffects(count: i32): void {
  pathLength(0);
  pathLength(1);
  for (let i = 0; i < count; i++) {
    make(<i32>load<u8>(movesAt(0) + i));
    store<u8>(EFFECTS + (i << 1), <u8>pathLength(0));
    store<u8>(EFFECTS + (i << 1), <u8>pathLength(1), 1);
    unmake();
  }
}

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
