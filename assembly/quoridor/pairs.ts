/** Sets of pairs of pawn squares (solve-memory.ts), and what happens to sets of squares at once. */
import { PAIRS_BYTES } from './solve-memory';
import { LOW_SQUARES, LOW_TOP, squareHigh, squareLow } from './squares';

const ALL_LOW: u64 = (1 << <u64>LOW_SQUARES) - 1;
const ALL_HIGH: u64 = (1 << 36) - 1;

/** The set of p of a block's player to move and q. */
// @ts-ignore: decorator
@inline
export function at(pairs: usize, player: i32, q: i32): usize {
  return pairs + (player ? PAIRS_BYTES : 0) + (q << 4);
}

// @ts-ignore: decorator
@inline
export function low(set: usize): u64 {
  return load<u64>(set);
}

// @ts-ignore: decorator
@inline
export function high(set: usize): u64 {
  return load<u64>(set, 8);
}

// @ts-ignore: decorator
@inline
export function setSet(set: usize, lower: u64, upper: u64): void {
  store<u64>(set, lower);
  store<u64>(set, upper, 8);
}

/** Squares from which a step leads into a set. */
// @ts-ignore: decorator
@inline
export function stepsLow(setLow: u64, setHigh: u64, northLow: u64, eastLow: u64): u64 {
  return (
    (((setLow & northLow) << 9) & ALL_LOW) | (((setLow >> 9) | (setHigh << LOW_TOP)) & northLow) |
    ((setLow & eastLow) << 1) | ((setLow >> 1) & eastLow)
  );
}

// @ts-ignore: decorator
@inline
export function stepsHigh(setLow: u64, setHigh: u64, northLow: u64, northHigh: u64, eastHigh: u64): u64 {
  return (
    ((setHigh & northHigh) << 9) | ((setLow & northLow) >> LOW_TOP) | ((setHigh >> 9) & northHigh) |
    ((setHigh & eastHigh) << 1) | ((setHigh >> 1) & eastHigh)
  );
}

// @ts-ignore: decorator
@inline
export function has(set: usize, square: i32): bool {
  return ((low(set) & squareLow(square)) | (high(set) & squareHigh(square))) != 0;
}

/** Squares next to or two steps from those of a set, and the set itself: more do no harm, so walls are not asked. */
// @ts-ignore: decorator
@inline
export function aroundLow(setLow: u64, setHigh: u64): u64 {
  return (setLow | (setLow << 1) | (setLow >> 1) | (setLow << 9) | (setLow >> 9) | (setHigh << LOW_TOP)) & ALL_LOW;
}

// @ts-ignore: decorator
@inline
export function aroundHigh(setLow: u64, setHigh: u64): u64 {
  return (setHigh | (setHigh << 1) | (setHigh >> 1) | (setHigh << 9) | (setHigh >> 9) | (setLow >> LOW_TOP)) & ALL_HIGH;
}
