/**
 * How many solutions have each digit in each cell, counted for all 729 at once: bits of one weight lie side by side in vectors
 * (band states as they are), and a solution is added as to binary numbers written in columns.
 *
 * Each weight 2^n has a sum and, at times, a summand that waits; when a second summand comes, both are added to the sum
 * and the carry goes on as a summand of the next weight. Half of the solutions stop at the first weight, a quarter at the second: two
 * additions of nine vectors a solution, whatever the count.
 */
import { cellsDone, cellsLeft, digitAt } from './bands';
import { CELLS, COUNTS, DIGITS, TALLY, TALLY_CARRY, TALLY_LEVELS } from './memory';

const VECTORS: usize = 144;
const WAITING: usize = VECTORS;
const LEVEL_BYTES: usize = 2 * VECTORS;

/** Weights at which a summand waits, a bit each. */
let waiting: i64 = 0;

export function clearTally(): void {
  memory.fill(TALLY, 0, <usize>TALLY_LEVELS * LEVEL_BYTES);
  waiting = 0;
}

/** Adds a state that stands for 2^groups solutions: half of them have the one digit of a pair, half the other. */
export function tally(state: usize, groups: i32): void {
  addCells(state, cellsDone(state), groups);
  if (groups > 0) addCells(state, cellsLeft(state), groups - 1);
}

function addCells(state: usize, cells: v128, level: i32): void {
  for (let digit = 0; digit < DIGITS; digit++)
    v128.store(digitAt(TALLY_CARRY, digit), v128.and(v128.load(digitAt(state, digit)), cells));
  while ((waiting >> level) & 1) {
    waiting ^= <i64>1 << level;
    addBoth(TALLY + <usize>level * LEVEL_BYTES);
    // Beyond the last weight nothing is counted exactly any more; no search lives to see it.
    if (++level == TALLY_LEVELS) return;
  }
  memory.copy(TALLY + <usize>level * LEVEL_BYTES + WAITING, TALLY_CARRY, VECTORS);
  waiting |= <i64>1 << level;
}

/** Adds what waits and what comes to a sum; leaves the carry. */
// @ts-ignore: decorator
@inline
function addBoth(sum: usize): void {
  for (let at: usize = 0; at < VECTORS; at += 16) {
    const a = v128.load(sum + at);
    const b = v128.load(sum + at, WAITING);
    const c = v128.load(TALLY_CARRY + at);
    const either = v128.xor(a, b);
    v128.store(sum + at, v128.xor(either, c));
    v128.store(TALLY_CARRY + at, v128.or(v128.and(a, b), v128.and(either, c)));
  }
}

/** Writes the counts to COUNTS, f64 by cell and digit. */
export function writeCounts(): void {
  for (let cell = 0; cell < CELLS; cell++)
    for (let digit = 0; digit < DIGITS; digit++)
      store<f64>(COUNTS + ((cell * DIGITS + digit) << 3), countOf(cell, digit));
}

function countOf(cell: i32, digit: i32): f64 {
  const at = digitAt(TALLY, digit) + ((cell / 27) << 2);
  const bit = cell % 27;
  let count: f64 = 0;
  let weight: f64 = 1;
  for (let level = 0; level < TALLY_LEVELS; level++) {
    const sum = at + <usize>level * LEVEL_BYTES;
    let bits = (load<i32>(sum) >> bit) & 1;
    if ((waiting >> level) & 1) bits += (load<i32>(sum, WAITING) >> bit) & 1;
    count += weight * <f64>bits;
    weight *= 2;
  }
  return count;
}
