/**
 * Nets: what follows from a candidate being right where a step may rest on several before it. A cell, or a digit in a house, has one
 * candidate left once its others are gone. With sets as well, where nothing else follows: what sees all places left to a digit in a house
 * lacks it, and what sees two cells that see each other and have the same two digits left lacks both. Breadth first; literals are those of
 * implications.ts.
 */
import { cells, houseCount, houseCountOf, houseOf, peerCount, peerOf } from '../grid';
import {
  CELL_MASKS_BYTES, FOUND_TRUE, HOUSE_PLACES, HOUSE_PLACES_BYTES, LITERALS, NET_CHANGED, NET_DIGITS, NET_NEEDED, NET_PLACES, NET_REASONS,
  NET_RIGHT, OPEN_DIGITS,
} from '../memory';
import { cellOf, digitOf, literalOf } from './implications';
import { countPlaces, firstOf, isOne, placesNow, seenPlaces } from './places';
import { candidatesOf } from './position';
import { sees } from './seen';
import { addCandidate, EXTRA, showLink, STRONG, WEAK } from './step';

/** Why a literal holds, in the low bits of its reason; above them of what: a literal, a house, or two cells and their other digit. */
const SUPPOSED: u32 = 0;
const TAKEN: u32 = 1;
const LAST_IN_CELL: u32 = 2;
const LAST_IN_HOUSE: u32 = 3;
const LOCKED: u32 = 4;
const PAIR: u32 = 5;
const KIND_BITS: u32 = 3;

/** More places than people look at together. */
const MOST_LOCKED: i32 = 4;

let found: i32 = 0;
/** What the net leaves nothing: a cell, or a digit in a house; -1 while there is none. */
export let emptyCell: i32 = -1;
export let emptyHouse: i32 = -1;
export let emptyDigit: i32 = 0;
/** Whether there was more to follow when the waves were at their end. */
export let wasNetCut: bool = false;

// @ts-ignore: decorator
@inline
function digitsLeft(cell: i32): u32 {
  return load<u32>(NET_DIGITS + 4 * cell);
}

// @ts-ignore: decorator
@inline
function placesLeft(house: i32, digit: i32): u32 {
  return load<u32>(NET_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit);
}

// @ts-ignore: decorator
@inline
function foundAt(index: i32): i32 {
  return <i32>load<u16>(FOUND_TRUE + 2 * index);
}

// @ts-ignore: decorator
@inline
function reasonOf(literal: i32): u32 {
  return load<u32>(NET_REASONS + 4 * literal);
}

export function isContradicted(): bool {
  return emptyCell >= 0 || emptyHouse >= 0;
}

/** Supposes a candidate and follows what it leads to, `waves` links far at most, to the first contradiction. */
export function weave(cell: i32, digit: i32, waves: i32, withSets: bool): void {
  begin(cell, digit);
  let from = 0;
  for (; waves > 0 && !isContradicted(); waves--) {
    if (from == found && !(withSets && lookForSets())) break;
    for (const end = found; from < end && !isContradicted(); from++) follow(foundAt(from));
  }
  wasNetCut = !isContradicted() && (from < found || (withSets && waves == 0));
}

function begin(cell: i32, digit: i32): void {
  countPlaces();
  memory.copy(NET_DIGITS, OPEN_DIGITS, CELL_MASKS_BYTES);
  memory.copy(NET_PLACES, HOUSE_PLACES, <usize>(houseCount * HOUSE_PLACES_BYTES));
  memory.fill(NET_RIGHT, 0, CELL_MASKS_BYTES);
  memory.fill(NET_CHANGED, 0, 4 * <usize>houseCount);
  found = 0;
  emptyCell = emptyHouse = -1;
  addTrue(literalOf(cell, digit) + 1, SUPPOSED);
}

function note(literal: i32, reason: u32): void {
  store<u32>(NET_REASONS + 4 * literal, reason);
  store<u16>(FOUND_TRUE + 2 * found++, <u16>literal);
}

function addTrue(literal: i32, reason: u32): void {
  const at = NET_RIGHT + 4 * cellOf(literal), right = load<u32>(at), bit: u32 = 1 << digitOf(literal);
  if ((right & bit) != 0) return;
  store<u32>(at, right | bit);
  note(literal, reason);
}

function addFalse(cell: i32, digit: i32, reason: u32): void {
  const left = digitsLeft(cell), bit: u32 = 1 << digit;
  if ((left & bit) == 0 || isContradicted()) return;
  store<u32>(NET_DIGITS + 4 * cell, left ^ bit);
  note(literalOf(cell, digit), reason);
  if (left == bit) emptyCell = cell;
  for (let i = 0, count = houseCountOf(cell); i < count; i++) losePlace(houseOf(cell, i), cell, digit);
}

function losePlace(house: i32, cell: i32, digit: i32): void {
  const at = NET_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit;
  let left = load<u32>(at);
  for (let some = left; some != 0; some &= some - 1) if (firstOf(house, some) == cell) left ^= some & (0 - some);
  store<u32>(at, left);
  store<u32>(NET_CHANGED + 4 * house, load<u32>(NET_CHANGED + 4 * house) | (1 << digit));
  if (left != 0 || isContradicted()) return;
  emptyHouse = house;
  emptyDigit = digit;
}

function follow(literal: i32): void {
  const cell = cellOf(literal), digit = digitOf(literal);
  if ((literal & 1) != 0) take(cell, digit, (<u32>literal << KIND_BITS) | TAKEN);
  else findLast(cell, digit);
}

function take(cell: i32, digit: i32, reason: u32): void {
  for (let i = 0, count = peerCount(cell); i < count; i++) addFalse(peerOf(cell, i), digit, reason);
  for (let left = digitsLeft(cell) & ~(1 << digit); left != 0; left &= left - 1) addFalse(cell, <i32>ctz(left), reason);
}

/** The last candidate of a cell, or of a digit in its houses. */
function findLast(cell: i32, digit: i32): void {
  const digits = digitsLeft(cell);
  if (isOne(digits)) addTrue(literalOf(cell, <i32>ctz(digits)) + 1, LAST_IN_CELL);
  for (let i = 0, count = houseCountOf(cell); i < count; i++) {
    const house = houseOf(cell, i), places = placesLeft(house, digit);
    if (isOne(places)) addTrue(literalOf(firstOf(house, places), digit) + 1, (<u32>house << KIND_BITS) | LAST_IN_HOUSE);
  }
}

/** Whether sets lead on. */
function lookForSets(): bool {
  const before = found;
  for (let house = 0; house < houseCount; house++) {
    const at = NET_CHANGED + 4 * house;
    for (let digits = load<u32>(at); digits != 0; digits &= digits - 1) lock(house, <i32>ctz(digits));
    store<u32>(at, 0);
  }
  if (found == before) for (let cell = 0; cell < cells; cell++) if (popcnt(digitsLeft(cell)) == 2) pair(cell);
  return found > before;
}

function lock(house: i32, digit: i32): void {
  const places = placesLeft(house, digit), count = <i32>popcnt(places);
  if (count < 2 || count > MOST_LOCKED) return;
  const first = firstOf(house, places), others = places & (places - 1);
  for (let i = 0, peers = peerCount(first); i < peers; i++) {
    const cell = peerOf(first, i);
    if ((seenPlaces(cell, house) & others) == others) addFalse(cell, digit, (<u32>house << KIND_BITS) | LOCKED);
  }
}

function pair(one: i32): void {
  const digits = digitsLeft(one);
  for (let i = 0, count = peerCount(one); i < count; i++) {
    const other = peerOf(one, i);
    if (other < one || digitsLeft(other) != digits) continue;
    for (let j = 0; j < count; j++) {
      const cell = peerOf(one, j);
      if ((digitsLeft(cell) & digits) == 0 || !sees(cell, other)) continue;
      for (let left = digits; left != 0; left &= left - 1)
        addFalse(cell, <i32>ctz(left), pairReason(one, other, <i32>ctz(digits & ~(left & (0 - left)))));
    }
  }
}

function pairReason(one: i32, other: i32, digit: i32): u32 {
  return (((((<u32>one << 10) | other) << 5) | digit) << KIND_BITS) | PAIR;
}

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
  const reason = reasonOf(literal), what = <i32>(reason >> KIND_BITS), cell = cellOf(literal), digit = digitOf(literal);
  switch (reason & ((1 << KIND_BITS) - 1)) {
    case TAKEN: need(what); break;
    case LAST_IN_CELL: needDigits(cell, candidatesOf(cell) & ~(1 << digit)); break;
    case LAST_IN_HOUSE: needPlaces(what, digit, othersIn(what, cell, digit)); break;
    case LOCKED: needPlaces(what, digit, placesNow(what, digit) & ~seenPlaces(cell, what)); break;
    case PAIR:
      needDigits(what >> 15, outsidePair(what >> 15, what, digit));
      needDigits((what >> 5) & 0x3ff, outsidePair((what >> 5) & 0x3ff, what, digit));
  }
}

function othersIn(house: i32, cell: i32, digit: i32): u32 {
  let others = placesNow(house, digit);
  for (let left = others; left != 0; left &= left - 1) if (firstOf(house, left) == cell) others ^= left & (0 - left);
  return others;
}

/** What a cell of a pair must have lost. */
function outsidePair(cell: i32, pair: i32, digit: i32): u32 {
  return candidatesOf(cell) & ~(1 << digit) & ~(1 << (pair & 31));
}

/** Draws what is needed, in the order in which it follows; of sets the cells that see what goes. */
export function showNet(): void {
  for (let i = 0; i < found; i++) if (load<u8>(NET_NEEDED + foundAt(i)) != 0) showReason(foundAt(i));
}

function showReason(literal: i32): void {
  const reason = reasonOf(literal), what = <i32>(reason >> KIND_BITS), cell = cellOf(literal), digit = digitOf(literal);
  if ((literal & 1) != 0) addCandidate(EXTRA, cell, digit);
  switch (reason & ((1 << KIND_BITS) - 1)) {
    case TAKEN: showLink(WEAK, cellOf(what), digitOf(what), cell, digit); break;
    case LAST_IN_CELL: linkDigits(cell, candidatesOf(cell) & ~(1 << digit), digit); break;
    case LAST_IN_HOUSE: linkPlaces(STRONG, what, digit, othersIn(what, cell, digit), cell); break;
    case LOCKED: linkPlaces(WEAK, what, digit, placesNow(what, digit) & seenPlaces(cell, what), cell); break;
    case PAIR:
      showLink(WEAK, what >> 15, digit, cell, digit);
      showLink(WEAK, (what >> 5) & 0x3ff, digit, cell, digit);
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
