/**
 * Which moves are legal.
 *
 * Most walls are known to leave both players a path without any looking: those that touch too little to close a region
 * (walls.ts), and those that miss a known path of each player. Only for the rest the board is flooded, and only from
 * a pawn whose path is cut.
 */
import { leftOf, touchedHorizontal, touchedVertical, turn, winner } from './board';
import { MOVES, MOVES_BYTES } from './memory';
import { pathLength, reaches } from './paths';
import { listPawnMoves } from './pawns';
import { FIRST_WALL, SLOTS } from './squares';
import { closingHorizontal, closingVertical, freeHorizontal, freeVertical } from './walls';

/** Slots where the walls of the two directions are legal; written by `findWalls`. */
export let legalHorizontal: u64 = 0;
export let legalVertical: u64 = 0;

/** Finds the walls that may be laid, whoever lays them and however many are left. */
export function findWalls(): void {
  legalHorizontal = freeHorizontal();
  legalVertical = freeVertical();
  const closingH = legalHorizontal & closingHorizontal();
  const closingV = legalVertical & closingVertical();
  if ((closingH | closingV) == 0) return;
  pathLength(0);
  pathLength(1);
  legalHorizontal ^= sealing(closingH, touchedHorizontal(0), touchedHorizontal(1), 0);
  legalVertical ^= sealing(closingV, touchedVertical(0), touchedVertical(1), SLOTS);
}

/** Of some slots those whose wall takes a player's last path; `first` is the wall of slot 0, the other sets are known paths. */
// @ts-ignore: decorator
@inline
function sealing(candidates: u64, path0: u64, path1: u64, first: i32): u64 {
  let sealed: u64 = 0;
  for (let rest = candidates & (path0 | path1); rest != 0; rest &= rest - 1) {
    const slot = rest & -rest;
    const wall = first + <i32>ctz(rest);
    const passes = ((slot & path0) == 0 || reaches(0, wall)) && ((slot & path1) == 0 || reaches(1, wall));
    if (!passes) sealed |= slot;
  }
  return sealed;
}

/** Where the list of moves of a ply begins, u8 each. */
// @ts-ignore: decorator
@inline
export function movesAt(ply: i32): usize {
  return MOVES + <usize>ply * MOVES_BYTES;
}

/** Lists the legal moves at an address: pawn moves, horizontal walls, vertical walls. Returns how many; 0 once the game is over. */
export function listMoves(moves: usize): i32 {
  if (winner() >= 0) return 0;
  let end = listPawnMoves(turn(), moves);
  if (leftOf(turn()) > 0) {
    findWalls();
    end = listWalls(legalHorizontal, FIRST_WALL, end);
    end = listWalls(legalVertical, FIRST_WALL + SLOTS, end);
  }
  return <i32>(end - moves);
}

// @ts-ignore: decorator
@inline
function listWalls(walls: u64, first: i32, end: usize): usize {
  for (; walls != 0; walls &= walls - 1) store<u8>(end++, <u8>(first + <i32>ctz(walls)));
  return end;
}

/** How many legal moves there are; overwrites the list of `scratch`. */
export function countMoves(scratch: usize): i32 {
  if (winner() >= 0) return 0;
  const pawnMoves = <i32>(listPawnMoves(turn(), scratch) - scratch);
  if (leftOf(turn()) == 0) return pawnMoves;
  findWalls();
  return pawnMoves + <i32>popcnt(legalHorizontal) + <i32>popcnt(legalVertical);
}
