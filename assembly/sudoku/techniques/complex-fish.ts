/**
 * Fish with boxes. Franken: lines of one direction and boxes as bases, lines of the other and boxes as covers. Mutant: anything else.
 *
 * A true candidate counts once for each base it is in; the bases want n in all, and the covers hold n at most. Fins are candidates in
 * more bases than covers. If no fin is true, the counts are equal, and no candidate in more covers than bases is true: it goes
 * if it sees all fins (a base candidate in two covers as well, "cannibalism"; a fin in two bases is an "endo fin").
 *
 * As in fish.ts the candidate that goes is chosen first: base candidates that it does not see must be covered.
 */
import { and, cellBoard, count, first, has, isEmpty, minus, none, or, peers, rest, seenByAll } from './board';
import { FIRST_BOX, FIRST_COLUMN, houseBoard, houseOf } from './geometry';
import { HOUSE_COUNT } from './memory';
import { digitBoard, placesIn } from './state';
import { BASE, commit, COVER, ENDO, EXTRA, isUseless, open, PATTERN, removeAll, showCandidates, showDigits, showHouses } from './step';

const ROWS: i32 = (1 << FIRST_COLUMN) - 1;
const COLUMNS: i32 = ROWS << FIRST_COLUMN;
const BOXES: i32 = ROWS << FIRST_BOX;

/** More fins than people look for, as HoDoKu has it by default. */
const MOST_FINS: i32 = 5;

/** A search in parts, so that nobody waits for long: by the candidate that goes and the first base. */
export const FISH_PARTS: i32 = 9 * 81 * HOUSE_COUNT;
/** What is searched for: a candidate, 9 x cell + digit, and a base; -1 for all. */
let onlyCandidate: i32 = -1;
let onlyBase: i32 = -1;

/** Narrows the search to a part, or to all again with -1. */
export function setFishPart(part: i32): void {
  onlyCandidate = part < 0 ? -1 : part / HOUSE_COUNT;
  onlyBase = part < 0 ? -1 : part % HOUSE_COUNT;
}

/** The part after this one; those of candidates that are not there are passed over. */
export function nextFishPart(part: i32): i32 {
  for (part++; part < FISH_PARTS; part += HOUSE_COUNT - part % HOUSE_COUNT) {
    const candidate = part / HOUSE_COUNT;
    if (has(digitBoard(candidate % 9), candidate / 9)) return part;
  }
  return part;
}

let technique: i32 = 0;
let size: i32 = 2;
let finned: bool = false;
let mutant: bool = false;
let digit: i32 = 0;
/** Houses that may be bases, and covers. */
let basePool: i32 = 0;
let coverPool: i32 = 0;
/** The cell that is to lose the digit. */
let target: i32 = 0;

/** Candidates in at least one, two, three of the bases. */
let inBase1: v128 = i64x2.splat(0);
let inBase2: v128 = i64x2.splat(0);
let inBase3: v128 = i64x2.splat(0);
let bases: i32 = 0;
/** Base candidates that `target` does not see. */
let unseen: v128 = i64x2.splat(0);

export function findFrankenFish(id: i32, n: i32, withFins: bool): bool {
  mutant = false;
  return search(id, n, withFins, ROWS | BOXES, COLUMNS | BOXES) || search(id, n, withFins, COLUMNS | BOXES, ROWS | BOXES);
}

export function findMutantFish(id: i32, n: i32, withFins: bool): bool {
  mutant = true;
  return search(id, n, withFins, ROWS | COLUMNS | BOXES, ROWS | COLUMNS | BOXES);
}

function search(id: i32, n: i32, withFins: bool, forBases: i32, forCovers: i32): bool {
  technique = id;
  size = n;
  finned = withFins;
  for (digit = 0; digit < 9; digit++) {
    if (onlyCandidate >= 0 && onlyCandidate % 9 != digit) continue;
    const open = housesWithPlaces();
    basePool = forBases & open;
    coverPool = forCovers & open;
    for (let cells = digitBoard(digit); !isEmpty(cells); cells = rest(cells)) {
      target = first(cells);
      if (onlyCandidate >= 0 && onlyCandidate / 9 != target) continue;
      if (chooseBases(0, 0, none(), none(), none(), n)) return true;
    }
  }
  return false;
}

function housesWithPlaces(): i32 {
  let houses = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) if (placesIn(house, digit) != 0) houses |= 1 << house;
  return houses;
}

function chooseBases(from: i32, chosen: i32, once: v128, twice: v128, thrice: v128, missing: i32): bool {
  // A house that `target` is in covers nothing that it does not see.
  const hidden = minus(minus(once, peers(target)), cellBoard(target));
  if (needsMoreCovers(hidden, coverPool & ~chosen, size - 1)) return false;
  if (missing == 0) return tryBases(chosen, once, twice, thrice, hidden);
  for (let pool = basePool & (-1 << from); pool != 0; pool &= pool - 1) {
    const house = <i32>ctz(pool);
    if (chosen == 0 && onlyBase >= 0 && onlyBase != house) continue;
    const own = and(houseBoard(house), digitBoard(digit));
    const more = or(thrice, and(twice, own)), two = or(twice, and(once, own));
    if (chooseBases(house + 1, chosen | (1 << house), or(once, own), two, more, missing - 1)) return true;
  }
  return false;
}

/** Whether there are more than `most` cells no two of which one of the houses covers. A quick look: false does not say that `most` suffice. */
function needsMoreCovers(cells: v128, houses: i32, most: i32): bool {
  for (; !isEmpty(cells); most--) {
    if (most == 0) return true;
    const cell = first(cells);
    cells = rest(cells);
    for (let kind = 0; kind < 3; kind++) {
      const house = houseOf(cell, kind);
      if ((houses >> house) & 1) cells = minus(cells, houseBoard(house));
    }
  }
  return false;
}

function tryBases(chosen: i32, once: v128, twice: v128, thrice: v128, hidden: v128): bool {
  if (has(twice, target)) return false;
  bases = chosen;
  inBase1 = once;
  inBase2 = twice;
  inBase3 = thrice;
  unseen = hidden;
  return coverTarget();
}

/** The covers that `target` is in: one more than bases. */
function coverTarget(): bool {
  const needed = has(inBase1, target) ? 2 : 1;
  for (let kinds = 1; kinds < 8; kinds++) {
    if (<i32>popcnt(kinds) != needed) continue;
    let covers = 0;
    for (let kind = 0; kind < 3; kind++) if ((kinds >> kind) & 1) covers |= 1 << houseOf(target, kind);
    if ((covers & ~(coverPool & ~bases)) != 0 || needed > size) continue;
    if (coverRest(covers)) return true;
  }
  return false;
}

function coverRest(covers: i32): bool {
  let once = none(), twice = none(), thrice = none();
  for (let houses = covers; houses != 0; houses &= houses - 1) {
    const house = houseBoard(<i32>ctz(houses));
    thrice = or(thrice, and(twice, house));
    twice = or(twice, and(once, house));
    once = or(once, house);
  }
  const fins = or(or(minus(inBase1, once), minus(inBase2, twice)), minus(inBase3, thrice));
  const uncovered = and(fins, unseen);
  const missing = size - <i32>popcnt(covers);
  if (isEmpty(uncovered)) return fill(covers, fins, missing, once, twice, thrice);
  if (missing == 0) return false;
  const cell = first(uncovered);
  for (let kind = 0; kind < 3; kind++) {
    const house = 1 << houseOf(cell, kind);
    if ((house & coverPool & ~bases & ~covers) != 0 && coverRest(covers | house)) return true;
  }
  return false;
}

/** What must be covered is: other covers take fins away. */
function fill(covers: i32, fins: v128, missing: i32, once: v128, twice: v128, thrice: v128): bool {
  if (missing == 0) return conclude(covers, fins, once, twice, thrice);
  for (let houses = coverPool & ~bases & ~covers; houses != 0; houses &= houses - 1) {
    const house = houses & -houses;
    if (!isEmpty(and(houseBoard(<i32>ctz(house)), fins)) && coverRest(covers | house)) return true;
  }
  return false;
}

function conclude(covers: i32, fins: v128, once: v128, twice: v128, thrice: v128): bool {
  if (isEmpty(fins) == finned || count(fins) > MOST_FINS || !isOfKind(covers)) return false;
  const over = or(or(minus(once, inBase1), minus(twice, inBase2)), minus(thrice, inBase3));
  open(technique);
  removeAll(digit, and(over, seenByAll(fins)));
  if (isUseless()) return false;
  showDigits(PATTERN, 1 << digit);
  showHouses(BASE, bases);
  showHouses(COVER, covers);
  showCandidates(PATTERN, digit, minus(inBase1, fins));
  showCandidates(EXTRA, digit, minus(fins, inBase2));
  showCandidates(ENDO, digit, and(fins, inBase2));
  return commit();
}

/** Whether the fish is not one of a simpler kind. */
function isOfKind(covers: i32): bool {
  const franken =
    !crosses(bases) && !crosses(covers) && ((bases & ROWS) == 0 || (covers & ROWS) == 0) && ((bases & COLUMNS) == 0 || (covers & COLUMNS) == 0);
  if (mutant) return !franken;
  return ((bases | covers) & BOXES) != 0;
}

/** Whether there are rows and columns. */
function crosses(houses: i32): bool {
  return (houses & ROWS) != 0 && (houses & COLUMNS) != 0;
}
