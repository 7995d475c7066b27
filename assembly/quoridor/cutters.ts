/** The walls that stand across a pawn's way. */
import { NORTH, EAST, SOUTH, WEST, eastClosers, neighbour, northClosers, SLOTS } from './squares';
import { stepsFrom } from './maps';
import { isOpen } from './paths';

/** Slots whose walls cut the way found last, and so may lengthen the player's shortest; no others can. */
export let cutHorizontal: u64 = 0;
export let cutVertical: u64 = 0;

/** Walks one shortest way of a player's pawn, straight on as long as it can. */
export function findCutters(map: usize, square: i32, player: i32): void {
  const forward = player ? SOUTH : NORTH;
  cutHorizontal = 0;
  cutVertical = 0;
  for (let steps = stepsFrom(map, square) - 1; steps >= 0; steps--) {
    let direction = forward;
    if (!leads(map, square, forward, steps))
      direction = leads(map, square, EAST, steps) ? EAST : leads(map, square, WEST, steps) ? WEST : forward ^ 2;
    const next = neighbour(square, direction);
    if (direction & 1) cutVertical |= eastClosers(min(square, next));
    else cutHorizontal |= northClosers(min(square, next));
    square = next;
  }
}

/** Whether a wall cuts the way found last. */
// @ts-ignore: decorator
@inline
export function cuts(horizontal: u64, vertical: u64, wall: i32): bool {
  return (((wall < SLOTS ? horizontal : vertical) >> <u64>(wall & (SLOTS - 1))) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function leads(map: usize, square: i32, direction: i32, steps: i32): bool {
  return isOpen(square, direction) && stepsFrom(map, neighbour(square, direction)) == steps;
}
