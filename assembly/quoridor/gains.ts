/** What a layer's walls are worth, gathered from the layers that they lead to (race.ts says how values read). */
import { EAST_EDGES, goalHigh, goalLow, NORTH_EDGES } from './board';
import { grownHigh, grownLow } from './paths';
import { NO_WALL_0, NO_WALL_1 } from './race';
import { LAYER_BYTES, ROW_BYTES, STANDING } from './solve-memory';
import { LOW_SQUARES, squareHigh, squareLow, SQUARES } from './squares';

/** Squares that have a way to a player's goal row; written by `findReach`. */
let reachLow: u64 = 0;
let reachHigh: u64 = 0;

function findReach(player: i32): void {
  const northLow = load<u64>(NORTH_EDGES);
  const northHigh = load<u64>(NORTH_EDGES, 8);
  const eastLow = load<u64>(EAST_EDGES);
  const eastHigh = load<u64>(EAST_EDGES, 8);
  let nextLow = goalLow(player);
  let nextHigh = goalHigh(player);
  do {
    reachLow = nextLow;
    reachHigh = nextHigh;
    nextLow = grownLow(reachLow, reachHigh, northLow, eastLow);
    nextHigh = grownHigh(reachLow, reachHigh, northLow, northHigh, eastHigh);
  } while (nextLow != reachLow || nextHigh != reachHigh);
}

export function clearGains(gained: usize, player: i32): void {
  const none = i16x8.splat(<i16>(player ? NO_WALL_1 : NO_WALL_0));
  for (let at: usize = 0; at < LAYER_BYTES; at += 16) v128.store(gained + at, none);
}

let standLow: u64 = 0;
let standHigh: u64 = 0;

/** Finds where pawns may stand with the walls as they are, for `addGains` to come. */
export function findStanding(): void {
  findReach(1);
  standLow = reachLow;
  standHigh = reachHigh;
  findReach(0);
  for (let p = 0; p < SQUARES; p++) {
    const limb = p < LOW_SQUARES ? reachLow >> <u64>p : reachHigh >> <u64>(p - LOW_SQUARES);
    store<i16>(STANDING + (p << 1), <i16>(-(limb & 1)));
  }
}

/**
 * The wall laid last, by `player`, leads to the layer `values` (of the other to move): where that is better than what is gained
 * so far, it is gained. Pairs that it would cut off from their goal rows get nothing.
 */
export function addGains(gained: usize, values: usize, player: i32): void {
  const none = i16x8.splat(<i16>(player ? NO_WALL_1 : NO_WALL_0));
  const zero = i16x8.splat(0);
  for (let q = 0; q < SQUARES; q++) {
    if (((squareLow(q) & standLow) | (squareHigh(q) & standHigh)) == 0) continue;
    const row = <usize>q * ROW_BYTES;
    for (let at: usize = 0; at < ROW_BYTES; at += 16) {
      const value = v128.load(values + row + at);
      // A ply further off: wins of player 0 are lower, losses higher.
      const later = i16x8.sub(i16x8.add(value, i16x8.gt_s(value, zero)), i16x8.lt_s(value, zero));
      const here = v128.bitselect(later, none, v128.load(STANDING + at));
      const known = v128.load(gained + row + at);
      v128.store(gained + row + at, player ? i16x8.min_s(known, here) : i16x8.max_s(known, here));
    }
  }
}
