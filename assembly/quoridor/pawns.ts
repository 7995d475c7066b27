/**
 * Where pawns go: one step, or over the other pawn. If the square behind that is closed off by a wall or the border, to
 * either side of it instead.
 */
import { pawnOf } from './board';
import { isOpen } from './paths';
import { neighbour } from './squares';

/** Appends the destinations of the player's pawn to a list of moves (u8 each); returns where the list then ends. */
export function listPawnMoves(player: i32, end: usize): usize {
  const square = pawnOf(player);
  const other = pawnOf(1 - player);
  for (let direction = 0; direction < 4; direction++) {
    if (!isOpen(square, direction)) continue;
    const next = neighbour(square, direction);
    if (next == other) end = listJumps(next, direction, end);
    else store<u8>(end++, <u8>next);
  }
  return end;
}

function listJumps(over: i32, direction: i32, end: usize): usize {
  if (isOpen(over, direction)) {
    store<u8>(end, <u8>neighbour(over, direction));
    return end + 1;
  }
  for (let turned = 1; turned < 4; turned += 2) {
    const side = (direction + turned) & 3;
    if (isOpen(over, side)) store<u8>(end++, <u8>neighbour(over, side));
  }
  return end;
}
