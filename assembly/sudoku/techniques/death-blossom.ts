/**
 * Death blossom: a stem cell, and for each of its digits an almost locked set, a petal, whose cells with it the stem sees. Whatever the
 * stem holds, its petal lacks it and holds all else: a digit z of all petals, not of the stem, is in one of them.
 */
import { cellsOfSet, digitsOfSet, listSets, seenOfSet, setCount } from './als';
import { and, cellBoard, equal, first, has, isEmpty, minus, rest } from './board';
import { DEATH_BLOSSOM } from './ids.generated';
import { BOARD_BYTES, SCRATCH } from './memory';
import { candidatesOf, digitBoard, openCells } from './state';
import { commitNew, EXTRA, isUseless, open, PATTERN, removeAll, showDigits, showMasks } from './step';

const MOST_CELLS: i32 = 8;
/** Stems of more digits would be flowers that nobody sees. */
const MOST_PETALS: i32 = 5;
/** Petals of one digit that take z from different cells. */
const PETAL_CAPACITY: i32 = 256;

/** A board and a set (u32) each, by number of the stem's digit. */
const PETAL_BYTES: usize = 2 * BOARD_BYTES;
const COUNTS: usize = memory.data(4 * 9);
const CHOSEN: usize = memory.data(4 * 9);

let stem: i32 = 0;
let z: i32 = 0;

export function findDeathBlossoms(): bool {
  listSets(MOST_CELLS);
  for (let cells = openCells(); !isEmpty(cells); cells = rest(cells)) {
    stem = first(cells);
    const digits = candidatesOf(stem);
    if (<i32>popcnt(digits) < 2 || <i32>popcnt(digits) > MOST_PETALS) continue;
    for (z = 0; z < 9; z++) if (((digits >> z) & 1) == 0 && searchStem(digits)) return true;
  }
  return false;
}

function searchStem(digits: i32): bool {
  let petals = 0;
  for (let left = digits; left != 0; left &= left - 1, petals++) if (!listPetals(petals, <i32>ctz(left))) return false;
  return choose(0, petals, digitBoard(z));
}

// @ts-ignore: decorator
@inline
function petalAt(petal: i32, index: i32): usize {
  return SCRATCH + <usize>(petal * PETAL_CAPACITY + index) * PETAL_BYTES;
}

/** Sets that hold z and lose the digit to the stem: of those that take z from the same cells the smallest. False where there is none. */
function listPetals(petal: i32, digit: i32): bool {
  let count = 0;
  const both = (1 << digit) | (1 << z);
  for (let set = 0; set < setCount && count < PETAL_CAPACITY; set++) {
    if ((digitsOfSet(set) & both) != both || !has(seenOfSet(set, digit), stem) || has(cellsOfSet(set), stem)) continue;
    const seen = minus(seenOfSet(set, z), cellBoard(stem));
    if (isEmpty(seen) || isListed(petal, count, seen)) continue;
    v128.store(petalAt(petal, count), seen);
    store<i32>(petalAt(petal, count++), set, BOARD_BYTES);
  }
  store<i32>(COUNTS + 4 * petal, count);
  return count > 0;
}

function isListed(petal: i32, count: i32, seen: v128): bool {
  for (let i = 0; i < count; i++) if (equal(v128.load(petalAt(petal, i)), seen)) return true;
  return false;
}

/** Chooses petals from number `petal` on; `seen` see z in all those before. */
function choose(petal: i32, petals: i32, seen: v128): bool {
  if (petal == petals) return conclude(petals, seen);
  for (let i = 0; i < load<i32>(COUNTS + 4 * petal); i++) {
    const left = and(seen, v128.load(petalAt(petal, i)));
    if (isEmpty(left)) continue;
    store<i32>(CHOSEN + 4 * petal, load<i32>(petalAt(petal, i), BOARD_BYTES));
    if (choose(petal + 1, petals, left)) return true;
  }
  return false;
}

function conclude(petals: i32, seen: v128): bool {
  open(DEATH_BLOSSOM);
  removeAll(z, seen);
  if (isUseless()) return false;
  showDigits(EXTRA, 1 << z);
  showMasks(PATTERN, candidatesOf(stem), cellBoard(stem));
  for (let petal = 0; petal < petals; petal++) {
    const set = load<i32>(CHOSEN + 4 * petal);
    showMasks(EXTRA + (petal % 3), digitsOfSet(set), cellsOfSet(set));
  }
  return commitNew();
}
