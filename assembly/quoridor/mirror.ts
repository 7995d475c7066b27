/**
 * The board has no left and right: a position and its mirror image are worth the same, so the table keeps them as one. Along
 * with the key of each position goes that of its image.
 */
import { columns, horizontalWalls, leftOf, pawnOf, turn, verticalWalls } from './board';
import { leftKey, pawnKey, TURN_KEY, wallKey } from './keys';
import { MIRROR } from './search-memory';
import { FIRST_WALL, SLOTS, SQUARES, STRIDE, WALLS } from './squares';

/** The move seen in the mirror. */
// @ts-ignore: decorator
@inline
export function mirrored(move: i32): i32 {
  return <i32>load<u8>(MIRROR + move);
}

// @ts-ignore: decorator
@inline
function mirroredWall(wall: i32): i32 {
  return mirrored(FIRST_WALL + wall) - FIRST_WALL;
}

/** Makes the table for the board that is set up. */
export function initMirror(): void {
  for (let square = 0; square < SQUARES; square++) {
    const image = square - (square % STRIDE) + columns - 1 - (square % STRIDE);
    store<u8>(MIRROR + square, <u8>(square % STRIDE < columns ? image : square));
  }
  for (let wall = 0; wall < WALLS; wall++) {
    const file = wall & 7;
    const image = file < columns - 1 ? wall - file + columns - 2 - file : wall;
    store<u8>(MIRROR + FIRST_WALL + wall, <u8>(FIRST_WALL + image));
  }
}

/** The key of the image of the position that stands. */
export function mirrorKey(): u64 {
  let key = leftKey(0, leftOf(0)) ^ leftKey(1, leftOf(1)) ^ (turn() ? TURN_KEY : 0);
  for (let player = 0; player < 2; player++) key ^= pawnKey(player, mirrored(pawnOf(player)));
  return key ^ wallKeys(horizontalWalls(), 0) ^ wallKeys(verticalWalls(), SLOTS);
}

function wallKeys(walls: u64, first: i32): u64 {
  let key: u64 = 0;
  for (; walls != 0; walls &= walls - 1) key ^= wallKey(mirroredWall(first + <i32>ctz(walls)));
  return key;
}

/** How `play` changes the key of the image; to be asked before the move is made. */
export function mirrorChange(move: i32): u64 {
  const player = turn();
  if (move < FIRST_WALL)
    return TURN_KEY ^ pawnKey(player, mirrored(pawnOf(player))) ^ pawnKey(player, mirrored(move));
  const left = leftOf(player);
  return TURN_KEY ^ leftKey(player, left) ^ leftKey(player, left - 1) ^ wallKey(mirrored(move) - FIRST_WALL);
}
