/**
 * Locked candidates: the few places of a digit in a house may all see a cell outside; it then cannot hold the digit. By
 * peers, so that boxes, regions, diagonals and chess moves are all the same.
 */
import { digitsAt } from './frames';
import { cellOfHouse, cells, peerBits, side } from './grid';
import { keepOnly } from './propagate';

/** Takes digits with two to four places in a house from the cells that all of these see. */
export function findLocked(frame: usize, house: i32): bool {
  let one: u32 = 0;
  let two: u32 = 0;
  let three: u32 = 0;
  let four: u32 = 0;
  let five: u32 = 0;
  for (let i = 0; i < side; i++) {
    const digits = digitsAt(frame, cellOfHouse(house, i));
    five |= four & digits;
    four |= three & digits;
    three |= two & digits;
    two |= one & digits;
    one |= digits;
  }
  for (let few = two & ~five; few != 0; few &= few - 1)
    if (!takeFromSeen(frame, house, few & (0 - few))) return false;
  return true;
}

function takeFromSeen(frame: usize, house: i32, digit: u32): bool {
  for (let word = 0; 32 * word < cells; word++) {
    let seen: u32 = 0xffffffff;
    for (let i = 0; i < side; i++) {
      const cell = cellOfHouse(house, i);
      if (digitsAt(frame, cell) & digit) seen &= peerBits(cell, word);
    }
    for (; seen != 0; seen &= seen - 1) {
      const cell = 32 * word + <i32>ctz(seen);
      if (!keepOnly(frame, cell, ~digit)) return false;
    }
  }
  return true;
}
