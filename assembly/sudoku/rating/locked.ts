/**
 * Locked candidates: where all places of a digit in one house lie in another, the rest of the other loses it. Direct, when a third
 * house then has but one place left. Pointing starts from a box, claiming from a line.
 */
import { cellAt, houseOf, placeOf } from '../techniques/geometry';
import { describe, makeDirect, openHint, sink, takeAway } from './hint';
import { BOX, COLUMN, houseAt, lowest, mayHold, placesOf, ROW, size } from './position';
import { CLAIMING, DIRECT_CLAIMING, DIRECT_POINTING, POINTING } from './scale';

export function findLocked(grid: usize): bool {
  return everyCrossing(grid, false);
}

export function findDirectLocked(grid: usize): bool {
  return everyCrossing(grid, true);
}

function everyCrossing(grid: usize, direct: bool): bool {
  return (
    crossings(grid, BOX, COLUMN, direct) || crossings(grid, BOX, ROW, direct) ||
    crossings(grid, COLUMN, BOX, direct) || crossings(grid, ROW, BOX, direct)
  );
}

function crossings(grid: usize, kind: i32, otherKind: i32, direct: bool): bool {
  for (let digit = 0; digit < 9; digit++)
    for (let index = 0; index < 9; index++) {
      const house = houseAt(kind, index);
      const places = placesOf(grid, house, digit);
      if (size(places) < 2) continue;
      const other = houseOfAll(house, places, otherKind);
      if (other < 0) continue;
      if (direct) {
        if (thenSingle(grid, kind, house, other, digit)) return true;
      } else {
        openLocked(grid, house, other, digit);
        if (sink()) return true;
      }
    }
  return false;
}

/** The house of a kind that all these places of a house are in; -1 without. */
function houseOfAll(house: i32, places: i32, kind: i32): i32 {
  const other = houseOf(cellAt(house, lowest(places)), kind);
  for (let left = places & (places - 1); left != 0; left &= left - 1)
    if (houseOf(cellAt(house, lowest(left)), kind) != other) return -1;
  return other;
}

function openLocked(grid: usize, house: i32, other: i32, digit: i32): void {
  const pointing = house / 9 == BOX;
  openHint(pointing ? POINTING : CLAIMING, pointing ? 2.6 : 2.8);
  describe(house, other, digit, 0);
  for (let place = 0; place < 9; place++) {
    const cell = cellAt(other, place);
    if (houseOf(cell, house / 9) != house && mayHold(grid, cell, digit)) takeAway(cell, 1 << digit);
  }
}

function thenSingle(grid: usize, kind: i32, house: i32, other: i32, digit: i32): bool {
  for (let index = 0; index < 9; index++) {
    const third = houseAt(kind, index);
    if (third == house) continue;
    const places = placesOf(grid, third, digit);
    const left = without(third, places, other);
    if (left == places || size(places) < 2 || size(left) != 1) continue;
    const pointing = kind == BOX;
    makeDirect(pointing ? DIRECT_POINTING : DIRECT_CLAIMING, pointing ? 1.7 : 1.9, cellAt(third, lowest(left)), digit);
    if (sink()) return true;
  }
  return false;
}

/** Places of a house outside another. */
function without(house: i32, places: i32, other: i32): i32 {
  let left = places;
  for (let mask = places; mask != 0; mask &= mask - 1) {
    const cell = cellAt(house, lowest(mask));
    if (houseOf(cell, other / 9) == other) left &= ~(1 << placeOf(cell, house / 9));
  }
  return left;
}
