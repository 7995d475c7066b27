/**
 * What a unique loop forbids, by the cells in it that may hold other digits: (1) one such cell; (2) one other digit in all of them;
 * (3) two cells whose other digits form a set with cells of a common house; (4) two cells that hold one of the two digits of a
 * common house between them.
 */
import { first, isEmpty, rest, seenByAll, cellBoard, or, none } from '../techniques/board';
import { cellAt, houseOf, placeOf } from '../techniques/geometry';
import { openHint, takeAway } from './hint';
import { SMALL } from './memory';
import { BOX, COLUMN, emptiesOf, lowest, maskOf, mayHold, nextSubset, placesOf, ROW, size } from './position';
import { UNIQUE_LOOP, UNIQUE_RECTANGLE } from './scale';

let bestDifficulty: f64 = 0;
let bestType: i32 = 0;
let loopLength: i32 = 0;

export function noLoopYet(): void {
  bestType = 0;
}

export function someLoop(): bool {
  return bestType != 0;
}

// @ts-ignore: decorator
@inline
export function loopCell(index: i32): i32 {
  return <i32>load<u8>(SMALL + index);
}

export function setLoopCell(index: i32, cell: i32): void {
  store<u8>(SMALL + index, <u8>cell);
}

/** The loop's first cell and the one before it, if they come first: those with other digits. */
let one: i32 = 0;
let two: i32 = 0;

export function judgeLoop(grid: usize, length: i32, pair: i32): void {
  loopLength = length;
  let extras = 0, cells = 0;
  for (let i = 0; i < length; i++) {
    const digits = maskOf(grid, loopCell(i)) & ~pair;
    if (digits == 0) continue;
    if (cells == 0) one = loopCell(i);
    else if (cells == 1) two = loopCell(i);
    extras |= digits;
    cells++;
  }
  if (cells == 1) return oneCell(pair);
  if (cells == 0) return;
  if (size(extras) == 1) oneDigit(grid, pair, lowest(extras));
  if (cells > 2) return;
  if (size(extras) > 1) setWith(grid, pair, extras);
  lockedBetween(grid, pair);
}

function baseDifficulty(): f64 {
  let difficulty = 4.5;
  if (loopLength >= 10) difficulty += 0.3;
  if (loopLength >= 8) difficulty += 0.2;
  else if (loopLength >= 6) difficulty += 0.1;
  return difficulty;
}

/** Whether a hint of this kind would be better than the best so far; it is opened then. */
function isBetter(type: i32, difficulty: f64): bool {
  if (bestType != 0 && (difficulty > bestDifficulty || (difficulty == bestDifficulty && type >= bestType))) return false;
  bestType = type;
  bestDifficulty = difficulty;
  openHint((loopLength == 4 ? UNIQUE_RECTANGLE : UNIQUE_LOOP) + type - 1, difficulty);
  return true;
}

function oneCell(pair: i32): void {
  if (isBetter(1, baseDifficulty())) takeAway(one, pair);
}

function oneDigit(grid: usize, pair: i32, digit: i32): void {
  let cells = none();
  for (let i = 0; i < loopLength; i++) if (maskOf(grid, loopCell(i)) != pair) cells = or(cells, cellBoard(loopCell(i)));
  let victims = seenByAll(cells);
  for (; !isEmpty(victims); victims = rest(victims)) if (mayHold(grid, first(victims), digit)) break;
  if (isEmpty(victims) || !isBetter(2, baseDifficulty())) return;
  for (; !isEmpty(victims); victims = rest(victims)) if (mayHold(grid, first(victims), digit)) takeAway(first(victims), 1 << digit);
}

function setWith(grid: usize, pair: i32, extras: i32): void {
  for (let degree = size(extras); degree <= 7; degree++) {
    setInHouse(grid, pair, extras, degree, BOX);
    setInHouse(grid, pair, extras, degree, ROW);
    setInHouse(grid, pair, extras, degree, COLUMN);
  }
}

function setInHouse(grid: usize, pair: i32, extras: i32, degree: i32, kind: i32): void {
  const house = houseOf(one, kind);
  if (houseOf(two, kind) != house) return;
  const empties = emptiesOf(house);
  if (2 * degree <= empties) nakedSets(grid, house, extras, degree);
  if (2 * degree < empties) hiddenSets(grid, house, pair, extras, degree);
}

function nakedSets(grid: usize, house: i32, extras: i32, degree: i32): void {
  const atOne = 1 << placeOf(one, house / 9), atTwo = 1 << placeOf(two, house / 9);
  const shared = extras & maskOf(grid, one) & maskOf(grid, two);
  for (let places = (1 << degree) - 1; places < 512; places = nextSubset(places)) {
    if ((places & atOne) == 0 || (places & atTwo) != 0) continue;
    const others = places & ~atOne;
    const digits = digitsOf(grid, house, others);
    if (digits == 0 || size(digits | shared) != degree || size(digits | extras) != degree) continue;
    removeSet(grid, house, digits | extras, others | atOne | atTwo);
  }
}

/** The digits of these cells; 0 where one of them has fewer than two. */
function digitsOf(grid: usize, house: i32, places: i32): i32 {
  let digits = 0;
  for (; places != 0; places &= places - 1) {
    const mask = maskOf(grid, cellAt(house, lowest(places)));
    if ((mask & (mask - 1)) == 0) return 0;
    digits |= mask;
  }
  return digits;
}

function removeSet(grid: usize, house: i32, digits: i32, kept: i32): void {
  let victims = 0;
  for (let place = 0; place < 9; place++)
    if (((kept >> place) & 1) == 0 && (maskOf(grid, cellAt(house, place)) & digits) != 0) victims |= 1 << place;
  if (victims == 0 || !isBetter(3, baseDifficulty() + <f64>(size(digits) - 1) * 0.1)) return;
  for (; victims != 0; victims &= victims - 1) {
    const cell = cellAt(house, lowest(victims));
    takeAway(cell, maskOf(grid, cell) & digits);
  }
}

function hiddenSets(grid: usize, house: i32, pair: i32, extras: i32, degree: i32): void {
  const spare = 0x1ff & ~pair & ~extras;
  const count = size(spare);
  if (degree - 2 > count || count == 0) return;
  for (let subset = (1 << (degree - 2)) - 1; subset < 1 << count; subset = nextSubset(subset)) {
    hiddenSet(grid, house, pair | digitsAt(spare, subset), degree);
    if (subset == 0) break;
  }
}

/** Of the digits in `digits`, those whose number among them is in `subset`. */
function digitsAt(digits: i32, subset: i32): i32 {
  let chosen = 0;
  for (; subset != 0; digits &= digits - 1, subset >>= 1) if (subset & 1) chosen |= digits & -digits;
  return chosen;
}

function hiddenSet(grid: usize, house: i32, digits: i32, degree: i32): void {
  const kind = house / 9;
  const atTwo = 1 << placeOf(two, kind);
  let places = 0;
  for (let left = digits; left != 0; left &= left - 1) {
    const mask = placesOf(grid, house, lowest(left)) & ~atTwo;
    if (mask == 0) return;
    places |= mask;
  }
  if (size(places) != degree) return;
  places &= ~(1 << placeOf(one, kind));
  let useful = 0;
  for (let left = places; left != 0; left &= left - 1) useful |= maskOf(grid, cellAt(house, lowest(left))) & ~digits;
  if (useful == 0 || !isBetter(3, baseDifficulty() + <f64>(size(places) - 1) * 0.1)) return;
  for (; places != 0; places &= places - 1) {
    const cell = cellAt(house, lowest(places));
    takeAway(cell, maskOf(grid, cell) & ~digits);
  }
}

function lockedBetween(grid: usize, pair: i32): void {
  const low = pair & -pair, high = pair & ~low;
  const victim = isLocked(grid, lowest(low)) ? high : isLocked(grid, lowest(high)) ? low : 0;
  if (victim == 0 || !isBetter(4, baseDifficulty())) return;
  takeAway(one, victim);
  takeAway(two, victim);
}

/** Whether a house of both cells has no other place for the digit. */
function isLocked(grid: usize, digit: i32): bool {
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(one, kind);
    if (houseOf(two, kind) != house) continue;
    const own = (1 << placeOf(one, kind)) | (1 << placeOf(two, kind));
    if ((placesOf(grid, house, digit) & ~own) == 0) return true;
  }
  return false;
}
