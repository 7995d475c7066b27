/** Which moves cut off before: by ply, by the move they answer, and how often at all. */
import { COUNTERS, HISTORY, KILLERS, SEARCH_PLIES } from './search-memory';
import { FIRST_WALL, MOVE_COUNT } from './squares';
import { NO_MOVE } from './table';

/** History lies within 0 and 2^16 - 1, in the middle at first. */
const HISTORY_MIDDLE: i32 = 0x8000;
const HISTORY_MOST: i32 = 0x7fff;

export function clearMemories(): void {
  memory.fill(KILLERS, <u8>NO_MOVE, 2 * (<usize>SEARCH_PLIES + 2));
  memory.fill(COUNTERS, <u8>NO_MOVE, 512);
  memory.fill(HISTORY, 0, 2 * 4 * 256);
}

// @ts-ignore: decorator
@inline
function historyAt(player: i32, move: i32): usize {
  return HISTORY + (((player << 8) + move) << 2);
}

// @ts-ignore: decorator
@inline
export function historyOf(player: i32, move: i32): i32 {
  return load<i32>(historyAt(player, move)) + HISTORY_MIDDLE;
}

/** Moves that were no good lose what others win. Bonuses keep the value within its bounds. */
export function addHistory(player: i32, move: i32, bonus: i32): void {
  const at = historyAt(player, move);
  const value = load<i32>(at);
  store<i32>(at, value + bonus - ((value * abs(bonus)) >> 15));
}

// @ts-ignore: decorator
@inline
export function killerOf(ply: i32, which: i32): i32 {
  return <i32>load<u8>(KILLERS + (ply << 1) + which);
}

// @ts-ignore: decorator
@inline
export function counterOf(player: i32, answered: i32): i32 {
  return <i32>load<u8>(COUNTERS + (player << 8) + answered);
}

/** Notes that a move refuted the one before it. Pawns' moves need no memory: they are few and come first anyway. */
export function noteCutOff(player: i32, ply: i32, move: i32, answered: i32, depth: i32): void {
  addHistory(player, move, min(depth * depth, 400) << 4);
  if (move < FIRST_WALL) return;
  if (killerOf(ply, 0) != move) {
    store<u8>(KILLERS + (ply << 1), load<u8>(KILLERS + (ply << 1)), 1);
    store<u8>(KILLERS + (ply << 1), <u8>move);
  }
  if (answered < MOVE_COUNT) store<u8>(COUNTERS + (player << 8) + answered, <u8>move);
}
