/**
 * Naked subsets: n cells of a house hold n digits between them, so that the digits leave the house's other cells. Two or three cells
 * in the crossing of a box and a line that clear other cells of both are a locked pair or triple.
 */
import { cellBoard, first, isEmpty, minus, none, or, within } from './board';
import { cellAt, houseBoard, houseOf } from './geometry';
import { LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_QUADRUPLE, NAKED_TRIPLE } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { candidatesOf } from './state';
import { BASE, commit, isUseless, open, PATTERN, removeDigits, showDigits, showHouse, showMasks } from './step';

let size: i32 = 2;
let locked: bool = false;
let house: i32 = 0;

export function findNakedSubsets(cells: i32): bool {
  return search(cells, false);
}

export function findLockedSubsets(cells: i32): bool {
  return search(cells, true);
}

function search(cells: i32, wantsLocked: bool): bool {
  size = cells;
  locked = wantsLocked;
  for (house = 0; house < HOUSE_COUNT; house++) if (choose(0, 0, none(), cells)) return true;
  return false;
}

function choose(from: i32, digits: i32, chosen: v128, missing: i32): bool {
  if (missing == 0) return conclude(digits, chosen);
  for (let place = from; place <= 9 - missing; place++) {
    const cell = cellAt(house, place);
    const mask = candidatesOf(cell);
    const union = digits | mask;
    if (popcnt(mask) < 2 || <i32>popcnt(union) > size) continue;
    if (choose(place + 1, union, or(chosen, cellBoard(cell)), missing - 1)) return true;
  }
  return false;
}

function conclude(digits: i32, chosen: v128): bool {
  const other = otherHouse(chosen);
  // Both houses of a crossing are dealt with at once.
  if (other >= 0 && other < house) return false;
  open(size == 2 ? NAKED_PAIR : size == 3 ? NAKED_TRIPLE : NAKED_QUADRUPLE);
  let both = false;
  if (other >= 0) {
    removeDigits(digits, minus(houseBoard(other), houseBoard(house)));
    both = !isUseless();
  }
  if (both) {
    open(size == 2 ? LOCKED_PAIR : LOCKED_TRIPLE);
    removeDigits(digits, minus(houseBoard(house), houseBoard(other)));
    both = !isUseless();
  }
  if (both != locked) return false;
  if (!both) open(size == 2 ? NAKED_PAIR : size == 3 ? NAKED_TRIPLE : NAKED_QUADRUPLE);
  removeDigits(digits, minus(houseBoard(house), chosen));
  if (other >= 0) removeDigits(digits, minus(houseBoard(other), chosen));
  if (isUseless()) return false;
  showHouse(BASE, house);
  if (both) showHouse(BASE, other);
  showDigits(PATTERN, digits);
  showMasks(PATTERN, digits, chosen);
  return commit();
}

/** Another house that all the cells are in, or -1. */
function otherHouse(cells: v128): i32 {
  if (isEmpty(cells)) return -1;
  for (let kind = 0; kind < 3; kind++) {
    const other = houseOf(first(cells), kind);
    if (other != house && within(cells, houseBoard(other))) return other;
  }
  return -1;
}
