/** Small boards are searched without short cuts, so that a win within the depth is the fastest and a loss the slowest. */
import { columns, rows } from './board';

/** Squares of the largest board on which everything is searched in full, so that the fastest win is found first. */
const SMALL_BOARD: i32 = 27;

/** Whether nothing is reduced, limited or left out. */
// @ts-ignore: decorator
@inline
export function isThorough(): bool {
  return columns * rows <= SMALL_BOARD;
}
