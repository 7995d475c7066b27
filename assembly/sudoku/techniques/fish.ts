/**
 * Basic fish: the places of a digit in n rows (base) lie in n columns (cover), or the other way round; the digit leaves the covers'
 * other cells. With places outside the covers, fins, only cells that see every fin lose it: a finned fish, or a sashimi one where a
 * base would be left with a single place but for its fins.
 *
 * A cell that loses the digit sees all fins, so what it does not see of the bases is covered: with the cell chosen first, most
 * covers are known.
 */
import { and, first, isEmpty, minus, none, or, rest, seenByAll } from './board';
import { FIRST_COLUMN, houseBoard } from './geometry';
import {
  FINNED_X_WING, FINNED_SWORDFISH, FINNED_JELLYFISH, JELLYFISH, LEVIATHAN, SASHIMI_JELLYFISH, SASHIMI_SWORDFISH, SASHIMI_X_WING, SQUIRMBAG, SWORDFISH,
  WHALE, X_WING,
} from './ids.generated';
import { digitBoard, placesIn } from './state';
import { BASE, commit, COVER, EXTRA, isUseless, open, PATTERN, removeAll, showCandidates, showDigits, showHouse } from './step';

const PLAIN: i32 = 0;
const FINNED: i32 = 1;
const SASHIMI: i32 = 2;

let size: i32 = 2;
let kind: i32 = PLAIN;
let digit: i32 = 0;
/** The first base house, and the first cover house, of the direction looked in: rows or columns. */
let baseOffset: i32 = 0;
let coverOffset: i32 = FIRST_COLUMN;

export function findFish(n: i32): bool {
  return search(n, PLAIN);
}

export function findFinnedFish(n: i32): bool {
  return search(n, FINNED);
}

export function findSashimiFish(n: i32): bool {
  return search(n, SASHIMI);
}

function search(n: i32, wanted: i32): bool {
  size = n;
  kind = wanted;
  for (digit = 0; digit < 9; digit++)
    for (baseOffset = 0; baseOffset <= FIRST_COLUMN; baseOffset += FIRST_COLUMN) {
      coverOffset = FIRST_COLUMN - baseOffset;
      if (chooseBases(0, 0, 0, n)) return true;
    }
  return false;
}

/** `bases`: lines by bit; `places`: of all of them, by cover line. */
function chooseBases(from: i32, bases: i32, places: i32, missing: i32): bool {
  if (missing == 0) return kind == PLAIN ? concludePlain(bases, places) : findFinned(bases, places);
  for (let line = from; line <= 9 - missing; line++) {
    const own = placesIn(baseOffset + line, digit);
    const union = places | own;
    if (own == 0 || (kind == PLAIN && (popcnt(own) < 2 || <i32>popcnt(union) > size))) continue;
    if (chooseBases(line + 1, bases | (1 << line), union, missing - 1)) return true;
  }
  return false;
}

function concludePlain(bases: i32, covers: i32): bool {
  return <i32>popcnt(covers) == size && finish(plainName(), bases, covers, none());
}

function findFinned(bases: i32, places: i32): bool {
  if (<i32>popcnt(places) <= size) return false;
  const inBases = lines(baseOffset, bases);
  for (let cells = minus(and(digitBoard(digit), lines(coverOffset, places)), inBases); !isEmpty(cells); cells = rest(cells)) {
    const cell = first(cells);
    const covers = unseenPlaces(bases, cell) | (1 << placeAcross(cell));
    const missing = size - <i32>popcnt(covers);
    if (missing >= 0 && chooseCovers(bases, covers, places & ~covers, missing)) return true;
  }
  return false;
}

/** Where bases have places that a cell does not see, by cover line. */
function unseenPlaces(bases: i32, cell: i32): i32 {
  let places = 0;
  const along = baseOffset == 0 ? cell / 9 : cell % 9, across = placeAcross(cell);
  const inBox = 7 << (across - (across % 3));
  for (; bases != 0; bases &= bases - 1) {
    const line = <i32>ctz(bases);
    const own = placesIn(baseOffset + line, digit);
    places |= line / 3 == along / 3 ? own & ~inBox : own & ~(1 << across);
  }
  return places;
}

/** The cover line of a cell, 0-8. */
function placeAcross(cell: i32): i32 {
  return baseOffset == 0 ? cell % 9 : cell / 9;
}

function chooseCovers(bases: i32, covers: i32, left: i32, missing: i32): bool {
  if (missing == 0) return concludeFinned(bases, covers);
  for (; left != 0; left &= left - 1) if (chooseCovers(bases, covers | (left & -left), left & (left - 1), missing - 1)) return true;
  return false;
}

function concludeFinned(bases: i32, covers: i32): bool {
  let fins = none();
  let sashimi = false;
  for (let rest = bases; rest != 0; rest &= rest - 1) {
    const house = baseOffset + <i32>ctz(rest);
    const places = placesIn(house, digit);
    if (popcnt(places & covers) <= 1) sashimi = true;
    fins = or(fins, minus(and(digitBoard(digit), houseBoard(house)), lines(coverOffset, covers)));
  }
  if (isEmpty(fins) || sashimi != (kind == SASHIMI)) return false;
  return finish(sashimi ? sashimiName() : finnedName(), bases, covers, fins);
}

function finish(technique: i32, bases: i32, covers: i32, fins: v128): bool {
  const inBases = lines(baseOffset, bases), inCovers = lines(coverOffset, covers);
  open(technique);
  removeAll(digit, and(minus(inCovers, inBases), seenByAll(fins)));
  if (isUseless()) return false;
  showDigits(PATTERN, 1 << digit);
  for (let rest = bases; rest != 0; rest &= rest - 1) showHouse(BASE, baseOffset + <i32>ctz(rest));
  for (let rest = covers; rest != 0; rest &= rest - 1) showHouse(COVER, coverOffset + <i32>ctz(rest));
  showCandidates(PATTERN, digit, minus(inBases, fins));
  showCandidates(EXTRA, digit, fins);
  return commit();
}

/** The cells of lines, a bit each. */
function lines(offset: i32, bits: i32): v128 {
  let board = none();
  for (; bits != 0; bits &= bits - 1) board = or(board, houseBoard(offset + <i32>ctz(bits)));
  return board;
}

function plainName(): i32 {
  switch (size) {
    case 2: return X_WING;
    case 3: return SWORDFISH;
    case 4: return JELLYFISH;
    case 5: return SQUIRMBAG;
    case 6: return WHALE;
    default: return LEVIATHAN;
  }
}

function finnedName(): i32 {
  return size == 2 ? FINNED_X_WING : size == 3 ? FINNED_SWORDFISH : FINNED_JELLYFISH;
}

function sashimiName(): i32 {
  return size == 2 ? SASHIMI_X_WING : size == 3 ? SASHIMI_SWORDFISH : SASHIMI_JELLYFISH;
}
