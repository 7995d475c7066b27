/**
 * Parts: the tiles of one suit of a hand, interned. A search meets few different parts, so all that is needed of one is
 * worked out once: its row class, the class after each tile more or less, and what the two special forms count. Drawing
 * or discarding a tile replaces one of a hand's four part numbers by a neighbour's.
 *
 *   offset  0  u32  code: the counts in base 5, lowest rank first, and the suit above them
 *           4  u8   row class
 *           5  u8   kinds held            (seven pairs)
 *           6  u8   kinds held twice
 *           7  u8   orphans held          (thirteen orphans)
 *           8  u8   orphans held twice
 *           9  u8   tiles held beyond the start's
 *          10  u16  ranks that change the class when one more is drawn, a bit a rank
 *          12  u16  ranks held, a bit a rank
 *          14  u8   kinds held four times
 *          15  u8   row class without a chow
 *          16  u8 x 9   counts
 *          32  u8 x 9   class with one more
 *          48  u8 x 9   class with one less
 *          64  u16 x 9  part with one more, 0 while unknown
 *          82  u16      its readings (suit-readings.ts), 0 while unknown
 *          84  u16 x 9  part with one less, 0 while unknown
 *         104  u16 x 3  part less one of each rank of 147, 258, 369 that it holds, 0 while unknown
 *         110  u8 x 9   class without a chow, with one more
 *         119  u8 x 9   class without a chow, with one less
 *
 * Where the rules allow a hand one chow, the other classes are those with a chow at most; elsewhere no part has a class without.
 */
import { cappedRow } from './caps';
import {
  MELDED, melded, PART_BYTES, PART_CAPACITY, PART_HASH, PART_HASH_SLOTS, PARTS, START, started,
} from './memory';
import { bareRow, oneChowRow, readOneChowRows } from './one-chow-rows';
import { clearRows, forgetAddedRows, keepRows, loadGeneratedRows, suitRowClass } from './rows';
import { honourClass, suitClass } from './suits';
import { COPIES, HONOURS, isOrphan, KINDS, suitLength, suitStart } from './tiles';

const SUIT_CODES: u32 = 1953125; // 5^9
const counts = memory.data(16);
const powers = memory.data<u32>([1, 5, 25, 125, 625, 3125, 15625, 78125, 390625]);

/** Numbers start at 1; 0 means unknown. */
let partCount: i32 = 1;
/** How often parts were forgotten: what is known by them is good while this stays. */
export let partsAge: i32 = 0;
let setsNeeded: i32 = 4;
/** Suits, a bit each, of which the melds hold tiles. */
let meldedSuits: i32 = 0;
let isFull: bool = false;
/** Whether hands may have one chow at most, and whether the melds leave room for it. */
let oneChow: bool = false;
let mayChow: bool = false;

/** What the parts depend on besides their tiles: MELDED and START as they were, 64 bytes apart. */
const table = memory.data(128);

/** Tells whether hands may have one chow at most. Where that changes, the rows are made anew: some milliseconds. */
export function allowOneChow(only: bool): void {
  if (only == oneChow) return;
  oneChow = only;
  partCount = 1;
  if (only) clearRows();
  else loadGeneratedRows();
}

/** Readies the parts for hands that need `sets` concealed sets, with the melds and the start now in memory. */
export function prepareParts(sets: i32): void {
  const usable = !isFull && partCount > 1 && partCount < PART_CAPACITY / 2;
  if (!usable || sets != setsNeeded || !isSameTable()) resetParts(sets);
}

function isSameTable(): bool {
  return memory.compare(table, MELDED, KINDS) == 0 && memory.compare(table + 64, START, KINDS) == 0;
}

function resetParts(sets: i32): void {
  // Rows that no meld has capped serve other hands as well.
  if (oneChow && meldedSuits == 0) keepRows();
  else forgetAddedRows();
  memory.copy(table, MELDED, KINDS);
  memory.copy(table + 64, START, KINDS);
  setsNeeded = sets;
  partCount = 1;
  partsAge++;
  isFull = false;
  meldedSuits = 0;
  mayChow = true;
  for (let suit = 0; suit <= HONOURS; suit++)
    for (let rank = 0; rank < suitLength(suit); rank++)
      noteMelded(suit, melded(suitStart(suit) + rank));
  memory.fill(PART_HASH, 0, <usize>(PART_HASH_SLOTS * 2));
}

/** Kinds of which melds hold one or two tiles lie in chows; where each lies in a pung as well, no set is missing. */
function noteMelded(suit: i32, copies: i32): void {
  if (copies == 0) return;
  meldedSuits |= 1 << suit;
  if (suit != HONOURS && copies < 3) mayChow = false;
}

/** True when a search met more parts than there is room for; its numbers are then worthless. */
export function partsFull(): bool {
  return isFull;
}

// @ts-ignore: decorator
@inline
export function partAt(part: i32): usize {
  return PARTS + <usize>part * PART_BYTES;
}

/** The part of `suit` with the counts (u8) at `tiles`. */
export function partOf(suit: i32, tiles: usize): i32 {
  let code: u32 = <u32>suit * SUIT_CODES;
  for (let rank = 0; rank < suitLength(suit); rank++) code += <u32>load<u8>(tiles + rank) * power(rank);
  return intern(code);
}

// @ts-ignore: decorator
@inline
function power(rank: i32): u32 {
  return load<u32>(powers + (rank << 2));
}

/** The part with one tile of `rank` more. */
// @ts-ignore: decorator
@inline
export function partWith(part: i32, rank: i32): i32 {
  const address = partAt(part) + (rank << 1);
  const known = <i32>load<u16>(address, 64);
  if (known) return known;
  const found = intern(load<u32>(partAt(part)) + power(rank));
  store<u16>(address, <u16>found, 64);
  return found;
}

/** The part, by address, with one tile of `rank` more than the part at `part` has. */
export function partMore(part: usize, rank: i32): usize {
  return partAt(partWith(<i32>((part - PARTS) / PART_BYTES), rank));
}

/** The same with one less. */
export function partLess(part: usize, rank: i32): usize {
  return partAt(partWithout(<i32>((part - PARTS) / PART_BYTES), rank));
}

/** The part with one tile of `rank` less. */
// @ts-ignore: decorator
@inline
export function partWithout(part: i32, rank: i32): i32 {
  const address = partAt(part) + (rank << 1);
  const known = <i32>load<u16>(address, 84);
  if (known) return known;
  const found = intern(load<u32>(partAt(part)) - power(rank));
  store<u16>(address, <u16>found, 84);
  return found;
}

/** Ranks 0, 3 and 6, a bit each. */
export const ROW_RANKS: i32 = 0b1001001;

/** The part, by address, without one tile of each rank `row`, `row` + 3, `row` + 6 that it holds. */
export function partLessRow(part: usize, row: i32): usize {
  const slot = part + (row << 1);
  const known = <i32>load<u16>(slot, 104);
  if (known) return partAt(known);
  let code = load<u32>(part);
  for (let ranks = heldIn(part) & (ROW_RANKS << row); ranks; ranks &= ranks - 1) code -= power(ctz(ranks));
  const found = intern(code);
  store<u16>(slot, <u16>found, 104);
  return partAt(found);
}

function intern(code: u32): i32 {
  let slot = (code * 0x9e3779b1) >>> 17;
  for (;;) {
    const part = <i32>load<u16>(PART_HASH + (slot << 1));
    if (part == 0) break;
    if (load<u32>(partAt(part)) == code) return part;
    slot = (slot + 1) & <u32>(PART_HASH_SLOTS - 1);
  }
  if (partCount >= PART_CAPACITY) {
    isFull = true;
    return 1;
  }
  const part = partCount++;
  store<u16>(PART_HASH + (slot << 1), <u16>part);
  fill(partAt(part), code);
  return part;
}

function fill(part: usize, code: u32): void {
  const suit = <i32>(code / SUIT_CODES);
  memory.fill(part, 0, PART_BYTES);
  store<u32>(part, code);
  code %= SUIT_CODES;
  for (let rank = 0; rank < 9; rank++) {
    store<u8>(counts + rank, <u8>(code % 5));
    code /= 5;
  }
  memory.copy(part + 16, counts, 9);
  fillForms(part, suit);
  fillClasses(part, suit);
}

/** What seven pairs and thirteen orphans count, and how far the part has left the start. */
function fillForms(part: usize, suit: i32): void {
  let kinds = 0, pairs = 0, fours = 0, orphans = 0, orphanPairs = 0, held = 0, excess = 0;
  for (let rank = 0; rank < suitLength(suit); rank++) {
    const count = <i32>load<u8>(counts + rank);
    if (count == 0) continue;
    excess += max(0, count - started(suitStart(suit) + rank));
    held |= 1 << rank;
    kinds++;
    if (count > 1) pairs++;
    if (count == COPIES) fours++;
    if (!isOrphan(suit, rank)) continue;
    orphans++;
    if (count > 1) orphanPairs++;
  }
  store<u8>(part, <u8>kinds, 5);
  store<u8>(part, <u8>pairs, 6);
  store<u8>(part, <u8>orphans, 7);
  store<u8>(part, <u8>orphanPairs, 8);
  store<u8>(part, <u8>excess, 9);
  store<u16>(part, <u16>held, 12);
  store<u8>(part, <u8>fours, 14);
}

function fillClasses(part: usize, suit: i32): void {
  const own = classOf(suit);
  const ownBare = bare;
  let changing = 0;
  for (let rank = 0; rank < suitLength(suit); rank++) {
    const count = <i32>load<u8>(counts + rank);
    if (count < COPIES) {
      const more = classWith(suit, rank, count + 1);
      store<u8>(part + rank, <u8>more, 32);
      store<u8>(part + rank, <u8>bare, 110);
      if (more != own || bare != ownBare) changing |= 1 << rank;
    }
    if (count > 0) {
      store<u8>(part + rank, <u8>classWith(suit, rank, count - 1), 48);
      store<u8>(part + rank, <u8>bare, 119);
    }
    store<u8>(counts + rank, <u8>count);
  }
  store<u8>(part, <u8>own, 4);
  store<u8>(part, <u8>ownBare, 15);
  store<u16>(part, <u16>changing, 10);
}

function classWith(suit: i32, rank: i32, count: i32): i32 {
  store<u8>(counts + rank, <u8>count);
  return classOf(suit);
}

/**
 * The row class of `counts`. Honours of which the hand has a meld are left out: the one copy more is of no use, and
 * another kind serves as well wherever a set or pair is to be made from nothing.
 */
function classOf(suit: i32): i32 {
  const capped = (meldedSuits >> suit) & 1;
  if (suit == HONOURS) return capped ? freeHonourClass() : honourClass(counts);
  if (oneChow) return oneChowClass(suit);
  return capped ? suitRowClass(cappedRow(counts, MELDED + suitStart(suit)), setsNeeded) : suitClass(counts);
}

/** The class without a chow that goes with the class found last; 0 where rules do not count chows. */
let bare: i32 = 0;

function oneChowClass(suit: i32): i32 {
  readOneChowRows(counts, MELDED + suitStart(suit), mayChow);
  bare = suitRowClass(bareRow, setsNeeded);
  return suitRowClass(oneChowRow, setsNeeded);
}

const freeHonours = memory.data(16);

function freeHonourClass(): i32 {
  for (let rank = 0; rank < 7; rank++) {
    const usable = melded(suitStart(HONOURS) + rank) == 0;
    store<u8>(freeHonours + rank, usable ? load<u8>(counts + rank) : 0);
  }
  return honourClass(freeHonours);
}

// @ts-ignore: decorator
@inline
export function rowClass(part: usize): i32 {
  return <i32>load<u8>(part, 4);
}

// @ts-ignore: decorator
@inline
export function kindsIn(part: usize): i32 {
  return <i32>load<u8>(part, 5);
}

// @ts-ignore: decorator
@inline
export function pairsIn(part: usize): i32 {
  return <i32>load<u8>(part, 6);
}

/** The row class without a chow. */
// @ts-ignore: decorator
@inline
export function bareClass(part: usize): i32 {
  return <i32>load<u8>(part, 15);
}

// @ts-ignore: decorator
@inline
export function bareClassWithMore(part: usize, rank: i32): i32 {
  return <i32>load<u8>(part + rank, 110);
}

// @ts-ignore: decorator
@inline
export function bareClassWithLess(part: usize, rank: i32): i32 {
  return <i32>load<u8>(part + rank, 119);
}

/** Kinds held four times. */
// @ts-ignore: decorator
@inline
export function foursIn(part: usize): i32 {
  return <i32>load<u8>(part, 14);
}

// @ts-ignore: decorator
@inline
export function orphansIn(part: usize): i32 {
  return <i32>load<u8>(part, 7);
}

// @ts-ignore: decorator
@inline
export function orphanPairsIn(part: usize): i32 {
  return <i32>load<u8>(part, 8);
}

/** Tiles that the start does not hold. */
// @ts-ignore: decorator
@inline
export function excessIn(part: usize): i32 {
  return <i32>load<u8>(part, 9);
}

/** Ranks that change the row class when one more is drawn, a bit a rank. */
// @ts-ignore: decorator
@inline
export function changingIn(part: usize): i32 {
  return <i32>load<u16>(part, 10);
}

/** Ranks held, a bit a rank. */
// @ts-ignore: decorator
@inline
export function heldIn(part: usize): i32 {
  return <i32>load<u16>(part, 12);
}

// @ts-ignore: decorator
@inline
export function countIn(part: usize, rank: i32): i32 {
  return <i32>load<u8>(part + rank, 16);
}

/** Writes the nine counts (u8) of a part. */
// @ts-ignore: decorator
@inline
export function copyCounts(part: usize, to: usize): void {
  store<u64>(to, load<u64>(part, 16));
  store<u8>(to, load<u8>(part, 24), 8);
}

// @ts-ignore: decorator
@inline
export function classWithMore(part: usize, rank: i32): i32 {
  return <i32>load<u8>(part + rank, 32);
}

// @ts-ignore: decorator
@inline
export function classWithLess(part: usize, rank: i32): i32 {
  return <i32>load<u8>(part + rank, 48);
}
