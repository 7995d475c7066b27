/** The position that steps are looked for in: what stands, what open cells may hold, and the houses and cages as groups of cells. */
import { cageCount, cageSize, cellOfCage, cellOfHouse, cells, houseCount, peerCount, peerOf, side } from '../grid';
import { CELL_SET_BYTES, DIGIT_CELLS, OPEN_DIGITS, STANDING, START } from '../memory';

/** Grows with every change. */
export let version: u32 = 0;

/** Takes over START and STANDING, which the caller has written. */
export function loadPosition(): void {
  version++;
  memory.fill(DIGIT_CELLS, 0, 25 * CELL_SET_BYTES);
  for (let cell = 0; cell < cells; cell++) {
    const digits = standing(cell) > 0 ? 0 : load<u32>(START + 4 * cell);
    store<u32>(OPEN_DIGITS + 4 * cell, digits);
    for (let left = digits; left != 0; left &= left - 1) flip(<i32>ctz(left), cell);
  }
}

function flip(digit: i32, cell: i32): void {
  const at = wordAddress(digit, cell >> 5);
  version++;
  store<u32>(at, load<u32>(at) ^ (1 << (cell & 31)));
}

// @ts-ignore: decorator
@inline
function wordAddress(digit: i32, word: i32): usize {
  return DIGIT_CELLS + <usize>digit * CELL_SET_BYTES + 4 * word;
}

/** The open cells from 32 x `word` on that may hold a digit, a bit each. */
// @ts-ignore: decorator
@inline
export function digitWord(digit: i32, word: i32): u32 {
  return load<u32>(wordAddress(digit, word));
}

/** Of an open cell, a bit each from digit 0 on; 0 where a digit stands. */
// @ts-ignore: decorator
@inline
export function candidatesOf(cell: i32): u32 {
  return load<u32>(OPEN_DIGITS + 4 * cell);
}

/** The digit that stands in a cell, from 1; 0 for none. */
// @ts-ignore: decorator
@inline
export function standing(cell: i32): i32 {
  return <i32>load<u8>(STANDING + cell);
}

/** Takes a candidate away; nothing where it is gone already. */
export function remove(cell: i32, digit: i32): void {
  const digits = candidatesOf(cell);
  if (((digits >> digit) & 1) == 0) return;
  store<u32>(OPEN_DIGITS + 4 * cell, digits ^ (1 << digit));
  flip(digit, cell);
}

/** Puts a digit in its cell; its peers lose it. */
export function place(cell: i32, digit: i32): void {
  if (standing(cell) > 0) return;
  for (let digits = candidatesOf(cell); digits != 0; digits &= digits - 1) remove(cell, <i32>ctz(digits));
  store<u8>(STANDING + cell, <u8>(digit + 1));
  for (let i = 0; i < peerCount(cell); i++) remove(peerOf(cell, i), digit);
}

/** Groups are the houses, then the cages: cells that differ. */
export function groupCount(): i32 {
  return houseCount + cageCount;
}

export function sizeOfGroup(group: i32): i32 {
  return group < houseCount ? side : cageSize(group - houseCount);
}

export function cellOfGroup(group: i32, place: i32): i32 {
  return group < houseCount ? cellOfHouse(group, place) : cellOfCage(group - houseCount, place);
}

/** The places of a group that may hold a digit, a bit each. */
export function placesIn(group: i32, digit: i32): u32 {
  let places: u32 = 0;
  for (let place = 0, size = sizeOfGroup(group); place < size; place++)
    places |= ((candidatesOf(cellOfGroup(group, place)) >> digit) & 1) << place;
  return places;
}
