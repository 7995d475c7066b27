/**
 * In which order the moves of a node are searched. What a move is for decides its rank; within a rank the history of
 * cut-offs does. Walls are only listed here: whether they leave a way is asked when their turn comes (maps.ts).
 */
import { leftOf, pawnOf, turn } from './board';
import { isThorough } from './small-boards';
import { cutHorizontal, cuts, cutVertical, findCutters } from './cutters';
import { BEST, CAME_BY, COUNT, DEPTH, get, mapOf, MOVE, RANK, set, STAGE, TABLE_MOVE } from './frames';
import { counterOf, historyOf, killerOf } from './memories';
import { stepsFrom } from './maps';
import { listPawnMoves } from './pawns';
import { stepsWith } from './paths';
import { LIST_BYTES, LISTS } from './search-memory';
import { FIRST_WALL, SLOTS } from './squares';
import { NO_MOVE } from './table';
import { freeHorizontal, freeVertical } from './walls';
import { movesAt } from './legal';
import { WON } from './scores';

/** Ranks, from the last to the first. */
export const HARMFUL: i32 = 1;
/** Walls that change no way. */
export const QUIET_WALL: i32 = 2;
/** Steps that don't lead nearer to the goal row. */
export const SIDESTEP: i32 = 3;
/** Walls across the other's way. */
export const CUTTING: i32 = 4;
/** Moves that refuted something near by. */
export const KILLER: i32 = 5;
export const FORWARD: i32 = 6;
export const FROM_TABLE: i32 = 7;

/** What comes next. */
const FIRST: i32 = 0;
const LIST_URGENT: i32 = 1;
const TAKE_URGENT: i32 = 2;
const LIST_REST: i32 = 3;
const TAKE_REST: i32 = 4;
const LIST_LEFT_OUT: i32 = 5;
const TAKE_LEFT_OUT: i32 = 6;
/** At the root, where all moves are listed beforehand. */
export const TAKE_ROOT: i32 = 7;

/** At depth 1 walls that change nothing are left out unless all else loses. */
const FRONTIER: i32 = 1;

// @ts-ignore: decorator
@inline
export function listAt(ply: i32): usize {
  return LISTS + <usize>ply * LIST_BYTES;
}

/**
 * Takes the next move of a node and writes it and its rank to the frame; NO_MOVE when none is left. The position must be the
 * node's.
 */
export function nextMove(frame: usize, ply: i32): i32 {
  while (true) {
    const stage = get(frame, STAGE);
    switch (stage) {
      case FIRST: {
        set(frame, STAGE, LIST_URGENT);
        const move = get(frame, TABLE_MOVE);
        if (move != NO_MOVE && isPossible(move, ply)) return choose(frame, move, FROM_TABLE);
        set(frame, TABLE_MOVE, NO_MOVE);
        break;
      }
      case LIST_URGENT:
        listUrgent(frame, ply);
        set(frame, STAGE, TAKE_URGENT);
        break;
      case LIST_REST:
        listRest(frame, ply);
        set(frame, STAGE, TAKE_REST);
        break;
      case LIST_LEFT_OUT:
        listLeftOut(frame, ply);
        set(frame, STAGE, TAKE_LEFT_OUT);
        break;
      default: {
        if (get(frame, COUNT) > 0) return takeBest(frame, ply);
        if (stage == TAKE_URGENT) set(frame, STAGE, LIST_REST);
        else if (stage == TAKE_REST && get(frame, DEPTH) <= FRONTIER && get(frame, BEST) <= -WON)
          set(frame, STAGE, LIST_LEFT_OUT);
        else return NO_MOVE;
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function choose(frame: usize, move: i32, rank: i32): i32 {
  set(frame, MOVE, move);
  set(frame, RANK, rank);
  return move;
}

/** Entries are rank << 28 | gain << 24 | history << 8 | move. */
// @ts-ignore: decorator
@inline
function entryOf(rank: i32, gain: i32, history: i32, move: i32): u32 {
  return ((<u32>rank) << 28) | ((<u32>gain) << 24) | ((<u32>history) << 8) | (<u32>move);
}

function takeBest(frame: usize, ply: i32): i32 {
  const list = listAt(ply);
  const count = get(frame, COUNT) - 1;
  const last = list + (count << 2);
  let best = list;
  let entry = load<u32>(list);
  for (let at = list + 4; at <= last; at += 4) {
    const other = load<u32>(at);
    if (other > entry) {
      entry = other;
      best = at;
    }
  }
  store<u32>(best, load<u32>(last));
  set(frame, COUNT, count);
  return choose(frame, <i32>(entry & 0xff), <i32>(entry >> 28));
}

/** Whether a move, legal elsewhere, may be one here: a pawn's must be, a wall must fit. */
function isPossible(move: i32, ply: i32): bool {
  if (move >= FIRST_WALL) return leftOf(turn()) > 0 && fits(move - FIRST_WALL);
  const moves = movesAt(ply);
  const end = listPawnMoves(turn(), moves);
  for (let at = moves; at < end; at++) if (<i32>load<u8>(at) == move) return true;
  return false;
}

// @ts-ignore: decorator
@inline
function fits(wall: i32): bool {
  return (((wall < SLOTS ? freeHorizontal() : freeVertical()) >> <u64>(wall & (SLOTS - 1))) & 1) != 0;
}

/** Steps that lead nearer, and walls that refuted something near by. */
function listUrgent(frame: usize, ply: i32): void {
  const me = turn();
  const skip = get(frame, TABLE_MOVE);
  let at = listSteps(frame, ply, true);
  if (leftOf(me) > 0) {
    const first = killerOf(ply, 0);
    const second = killerOf(ply, 1);
    const counter = counterOf(me, get(frame, CAME_BY));
    if (isFresh(first, skip)) at = addKiller(at, first, 2);
    if (second != first && isFresh(second, skip)) at = addKiller(at, second, 1);
    if (counter != first && counter != second && isFresh(counter, skip)) at = addKiller(at, counter, 0);
  }
  set(frame, COUNT, <i32>((at - listAt(ply)) >> 2));
}

/** Begins the list with the steps that lead `nearer`, or with the others; returns where it goes on. */
function listSteps(frame: usize, ply: i32, nearer: bool): usize {
  const me = turn();
  const map = mapOf(frame, me);
  const steps = stepsFrom(map, pawnOf(me));
  const moves = movesAt(ply);
  const end = listPawnMoves(me, moves);
  const skip = get(frame, TABLE_MOVE);
  let at = listAt(ply);
  for (let from = moves; from < end; from++) {
    const move = <i32>load<u8>(from);
    const gain = steps - stepsFrom(map, move);
    if (move == skip || gain > 0 != nearer) continue;
    const rank = nearer ? FORWARD : SIDESTEP;
    store<u32>(at, entryOf(rank, nearer ? gain : max(8 + gain, 0), historyOf(me, move), move));
    at += 4;
  }
  return at;
}

// @ts-ignore: decorator
@inline
function isFresh(wall: i32, skip: i32): bool {
  return wall != NO_MOVE && wall != skip && fits(wall - FIRST_WALL);
}

// @ts-ignore: decorator
@inline
function addKiller(at: usize, move: i32, gain: i32): usize {
  store<u32>(at, entryOf(KILLER, gain, 0, move));
  return at + 4;
}

/** The other steps, and the walls; at the frontier only those across the other's way. */
function listRest(frame: usize, ply: i32): void {
  let at = listSteps(frame, ply, false);
  if (leftOf(turn()) > 0) at = listWalls(frame, ply, at);
  set(frame, COUNT, <i32>((at - listAt(ply)) >> 2));
}

function listWalls(frame: usize, ply: i32, at: usize): usize {
  const me = turn();
  const skip = get(frame, TABLE_MOVE);
  const first = killerOf(ply, 0);
  const second = killerOf(ply, 1);
  const counter = counterOf(me, get(frame, CAME_BY));
  findCutters(mapOf(frame, me), pawnOf(me), me);
  const mineH = cutHorizontal;
  const mineV = cutVertical;
  findCutters(mapOf(frame, 1 - me), pawnOf(1 - me), 1 - me);
  const frontier = get(frame, DEPTH) <= FRONTIER && !isThorough();
  const myWay = stepsFrom(mapOf(frame, me), pawnOf(me));
  const yourWay = stepsFrom(mapOf(frame, 1 - me), pawnOf(1 - me));
  for (let vertical = 0; vertical < 2; vertical++) {
    let walls = vertical ? freeVertical() : freeHorizontal();
    if (frontier) walls &= vertical ? cutVertical : cutHorizontal;
    for (; walls != 0; walls &= walls - 1) {
      const wall = (vertical << 6) + <i32>ctz(walls);
      const move = FIRST_WALL + wall;
      if (move == skip || move == first || move == second || move == counter) continue;
      const across = cuts(cutHorizontal, cutVertical, wall);
      const own = cuts(mineH, mineV, wall);
      let rank = own && !across ? HARMFUL : QUIET_WALL;
      let gain = 0;
      if (across) {
        gain = gainOf(wall, me, own ? myWay : UNTOUCHED, yourWay);
        if (gain == SEALED || (frontier && gain <= 0)) continue;
        rank = gain > 0 ? CUTTING : gain == 0 ? QUIET_WALL : HARMFUL;
      }
      store<u32>(at, entryOf(rank, min(max(gain, 0), 15), historyOf(me, move), move));
      at += 4;
    }
  }
  return at;
}

/** No gain is like these: my way is not cut; a player is left without a way. */
const UNTOUCHED: i32 = -1;
const SEALED: i32 = i32.MIN_VALUE;

/** By how many steps a wall makes your way longer than it makes mine. */
function gainOf(wall: i32, me: i32, myWay: i32, yourWay: i32): i32 {
  const yours = stepsWith(1 - me, wall);
  if (yours < 0) return SEALED;
  if (myWay == UNTOUCHED) return yours - yourWay;
  const mine = stepsWith(me, wall);
  return mine < 0 ? SEALED : yours - yourWay - (mine - myWay);
}

/** Walls that the frontier left out: those that change nothing or harm. */
function listLeftOut(frame: usize, ply: i32): void {
  const me = turn();
  const list = listAt(ply);
  let at = list;
  if (leftOf(me) > 0) {
    for (let vertical = 0; vertical < 2; vertical++) {
      for (let walls = vertical ? freeVertical() : freeHorizontal(); walls != 0; walls &= walls - 1) {
        const move = FIRST_WALL + (vertical << 6) + <i32>ctz(walls);
        store<u32>(at, entryOf(QUIET_WALL, 0, historyOf(me, move), move));
        at += 4;
      }
    }
  }
  set(frame, COUNT, <i32>((at - list) >> 2));
}
