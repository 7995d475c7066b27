/** The cells that see every cell of a pattern: one set at a time. */
import { cells, houseCountOf, houseOf, peerBits, cellOfHouse, side } from '../grid';
import { CELL_SET_BYTES, SEEN } from '../memory';
import { cellOfGroup } from './position';

/** Of no cell yet: all. */
export function seeAll(): void {
  memory.fill(SEEN, 0xff, CELL_SET_BYTES);
}

/** Only those that see this cell, too. */
export function seenFrom(cell: i32): void {
  for (let word = 0; 32 * word < cells; word++) store<u32>(SEEN + 4 * word, seenWord(word) & peerBits(cell, word));
}

/** Of two cells. */
export function seeBoth(a: i32, b: i32): void {
  seeAll();
  seenFrom(a);
  seenFrom(b);
}

/** Of some places of a group, a bit each. */
export function seePlaces(group: i32, places: u32): void {
  seeAll();
  for (; places != 0; places &= places - 1) seenFrom(cellOfGroup(group, <i32>ctz(places)));
}

// @ts-ignore: decorator
@inline
export function seenWord(word: i32): u32 {
  return load<u32>(SEEN + 4 * word);
}

export function sees(a: i32, b: i32): bool {
  return ((peerBits(a, b >> 5) >> (b & 31)) & 1) != 0;
}

/** Whether a house has a cell. */
export function isIn(house: i32, cell: i32): bool {
  for (let i = 0, count = houseCountOf(cell); i < count; i++) if (houseOf(cell, i) == house) return true;
  return false;
}

/** Whether a house has some places of a group, a bit each. */
export function holds(house: i32, group: i32, places: u32): bool {
  for (; places != 0; places &= places - 1) if (!isIn(house, cellOfGroup(group, <i32>ctz(places)))) return false;
  return true;
}

/** Only those in a house. */
export function keepHouse(house: i32): void {
  for (let word = 0; 32 * word < cells; word++) {
    let inside: u32 = 0;
    for (let i = 0; i < side; i++) {
      const cell = cellOfHouse(house, i);
      if (cell >> 5 == word) inside |= 1 << (cell & 31);
    }
    store<u32>(SEEN + 4 * word, seenWord(word) & inside);
  }
}

/** Without those in a house. */
export function dropHouse(house: i32): void {
  for (let i = 0; i < side; i++) {
    const cell = cellOfHouse(house, i);
    const at = SEEN + 4 * (cell >> 5);
    store<u32>(at, load<u32>(at) & ~(1 << (cell & 31)));
  }
}

/** Without one cell. */
export function dropCell(cell: i32): void {
  const at = SEEN + 4 * (cell >> 5);
  store<u32>(at, load<u32>(at) & ~(1 << (cell & 31)));
}
