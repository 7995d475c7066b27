/**
 * Sue de Coq: where a box and a line cross, two or three open cells; with some cells of the rest of the line and some of the rest of
 * the box, which have no digit in common, as many cells as digits. No digit can be among them twice, so each is there once: those of
 * the line cells and those of the crossing alone leave the line's other cells, likewise in the box.
 */
import { and, cellBoard, count, first, isEmpty, minus, none, or, rest } from './board';
import { FIRST_BOX, houseBoard } from './geometry';
import { SUE_DE_COQ } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { candidatesOf, openCells } from './state';
import { BASE, commit, COVER, ENDO, EXTRA, isUseless, open, PATTERN, removeDigits, showDigits, showHouse, showMasks } from './step';

let line: i32 = 0;
let box: i32 = 0;
let crossing: v128 = i64x2.splat(0);
let crossingDigits: i32 = 0;
let lineCells: v128 = i64x2.splat(0);
let lineDigits: i32 = 0;

export function findSueDeCoq(): bool {
  for (line = 0; line < FIRST_BOX; line++)
    for (box = FIRST_BOX; box < HOUSE_COUNT; box++) if (search()) return true;
  return false;
}

function search(): bool {
  const shared = and(and(houseBoard(line), houseBoard(box)), openCells());
  if (count(shared) < 2) return false;
  if (searchCrossing(shared)) return true;
  if (count(shared) == 3)
    for (let left = shared; !isEmpty(left); left = rest(left)) if (searchCrossing(minus(shared, cellBoard(first(left))))) return true;
  return false;
}

function searchCrossing(cells: v128): bool {
  crossing = cells;
  crossingDigits = digitsIn(cells);
  if (<i32>popcnt(crossingDigits) < count(cells) + 2) return false;
  return chooseLine(minus(and(houseBoard(line), openCells()), houseBoard(box)), none(), 0);
}

function digitsIn(cells: v128): i32 {
  let digits = 0;
  for (; !isEmpty(cells); cells = rest(cells)) digits |= candidatesOf(first(cells));
  return digits;
}

function chooseLine(left: v128, chosen: v128, digits: i32): bool {
  if (!isEmpty(chosen) && chooseBoxFor(chosen, digits)) return true;
  for (; !isEmpty(left); left = rest(left)) {
    const cell = first(left);
    if (chooseLine(rest(left), or(chosen, cellBoard(cell)), digits | candidatesOf(cell))) return true;
  }
  return false;
}

function chooseBoxFor(cells: v128, digits: i32): bool {
  // Fewer digits of its own than cells would be a naked subset by itself.
  if ((digits & crossingDigits) == 0 || <i32>popcnt(digits) <= count(cells)) return false;
  lineCells = cells;
  lineDigits = digits;
  return chooseBox(minus(and(houseBoard(box), openCells()), houseBoard(line)), none(), 0);
}

function chooseBox(left: v128, chosen: v128, digits: i32): bool {
  if (!isEmpty(chosen) && conclude(chosen, digits)) return true;
  for (; !isEmpty(left); left = rest(left)) {
    const cell = first(left);
    if ((candidatesOf(cell) & lineDigits) != 0) continue;
    if (chooseBox(rest(left), or(chosen, cellBoard(cell)), digits | candidatesOf(cell))) return true;
  }
  return false;
}

function conclude(boxCells: v128, boxDigits: i32): bool {
  const cells = count(crossing) + count(lineCells) + count(boxCells);
  if (<i32>popcnt(crossingDigits | lineDigits | boxDigits) != cells) return false;
  if ((boxDigits & crossingDigits) == 0 || <i32>popcnt(boxDigits) <= count(boxCells)) return false;
  open(SUE_DE_COQ);
  removeDigits((crossingDigits & ~boxDigits) | lineDigits, minus(houseBoard(line), or(crossing, lineCells)));
  removeDigits((crossingDigits & ~lineDigits) | boxDigits, minus(houseBoard(box), or(crossing, boxCells)));
  if (isUseless()) return false;
  showHouse(BASE, line);
  showHouse(COVER, box);
  showDigits(PATTERN, crossingDigits);
  showDigits(EXTRA, lineDigits);
  showDigits(ENDO, boxDigits);
  showMasks(PATTERN, crossingDigits, crossing);
  showMasks(EXTRA, lineDigits, lineCells);
  showMasks(ENDO, boxDigits, boxCells);
  return commit();
}
