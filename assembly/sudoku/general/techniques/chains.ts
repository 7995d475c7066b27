/**
 * Chains of one digit, of cells with two candidates, and of both kinds of links: of their ends at least one is right, so that what
 * cannot be together with either goes. Forcing chains: a candidate that leaves a cell or a digit in a house nothing is wrong.
 */
import { cellOfHouse, cells, houseCount, side } from '../grid';
import { FORCING_CHAIN_CONTRADICTION, X_CHAIN, XY_CHAIN } from '../../techniques/ids.generated';
import { WAY } from '../memory';
import {
  ALL_LINKS, cellOf, CELLS_OF_TWO, clash, digitOf, isReached, literalOf, ONE_DIGIT, placesNow, sourceOf, suppose, wasCut,
} from './implications';
import { candidatesOf } from './position';
import { seeBoth, sees } from './seen';
import {
  addCandidate, commit, EXTRA, isUseless, open, PATTERN, removeDigits, removeSeen, showGroup, showLink, BASE, STRONG, WEAK,
} from './step';

/** Short chains first: in rounds over all cells, by steps of two links. */
export const ROUNDS: i32 = 4;
const TO_THE_END: i32 = 0xffff;

function wavesOf(round: i32): i32 {
  return round == 0 ? 3 : round == 1 ? 6 : round == 2 ? 12 : TO_THE_END;
}

function linksOf(technique: i32): i32 {
  return technique == X_CHAIN ? ONE_DIGIT : technique == XY_CHAIN ? CELLS_OF_TWO : ALL_LINKS;
}

/** Whether this round may find more than the one before, and the next more than this. */
let isWorth: bool = true;
let leavesMore: bool = true;

/** Called for each part in turn. */
function beginPart(part: i32): bool {
  if (part % cells == 0) {
    isWorth = part == 0 || leavesMore;
    leavesMore = false;
  }
  return isWorth;
}

export function findChains(technique: i32, part: i32): bool {
  if (!beginPart(part)) return false;
  const cell = part % cells;
  for (let left = candidatesOf(cell); left != 0; left &= left - 1) {
    suppose(cell, <i32>ctz(left), wavesOf(part / cells), false, linksOf(technique));
    leavesMore = leavesMore || wasCut;
    if (clash >= 0 && conclude(technique)) return true;
  }
  return false;
}

let length: i32 = 0;

// @ts-ignore: decorator
@inline
function literalAt(index: i32): i32 {
  return <i32>load<u16>(WAY + 2 * index);
}

/** Takes down the way from what is supposed to a literal. */
function trace(end: i32): void {
  length = 1;
  for (let at = end; sourceOf(at) != at; at = sourceOf(at)) length++;
  for (let i = length - 1, at = end; i >= 0; i--, at = sourceOf(at)) store<u16>(WAY + 2 * i, <u16>at);
}

function conclude(technique: i32): bool {
  trace(clash);
  open(technique);
  removeByEnds(literalAt(1), clash);
  if (isUseless()) return false;
  showWay(1);
  return commit();
}

/** What cannot be together with either of two candidates. */
function removeByEnds(one: i32, other: i32): void {
  const a = cellOf(one), b = cellOf(other);
  if (digitOf(one) == digitOf(other)) {
    seeBoth(a, b);
    removeSeen(digitOf(one));
  } else if (a == b) removeDigits(a, ~(1 << digitOf(one)) & ~(1 << digitOf(other)));
  else if (sees(a, b)) {
    removeDigits(a, 1 << digitOf(other));
    removeDigits(b, 1 << digitOf(one));
  }
}

/** Writes the way into the draft from a literal of it on: its links in order, and what its candidates are. */
function showWay(from: i32): void {
  for (let i = from; i < length; i++) {
    const literal = literalAt(i);
    addCandidate((literal & 1) != 0 ? PATTERN : EXTRA, cellOf(literal), digitOf(literal));
  }
  for (let i = from; i + 1 < length; i++) {
    const literal = literalAt(i), next = literalAt(i + 1);
    showLink((literal & 1) != 0 ? WEAK : STRONG, cellOf(literal), digitOf(literal), cellOf(next), digitOf(next));
  }
}

export function findContradictions(part: i32): bool {
  if (!beginPart(part)) return false;
  const cell = part % cells;
  for (let left = candidatesOf(cell); left != 0; left &= left - 1) {
    suppose(cell, <i32>ctz(left), wavesOf(part / cells), true, ALL_LINKS);
    leavesMore = leavesMore || wasCut;
    if (findEmptyCell(cell, <i32>ctz(left)) || findEmptyHouse(cell, <i32>ctz(left))) return true;
  }
  return false;
}

function beginContradiction(cell: i32, digit: i32): void {
  open(FORCING_CHAIN_CONTRADICTION);
  removeDigits(cell, 1 << digit);
}

function showWayTo(literal: i32): void {
  trace(literal);
  showWay(0);
}

/** A cell all of whose candidates are false. */
function findEmptyCell(cell: i32, digit: i32): bool {
  for (let other = 0; other < cells; other++) {
    const digits = candidatesOf(other);
    let left = digits;
    while (left != 0 && isReached(literalOf(other, <i32>ctz(left)))) left &= left - 1;
    if (digits == 0 || left != 0) continue;
    beginContradiction(cell, digit);
    for (left = digits; left != 0; left &= left - 1) showWayTo(literalOf(other, <i32>ctz(left)));
    return commit();
  }
  return false;
}

/** A house without a place for a digit. */
function findEmptyHouse(cell: i32, digit: i32): bool {
  for (let house = 0; house < houseCount; house++)
    for (let other = 0; other < side; other++) {
      const places = placesNow(house, other);
      let left = places;
      while (left != 0 && isReached(literalOf(cellOfHouse(house, <i32>ctz(left)), other))) left &= left - 1;
      if (places == 0 || left != 0) continue;
      beginContradiction(cell, digit);
      for (left = places; left != 0; left &= left - 1) showWayTo(literalOf(cellOfHouse(house, <i32>ctz(left)), other));
      showGroup(BASE, house);
      return commit();
    }
  return false;
}
