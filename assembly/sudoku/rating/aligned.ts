/**
 * Aligned pair and triplet exclusion: of two or three cells, digits that occur in no combination that leaves every cell seen by all
 * of them a candidate.
 */
import { and, cellBoard, count, first, isEmpty, minus, none, or, peers, rest, sees } from '../techniques/board';
import { openHint, sink, takeAway } from './hint';
import { SMALL } from './memory';
import { maskOf, size } from './position';
import { ALIGNED_PAIR, ALIGNED_TRIPLET } from './scale';

/** A board a cell: those it sees that have few candidates. u16 x 20: what the common ones of them may hold. */
const EXCLUDERS: usize = SMALL;
const COMMON: usize = SMALL + 81 * 16;

let commonCount: i32 = 0;
/** Digits that occur in a combination, of each cell. */
let allowed0: i32 = 0;
let allowed1: i32 = 0;
let allowed2: i32 = 0;

function excluders(cell: i32): v128 {
  return v128.load(EXCLUDERS + <usize>cell * 16);
}

/** `degree`: 2 or 3. */
export function findAligned(grid: usize, degree: i32): bool {
  const bases = collect(grid, degree);
  if (count(bases) < degree) return false;
  for (let outer = rest(bases); !isEmpty(outer); outer = rest(outer)) {
    const two = first(outer);
    for (let inner = bases; first(inner) < two; inner = rest(inner))
      if (degree == 2 ? tryPair(grid, first(inner), two) : tryTriplets(grid, bases, first(inner), two)) return true;
  }
  return false;
}

/** The cells that can take part; writes what each sees. Where a naked single is left to be placed, none of its peers can. */
function collect(grid: usize, degree: i32): v128 {
  let bases = none();
  for (let cell = 0; cell < 81; cell++) {
    if (size(maskOf(grid, cell)) < 2) continue;
    let few = none(), single = false;
    for (let board = peers(cell); !isEmpty(board); board = rest(board)) {
      const digits = size(maskOf(grid, first(board)));
      if (digits == 1) single = true;
      else if (digits >= 2 && digits <= degree) few = or(few, cellBoard(first(board)));
    }
    v128.store(EXCLUDERS + <usize>cell * 16, few);
    if (!single && !isEmpty(few)) bases = or(bases, cellBoard(cell));
  }
  return bases;
}

/** Lists what cells may hold; false where they are fewer than two. */
function listCommon(grid: usize, board: v128): bool {
  if (count(board) < 2) return false;
  commonCount = 0;
  for (; !isEmpty(board); board = rest(board)) store<u16>(COMMON + 2 * commonCount++, <u16>maskOf(grid, first(board)));
  return true;
}

/** Whether every common cell keeps a candidate beside these digits. */
function leavesAll(digits: i32): bool {
  for (let i = 0; i < commonCount; i++) if ((<i32>load<u16>(COMMON + 2 * i) & ~digits) == 0) return false;
  return true;
}

function tryPair(grid: usize, one: i32, two: i32): bool {
  if (!listCommon(grid, and(excluders(one), excluders(two)))) return false;
  const together = sees(one, two);
  allowed0 = allowed1 = 0;
  for (let a = maskOf(grid, one); a != 0; a &= a - 1)
    for (let b = maskOf(grid, two); b != 0; b &= b - 1) {
      const bitA = a & -a, bitB = b & -b;
      if ((bitA == bitB && together) || !leavesAll(bitA | bitB)) continue;
      allowed0 |= bitA;
      allowed1 |= bitB;
    }
  openHint(ALIGNED_PAIR, 6.2);
  takeAway(one, maskOf(grid, one) & ~allowed0);
  takeAway(two, maskOf(grid, two) & ~allowed1);
  return sink();
}

function tryTriplets(grid: usize, bases: v128, one: i32, two: i32): bool {
  const pair = or(cellBoard(one), cellBoard(two));
  const nearOne = minus(and(excluders(one), bases), pair);
  const nearTwo = minus(minus(and(excluders(two), bases), pair), excluders(one));
  return tryThirds(grid, nearOne, one, two) || tryThirds(grid, nearTwo, one, two);
}

function tryThirds(grid: usize, thirds: v128, one: i32, two: i32): bool {
  const shared = and(excluders(one), excluders(two));
  for (; !isEmpty(thirds); thirds = rest(thirds)) {
    const three = first(thirds);
    if (!listCommon(grid, and(shared, excluders(three)))) continue;
    combine(grid, one, two, three);
    openHint(ALIGNED_TRIPLET, 7.5);
    takeAway(one, maskOf(grid, one) & ~allowed0);
    takeAway(two, maskOf(grid, two) & ~allowed1);
    takeAway(three, maskOf(grid, three) & ~allowed2);
    if (sink()) return true;
  }
  return false;
}

function combine(grid: usize, one: i32, two: i32, three: i32): void {
  const see01 = sees(one, two), see02 = sees(one, three), see12 = sees(two, three);
  allowed0 = allowed1 = allowed2 = 0;
  for (let a = maskOf(grid, one); a != 0; a &= a - 1)
    for (let b = maskOf(grid, two); b != 0; b &= b - 1) {
      const bitA = a & -a, bitB = b & -b;
      if (bitA == bitB && see01) continue;
      for (let c = maskOf(grid, three); c != 0; c &= c - 1) {
        const bitC = c & -c;
        if ((bitA == bitC && see02) || (bitB == bitC && see12) || !leavesAll(bitA | bitB | bitC)) continue;
        allowed0 |= bitA;
        allowed1 |= bitB;
        allowed2 |= bitC;
      }
    }
}
