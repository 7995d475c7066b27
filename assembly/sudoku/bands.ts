/**
 * Band propagation: a vector a digit, its lanes the three bands of rows and one unused. A lane is 27 bits, the cells of the
 * band that may still hold the digit, row by row:
 *
 *     bit   0  1  2 |  3  4  5 |  6  7  8
 *           9 10 11 | 12 13 14 | 15 16 17
 *          18 19 20 | 21 22 23 | 24 25 26
 *
 * Within a band, a look-up by the minirows that the digit may take leaves those of the ways that fit: hidden singles of boxes
 * and rows, and locked candidates in both directions. A box with one column left for the digit closes that column in the other
 * bands. Cells with one digit left are found by counting over all digits. Hidden singles of columns may be missed.
 *
 *     state | where each digit may stand: 9 vectors | cells that have one | pairs | active, dirty: 9 bits each |
 *     bytes                                       144                   160     176                          184
 *
 * Weaker than triads.ts and cheaper: better where contradictions are near or solutions many.
 *
 * Tried, and slower: telling changed digits by comparison with a copy; settling only the bands of a digit that changed, which
 * the processor cannot predict.
 */
import { cellMask, fit, keptBy, lone, open } from './band-tables';
import { ALL, CELLS, DIGITS } from './memory';

/** The cells that have their digit. */
const DONE: usize = 144;
/** Once settled: the cells without a digit that two may still take. */
const PAIRS: usize = 160;
/** Digits that have not all their nine cells. */
const ACTIVE: usize = 176;
/** Digits that lost or won cells since they were settled. */
const DIRTY: usize = 180;

// @ts-ignore: decorator
@inline
export function digitAt(state: usize, digit: i32): usize {
  return state + (<usize>digit << 4);
}

// @ts-ignore: decorator
@inline
export function active(state: usize): i32 {
  return load<i32>(state, ACTIVE);
}

// @ts-ignore: decorator
@inline
export function markDirty(state: usize, digits: i32): void {
  store<i32>(state, digits, DIRTY);
}

/** The cells without a digit. */
// @ts-ignore: decorator
@inline
export function cellsLeft(state: usize): v128 {
  return v128.xor(v128.load(state, DONE), i32x4(0x7ffffff, 0x7ffffff, 0x7ffffff, 0));
}

// @ts-ignore: decorator
@inline
export function cellsDone(state: usize): v128 {
  return v128.load(state, DONE);
}

// @ts-ignore: decorator
@inline
export function pairs(state: usize): v128 {
  return v128.load(state, PAIRS);
}

/** Makes a state of the candidates at `position`, u16 each, and draws all conclusions. False on a contradiction. */
export function openBands(state: usize, position: usize): bool {
  for (let digit = 0; digit < DIGITS; digit++)
    v128.store(digitAt(state, digit), i32x4(0x7ffffff, 0x7ffffff, 0x7ffffff, 0));
  v128.store(state, i64x2.splat(0), DONE);
  store<i32>(state, ALL, ACTIVE);
  markDirty(state, ALL);
  for (let cell = 0; cell < CELLS; cell++) {
    const set = <i32>load<u16>(position + (cell << 1));
    if (set == ALL) continue;
    if (set == 0) return false;
    if (set & (set - 1)) restrict(state, cell, set);
    else place(digitAt(state, <i32>ctz(set)), cell);
  }
  return settle(state);
}

function restrict(state: usize, cell: i32, set: i32): void {
  for (let rest = ALL & ~set; rest != 0; rest &= rest - 1) strike(digitAt(state, <i32>ctz(rest)), cell);
}

/** Puts the digit at `at` into a cell. */
// @ts-ignore: decorator
@inline
export function place(at: usize, cell: i32): void {
  v128.store(at, v128.and(v128.load(at), keptBy(cell)));
}

/** Takes the digit at `at` from a cell. */
// @ts-ignore: decorator
@inline
export function strike(at: usize, cell: i32): void {
  v128.store(at, v128.andnot(v128.load(at), cellMask(cell)));
}

/** Draws all conclusions for the digits that are dirty. False on a contradiction. */
export function settle(state: usize): bool {
  while (settleDigits(state)) {
    const placed = placeNakedSingles(state);
    if (placed <= 0) return placed == 0;
    markDirty(state, placed);
  }
  return false;
}

/** Settles dirty digits in rounds over all, which takes fewer of them than going back at once to those that lose cells. */
// @ts-ignore: decorator
@inline
function settleDigits(state: usize): bool {
  for (let round = load<i32>(state, DIRTY); round != 0; ) {
    let next = 0;
    while (round != 0) {
      const digit = <i32>ctz(round);
      const lost = settleDigit(state, digit);
      if (lost < 0) return false;
      round = (round & (round - 1)) | (lost & (-2 << digit));
      next |= lost & ((1 << digit) - 1);
    }
    round = next;
  }
  return true;
}

/** Returns the digits that lost cells to this one; -1 on a contradiction. */
// @ts-ignore: decorator
@inline
function settleDigit(state: usize, digit: i32): i32 {
  const at = digitAt(state, digit);
  const cells = v128.load(at);
  let a = i32x4.extract_lane(cells, 0);
  let b = i32x4.extract_lane(cells, 1);
  let c = i32x4.extract_lane(cells, 2);
  let closed: i32;
  do {
    a = fit(a);
    b = fit(b);
    c = fit(c);
    const openA = open(b) & open(c), openB = open(a) & open(c), openC = open(a) & open(b);
    closed = (a & ~openA) | (b & ~openB) | (c & ~openC);
    a &= openA;
    b &= openB;
    c &= openC;
  } while (closed);
  if (a == 0 || b == 0 || c == 0) return -1;
  v128.store(at, lanes(a, b, c));
  const alone = v128.andnot(lanes(lone(a), lone(b), lone(c)), v128.load(state, DONE));
  if (!v128.any_true(alone)) return 0;
  v128.store(state, v128.or(v128.load(state, DONE), alone), DONE);
  const others = active(state) & ~(1 << digit);
  if (popcnt(a) + popcnt(b) + popcnt(c) == DIGITS) store<i32>(state, others, ACTIVE);
  return strikeAll(state, others, alone);
}

// @ts-ignore: decorator
@inline
function lanes(a: i32, b: i32, c: i32): v128 {
  return i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i64x2.splat(0), 0, a), 1, b), 2, c);
}

/** Takes cells from some digits; returns those that had any of them. */
// @ts-ignore: decorator
@inline
function strikeAll(state: usize, digits: i32, struck: v128): i32 {
  let lost = 0;
  for (let rest = digits; rest != 0; rest &= rest - 1) {
    const digit = <i32>ctz(rest);
    const at = digitAt(state, digit);
    const cells = v128.load(at);
    lost |= i32(v128.any_true(v128.and(cells, struck))) << digit;
    v128.store(at, v128.andnot(cells, struck));
  }
  return lost;
}

/** Returns the digits placed, and marks the pairs when there are none; -1 when a cell can take no digit. */
// @ts-ignore: decorator
@inline
function placeNakedSingles(state: usize): i32 {
  const left = cellsLeft(state);
  let once = i64x2.splat(0), twice = i64x2.splat(0), thrice = i64x2.splat(0);
  for (let rest = active(state); rest != 0; rest &= rest - 1) {
    const cells = v128.load(digitAt(state, <i32>ctz(rest)));
    thrice = v128.or(thrice, v128.and(twice, cells));
    twice = v128.or(twice, v128.and(once, cells));
    once = v128.or(once, cells);
  }
  if (v128.any_true(v128.andnot(left, once))) return -1;
  const naked = v128.andnot(left, twice);
  if (v128.any_true(naked)) return placeAll(state, naked);
  v128.store(state, v128.andnot(twice, thrice), PAIRS);
  return 0;
}

function placeAll(state: usize, naked: v128): i32 {
  let placed = 0;
  for (let rest = active(state); rest != 0; rest &= rest - 1) {
    const digit = <i32>ctz(rest);
    const at = digitAt(state, digit);
    const cells = v128.and(v128.load(at), naked);
    if (!v128.any_true(cells)) continue;
    placed |= 1 << digit;
    placeBits(at, 0, i32x4.extract_lane(cells, 0));
    placeBits(at, 27, i32x4.extract_lane(cells, 1));
    placeBits(at, 54, i32x4.extract_lane(cells, 2));
  }
  return placed;
}

// @ts-ignore: decorator
@inline
function placeBits(at: usize, first: i32, bits: i32): void {
  for (; bits != 0; bits &= bits - 1) place(at, first + <i32>ctz(bits));
}

/** The first of some cells, by number. At least one. */
// @ts-ignore: decorator
@inline
export function firstCell(cells: v128): i32 {
  const a = i32x4.extract_lane(cells, 0);
  if (a) return <i32>ctz(a);
  const b = i32x4.extract_lane(cells, 1);
  return b ? 27 + <i32>ctz(b) : 54 + <i32>ctz(i32x4.extract_lane(cells, 2));
}

/** Copies a state without a cell; returns the digits that it might take. */
// @ts-ignore: decorator
@inline
export function copyWithout(to: usize, from: usize, cell: i32): i32 {
  const here = cellMask(cell);
  let holders = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const cells = v128.load(digitAt(from, digit));
    holders |= i32(v128.any_true(v128.and(cells, here))) << digit;
    v128.store(digitAt(to, digit), v128.andnot(cells, here));
  }
  v128.store(to, v128.load(from, DONE), DONE);
  store<i32>(to, active(from), ACTIVE);
  return holders;
}

/** Writes the digits of a state in which every cell has one, as u8 x 81. */
export function writeBandGrid(state: usize, to: usize): void {
  for (let digit = 0; digit < DIGITS; digit++)
    for (let band = 0; band < 3; band++)
      for (let rest = load<i32>(digitAt(state, digit) + (band << 2)); rest != 0; rest &= rest - 1)
        store<u8>(to + 27 * band + ctz(rest), digit + 1);
}
