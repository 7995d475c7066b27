/** Naked and hidden pairs, triplets and quads. Direct hidden ones leave one place in the house to another digit. */
import { cellAt } from '../techniques/geometry';
import { describe, makeDirect, openHint, sink, takeAway } from './hint';
import { BOX, COLUMN, emptiesOf, houseAt, lowest, maskOf, nextSubset, placesOf, ROW, size } from './position';
import {
  DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLET, HIDDEN_PAIR, HIDDEN_QUAD, HIDDEN_TRIPLET, NAKED_PAIR, NAKED_QUAD, NAKED_TRIPLET,
} from './scale';

export function findNakedSets(grid: usize, degree: i32): bool {
  return nakedIn(grid, BOX, degree) || nakedIn(grid, COLUMN, degree) || nakedIn(grid, ROW, degree);
}

function nakedIn(grid: usize, kind: i32, degree: i32): bool {
  for (let index = 0; index < 9; index++) {
    const house = houseAt(kind, index);
    if (emptiesOf(house) < 2 * degree) continue;
    for (let places = (1 << degree) - 1; places < 512; places = nextSubset(places)) {
      const digits = commonDigits(grid, house, places, degree);
      if (digits == 0) continue;
      openHint(degree == 2 ? NAKED_PAIR : degree == 3 ? NAKED_TRIPLET : NAKED_QUAD, degree == 2 ? 3.0 : degree == 3 ? 3.6 : 5.0);
      describe(house, 0, digits, places);
      for (let place = 0; place < 9; place++) {
        const cell = cellAt(house, place);
        if (((places >> place) & 1) == 0) takeAway(cell, maskOf(grid, cell) & digits);
      }
      if (sink()) return true;
    }
  }
  return false;
}

/** The digits of these cells, each of which has two or more, where there are as many as cells; else 0. */
function commonDigits(grid: usize, house: i32, places: i32, degree: i32): i32 {
  let digits = 0;
  for (let left = places; left != 0; left &= left - 1) {
    const mask = maskOf(grid, cellAt(house, lowest(left)));
    if ((mask & (mask - 1)) == 0) return 0;
    digits |= mask;
    if (size(digits) > degree) return 0;
  }
  return size(digits) == degree ? digits : 0;
}

export function findHiddenSets(grid: usize, degree: i32, direct: bool): bool {
  return hiddenIn(grid, BOX, degree, direct) || hiddenIn(grid, COLUMN, degree, direct) || hiddenIn(grid, ROW, degree, direct);
}

function hiddenIn(grid: usize, kind: i32, degree: i32, direct: bool): bool {
  for (let index = 0; index < 9; index++) {
    const house = houseAt(kind, index);
    const empties = emptiesOf(house);
    if (empties <= (direct ? degree : 2 * degree)) continue;
    for (let digits = (1 << degree) - 1; digits < 512; digits = nextSubset(digits)) {
      const places = commonPlaces(grid, house, digits, degree);
      if (places == 0) continue;
      openHidden(grid, house, digits, places, degree);
      if (direct && !leavesSingle(grid, house, digits, places, degree)) continue;
      if (sink()) return true;
    }
  }
  return false;
}

/** The places of these digits, each of which has two or more, where there are as many as digits; else 0. */
function commonPlaces(grid: usize, house: i32, digits: i32, degree: i32): i32 {
  let places = 0;
  for (let left = digits; left != 0; left &= left - 1) {
    const mask = placesOf(grid, house, lowest(left));
    if ((mask & (mask - 1)) == 0) return 0;
    places |= mask;
    if (size(places) > degree) return 0;
  }
  return size(places) == degree ? places : 0;
}

function openHidden(grid: usize, house: i32, digits: i32, places: i32, degree: i32): void {
  openHint(degree == 2 ? HIDDEN_PAIR : degree == 3 ? HIDDEN_TRIPLET : HIDDEN_QUAD, degree == 2 ? 3.4 : degree == 3 ? 4.0 : 5.4);
  describe(house, 0, digits, places);
  for (let left = places; left != 0; left &= left - 1) {
    const cell = cellAt(house, lowest(left));
    takeAway(cell, maskOf(grid, cell) & ~digits);
  }
}

/** Makes the open hint a direct one, if the cells of the set leave one place to a digit outside it. */
function leavesSingle(grid: usize, house: i32, digits: i32, places: i32, degree: i32): bool {
  for (let digit = 0; digit < 9; digit++) {
    if ((digits >> digit) & 1) continue;
    const all = placesOf(grid, house, digit);
    const left = all & ~places;
    if (size(all) < 2 || size(left) != 1) continue;
    const pair = degree == 2;
    makeDirect(pair ? DIRECT_HIDDEN_PAIR : DIRECT_HIDDEN_TRIPLET, pair ? 2.0 : 2.5, cellAt(house, lowest(left)), digit);
    return true;
  }
  return false;
}
