/** Hidden subsets: n digits have places in only n cells of a house, so that other digits leave these cells. */
import { boardAt } from './geometry';
import { HIDDEN_PAIR, HIDDEN_QUADRUPLE, HIDDEN_TRIPLE } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { placesIn } from './state';
import { ALL } from '../memory';
import { BASE, commit, isUseless, open, PATTERN, removeDigits, showDigits, showHouse, showMasks } from './step';

let size: i32 = 2;
let house: i32 = 0;

export function findHiddenSubsets(digits: i32): bool {
  size = digits;
  for (house = 0; house < HOUSE_COUNT; house++) if (choose(0, 0, 0, digits)) return true;
  return false;
}

function choose(from: i32, digits: i32, places: i32, missing: i32): bool {
  if (missing == 0) return conclude(digits, places);
  for (let digit = from; digit <= 9 - missing; digit++) {
    const own = placesIn(house, digit);
    const union = places | own;
    if (popcnt(own) < 2 || <i32>popcnt(union) > size) continue;
    if (choose(digit + 1, digits | (1 << digit), union, missing - 1)) return true;
  }
  return false;
}

function conclude(digits: i32, places: i32): bool {
  const cells = boardAt(house, places);
  open(size == 2 ? HIDDEN_PAIR : size == 3 ? HIDDEN_TRIPLE : HIDDEN_QUADRUPLE);
  removeDigits(ALL & ~digits, cells);
  if (isUseless()) return false;
  showHouse(BASE, house);
  showDigits(PATTERN, digits);
  showMasks(PATTERN, digits, cells);
  return commit();
}
