/**
 * Search over band states on a stack in memory, as triad-search.ts: a cell that may take two digits gets one of them, or else a
 * cell of three, or any.
 *
 * Where every cell left may take two digits and every digit left has two places a house, solutions come in twins: swapping all
 * pairs of a solution gives another. The pairs fall into groups, each of them decided by one of its cells; so k
 * groups have 2^k solutions, or none when one of them contradicts itself. They are counted without being visited.
 */
import { cellMask, keptBy } from './band-tables';
import {
  active, cellsLeft, copyWithout, digitAt, firstCell, markDirty, openBands, pairs, place, settle, strike,
} from './bands';
import { BAND_SLOT_BYTES, BAND_SLOT_COUNT, BAND_SLOTS, DIGITS } from './memory';

/** Branches that may still be taken before the search pauses. */
export let budget: i32 = 0;
/** The solution found last stands for 2^groups. */
export let groups: i32 = 0;
/** Level of the state in hand; -1 when there is none left. */
let level: i32 = -1;

export function setBudget(work: i32): void {
  budget = work;
}

// @ts-ignore: decorator
@inline
function slotAt(at: i32): usize {
  return BAND_SLOTS + <usize>at * BAND_SLOT_BYTES;
}

/** The state of the solution found last. */
// @ts-ignore: decorator
@inline
export function solvedBands(): usize {
  return slotAt(level);
}

/** Begins with the candidates at `position`. */
export function openBandSearch(position: usize): void {
  level = openBands(slotAt(0), position) ? 0 : -1;
}

/** Looks for the next solution while the budget lasts: 1 found, 0 there is none, -1 not yet known. `twins`: in groups. */
export function nextBandSolution(twins: bool): i32 {
  groups = 0;
  while (level >= 0) {
    const slot = slotAt(level);
    const left = cellsLeft(slot);
    if (!v128.any_true(left)) return 1;
    if (--budget < 0) return -1;
    if (!twins || v128.any_true(v128.xor(left, pairs(slot))) || !inTwins(slot, left)) {
      branch(slot, left);
      continue;
    }
    const count = countGroups(slot + BAND_SLOT_BYTES, slot);
    if (count >= 0) {
      groups = count;
      return 1;
    }
    leaveBandSolution();
  }
  return 0;
}

/** Leaves the solution in hand for the states that wait. */
export function leaveBandSolution(): void {
  level--;
  resume();
}

/** Takes up the nearest waiting state that is not refuted at once. */
function resume(): void {
  while (level >= 0 && !settle(slotAt(level))) level--;
}

function branch(slot: usize, left: v128): void {
  const two = pairs(slot);
  const cell = firstCell(v128.any_true(two) ? two : fewest(slot, left));
  const copy = slot + BAND_SLOT_BYTES;
  const digits = copyWithout(copy, slot, cell);
  const digit = <i32>ctz(digits);
  const rest = digits & (digits - 1);
  v128.store(digitAt(copy, digit), v128.and(v128.load(digitAt(slot, digit)), keptBy(cell)));
  markDirty(copy, digits);
  strike(digitAt(slot, digit), cell);
  markDirty(slot, digits);
  if ((rest & (rest - 1)) == 0) place(digitAt(slot, <i32>ctz(rest)), cell);
  // There is always a slot: a level fills a cell.
  if (level + 2 < BAND_SLOT_COUNT && settle(copy)) level++;
  else resume();
}

/** The cells left that may take three digits, where there are any, else all. */
function fewest(slot: usize, left: v128): v128 {
  let once = i64x2.splat(0), twice = i64x2.splat(0), thrice = i64x2.splat(0), more = i64x2.splat(0);
  for (let digit = 0; digit < DIGITS; digit++) {
    const cells = v128.load(digitAt(slot, digit));
    more = v128.or(more, v128.and(thrice, cells));
    thrice = v128.or(thrice, v128.and(twice, cells));
    twice = v128.or(twice, v128.and(once, cells));
    once = v128.or(once, cells);
  }
  const three = v128.andnot(thrice, more);
  return v128.any_true(three) ? three : left;
}

/**
 * Whether every digit has two places, or none, in each house that it may still take, given that every cell left is of two
 * digits. Rows and boxes have no digit with one place once they are settled, and twice as many places as digits; columns are looked at.
 */
function inTwins(slot: usize, left: v128): bool {
  for (let rest = active(slot); rest != 0; rest &= rest - 1) {
    const cells = v128.and(v128.load(digitAt(slot, <i32>ctz(rest))), left);
    if (oneInAnyColumn(cells)) return false;
  }
  return true;
}

function oneInAnyColumn(cells: v128): bool {
  const row = i32x4.splat(0x1ff);
  const top = v128.and(cells, row);
  const middle = v128.and(i32x4.shr_u(cells, 9), row);
  const bottom = i32x4.shr_u(cells, 18);
  const once = v128.or(v128.or(top, middle), bottom);
  const twice = v128.or(v128.and(top, middle), v128.and(v128.or(top, middle), bottom));
  const a = i32x4.extract_lane(once, 0), b = i32x4.extract_lane(once, 1), c = i32x4.extract_lane(once, 2);
  const inBand = i32x4.extract_lane(twice, 0) | i32x4.extract_lane(twice, 1) | i32x4.extract_lane(twice, 2);
  return ((a | b | c) & ~(inBand | (a & b) | ((a | b) & c))) != 0;
}

/** How many groups the pairs of a state in twins fall into, each decided on a copy; -1 when one contradicts itself. */
function countGroups(copy: usize, slot: usize): i32 {
  let count = 0;
  let from = slot;
  for (let left = pairs(slot); v128.any_true(left); left = cellsLeft(copy)) {
    const cell = firstCell(left);
    const digits = copyWithout(copy, from, cell);
    const at = digitAt(copy, <i32>ctz(digits));
    v128.store(at, v128.and(v128.or(v128.load(at), cellMask(cell)), keptBy(cell)));
    markDirty(copy, digits);
    if (!settle(copy)) return -1;
    from = copy;
    count++;
  }
  return count;
}
