/**
 * What follows from the candidates without guessing: a known digit leaves its peers; a digit with one place in a house stands
 * there; cages keep what some sum allows. Runs until nothing changes or the frame is contradictory.
 *
 * Cells known but not yet taken from their peers wait in PENDING; houses, and cages behind them, that have changed wait in
 * DIRTY, a ring in which each comes once at a time.
 */
import { narrowCage } from './cages';
import { findLocked } from './locked';
import { digitsAt, setDigits } from './frames';
import {
  allDigits, cageCount, cageOf, cellOfHouse, cells, houseCount, houseCountOf, houseOf, peerCount, peerOf, side,
} from './grid';
import { DIRTY, DIRTY_FLAGS, DIRTY_SLOTS, NO_CAGE, PENDING, UNLOCKED } from './memory';

/**
 * The largest grid on which locked candidates are looked for. On jigsaws and with chess moves they halve the time and
 * better; on 16x16 and 25x25 they cost more than they save.
 */
const LOCKED_SIDE: i32 = 9;

let pendingStart: i32 = 0;
let pendingEnd: i32 = 0;
let dirtyStart: i32 = 0;
let dirtyEnd: i32 = 0;

/** The cell at which the last propagation failed, or one of the house or cage. */
export let failedCell: i32 = 0;

/** Takes up all of a frame that nothing has been concluded from. */
export function beginPropagation(frame: usize): bool {
  forget();
  for (let cell = 0; cell < cells; cell++) {
    const digits = digitsAt(frame, cell);
    if (digits == 0) return fail(cell);
    if ((digits & (digits - 1)) == 0) addPending(cell);
  }
  for (let house = 0; house < houseCount + cageCount; house++) addDirty(house);
  return true;
}

/** Leaves a cell with no digits but `digits`; false when none is left. */
export function keepOnly(frame: usize, cell: i32, digits: u32): bool {
  const before = digitsAt(frame, cell);
  const now = before & digits;
  if (now == before) return true;
  if (now == 0) return fail(cell);
  setDigits(frame, cell, now);
  if ((now & (now - 1)) == 0) addPending(cell);
  for (let i = 0, count = houseCountOf(cell); i < count; i++) addDirty(houseOf(cell, i));
  const cage = cageOf(cell);
  if (cage != NO_CAGE) addDirty(houseCount + cage);
  return true;
}

/** False when the frame cannot be completed. */
export function propagate(frame: usize): bool {
  while (followSingles(frame)) {
    const house = side <= LOCKED_SIDE ? takeUnlocked() : -1;
    if (house < 0) {
      forget();
      return true;
    }
    if (!findLocked(frame, house)) return false;
  }
  return false;
}

/** Propagation by singles and cages alone. */
export function followSingles(frame: usize): bool {
  while (pendingStart < pendingEnd || dirtyStart != dirtyEnd)
    if (!(pendingStart < pendingEnd ? leavePeers(frame, takePending()) : look(frame, takeDirty()))) return false;
  return true;
}

/** A house that has changed since its locked candidates were looked for, or -1. */
function takeUnlocked(): i32 {
  for (let house = 0; house < houseCount; house++) {
    if (!load<u8>(UNLOCKED + house)) continue;
    store<u8>(UNLOCKED + house, 0);
    return house;
  }
  return -1;
}

function look(frame: usize, item: i32): bool {
  return item < houseCount ? findPlaces(frame, item) : narrowCage(frame, item - houseCount);
}

function leavePeers(frame: usize, cell: i32): bool {
  const others = ~digitsAt(frame, cell);
  for (let i = 0, count = peerCount(cell); i < count; i++)
    if (!keepOnly(frame, peerOf(cell, i), others)) return false;
  return true;
}

/** Every digit has a place in the house; those with one stand there. */
function findPlaces(frame: usize, house: i32): bool {
  let once: u32 = 0;
  let twice: u32 = 0;
  for (let i = 0; i < side; i++) {
    const digits = digitsAt(frame, cellOfHouse(house, i));
    twice |= once & digits;
    once |= digits;
  }
  if (once != allDigits) return fail(cellOfHouse(house, 0));
  const singles = once & ~twice;
  if (singles == 0) return true;
  for (let i = 0; i < side; i++) {
    const cell = cellOfHouse(house, i);
    const single = digitsAt(frame, cell) & singles;
    if (single == 0) continue;
    if ((single & (single - 1)) != 0) return fail(cell);
    if (!keepOnly(frame, cell, single)) return false;
  }
  return true;
}

function addPending(cell: i32): void {
  store<u16>(PENDING + 2 * pendingEnd++, <u16>cell);
}

function takePending(): i32 {
  return <i32>load<u16>(PENDING + 2 * pendingStart++);
}

function addDirty(item: i32): void {
  if (item < houseCount) store<u8>(UNLOCKED + item, 1);
  if (load<u8>(DIRTY_FLAGS + item)) return;
  store<u8>(DIRTY_FLAGS + item, 1);
  store<u16>(DIRTY + 2 * dirtyEnd, <u16>item);
  dirtyEnd = (dirtyEnd + 1) & (DIRTY_SLOTS - 1);
}

function takeDirty(): i32 {
  const item = <i32>load<u16>(DIRTY + 2 * dirtyStart);
  dirtyStart = (dirtyStart + 1) & (DIRTY_SLOTS - 1);
  store<u8>(DIRTY_FLAGS + item, 0);
  return item;
}

/** Notes where a contradiction was met. */
export function fail(cell: i32): bool {
  failedCell = cell;
  forget();
  return false;
}

function forget(): void {
  pendingStart = pendingEnd = 0;
  while (dirtyStart != dirtyEnd) takeDirty();
}
