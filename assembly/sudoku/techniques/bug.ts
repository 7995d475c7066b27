/**
 * Bivalue universal grave + 1: every open cell has two candidates and every digit two places in each house but for one cell, one
 * digit. Without that candidate the grid would have two solutions or none, so it is right and the cell's others go.
 */
import { cellBoard, count, first } from './board';
import { BIVALUE_UNIVERSAL_GRAVE_PLUS_1 } from './ids.generated';
import { houseOf } from './geometry';
import { HOUSE_COUNT } from './memory';
import { candidatesOf, cellsWith, isUnique, openCells, placesIn } from './state';
import { commit, EXTRA, open, removeDigits, showCandidate, showDigits } from './step';

export function findBug(): bool {
  if (!isUnique) return false;
  const triples = cellsWith(3);
  if (count(triples) != 1 || count(cellsWith(2)) + 1 != count(openCells())) return false;
  const cell = first(triples);
  for (let mask = candidatesOf(cell); mask != 0; mask &= mask - 1) {
    const digit = <i32>ctz(mask);
    if (!isGraveWithout(cell, digit)) continue;
    open(BIVALUE_UNIVERSAL_GRAVE_PLUS_1);
    removeDigits(candidatesOf(cell) & ~(1 << digit), cellBoard(cell));
    showCandidate(EXTRA, cell, digit);
    showDigits(EXTRA, 1 << digit);
    return commit();
  }
  return false;
}

/** Whether every digit would have no place or two in every house. */
function isGraveWithout(cell: i32, digit: i32): bool {
  for (let house = 0; house < HOUSE_COUNT; house++)
    for (let other = 0; other < 9; other++) {
      const places = <i32>popcnt(placesIn(house, other));
      const removed = other == digit && isIn(cell, house) ? 1 : 0;
      if (places != 0 && places - removed != 2) return false;
    }
  return true;
}

function isIn(cell: i32, house: i32): bool {
  return houseOf(cell, 0) == house || houseOf(cell, 1) == house || houseOf(cell, 2) == house;
}
