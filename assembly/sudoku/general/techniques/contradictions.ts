/** Forcing chains: a candidate that leaves a cell or a digit in a house nothing is wrong. */
import { cells, houseCount, side } from '../grid';
import { FORCING_CHAIN_CONTRADICTION } from '../../techniques/ids.generated';
import { BY_GROUPS, isReached, literalOf, suppose, wasCut } from './implications';
import { firstOf, placesNow } from './places';
import { candidatesOf } from './position';
import { beginRound, leaveMore, wavesOf } from './rounds';
import { BASE, commit, open, removeDigits, showGroup } from './step';
import { beginWays, isClear, showWay, trace, walk } from './ways';

export function findContradictions(part: i32): bool {
  if (!beginRound(part)) return false;
  const cell = part % cells;
  for (let left = candidatesOf(cell); left != 0; left &= left - 1) {
    suppose(cell, <i32>ctz(left), wavesOf(part), true, BY_GROUPS);
    leaveMore(wasCut);
    if (findEmptyCell(cell, <i32>ctz(left)) || findEmptyHouse(cell, <i32>ctz(left))) return true;
  }
  return false;
}

/** A cell all of whose candidates are false. */
function findEmptyCell(cell: i32, digit: i32): bool {
  for (let other = 0; other < cells; other++) {
    const digits = candidatesOf(other);
    let left = digits;
    while (left != 0 && isReached(literalOf(other, <i32>ctz(left)))) left &= left - 1;
    if (digits == 0 || left != 0) continue;
    begin(cell, digit);
    for (left = digits; left != 0; left &= left - 1) walkTo(literalOf(other, <i32>ctz(left)));
    for (left = digits; left != 0; left &= left - 1) showWayTo(literalOf(other, <i32>ctz(left)));
    return isClear && commit();
  }
  return false;
}

/** A house without a place for a digit. */
function findEmptyHouse(cell: i32, digit: i32): bool {
  for (let house = 0; house < houseCount; house++)
    for (let other = 0; other < side; other++) {
      const places = placesNow(house, other);
      let left = places;
      while (left != 0 && isReached(literalOf(firstOf(house, left), other))) left &= left - 1;
      if (places == 0 || left != 0) continue;
      begin(cell, digit);
      for (left = places; left != 0; left &= left - 1) walkTo(literalOf(firstOf(house, left), other));
      for (left = places; left != 0; left &= left - 1) showWayTo(literalOf(firstOf(house, left), other));
      showGroup(BASE, house);
      return isClear && commit();
    }
  return false;
}

function begin(cell: i32, digit: i32): void {
  open(FORCING_CHAIN_CONTRADICTION);
  removeDigits(cell, 1 << digit);
  beginWays();
}

function walkTo(literal: i32): void {
  trace(literal);
  walk(0);
}

function showWayTo(literal: i32): void {
  trace(literal);
  showWay(0);
}
