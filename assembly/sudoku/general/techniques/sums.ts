/**
 * What the open cells of a sum may hold, where all of them see each other and so differ. Every set of digits is looked at once: cells
 * are filled in their order, so that what the first n of them hold is a set of n digits.
 *
 *   REACHED    the first cells can hold just these digits
 *   COMPLETED  and the others can then make up the sum
 *
 * Sets are of the pool, the digits that any of the cells has. Of a larger pool only whole sets of digits are looked at, not who has which.
 */
import { digitsOfSets } from '../cages';
import { cageSize, cageSum, cellOfCage } from '../grid';
import { SUM_CELLS, SUM_DIGITS, SUM_POOL, SUM_SETS } from '../memory';
import { candidatesOf, standing } from './position';

const REACHED: u8 = 1;
const COMPLETED: u8 = 2;

/** The open cells of the sum, and what is left for them. */
export let sumCount: i32 = 0;
export let sumLeft: i32 = 0;
/** Digits that some cell has whatever way the sum is made up. */
export let sumRequired: u32 = 0;

export function beginSum(sum: i32): void {
  sumCount = 0;
  sumLeft = sum;
}

/** Adds a cell; a digit that stands is taken off. */
export function addToSum(cell: i32): void {
  if (standing(cell) > 0) sumLeft -= standing(cell);
  else store<u16>(SUM_CELLS + 2 * sumCount++, <u16>cell);
}

export function cellOfSum(index: i32): i32 {
  return <i32>load<u16>(SUM_CELLS + 2 * index);
}

/** What a cell may hold, once the sum is solved. */
export function sumDigits(index: i32): u32 {
  return load<u32>(SUM_DIGITS + 4 * index);
}

export function keepSumDigits(index: i32, digits: u32): void {
  store<u32>(SUM_DIGITS + 4 * index, digits);
}

/** The digits that a cage needs in its open cells. */
export function requiredInCage(cage: i32): u32 {
  beginCage(cage);
  solveDifferent();
  return sumRequired;
}

export function beginCage(cage: i32): void {
  beginSum(cageSum(cage));
  for (let i = 0, size = cageSize(cage); i < size; i++) addToSum(cellOfCage(cage, i));
}

/** Finds what each cell may hold, all being different, and what some cell must hold. */
export function solveDifferent(): void {
  let pool: u32 = 0;
  for (let i = 0; i < sumCount; i++) {
    pool |= candidatesOf(cellOfSum(i));
    keepSumDigits(i, 0);
  }
  sumRequired = 0;
  if (sumCount == 0) return;
  if (<i32>popcnt(pool) <= SUM_POOL) solveSets(pool);
  else {
    const digits = digitsOfSets(pool, sumCount, sumLeft);
    for (let i = 0; i < sumCount; i++) keepSumDigits(i, digits);
  }
}

function solveSets(pool: u32): void {
  const sets = 1 << <i32>popcnt(pool);
  memory.fill(SUM_SETS, 0, sets);
  store<u8>(SUM_SETS, REACHED);
  for (let set = 0; set < sets; set++) if (load<u8>(SUM_SETS + set) && popcnt(set) < sumCount) reachFrom(set, pool);
  sumRequired = pool;
  let some = false;
  for (let set = sets - 1; set >= 0; set--) {
    if (load<u8>(SUM_SETS + set) == 0) continue;
    if (popcnt(set) < sumCount) completeFrom(set, pool);
    else if (sumOf(set, pool) == sumLeft) {
      store<u8>(SUM_SETS + set, REACHED | COMPLETED);
      sumRequired &= expand(set, pool);
      some = true;
    }
  }
  if (!some) sumRequired = 0;
}

/** The next cell takes each digit that is not in the set. */
function reachFrom(set: i32, pool: u32): void {
  const digits = candidatesOf(cellOfSum(<i32>popcnt(set)));
  for (let left = pool, bit = 1; left != 0; left &= left - 1, bit <<= 1)
    if ((digits & (left & (0 - left))) != 0 && (set & bit) == 0) store<u8>(SUM_SETS + (set | bit), REACHED);
}

function completeFrom(set: i32, pool: u32): void {
  const cell = <i32>popcnt(set);
  const digits = candidatesOf(cellOfSum(cell));
  for (let left = pool, bit = 1; left != 0; left &= left - 1, bit <<= 1) {
    const digit = left & (0 - left);
    if ((digits & digit) == 0 || (set & bit) != 0 || (load<u8>(SUM_SETS + (set | bit)) & COMPLETED) == 0) continue;
    store<u8>(SUM_SETS + set, REACHED | COMPLETED);
    keepSumDigits(cell, sumDigits(cell) | digit);
  }
}

/** A set of the pool, by places in it, as digits. */
function expand(set: i32, pool: u32): u32 {
  let digits: u32 = 0;
  for (; set != 0; set >>= 1, pool &= pool - 1) if (set & 1) digits |= pool & (0 - pool);
  return digits;
}

function sumOf(set: i32, pool: u32): i32 {
  let sum = 0;
  for (let digits = expand(set, pool); digits != 0; digits &= digits - 1) sum += <i32>ctz(digits) + 1;
  return sum;
}
