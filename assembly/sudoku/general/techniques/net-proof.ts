/** What the contradiction of a net rests on: how much it is, and how it is drawn. */
import { LITERALS, NET_NEEDED, NET_REASONS } from '../memory';
import { cellOf, digitOf, literalOf } from './implications';
import { emptyCell, emptyDigit, emptyHouse, found, foundAt } from './net';
import {
  digitOfPair, firstOfPair, kindOf, LAST_IN_CELL, LAST_IN_HOUSE, LOCKED, PAIR, secondOfPair, TAKEN, whatOf,
} from './net-reasons';
import { firstOf, placesNow, seenPlaces, withoutCell } from './places';
import { candidatesOf } from './position';
import { addCandidate, EXTRA, showLink, STRONG, WEAK } from './step';

/** Marks all that the contradiction rests on; how much that is. */
export function findNeeded(): i32 {
  memory.fill(NET_NEEDED, 0, LITERALS);
  if (emptyCell >= 0) needDigits(emptyCell, candidatesOf(emptyCell));
  else needPlaces(emptyHouse, emptyDigit, placesNow(emptyHouse, emptyDigit));
  let size = 0;
  for (let i = found - 1; i >= 0; i--) {
    if (load<u8>(NET_NEEDED + foundAt(i)) == 0) continue;
    needReason(foundAt(i));
    size++;
  }
  return size;
}

function need(literal: i32): void {
  store<u8>(NET_NEEDED + literal, 1);
}

function needDigits(cell: i32, digits: u32): void {
  for (; digits != 0; digits &= digits - 1) need(literalOf(cell, <i32>ctz(digits)));
}

function needPlaces(house: i32, digit: i32, places: u32): void {
  for (; places != 0; places &= places - 1) need(literalOf(firstOf(house, places), digit));
}

function needReason(literal: i32): void {
  const why = load<u32>(NET_REASONS + 4 * literal), what = whatOf(why), cell = cellOf(literal), digit = digitOf(literal);
  switch (kindOf(why)) {
    case TAKEN: need(what); break;
    case LAST_IN_CELL: needDigits(cell, candidatesOf(cell) & ~(1 << digit)); break;
    case LAST_IN_HOUSE: needPlaces(what, digit, othersIn(what, cell, digit)); break;
    case LOCKED: needPlaces(what, digit, placesNow(what, digit) & ~seenPlaces(cell, what)); break;
    case PAIR:
      needDigits(firstOfPair(what), outsidePair(firstOfPair(what), what, digit));
      needDigits(secondOfPair(what), outsidePair(secondOfPair(what), what, digit));
  }
}

function othersIn(house: i32, cell: i32, digit: i32): u32 {
  return withoutCell(house, placesNow(house, digit), cell);
}

/** What a cell of a pair must have lost. */
function outsidePair(cell: i32, pair: i32, digit: i32): u32 {
  return candidatesOf(cell) & ~(1 << digit) & ~(1 << digitOfPair(pair));
}

/** Draws what is needed, in the order in which it follows; of sets the cells that see what goes. */
export function showNet(): void {
  for (let i = 0; i < found; i++) if (load<u8>(NET_NEEDED + foundAt(i)) != 0) showReason(foundAt(i));
}

function showReason(literal: i32): void {
  const why = load<u32>(NET_REASONS + 4 * literal), what = whatOf(why), cell = cellOf(literal), digit = digitOf(literal);
  if ((literal & 1) != 0) addCandidate(EXTRA, cell, digit);
  switch (kindOf(why)) {
    case TAKEN: showLink(WEAK, cellOf(what), digitOf(what), cell, digit); break;
    case LAST_IN_CELL: linkDigits(cell, candidatesOf(cell) & ~(1 << digit), digit); break;
    case LAST_IN_HOUSE: linkPlaces(STRONG, what, digit, othersIn(what, cell, digit), cell); break;
    case LOCKED: linkPlaces(WEAK, what, digit, placesNow(what, digit) & seenPlaces(cell, what), cell); break;
    case PAIR:
      showLink(WEAK, firstOfPair(what), digit, cell, digit);
      showLink(WEAK, secondOfPair(what), digit, cell, digit);
  }
}

/** From candidates of a cell that are gone to the one that is left. */
function linkDigits(cell: i32, digits: u32, digit: i32): void {
  for (; digits != 0; digits &= digits - 1) showLink(STRONG, cell, <i32>ctz(digits), cell, digit);
}

/** From some places of a digit in a house to a cell. */
function linkPlaces(role: i32, house: i32, digit: i32, places: u32, cell: i32): void {
  for (; places != 0; places &= places - 1) showLink(role, firstOf(house, places), digit, cell, digit);
}
