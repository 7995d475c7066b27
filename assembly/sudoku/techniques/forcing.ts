/**
 * What forcing chains and nets share. A contradiction: if a candidate is true, or false, some candidate is both, or a cell or a digit
 * in a house has no candidate left. A verity: all candidates of a cell, or all places of a digit in a house, one of which is true,
 * lead to the same.
 */
import { and, cellBoard, first, isEmpty, minus, rest, within } from './board';
import { houseBoard } from './geometry';
import { BOARD_BYTES, HOUSE_COUNT, REACHED, SCRATCH } from './memory';
import { candidatesOf, digitBoard, openCells, placesIn } from './state';
import { addPlacement, BASE, commitNew, EXTRA, open, PATTERN, removeAll, showCandidate, showCells, showHouse } from './step';

/** Finds what follows from a literal, 2 x candidate and one more where it is true; leaves it in REACHED. */
type Explore = (literal: i32) => void;
/** Draws the way to the literals that `ask` was called with. */
type Ask = (literal: i32) => void;
type Finish = () => void;

const FOUND_BYTES: usize = 18 * BOARD_BYTES;

let explore: Explore = doNothing;
let ask: Ask = doNothing;
let finish: Finish = finishNothing;

function doNothing(_literal: i32): void {}

function finishNothing(): void {}

export function forceBy(wanted: Explore, toShow: Ask, last: Finish): void {
  explore = wanted;
  ask = toShow;
  finish = last;
}

// @ts-ignore: decorator
@inline
function found(digit: i32, holds: bool): v128 {
  return v128.load(REACHED + <usize>(2 * digit + i32(holds)) * BOARD_BYTES);
}

/** Searches go in parts, so that nobody waits for long. Candidates are explored by digit and row. */
const CANDIDATE_PARTS: i32 = 9 * 9;
export const CONTRADICTION_PARTS: i32 = CANDIDATE_PARTS;
/** Once all candidates are explored: the cells of a row, then the digits of a house. */
export const VERITY_PARTS: i32 = CANDIDATE_PARTS + 9 + HOUSE_COUNT;

// @ts-ignore: decorator
@inline
function cellsOfPart(part: i32): v128 {
  return and(digitBoard(part / 9), houseBoard(part % 9));
}

/** Tries candidates both ways. True once there are as many steps as are wanted. */
export function findContradictions(technique: i32, part: i32): bool {
  const digit = part / 9;
  for (let cells = cellsOfPart(part); !isEmpty(cells); cells = rest(cells))
    for (let holds = 1; holds >= 0; holds--) {
      explore(2 * (9 * first(cells) + digit) + holds);
      if (contradicts(technique, first(cells), digit, holds)) return true;
    }
  return false;
}

function contradicts(technique: i32, cell: i32, digit: i32, holds: i32): bool {
  let dead = openCells();
  for (let other = 0; other < 9; other++) {
    const places = digitBoard(other), gone = found(other, false);
    dead = minus(dead, minus(places, gone));
    const both = and(gone, found(other, true));
    if (!isEmpty(both)) return concludeBoth(technique, cell, digit, holds, first(both), other);
    for (let house = 0; house < HOUSE_COUNT; house++)
      if (placesIn(house, other) != 0 && within(and(houseBoard(house), places), gone))
        return concludeHouse(technique, cell, digit, holds, house, other);
  }
  return !isEmpty(dead) && concludeCell(technique, cell, digit, holds, first(dead));
}

function begin(technique: i32, cell: i32, digit: i32, holds: i32): void {
  open(technique);
  if (holds != 0) removeAll(digit, cellBoard(cell));
  else addPlacement(cell, digit);
  showCandidate(holds != 0 ? PATTERN : EXTRA, cell, digit);
}

function concludeBoth(technique: i32, cell: i32, digit: i32, holds: i32, end: i32, other: i32): bool {
  begin(technique, cell, digit, holds);
  ask(2 * (9 * end + other));
  ask(2 * (9 * end + other) + 1);
  finish();
  return commitNew();
}

function concludeHouse(technique: i32, cell: i32, digit: i32, holds: i32, house: i32, other: i32): bool {
  begin(technique, cell, digit, holds);
  showHouse(BASE, house);
  for (let places = and(houseBoard(house), digitBoard(other)); !isEmpty(places); places = rest(places)) ask(2 * (9 * first(places) + other));
  finish();
  return commitNew();
}

function concludeCell(technique: i32, cell: i32, digit: i32, holds: i32, dead: i32): bool {
  begin(technique, cell, digit, holds);
  showCells(PATTERN, cellBoard(dead));
  for (let digits = candidatesOf(dead); digits != 0; digits &= digits - 1) ask(2 * (9 * dead + <i32>ctz(digits)));
  finish();
  return commitNew();
}

/** Compares what the candidates of a cell, or of a digit in a house, lead to. The parts are taken from 0 on, none left out. */
export function findVerities(technique: i32, part: i32): bool {
  if (part < CANDIDATE_PARTS) {
    keepFound(part);
    return false;
  }
  const house = part - CANDIDATE_PARTS;
  return house < 9 ? compareCells(technique, house) : compareDigits(technique, house - 9);
}

function keepFound(part: i32): void {
  for (let cells = cellsOfPart(part); !isEmpty(cells); cells = rest(cells)) {
    const node = 9 * first(cells) + part / 9;
    explore(2 * node + 1);
    memory.copy(foundFrom(node), REACHED, FOUND_BYTES);
  }
}

function compareCells(technique: i32, row: i32): bool {
  for (let cells = and(openCells(), houseBoard(row)); !isEmpty(cells); cells = rest(cells))
    if (compare(technique, cellBoard(first(cells)), candidatesOf(first(cells)))) return true;
  return false;
}

function compareDigits(technique: i32, house: i32): bool {
  for (let digit = 0; digit < 9; digit++) if (compare(technique, and(houseBoard(house), digitBoard(digit)), 1 << digit)) return true;
  return false;
}

/** A choice: one of the digits is in one of the cells; several digits of one cell, or one digit of several. */
function compare(technique: i32, cells: v128, digits: i32): bool {
  if (isEmpty(cells) || (isEmpty(rest(cells)) && (digits & (digits - 1)) == 0)) return false;
  for (let digit = 0; digit < 9; digit++)
    for (let holds = 0; holds < 2; holds++) {
      let common = digitBoard(digit);
      for (let left = cells; !isEmpty(left); left = rest(left))
        for (let some = digits; some != 0; some &= some - 1)
          common = and(common, v128.load(foundFrom(9 * first(left) + <i32>ctz(some)) + <usize>(2 * digit + holds) * BOARD_BYTES));
      for (; !isEmpty(common); common = rest(common))
        if (concludeVerity(technique, cells, digits, 2 * (9 * first(common) + digit) + holds)) return true;
    }
  return false;
}

// @ts-ignore: decorator
@inline
function foundFrom(node: i32): usize {
  return SCRATCH + <usize>node * FOUND_BYTES;
}

function concludeVerity(technique: i32, cells: v128, digits: i32, literal: i32): bool {
  const cell = (literal >> 1) / 9, digit = (literal >> 1) % 9;
  open(technique);
  if ((literal & 1) != 0) addPlacement(cell, digit);
  else removeAll(digit, cellBoard(cell));
  for (let left = cells; !isEmpty(left); left = rest(left))
    for (let some = digits; some != 0; some &= some - 1) {
      const node = 9 * first(left) + <i32>ctz(some);
      showCandidate(PATTERN, first(left), <i32>ctz(some));
      explore(2 * node + 1);
      ask(literal);
      finish();
    }
  return commitNew();
}
