/**
 * Ways to the goal rows. Pawns never stand in the way of a path.
 *
 * A set of squares grows by one step in all directions at once:
 *
 *     north  (set & north) << 9        a square goes there whose north edge is open
 *     south  (set >> 9) & north        a square is entered whose north edge is open
 *     east   (set & east) << 1    west  (set >> 1) & east
 *
 * with row 5 carried into the high limb and row 6 into the low one. A step north out of row 5 also sets bits 45 to 53 of the
 * low limb, which mean nothing: no edge lies there, and what leads back from them leads to where they came from.
 */
import {
  EAST_EDGES, forgetPath, goalHigh, goalLow, knownLength, knowPath, NORTH_EDGES, pawnOf, touchedHorizontal,
} from './board';
import { DISTANCES, LAYERS, PATHS, SQUARES_BYTES } from './memory';
import {
  EAST, eastClosers, holds, LOW_SQUARES, LOW_TOP, neighbour, NORTH, northClosers, SLOTS, SOUTH, SQUARES, squareHigh,
  squareLow, WEST, wallHigh, wallLow,
} from './squares';

/** The distance of squares from which there is no way. */
export const UNREACHABLE: u8 = 255;

// @ts-ignore: decorator
@inline
export function grownLow(low: u64, high: u64, northLow: u64, eastLow: u64): u64 {
  const rows = ((low & northLow) << 9) | (((low >> 9) | (high << LOW_TOP)) & northLow);
  return low | rows | ((low & eastLow) << 1) | ((low >> 1) & eastLow);
}

// @ts-ignore: decorator
@inline
export function grownHigh(low: u64, high: u64, northLow: u64, northHigh: u64, eastHigh: u64): u64 {
  const rows = ((high & northHigh) << 9) | ((low & northLow) >> LOW_TOP) | ((high >> 9) & northHigh);
  return high | rows | ((high & eastHigh) << 1) | ((high >> 1) & eastHigh);
}

/** Steps from the player's pawn to its goal row when one more wall is laid, -1 where that leaves no way; `wall` -1 for none. */
export function stepsWith(player: i32, wall: i32): i32 {
  let northLow = load<u64>(NORTH_EDGES);
  let northHigh = load<u64>(NORTH_EDGES, 8);
  let eastLow = load<u64>(EAST_EDGES);
  let eastHigh = load<u64>(EAST_EDGES, 8);
  if (wall >= SLOTS) {
    eastLow &= ~wallLow(wall);
    eastHigh &= ~wallHigh(wall);
  } else if (wall >= 0) {
    northLow &= ~wallLow(wall);
    northHigh &= ~wallHigh(wall);
  }
  const endLow = goalLow(player);
  const endHigh = goalHigh(player);
  let low = squareLow(pawnOf(player));
  let high = squareHigh(pawnOf(player));
  let steps = 0;
  for (; ((low & endLow) | (high & endHigh)) == 0; steps++) {
    const nextLow = grownLow(low, high, northLow, eastLow);
    const nextHigh = grownHigh(low, high, northLow, northHigh, eastHigh);
    if (nextLow == low && nextHigh == high) return -1;
    low = nextLow;
    high = nextHigh;
  }
  return steps;
}

/** Whether the player's pawn gets to its goal row when one more wall is laid; `wall` -1 for none. */
// @ts-ignore: decorator
@inline
export function reaches(player: i32, wall: i32): bool {
  return stepsWith(player, wall) >= 0;
}

/**
 * Writes to LAYERS the squares within 0, 1, 2, … steps of the player's goal row, until a layer holds `square` or, with
 * -1, nothing is left. Returns how many steps that took, or -1 where the square can't be reached.
 */
function spread(player: i32, square: i32): i32 {
  const northLow = load<u64>(NORTH_EDGES);
  const northHigh = load<u64>(NORTH_EDGES, 8);
  const eastLow = load<u64>(EAST_EDGES);
  const eastHigh = load<u64>(EAST_EDGES, 8);
  const endLow = square < 0 ? 0 : squareLow(square);
  const endHigh = square < 0 ? 0 : squareHigh(square);
  let low = goalLow(player);
  let high = goalHigh(player);
  let steps = 0;
  while (true) {
    store<u64>(LAYERS + (steps << 4), low);
    store<u64>(LAYERS + (steps << 4), high, 8);
    if (((low & endLow) | (high & endHigh)) != 0) return steps;
    const nextLow = grownLow(low, high, northLow, eastLow);
    const nextHigh = grownHigh(low, high, northLow, northHigh, eastHigh);
    if (nextLow == low && nextHigh == high) return square < 0 ? steps : -1;
    low = nextLow;
    high = nextHigh;
    steps++;
  }
}

/** Whether the edge of a square in a direction is open. */
// @ts-ignore: decorator
@inline
export function isOpen(square: i32, direction: i32): bool {
  const edges = direction & 1 ? EAST_EDGES : NORTH_EDGES;
  const lower = direction & 2 ? neighbour(square, direction) : square;
  return lower >= 0 && holds(edges, lower);
}

/**
 * Steps from the player's pawn to the goal row, -1 where there is no way. Known afterwards: a shortest path, of which PATHS
 * holds the squares if it was looked for just now. Where several are shortest it goes forward as long as it can, then
 * east, then west.
 */
export function pathLength(player: i32): i32 {
  return touchedHorizontal(player) != 0 ? knownLength(player) : tracePath(player);
}

/** As `pathLength`, always looking: PATHS holds the squares. */
export function tracePath(player: i32): i32 {
  const length = spread(player, pawnOf(player));
  if (length < 0) {
    forgetPath(player);
    return -1;
  }
  const forward = player ? SOUTH : NORTH;
  const path = PATHS + <usize>player * SQUARES_BYTES;
  let square = pawnOf(player);
  let horizontal: u64 = 0;
  let vertical: u64 = 0;
  store<u8>(path, <u8>square);
  for (let left = length - 1; left >= 0; left--) {
    const layer = LAYERS + (left << 4);
    let direction = forward;
    if (!leads(square, forward, layer))
      direction = leads(square, EAST, layer) ? EAST : leads(square, WEST, layer) ? WEST : forward ^ 2;
    const next = neighbour(square, direction);
    const edge = min(square, next);
    if (direction & 1) vertical |= eastClosers(edge);
    else horizontal |= northClosers(edge);
    square = next;
    store<u8>(path + (length - left), <u8>square);
  }
  knowPath(player, horizontal, vertical, length);
  return length;
}

// @ts-ignore: decorator
@inline
function leads(square: i32, direction: i32, layer: usize): bool {
  return isOpen(square, direction) && holds(layer, neighbour(square, direction));
}

/** Writes to DISTANCES the steps from every square to the player's goal row, UNREACHABLE where there is no way. */
export function mapDistances(player: i32): void {
  const distances = DISTANCES + <usize>player * SQUARES_BYTES;
  memory.fill(distances, UNREACHABLE, SQUARES);
  const steps = spread(player, -1);
  let before: u64 = 0;
  let beforeHigh: u64 = 0;
  for (let step = 0; step <= steps; step++) {
    const low = load<u64>(LAYERS + (step << 4)) & ((1 << <u64>LOW_SQUARES) - 1);
    const high = load<u64>(LAYERS + (step << 4), 8);
    mark(distances, low & ~before, <u8>step);
    mark(distances + LOW_SQUARES, high & ~beforeHigh, <u8>step);
    before = low;
    beforeHigh = high;
  }
}

// @ts-ignore: decorator
@inline
function mark(distances: usize, limb: u64, steps: u8): void {
  for (; limb != 0; limb &= limb - 1) store<u8>(distances + <usize>ctz(limb), steps);
}
