/**
 * Grids: what each cell may hold, and the places each digit may take in each house. Several are in use at a time, so that a grid is
 * named by its address. The digits that stand are the same for all of them.
 */
import { cellAt, houseOf, placeOf } from '../techniques/geometry';
import { CELLS_BYTES, EMPTIES, GRID_BYTES, POSITION, STANDING, VALUES } from './memory';

/** The kinds of houses, as techniques/geometry counts them. */
export const ROW: i32 = 0;
export const COLUMN: i32 = 1;
export const BOX: i32 = 2;
export const FIRST_COLUMN: i32 = 9;
export const FIRST_BOX: i32 = 18;

// @ts-ignore: decorator
@inline
export function size(mask: i32): i32 {
  return <i32>popcnt(mask);
}

// @ts-ignore: decorator
@inline
export function lowest(mask: i32): i32 {
  return <i32>ctz(mask);
}

/** The n-th house of a kind. */
// @ts-ignore: decorator
@inline
export function houseAt(kind: i32, index: i32): i32 {
  return 9 * kind + index;
}

/** The candidates of a cell, nine bits; 0 where a digit stands. */
// @ts-ignore: decorator
@inline
export function maskOf(grid: usize, cell: i32): i32 {
  return <i32>load<u16>(grid + 2 * cell);
}

// @ts-ignore: decorator
@inline
export function mayHold(grid: usize, cell: i32, digit: i32): bool {
  return ((maskOf(grid, cell) >> digit) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function placesAddress(grid: usize, house: i32, digit: i32): usize {
  return grid + CELLS_BYTES + 32 * house + 2 * digit;
}

/** The places of a house that a digit may take, nine bits. */
// @ts-ignore: decorator
@inline
export function placesOf(grid: usize, house: i32, digit: i32): i32 {
  return <i32>load<u16>(placesAddress(grid, house, digit));
}

// @ts-ignore: decorator
@inline
export function valueOf(cell: i32): i32 {
  return <i32>load<u8>(VALUES + cell);
}

// @ts-ignore: decorator
@inline
export function emptiesOf(house: i32): i32 {
  return <i32>load<u8>(EMPTIES + house);
}

/** How often a digit stands in the grid. */
// @ts-ignore: decorator
@inline
export function standing(digit: i32): i32 {
  return <i32>load<u8>(STANDING + digit);
}

// @ts-ignore: decorator
@inline
export function copyGrid(to: usize, from: usize): void {
  memory.copy(to, from, GRID_BYTES);
}

/** Reads VALUES: what they leave to the empty cells. */
export function readValues(): void {
  memory.fill(POSITION, 0, GRID_BYTES);
  memory.fill(EMPTIES, 0, 32);
  memory.fill(STANDING, 0, 9);
  for (let cell = 0; cell < 81; cell++) {
    const value = valueOf(cell);
    if (value != 0) store<u8>(STANDING + value - 1, <u8>(standing(value - 1) + 1));
    else {
      for (let kind = 0; kind < 3; kind++) store<u8>(EMPTIES + houseOf(cell, kind), <u8>(emptiesOf(houseOf(cell, kind)) + 1));
      const left = leftTo(cell);
      for (let mask = left; mask != 0; mask &= mask - 1) add(cell, lowest(mask));
    }
  }
}

function leftTo(cell: i32): i32 {
  let taken = 0;
  for (let kind = 0; kind < 3; kind++)
    for (let place = 0; place < 9; place++) {
      const value = valueOf(cellAt(houseOf(cell, kind), place));
      if (value != 0) taken |= 1 << (value - 1);
    }
  return 0x1ff & ~taken;
}

function add(cell: i32, digit: i32): void {
  store<u16>(POSITION + 2 * cell, <u16>(maskOf(POSITION, cell) | (1 << digit)));
  for (let kind = 0; kind < 3; kind++) {
    const at = placesAddress(POSITION, houseOf(cell, kind), digit);
    store<u16>(at, <u16>(<i32>load<u16>(at) | (1 << placeOf(cell, kind))));
  }
}

/** Takes a candidate away; nothing where it is gone. */
export function removeFrom(grid: usize, cell: i32, digit: i32): void {
  store<u16>(grid + 2 * cell, <u16>(maskOf(grid, cell) & ~(1 << digit)));
  for (let kind = 0; kind < 3; kind++) {
    const at = placesAddress(grid, houseOf(cell, kind), digit);
    store<u16>(at, <u16>(<i32>load<u16>(at) & ~(1 << placeOf(cell, kind))));
  }
}

/** Puts a digit into POSITION. */
export function place(cell: i32, digit: i32): void {
  for (let mask = maskOf(POSITION, cell); mask != 0; mask &= mask - 1) removeFrom(POSITION, cell, lowest(mask));
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(cell, kind);
    store<u8>(EMPTIES + house, <u8>(emptiesOf(house) - 1));
    for (let at = 0; at < 9; at++) removeFrom(POSITION, cellAt(house, at), digit);
  }
  store<u8>(VALUES + cell, <u8>(digit + 1));
  store<u8>(STANDING + digit, <u8>(standing(digit) + 1));
}

/** The next number with as many bits, in order of size; 0x200 or more where that needs a tenth bit. */
// @ts-ignore: decorator
@inline
export function nextSubset(subset: i32): i32 {
  const low = subset & -subset;
  const ripple = subset + low;
  return ripple | (((subset ^ ripple) >> 2) / low);
}
