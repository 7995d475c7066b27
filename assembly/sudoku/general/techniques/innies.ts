/**
 * Innies and outies: a house adds up to a known sum, and so do neighbouring rows or columns together. What cages that lie within do
 * not fill (innies) adds up to the rest; where cages fill it all, what they have beyond (outies) adds up to what is too much.
 */
import { cageCount, cageOf, cageSize, cageSum, cellOfCage, cellOfHouse, houseCount, side } from '../grid';
import { AREA, CELL_SET_BYTES, NO_CAGE } from '../memory';
import { INNIES_AND_OUTIES } from '../../techniques/ids.generated';
import { candidatesOf } from './position';
import { sees } from './seen';
import { BASE, commit, isUseless, open, PATTERN, removeDigits, showCandidates, showCell, showGroup, showNumber } from './step';
import {
  addToSum, beginSum, cellOfSum, keepSumDigits, solveDifferent, sumCount, sumDigits, sumLeft,
} from './sums';

/** More cells than people add up. */
const MOST_CELLS: i32 = 4;
/** Of cells that may hold the same every way is tried: this many cells. */
const MOST_TRIED: i32 = 3;

/** Every house alone, then rows and columns from each line on. */
export function innyParts(): i32 {
  return cageCount == 0 ? 0 : houseCount + 2 * side;
}

let firstHouse: i32 = 0;
let houses: i32 = 1;

export function findInnies(part: i32): bool {
  if (part < houseCount) return findIn(part, 1);
  const first = part - houseCount;
  const end = first < side ? side : 2 * side;
  // All lines together are the grid.
  for (let count = 2; first + count <= end && count < side; count++) if (findIn(first, count)) return true;
  return false;
}

function findIn(first: i32, count: i32): bool {
  firstHouse = first;
  houses = count;
  fillArea();
  return (collectInnies() && conclude()) || (collectOuties() && conclude());
}

function fillArea(): void {
  memory.fill(AREA, 0, CELL_SET_BYTES);
  for (let house = firstHouse; house < firstHouse + houses; house++)
    for (let i = 0; i < side; i++) {
      const cell = cellOfHouse(house, i);
      const at = AREA + 4 * (cell >> 5);
      store<u32>(at, load<u32>(at) | (1 << (cell & 31)));
    }
}

function isInArea(cell: i32): bool {
  return ((load<u32>(AREA + 4 * (cell >> 5)) >> (cell & 31)) & 1) != 0;
}

/** How many cells of a cage are in the area. */
function inside(cage: i32): i32 {
  let count = 0;
  for (let i = 0, size = cageSize(cage); i < size; i++) if (isInArea(cellOfCage(cage, i))) count++;
  return count;
}

function total(): i32 {
  return (houses * side * (side + 1)) / 2;
}

/** The cells that no cage within the area has; whether there are few. */
function collectInnies(): bool {
  let sum = total();
  for (let cage = 0; cage < cageCount; cage++) if (inside(cage) == cageSize(cage)) sum -= cageSum(cage);
  if (sum == total()) return false;
  beginSum(sum);
  for (let house = firstHouse; house < firstHouse + houses; house++)
    for (let i = 0; i < side; i++) {
      const cell = cellOfHouse(house, i);
      const cage = cageOf(cell);
      if (cage == NO_CAGE || inside(cage) < cageSize(cage)) addToSum(cell);
    }
  return sumCount > 0 && sumCount <= MOST_CELLS;
}

/** The cells beyond the area of cages that fill it; whether there are few. */
function collectOuties(): bool {
  let sum = -total();
  let filled = 0;
  for (let cage = 0; cage < cageCount; cage++) {
    const count = inside(cage);
    filled += count;
    if (count > 0) sum += cageSum(cage);
  }
  if (filled < houses * side) return false;
  beginSum(sum);
  for (let cage = 0; cage < cageCount; cage++) {
    if (inside(cage) == 0) continue;
    for (let i = 0, size = cageSize(cage); i < size; i++) if (!isInArea(cellOfCage(cage, i))) addToSum(cellOfCage(cage, i));
  }
  return sumCount > 0 && sumCount <= MOST_CELLS;
}

function conclude(): bool {
  if (allDiffer()) solveDifferent();
  else if (sumCount <= MOST_TRIED) tryAll();
  else return false;
  open(INNIES_AND_OUTIES);
  for (let i = 0; i < sumCount; i++) removeDigits(cellOfSum(i), ~sumDigits(i));
  if (isUseless()) return false;
  for (let i = 0; i < sumCount; i++) {
    showCell(PATTERN, cellOfSum(i));
    showCandidates(PATTERN, cellOfSum(i), sumDigits(i));
  }
  showNumber(sumLeft);
  for (let house = firstHouse; house < firstHouse + houses; house++) showGroup(BASE, house);
  return commit();
}

function allDiffer(): bool {
  for (let i = 0; i < sumCount; i++)
    for (let j = i + 1; j < sumCount; j++) if (!sees(cellOfSum(i), cellOfSum(j))) return false;
  return true;
}

/** Every way to make up the sum; cells that see each other differ. */
function tryAll(): void {
  for (let i = 0; i < sumCount; i++) keepSumDigits(i, 0);
  for (let first = candidatesOf(cellOfSum(0)); first != 0; first &= first - 1) tryFrom(1, first & (0 - first), 0, 0);
}

/** `last` and `before` are the digits of the cells before, as masks. */
function tryFrom(index: i32, last: u32, before: u32, earlier: u32): void {
  if (index == sumCount) {
    accept(last, before, earlier);
    return;
  }
  const cell = cellOfSum(index);
  for (let left = candidatesOf(cell); left != 0; left &= left - 1) {
    const digit = left & (0 - left);
    if (digit == last && sees(cell, cellOfSum(index - 1))) continue;
    if (index > 1 && digit == before && sees(cell, cellOfSum(index - 2))) continue;
    tryFrom(index + 1, digit, last, before);
  }
}

function accept(last: u32, before: u32, earlier: u32): void {
  let sum = valueOf(last) + valueOf(before) + valueOf(earlier);
  if (sum != sumLeft) return;
  keepSumDigits(sumCount - 1, sumDigits(sumCount - 1) | last);
  if (sumCount > 1) keepSumDigits(sumCount - 2, sumDigits(sumCount - 2) | before);
  if (sumCount > 2) keepSumDigits(sumCount - 3, sumDigits(sumCount - 3) | earlier);
}

function valueOf(digit: u32): i32 {
  return digit == 0 ? 0 : <i32>ctz(digit) + 1;
}
