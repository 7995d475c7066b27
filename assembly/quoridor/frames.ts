/**
 * A node of the search a ply: what a recursive search would keep in its local variables lies here, so that the search can
 * stop anywhere and go on later.
 */
import { FRAME_BYTES, FRAMES } from './search-memory';

// @ts-ignore: decorator
@inline
export function frameAt(ply: i32): usize {
  return FRAMES + <usize>ply * FRAME_BYTES;
}

/** Offsets in a frame, i32 unless noted. */
export const DEPTH: usize = 0;
export const ALPHA: usize = 4;
export const BETA: usize = 8;
export const BEST: usize = 12;
export const BEST_MOVE: usize = 16;
/** Which moves come next (order.ts). */
export const STAGE: usize = 20;
/** Moves of the ply's list that have not been taken out yet. */
export const COUNT: usize = 24;
export const TABLE_MOVE: usize = 28;
export const EVAL: usize = 32;
/** Moves searched. */
export const SEARCHED: usize = 36;
/** The move under search, and how important it is (order.ts). */
export const MOVE: usize = 40;
export const RANK: usize = 44;
/** How it is searched: see `attempt` in search.ts. */
export const ATTEMPT: usize = 48;
/** Alpha at the start. */
export const FLOOR: usize = 52;
/** The maps of players 0 and 1, usize. */
export const MAP: usize = 56;
/** Plies since the last wall, or to the root. */
export const SINCE_WALL: usize = 64;
/** Whether the exact value is asked for. */
export const PRINCIPAL: usize = 68;
/** Quiet walls searched. */
export const QUIET: usize = 72;
/** The move that led here, NO_MOVE at the root. */
export const CAME_BY: usize = 76;
/** u64. */
export const KEY: usize = 80;
export const MIRROR_KEY: usize = 88;

// @ts-ignore: decorator
@inline
export function get(frame: usize, field: usize): i32 {
  return load<i32>(frame + field);
}

// @ts-ignore: decorator
@inline
export function set(frame: usize, field: usize, value: i32): void {
  store<i32>(frame + field, value);
}

/** The map of a player's ways as the frame's walls stand. */
// @ts-ignore: decorator
@inline
export function mapOf(frame: usize, player: i32): usize {
  return <usize>load<u32>(frame + (player << 2), MAP);
}

// @ts-ignore: decorator
@inline
export function setMap(frame: usize, player: i32, map: usize): void {
  store<u32>(frame + (player << 2), <u32>map, MAP);
}
