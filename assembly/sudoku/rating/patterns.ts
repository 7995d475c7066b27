/**
 * Patterns inside dynamic chains, on the grid as the chain leaves it: locked candidates, else hidden pairs, else naked pairs, else
 * X-wings.
 */
import { cellAt, houseOf } from '../techniques/geometry';
import { findFish } from './fish';
import {
  isWorthwhile, listen, patternCover, patternDigits, patternHouse, patternPlaces, removedCell, removedCells, removedDigits,
} from './hint';
import { addBasis, clearBasis, hasBasis, infer } from './inferences';
import { currentOf, Level, levelAt, sourceOf } from './level';
import { findLocked } from './locked';
import { NONE } from './memory';
import { houseAt, lowest, maskOf, placesOf } from './position';
import { findHiddenSets, findNakedSets } from './subsets';

let host: Level = levelAt(0);
let inferred: bool = false;

/** Whether a pattern was of use; `level.hasGrown` tells whether it said anything new. */
export function inferByPatterns(level: Level): bool {
  const grid = currentOf(level);
  host = level;
  inferred = false;
  listen(byLocked);
  findLocked(grid);
  if (!inferred) {
    listen(byHiddenSet);
    findHiddenSets(grid, 2, false);
  }
  if (!inferred) {
    listen(byNakedSet);
    findNakedSets(grid, 2);
  }
  if (!inferred) {
    listen(byFish);
    findFish(grid, 2);
  }
  listen(isWorthwhile);
  return inferred;
}

/** Places of a digit in a house that the chain took away. */
function goneFrom(house: i32, digit: i32): i32 {
  return placesOf(sourceOf(host), house, digit) & ~placesOf(currentOf(host), house, digit);
}

function byLocked(): bool {
  const digit = patternDigits;
  clearBasis();
  for (let gone = goneFrom(patternHouse, digit); gone != 0; gone &= gone - 1) {
    const cell = cellAt(patternHouse, lowest(gone));
    if (houseOf(cell, patternCover / 9) != patternCover) addBasis(9 * cell + digit);
  }
  return conclude();
}

function byHiddenSet(): bool {
  const source = sourceOf(host);
  clearBasis();
  for (let place = 0; place < 9; place++) {
    const cell = cellAt(patternHouse, place);
    if ((patternPlaces >> place) & 1) continue;
    for (let mask = maskOf(source, cell) & patternDigits; mask != 0; mask &= mask - 1) addBasis(9 * cell + lowest(mask));
  }
  return conclude();
}

function byNakedSet(): bool {
  const source = sourceOf(host);
  clearBasis();
  for (let places = patternPlaces; places != 0; places &= places - 1) {
    const cell = cellAt(patternHouse, lowest(places));
    for (let mask = maskOf(source, cell) & ~patternDigits; mask != 0; mask &= mask - 1) addBasis(9 * cell + lowest(mask));
  }
  return conclude();
}

/** Of fish, `patternHouse` is the kind of the base lines, `patternCover` which they are, `patternPlaces` the lines they lie in. */
function byFish(): bool {
  const digit = patternDigits;
  clearBasis();
  for (let lines = patternCover; lines != 0; lines &= lines - 1) {
    const house = houseAt(patternHouse, lowest(lines));
    for (let gone = goneFrom(house, digit) & ~patternPlaces; gone != 0; gone &= gone - 1)
      addBasis(9 * cellAt(house, lowest(gone)) + digit);
  }
  return conclude();
}

/** Sudoku Explainer takes the cells out of a hash table; the order matters where another pattern goes on from them. */
function conclude(): bool {
  const cells = removedCells();
  if (cells == 0 || !hasBasis()) return false;
  inferred = true;
  const slots = cells > 12 ? 32 : 16;
  for (let slot = 0; slot < slots; slot++)
    for (let i = 0; i < cells; i++) {
      const cell = removedCell(i);
      if ((cell & (slots - 1)) != slot) continue;
      for (let mask = removedDigits(i); mask != 0; mask &= mask - 1) infer(host, 9 * cell + lowest(mask), NONE);
    }
  return false;
}
