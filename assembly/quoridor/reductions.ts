/** How much less deep unlikely moves are searched. Each is searched deeper as soon as it turns out better than expected. */
import { CUTTING, FORWARD, HARMFUL, QUIET_WALL, SIDESTEP } from './order';
import { isThorough } from './small-boards';

/** Walls that change no way, searched at a depth. None is left out when all else loses. */
// @ts-ignore: decorator
@inline
export function quietLimit(depth: i32): i32 {
  if (isThorough()) return 200;
  return depth <= 2 ? 3 : depth == 3 ? 8 : depth == 4 ? 20 : 200;
}

/** Plies taken off the depth of a move that comes after `searched` others. */
export function reductionOf(rank: i32, depth: i32, searched: i32, principal: bool): i32 {
  if (depth < 2 || searched == 0 || isThorough()) return 0;
  let plies = 0;
  if (rank <= QUIET_WALL) {
    plies = 1 + (depth >= 4 ? 1 : 0) + (searched >= 10 ? 1 : 0) + (searched >= 30 && depth >= 5 ? 1 : 0);
    if (rank == HARMFUL) plies++;
  } else if (rank == SIDESTEP) {
    plies = 1 + (depth >= 5 ? 1 : 0);
  } else if (rank == CUTTING) {
    plies = searched >= 4 ? 1 + (searched >= 12 ? 1 : 0) : 0;
  } else if (rank != FORWARD) {
    plies = 0;
  }
  if (principal && plies > 0) plies--;
  return min(plies, depth - 1);
}
