/**
 * Bivalue universal grave: with some candidates gone, every open cell would have two and every digit two places in each house, and
 * there would be two solutions; so one of these candidates holds. By the cells that have them: (1) one cell; (2) one digit;
 * (3) they form a set with cells of a common house; (4) two cells that hold another digit of a common house between them.
 */
import { and, cellBoard, count, first, isEmpty, minus, none, or, peers, rest } from '../techniques/board';
import { cellAt, houseBoard, houseOf } from '../techniques/geometry';
import { openHint, takeAway } from './hint';
import { SMALL, TRIAL } from './memory';
import { BOX, COLUMN, copyGrid, houseAt, lowest, maskOf, mayHold, nextSubset, placesOf, removeFrom, ROW, size, valueOf } from './position';
import { BUG } from './scale';

/** u8 each: the cells with candidates too many, as found; u16 a cell: these candidates. u8 each: cells of a house. */
const CELLS: usize = SMALL;
const EXTRAS: usize = SMALL + 96;
const SHARED: usize = EXTRAS + 176;

let cellCount: i32 = 0;
/** The digits too many, of all cells. */
let allExtras: i32 = 0;
/** The cells that see all cells with candidates too many. */
let common: v128 = i64x2.splat(0);

export function findBug(grid: usize): bool {
  if (!collect(grid) || cellCount == 0 || !isGrave()) return false;
  if (cellCount == 1) return typeOne(grid);
  if (size(allExtras) == 1) return typeTwo(grid) || (cellCount == 2 && typeFour(grid));
  if (isEmpty(common)) return false;
  return (cellCount == 2 && typeFour(grid)) || typeThree(grid);
}

function bugCell(index: i32): i32 {
  return <i32>load<u8>(CELLS + index);
}

function extrasOf(cell: i32): i32 {
  return <i32>load<u16>(EXTRAS + 2 * cell);
}

/** Finds what is too many; TRIAL is the grid without it. False where it can't be a grave, or one of no use. */
function collect(grid: usize): bool {
  copyGrid(TRIAL, grid);
  memory.fill(EXTRAS, 0, 162);
  cellCount = 0;
  allExtras = 0;
  common = i64x2(-1, 0x1ffff);
  return collectIn(grid, BOX) && collectIn(grid, ROW) && collectIn(grid, COLUMN);
}

function collectIn(grid: usize, kind: i32): bool {
  for (let index = 0; index < 9; index++)
    for (let digit = 0; digit < 9; digit++) {
      const house = houseAt(kind, index);
      const places = placesOf(grid, house, digit);
      if (places == 0 || size(places) == 2) continue;
      let cells = none();
      for (let left = places; left != 0; left &= left - 1) {
        const cell = cellAt(house, lowest(left));
        if (size(maskOf(grid, cell)) >= 3) cells = or(cells, cellBoard(cell));
      }
      if (isEmpty(cells)) return false;
      if (count(cells) > 1) continue; // another house tells which
      allExtras |= 1 << digit;
      if (!addExtra(first(cells), digit)) return false;
    }
  return true;
}

function addExtra(cell: i32, digit: i32): bool {
  if (extrasOf(cell) == 0) store<u8>(CELLS + cellCount++, <u8>cell);
  store<u16>(EXTRAS + 2 * cell, <u16>(extrasOf(cell) | (1 << digit)));
  removeFrom(TRIAL, cell, digit);
  common = and(common, peers(cell));
  for (let i = 0; i < cellCount; i++) common = minus(common, cellBoard(bugCell(i)));
  return cellCount == 1 || size(allExtras) == 1 || !isEmpty(common);
}

function isGrave(): bool {
  for (let cell = 0; cell < 81; cell++) if (valueOf(cell) == 0 && size(maskOf(TRIAL, cell)) != 2) return false;
  for (let house = 0; house < 27; house++)
    for (let digit = 0; digit < 9; digit++) {
      const places = placesOf(TRIAL, house, digit);
      if (places != 0 && size(places) != 2) return false;
    }
  return true;
}

function typeOne(grid: usize): bool {
  openHint(BUG, 5.6);
  takeAway(bugCell(0), maskOf(grid, bugCell(0)) & ~allExtras);
  return true;
}

function typeTwo(grid: usize): bool {
  const digit = lowest(allExtras);
  openHint(BUG + 1, 5.7);
  let useful = false;
  for (let board = common; !isEmpty(board); board = rest(board))
    if (mayHold(grid, first(board), digit)) {
      takeAway(first(board), 1 << digit);
      useful = true;
    }
  return useful;
}

function typeThree(grid: usize): bool {
  return setsIn(grid, BOX) || setsIn(grid, ROW) || setsIn(grid, COLUMN);
}

function setsIn(grid: usize, kind: i32): bool {
  for (let degree = 2; degree <= 6; degree++) if (setIn(grid, kind, degree)) return true;
  return false;
}

/** The house of a kind that all cells with candidates too many share; -1 without. */
function sharedHouse(kind: i32): i32 {
  const house = houseOf(bugCell(0), kind);
  for (let i = 1; i < cellCount; i++) if (houseOf(bugCell(i), kind) != house) return -1;
  return house;
}

function setIn(grid: usize, kind: i32, degree: i32): bool {
  const house = sharedHouse(kind);
  if (house < 0) return false;
  let cells = 0;
  for (let board = and(common, houseBoard(house)); !isEmpty(board); board = rest(board)) store<u8>(SHARED + cells++, <u8>first(board));
  if (cells < degree) return false;
  for (let subset = (1 << (degree - 1)) - 1; subset < 1 << cells; subset = nextSubset(subset)) {
    const digits = digitsOf(grid, subset);
    if (size(digits) != degree || size(digits | allExtras) != degree) continue;
    openHint(BUG + 2, 5.7 + <f64>(degree - 1) * 0.1);
    let useful = false;
    for (let i = 0; i < cells; i++) {
      const cell = <i32>load<u8>(SHARED + i);
      const victims = maskOf(grid, cell) & digits;
      if (((subset >> i) & 1) != 0 || victims == 0) continue;
      takeAway(cell, victims);
      useful = true;
    }
    if (useful) return true;
  }
  return false;
}

/** The digits of some shared cells; 0 where one of them has fewer than two. */
function digitsOf(grid: usize, subset: i32): i32 {
  let digits = 0;
  for (; subset != 0; subset &= subset - 1) {
    const mask = maskOf(grid, <i32>load<u8>(SHARED + lowest(subset)));
    if ((mask & (mask - 1)) == 0) return 0;
    digits |= mask;
  }
  return digits;
}

function typeFour(grid: usize): bool {
  const one = bugCell(0), two = bugCell(1);
  const shared = maskOf(grid, one) & maskOf(grid, two) & ~allExtras;
  if (size(shared) != 1 || (sharedHouse(BOX) < 0 && sharedHouse(ROW) < 0 && sharedHouse(COLUMN) < 0)) return false;
  openHint(BUG + 3, 5.7);
  takeAway(one, maskOf(grid, one) & ~extrasOf(one) & ~shared);
  takeAway(two, maskOf(grid, two) & ~extrasOf(two) & ~shared);
  return true;
}
