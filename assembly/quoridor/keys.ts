/** Random numbers whose exclusive or names a position: pawns, walls, walls left and whose turn it is. */
import { mix, RANDOM_STEP } from '../common/random';
import { LEFT_KEYS, MAX_WALLS, PAWN_KEYS, WALL_KEYS } from './memory';
import { SQUARES, WALLS } from './squares';

const SEED: u64 = 0x51756f7269646f72;
export const TURN_KEY: u64 = mix(SEED);

// @ts-ignore: decorator
@inline
export function pawnKey(player: i32, square: i32): u64 {
  return load<u64>(PAWN_KEYS + ((player * SQUARES + square) << 3));
}

// @ts-ignore: decorator
@inline
export function wallKey(wall: i32): u64 {
  return load<u64>(WALL_KEYS + (wall << 3));
}

// @ts-ignore: decorator
@inline
export function leftKey(player: i32, left: i32): u64 {
  return load<u64>(LEFT_KEYS + ((player * (MAX_WALLS + 1) + left) << 3));
}

export function initKeys(): void {
  const state = fill(PAWN_KEYS, 2 * SQUARES, SEED + RANDOM_STEP);
  fill(LEFT_KEYS, 2 * (MAX_WALLS + 1), fill(WALL_KEYS, WALLS, state));
}

function fill(address: usize, count: i32, state: u64): u64 {
  for (let i = 0; i < count; i++, state += RANDOM_STEP) store<u64>(address + (i << 3), mix(state));
  return state;
}
