/**
 * Cages: their digits differ and add up to a sum. A cage keeps the digits of those sets of digits that do. Sets are found by
 * trying digits in rising order; where they are too many (large cages on large grids), only the least and the greatest sum
 * are looked at.
 */
import { digitsAt } from './frames';
import { cageSize, cageSum, cellOfCage } from './grid';
import { MAX_SIDE } from './memory';
import { fail, keepOnly } from './propagate';

/** Steps after which a cage is left as it is. */
const MAX_STEPS: i32 = 4096;

let pool: u32 = 0;
let steps: i32 = 0;
/** The digits of all sets found. */
let found: u32 = 0;

/** False when no set of digits will do. */
export function narrowCage(frame: usize, cage: i32): bool {
  let sum = cageSum(cage);
  let open = 0;
  let used: u32 = 0;
  pool = 0;
  for (let i = 0, size = cageSize(cage); i < size; i++) {
    const digits = digitsAt(frame, cellOfCage(cage, i));
    if ((digits & (digits - 1)) == 0) {
      sum -= valueOf(digits);
      used |= digits;
    } else {
      open++;
      pool |= digits;
    }
  }
  pool &= ~used;
  if (open == 0) return sum == 0 || fail(cellOfCage(cage, 0));
  if (digitsOfSets(pool, open, sum) == 0) return fail(cellOfCage(cage, 0));
  return keepFound(frame, cage);
}

/** The digits of all sets of `count` digits among some that add up to `sum`; of too many sets, all there are. */
export function digitsOfSets(digits: u32, count: i32, sum: i32): u32 {
  pool = digits;
  found = 0;
  steps = 0;
  addSets(0, count, sum, 0);
  if (steps > MAX_STEPS) found = pool;
  return found;
}

function keepFound(frame: usize, cage: i32): bool {
  for (let i = 0, size = cageSize(cage); i < size; i++) {
    const cell = cellOfCage(cage, i);
    const digits = digitsAt(frame, cell);
    if ((digits & (digits - 1)) != 0 && !keepOnly(frame, cell, found)) return false;
  }
  return true;
}

/** Adds the sets of `count` digits of the pool, from bit `from` on, that sum up to `sum`; `chosen` are in already. */
function addSets(from: i32, count: i32, sum: i32, chosen: u32): void {
  if (++steps > MAX_STEPS) return;
  const rest = pool >> from << from;
  if (count == 1) {
    const last = sum >= 1 && sum <= MAX_SIDE ? rest & (1 << (sum - 1)) : 0;
    if (last) found |= chosen | last;
    return;
  }
  if (<i32>popcnt(rest) < count || sum < leastSum(rest, count) || sum > greatestSum(rest, count)) return;
  for (let left = rest; left != 0; left &= left - 1) {
    const bit = ctz(left);
    addSets(bit + 1, count - 1, sum - bit - 1, chosen | (1 << bit));
  }
}

function leastSum(digits: u32, count: i32): i32 {
  let sum = 0;
  for (let left = digits; count > 0; left &= left - 1, count--) sum += <i32>ctz(left) + 1;
  return sum;
}

function greatestSum(digits: u32, count: i32): i32 {
  let sum = 0;
  for (let left = digits; count > 0; count--) {
    const top = 31 - <i32>clz(left);
    sum += top + 1;
    left ^= 1 << top;
  }
  return sum;
}

// @ts-ignore: decorator
@inline
function valueOf(digit: u32): i32 {
  return <i32>ctz(digit) + 1;
}
