/** Singles: one open cell in a house, one candidate in a cell, one place of a digit in a house. */
import { cellOfHouse, houseCount, side } from '../grid';
import { FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE } from '../../techniques/ids.generated';
import { candidatesOf, placesIn, standing } from './position';
import { addPlacement, BASE, commit, commitNew, open, PATTERN, showCandidate, showGroup } from './step';

export function findFullHouse(house: i32): bool {
  let last = -1;
  for (let i = 0; i < side; i++) {
    const cell = cellOfHouse(house, i);
    if (standing(cell) > 0) continue;
    if (last >= 0) return false;
    last = cell;
  }
  if (last < 0 || popcnt(candidatesOf(last)) != 1) return false;
  open(FULL_HOUSE);
  addPlacement(last, <i32>ctz(candidatesOf(last)));
  showGroup(BASE, house);
  return commitNew();
}

export function findNakedSingle(cell: i32): bool {
  const digits = candidatesOf(cell);
  if (popcnt(digits) != 1) return false;
  open(NAKED_SINGLE);
  addPlacement(cell, <i32>ctz(digits));
  return commit();
}

/** Rows and columns last, as people look. */
export function findHiddenSingles(part: i32): bool {
  const house = houseCount - 1 - part;
  for (let digit = 0; digit < side; digit++) {
    const places = placesIn(house, digit);
    if (popcnt(places) != 1) continue;
    const cell = cellOfHouse(house, <i32>ctz(places));
    open(HIDDEN_SINGLE);
    addPlacement(cell, digit);
    showCandidate(PATTERN, cell, digit);
    showGroup(BASE, house);
    if (commitNew()) return true;
  }
  return false;
}
