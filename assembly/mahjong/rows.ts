/**
 * Rows of distances and how they combine.
 *
 * A row says, for 0 to 4 sets without and with a pair, how many tiles must be added to a part of the hand until it
 * holds them: ten nibbles, `distance(sets, pair)` in nibble `2 * sets + pair`. The row of two parts together is their
 * min-plus product. Only few rows exist, so each gets a number, its class, and the products become table look-ups:
 *
 *   suit x suit -> PAIR    suit x honours -> MIX    PAIR x MIX -> FINAL: distance of the hand, less one
 *
 * Classes 0..ROW_COUNT-1 of suits are the generated ones; suits whose copies partly lie in melds may add some (parts.ts). Where a
 * hand may have one chow at most there are no generated ones: 55 rows without a chow and 97 with one at most, 100 in all, come
 * as they are met (one-chow-rows.ts), and the tables of whole hands (shanten.ts, suits.ts) are of no use until others are loaded.
 */
import { FINAL, MIX, PAIR, ROW_CAPACITY, ROWS } from './memory';
import { ROW_COUNT, ROW_DISTANCES } from './tables.generated';

/** The four families of rows, each numbered on its own. */
export const SUIT_ROWS: i32 = 0;
export const HONOUR_ROWS: i32 = 1;
const PAIR_ROWS: i32 = 2;
const MIX_ROWS: i32 = 3;

export const IMPOSSIBLE: i32 = 15;
export const MAX_SETS: i32 = 4;
/** MIX rows are 64 classes wide: honours have 55. */
const HONOUR_SHIFT: i32 = 6;

const counts = memory.data(16);

// @ts-ignore: decorator
@inline
function rowCount(family: i32): i32 {
  return load<i32>(counts + (family << 2));
}

// @ts-ignore: decorator
@inline
function rowAt(family: i32, index: i32): u64 {
  return load<u64>(ROWS + ((family * ROW_CAPACITY + index) << 3));
}

// @ts-ignore: decorator
@inline
export function distance(row: u64, sets: i32, pair: i32): i32 {
  return <i32>(row >> ((sets * 2 + pair) << 2)) & 15;
}

// @ts-ignore: decorator
@inline
export function withDistance(row: u64, sets: i32, pair: i32, value: i32): u64 {
  return row | ((<u64>value) << ((sets * 2 + pair) << 2));
}

/** The row of two parts taken together. */
export function product(a: u64, b: u64): u64 {
  let row: u64 = 0;
  for (let sets = 0; sets <= MAX_SETS; sets++) {
    let bare = IMPOSSIBLE;
    let paired = IMPOSSIBLE;
    for (let i = 0; i <= sets; i++) {
      const rest = sets - i;
      bare = min(bare, distance(a, i, 0) + distance(b, rest, 0));
      paired = min(paired, distance(a, i, 1) + distance(b, rest, 0));
      paired = min(paired, distance(a, i, 0) + distance(b, rest, 1));
    }
    row = withDistance(withDistance(row, sets, 0, bare), sets, 1, paired);
  }
  return row;
}

/** The distance of the whole hand to `sets` sets and a pair, from the rows of its two halves. */
function wholeDistance(a: u64, b: u64, sets: i32): i32 {
  let best = IMPOSSIBLE;
  for (let i = 0; i <= sets; i++) {
    const rest = sets - i;
    best = min(best, distance(a, i, 1) + distance(b, rest, 0));
    best = min(best, distance(a, i, 0) + distance(b, rest, 1));
  }
  return best;
}

function find(family: i32, row: u64, mask: u64): i32 {
  const count = rowCount(family);
  for (let i = 0; i < count; i++) if (((rowAt(family, i) ^ row) & mask) == 0) return i;
  return -1;
}

function append(family: i32, row: u64): i32 {
  const index = rowCount(family);
  if (index >= ROW_CAPACITY) unreachable();
  store<u64>(ROWS + ((family * ROW_CAPACITY + index) << 3), row);
  store<i32>(counts + (family << 2), index + 1);
  return index;
}

/**
 * The class of a suit's row. Only the distances up to `sets` sets matter to the hand, so any class that agrees on them
 * will do; else a new class is made and combined with all others.
 */
export function suitRowClass(row: u64, sets: i32): i32 {
  const matters = sets == MAX_SETS ? ~(<u64>0) : ((<u64>1) << ((sets + 1) << 3)) - 1;
  const known = find(SUIT_ROWS, row, matters);
  return known >= 0 ? known : addSuitRow(row);
}

export function honourRowClass(row: u64): i32 {
  const known = find(HONOUR_ROWS, row, ~(<u64>0));
  if (known >= 0) return known;
  const index = append(HONOUR_ROWS, row);
  for (let suit = 0; suit < rowCount(SUIT_ROWS); suit++) combineMix(suit, index);
  return index;
}

function addSuitRow(row: u64): i32 {
  const index = append(SUIT_ROWS, row);
  for (let other = 0; other <= index; other++) combinePair(index, other);
  for (let honour = 0; honour < rowCount(HONOUR_ROWS); honour++) combineMix(index, honour);
  return index;
}

function combinePair(a: i32, b: i32): void {
  const row = product(rowAt(SUIT_ROWS, a), rowAt(SUIT_ROWS, b));
  let index = find(PAIR_ROWS, row, ~(<u64>0));
  if (index < 0) {
    index = append(PAIR_ROWS, row);
    for (let mix = 0; mix < rowCount(MIX_ROWS); mix++) combineFinal(index, mix);
  }
  store<u8>(PAIR + ((a << 8) | b), <u8>index);
  store<u8>(PAIR + ((b << 8) | a), <u8>index);
}

function combineMix(suit: i32, honour: i32): void {
  const row = product(rowAt(SUIT_ROWS, suit), rowAt(HONOUR_ROWS, honour));
  let index = find(MIX_ROWS, row, ~(<u64>0));
  if (index < 0) {
    index = append(MIX_ROWS, row);
    for (let pair = 0; pair < rowCount(PAIR_ROWS); pair++) combineFinal(pair, index);
  }
  store<u8>(MIX + ((suit << HONOUR_SHIFT) | honour), <u8>index);
}

function combineFinal(pair: i32, mix: i32): void {
  for (let sets = 0; sets <= MAX_SETS; sets++) {
    const away = wholeDistance(rowAt(PAIR_ROWS, pair), rowAt(MIX_ROWS, mix), sets);
    store<i8>(FINAL + ((sets << 16) | (pair << 8) | mix), <i8>(away - 1));
  }
}

// @ts-ignore: decorator
@inline
export function pairClass(suitA: i32, suitB: i32): i32 {
  return <i32>load<u8>(PAIR + ((suitA << 8) | suitB));
}

// @ts-ignore: decorator
@inline
export function mixClass(suit: i32, honour: i32): i32 {
  return <i32>load<u8>(MIX + ((suit << HONOUR_SHIFT) | honour));
}

/** Shanten of the standard form with `sets` concealed sets still to be made. */
// @ts-ignore: decorator
@inline
export function standardShanten(pair: i32, mix: i32, sets: i32): i32 {
  return <i32>load<i8>(FINAL + ((sets << 16) | (pair << 8) | mix));
}

export function distanceOfSuitClass(index: i32, sets: i32, pair: i32): i32 {
  return distance(rowAt(SUIT_ROWS, index), sets, pair);
}

let ownSuitRows: i32 = 0;
let ownPairRows: i32 = 0;
let ownMixRows: i32 = 0;

/** Remembers how many rows there are without melds; `forgetAddedRows` goes back to them. */
export function keepRows(): void {
  ownSuitRows = rowCount(SUIT_ROWS);
  ownPairRows = rowCount(PAIR_ROWS);
  ownMixRows = rowCount(MIX_ROWS);
}

/** Drops the rows that another hand's melds added. */
export function forgetAddedRows(): void {
  store<i32>(counts + (SUIT_ROWS << 2), ownSuitRows);
  store<i32>(counts + (PAIR_ROWS << 2), ownPairRows);
  store<i32>(counts + (MIX_ROWS << 2), ownMixRows);
}

/** Drops all rows but those of the honours: others come as they are met, and `keepRows` may keep them. */
export function clearRows(): void {
  ownSuitRows = ownPairRows = ownMixRows = 0;
  forgetAddedRows();
}

/** Loads the generated rows as suit classes 0..ROW_COUNT-1; before there are honours, combinations follow as they come (suits.ts). */
export function loadGeneratedRows(): void {
  clearRows();
  for (let i = 0; i < ROW_COUNT; i++) {
    let row: u64 = 0;
    for (let n = 0; n < 10; n++) row |= (<u64>load<u8>(ROW_DISTANCES + i * 10 + n)) << (n << 2);
    addSuitRow(row);
  }
  keepRows();
}
