/**
 * Naked subsets: n cells of a house or cage hold n digits between them, so that cells that see all n lose these. Hidden subsets: n
 * digits have places in only n cells of a house, so that other digits leave these.
 */
import { allDigits, side } from '../grid';
import {
  HIDDEN_PAIR, HIDDEN_QUADRUPLE, HIDDEN_TRIPLE, NAKED_PAIR, NAKED_QUADRUPLE, NAKED_TRIPLE,
} from '../../techniques/ids.generated';
import { candidatesOf, cellOfGroup, placesIn, sizeOfGroup } from './position';
import { seePlaces } from './seen';
import { BASE, commit, isUseless, open, PATTERN, removeDigits, removeSeen, showDigits, showGroup, showPlaces } from './step';

let size: i32 = 2;
let group: i32 = 0;

export function findNakedSubsets(inGroup: i32, cells: i32): bool {
  group = inGroup;
  size = cells;
  return chooseCells(0, 0, 0, cells);
}

function chooseCells(from: i32, digits: u32, places: u32, missing: i32): bool {
  if (missing == 0) return concludeNaked(digits, places);
  for (let place = from, last = sizeOfGroup(group) - missing; place <= last; place++) {
    const own = candidatesOf(cellOfGroup(group, place));
    const union = digits | own;
    if (popcnt(own) < 2 || <i32>popcnt(union) > size) continue;
    if (chooseCells(place + 1, union, places | (1 << place), missing - 1)) return true;
  }
  return false;
}

function concludeNaked(digits: u32, places: u32): bool {
  seePlaces(group, places);
  open(size == 2 ? NAKED_PAIR : size == 3 ? NAKED_TRIPLE : NAKED_QUADRUPLE);
  for (let left = digits; left != 0; left &= left - 1) removeSeen(<i32>ctz(left));
  return finish(digits, places);
}

export function findHiddenSubsets(inHouse: i32, digits: i32): bool {
  group = inHouse;
  size = digits;
  return chooseDigits(0, 0, 0, digits);
}

function chooseDigits(from: i32, digits: u32, places: u32, missing: i32): bool {
  if (missing == 0) return concludeHidden(digits, places);
  for (let digit = from; digit <= side - missing; digit++) {
    const own = placesIn(group, digit);
    const union = places | own;
    if (popcnt(own) < 2 || <i32>popcnt(union) > size) continue;
    if (chooseDigits(digit + 1, digits | (1 << digit), union, missing - 1)) return true;
  }
  return false;
}

function concludeHidden(digits: u32, places: u32): bool {
  open(size == 2 ? HIDDEN_PAIR : size == 3 ? HIDDEN_TRIPLE : HIDDEN_QUADRUPLE);
  for (let left = places; left != 0; left &= left - 1)
    removeDigits(cellOfGroup(group, <i32>ctz(left)), allDigits & ~digits);
  return finish(digits, places);
}

function finish(digits: u32, places: u32): bool {
  if (isUseless()) return false;
  showDigits(PATTERN, digits);
  showPlaces(PATTERN, group, places, digits);
  showGroup(BASE, group);
  return commit();
}
