/**
 * Naked and hidden singles and nothing else, as players use them: what they lead to does not depend on their order. States as in
 * bands.ts, a vector a digit, then the cells that have been placed.
 */
import { BAND, boxLone, cellMask, keptBy, lone, minirows } from './band-tables';
import { ALL, CELLS, DIGITS, SINGLES, SINGLES_BYTES } from './memory';

const PLACED: usize = 144;
const START: usize = SINGLES;
const TRIAL: usize = SINGLES + SINGLES_BYTES;

/** What singles lead to. */
const CONTRADICTION: i32 = 0;
const STUCK: i32 = 1;
const SOLVED: i32 = 2;

// @ts-ignore: decorator
@inline
function digitAt(state: usize, digit: i32): usize {
  return state + (<usize>digit << 4);
}

/** The candidates at `position`, u16 each: digits that stand there leave their peers, nothing more. */
function openSingles(state: usize, position: usize): void {
  for (let digit = 0; digit < DIGITS; digit++) v128.store(digitAt(state, digit), i32x4(0x7ffffff, 0x7ffffff, 0x7ffffff, 0));
  v128.store(state, i64x2.splat(0), PLACED);
  for (let cell = 0; cell < CELLS; cell++) {
    const set = <i32>load<u16>(position + (cell << 1));
    for (let rest = ALL & ~set; rest != 0; rest &= rest - 1) strike(digitAt(state, <i32>ctz(rest)), cell);
    if (set != 0 && (set & (set - 1)) == 0) place(state, cell, <i32>ctz(set));
  }
}

// @ts-ignore: decorator
@inline
function strike(at: usize, cell: i32): void {
  v128.store(at, v128.andnot(v128.load(at), cellMask(cell)));
}

function place(state: usize, cell: i32, digit: i32): void {
  const here = cellMask(cell);
  v128.store(state, v128.or(v128.load(state, PLACED), here), PLACED);
  for (let other = 0; other < DIGITS; other++) {
    const at = digitAt(state, other);
    const kept = other == digit ? keptBy(cell) : v128.not(here);
    v128.store(at, v128.and(v128.load(at), kept));
  }
}

/** Follows singles from the candidates at `position`, which `probe` starts from as well. */
export function openProbes(position: usize): i32 {
  openSingles(START, position);
  copyState(TRIAL, START);
  return followSingles(TRIAL);
}

/** Follows singles with one more digit in its place. `digit` from 0. */
export function probe(cell: i32, digit: i32): i32 {
  copyState(TRIAL, START);
  place(TRIAL, cell, digit);
  return followSingles(TRIAL);
}

function copyState(to: usize, from: usize): void {
  for (let at: usize = 0; at < SINGLES_BYTES; at += 16) v128.store(to + at, v128.load(from + at));
}

/** Places singles until there are none. */
function followSingles(state: usize): i32 {
  let placed: bool;
  do {
    if (!everyCellCanHold(state)) return CONTRADICTION;
    placed = false;
    for (let digit = 0; digit < DIGITS; digit++) {
      if (!everyHouseHasPlace(state, digit)) return CONTRADICTION;
      if (placeSinglesOf(state, digit)) placed = true;
    }
  } while (placed);
  return v128.any_true(v128.xor(v128.load(state, PLACED), i32x4(0x7ffffff, 0x7ffffff, 0x7ffffff, 0))) ? STUCK : SOLVED;
}

function everyCellCanHold(state: usize): bool {
  let any = i64x2.splat(0);
  for (let digit = 0; digit < DIGITS; digit++) any = v128.or(any, v128.load(digitAt(state, digit)));
  return !v128.any_true(v128.xor(any, i32x4(0x7ffffff, 0x7ffffff, 0x7ffffff, 0)));
}

// @ts-ignore: decorator
@inline
function cellsIn(state: usize, digit: i32, band: i32): i32 {
  return load<i32>(digitAt(state, digit) + (band << 2));
}

/** The columns of a band with a candidate. */
// @ts-ignore: decorator
@inline
function columnsOf(band: i32): i32 {
  return (band | (band >> 9) | (band >> 18)) & ALL;
}

/** Three boxes, or three rows, each with a candidate. */
// @ts-ignore: decorator
@inline
function inAllThree(band: i32): bool {
  const allRows = (band & ALL) != 0 && ((band >> 9) & ALL) != 0 && band >> 18 != 0;
  return allRows && minirows(columnsOf(band)) == 7;
}

function everyHouseHasPlace(state: usize, digit: i32): bool {
  const a = cellsIn(state, digit, 0), b = cellsIn(state, digit, 1), c = cellsIn(state, digit, 2);
  return inAllThree(a) && inAllThree(b) && inAllThree(c) && (columnsOf(a) | columnsOf(b) | columnsOf(c)) == ALL;
}

/** Places a digit wherever it is the only one of a cell, or has the only place of a house. */
function placeSinglesOf(state: usize, digit: i32): bool {
  const columns = loneColumns(state, digit);
  let placed = false;
  for (let band = 0; band < 3; band++) {
    const cells = cellsIn(state, digit, band);
    const single = lone(cells) | boxLone(cells) | (cells & columns) | (cells & ~othersIn(state, digit, band));
    for (let rest = single & ~load<i32>(state + (band << 2), PLACED); rest != 0; rest &= rest - 1) {
      place(state, 27 * band + <i32>ctz(rest), digit);
      placed = true;
    }
  }
  return placed;
}

/** The cells of a band that may hold any other digit. */
function othersIn(state: usize, digit: i32, band: i32): i32 {
  let cells = 0;
  for (let other = 0; other < DIGITS; other++) if (other != digit) cells |= cellsIn(state, other, band);
  return cells;
}

/** All cells, of any band, in columns with one place for the digit. */
function loneColumns(state: usize, digit: i32): i32 {
  let once = 0, twice = 0;
  for (let band = 0; band < 3; band++)
    for (let cells = cellsIn(state, digit, band); cells != 0; cells >>= 9) {
      twice |= once & cells;
      once |= cells;
    }
  return BAND & ((once & ~twice & ALL) * 0x40201);
}
