/**
 * Maps of the ways to the goal rows, kept through the search. A map depends on the walls alone, so a pawn's step needs no new
 * one, and a wall needs one only if it closes some square's only way forward.
 */
import { EAST_EDGES, goalHigh, goalLow, NORTH_EDGES, pawnOf } from './board';
import { MAP_BYTES, MAP_LAYERS, MAPS } from './search-memory';
import { grownHigh, grownLow, isOpen, UNREACHABLE } from './paths';
import { LOW_SQUARES, neighbour, SLOTS, squareAt, STRIDE } from './squares';

/** Where a ply may lay out a map of its own. */
// @ts-ignore: decorator
@inline
export function mapAt(ply: i32, player: i32): usize {
  return MAPS + <usize>((ply << 1) + player) * MAP_BYTES;
}

/** Steps from a square to the goal row of the map, UNREACHABLE where there is no way. */
// @ts-ignore: decorator
@inline
export function stepsFrom(map: usize, square: i32): i32 {
  return <i32>load<u8>(map + square);
}

/** Squares within some steps of the goal row, up to the farthest's. */
// @ts-ignore: decorator
@inline
export function layerLow(map: usize, steps: i32): u64 {
  return load<u64>(map + MAP_LAYERS + (steps << 4));
}

// @ts-ignore: decorator
@inline
export function layerHigh(map: usize, steps: i32): u64 {
  return load<u64>(map + MAP_LAYERS + (steps << 4), 8);
}

/** Draws the map of a player's ways as the walls stand. */
export function drawMap(map: usize, player: i32): void {
  const northLow = load<u64>(NORTH_EDGES);
  const northHigh = load<u64>(NORTH_EDGES, 8);
  const eastLow = load<u64>(EAST_EDGES);
  const eastHigh = load<u64>(EAST_EDGES, 8);
  for (let at: usize = 0; at < MAP_LAYERS; at += 16) v128.store(map + at, i8x16.splat(<i8>UNREACHABLE));
  let low: u64 = 0;
  let high: u64 = 0;
  let nextLow = goalLow(player);
  let nextHigh = goalHigh(player);
  let layers = map + MAP_LAYERS;
  for (let steps = 0; nextLow != low || nextHigh != high; steps++) {
    mark(map, (nextLow & ~low) & ((1 << <u64>LOW_SQUARES) - 1), <u8>steps);
    mark(map + LOW_SQUARES, nextHigh & ~high, <u8>steps);
    low = nextLow;
    high = nextHigh;
    store<u64>(layers, low);
    store<u64>(layers, high, 8);
    layers += 16;
    nextLow = grownLow(low, high, northLow, eastLow);
    nextHigh = grownHigh(low, high, northLow, northHigh, eastHigh);
  }
}

// @ts-ignore: decorator
@inline
function mark(map: usize, limb: u64, steps: u8): void {
  for (; limb != 0; limb &= limb - 1) store<u8>(map + <usize>ctz(limb), steps);
}

/**
 * The map after a wall that was just laid: the old one where it still holds, else a new one drawn at `room`. 0: the
 * player's pawn has no way left.
 */
export function mapAfter(map: usize, wall: i32, player: i32, room: usize): usize {
  if (stillHolds(map, wall)) return map;
  drawMap(room, player);
  return stepsFrom(room, pawnOf(player)) == <i32>UNREACHABLE ? 0 : room;
}

// @ts-ignore: decorator
@inline
function stillHolds(map: usize, wall: i32): bool {
  const slot = wall & (SLOTS - 1);
  const corner = squareAt(slot & 7, slot >> 3);
  const vertical = wall >= SLOTS;
  const across = vertical ? 1 : STRIDE;
  const along = vertical ? STRIDE : 1;
  return (
    keepsWay(map, corner, corner + across) && keepsWay(map, corner + along, corner + along + across)
  );
}

/** Whether, of two squares that are neighbours no longer, the farther one has another way as short. */
function keepsWay(map: usize, one: i32, other: i32): bool {
  const here = stepsFrom(map, one);
  const there = stepsFrom(map, other);
  if (here == there) return true;
  const square = here > there ? one : other;
  const steps = max(here, there) - 1;
  for (let direction = 0; direction < 4; direction++) {
    if (isOpen(square, direction) && stepsFrom(map, neighbour(square, direction)) == steps) return true;
  }
  return false;
}
