/**
 * Unique rectangles and loops: cells that all may hold the same two digits, each house they touch having two of them, of different
 * parity. Were there nothing else in them, the grid would have two solutions. Of all loops the easiest is wanted, then the lowest
 * type, then the first found: by starting cell, following boxes, rows, columns.
 */
import { cellAt, houseOf } from '../techniques/geometry';
import { SMALL } from './memory';
import { BOX, COLUMN, lowest, maskOf, ROW, size } from './position';
import { judgeLoop, loopCell, noLoopYet, someLoop, setLoopCell } from './unique-loop-types';

/** Loops stop growing here: a loop has at most two cells in each of nine rows. */
const LONGEST: i32 = 18;

let start: i32 = 0;
let pair: i32 = 0;
let length: i32 = 0;

export function findUniqueLoops(grid: usize): bool {
  noLoopYet();
  for (start = 0; start < 81; start++) {
    pair = maskOf(grid, start);
    if (size(pair) != 2) continue;
    length = 0;
    extend(grid, start, 2, 0, -1);
  }
  return someLoop();
}

/**
 * Goes on from the loop's last cell. `spare`: cells that may still have other digits; `others`: such digits so far. Those of cells
 * tried beside it count too: so it is in Sudoku Explainer 1.2.1, which for that misses a few loops.
 */
function extend(grid: usize, cell: i32, spare: i32, others: i32, lastKind: i32): void {
  setLoopCell(length++, cell);
  others = inHouse(grid, cell, BOX, spare, others, lastKind);
  others = inHouse(grid, cell, ROW, spare, others, lastKind);
  inHouse(grid, cell, COLUMN, spare, others, lastKind);
  length--;
}

/** `others`, and those that were met. */
function inHouse(grid: usize, cell: i32, kind: i32, spare: i32, others: i32, lastKind: i32): i32 {
  if (kind == lastKind) return others;
  const house = houseOf(cell, kind);
  for (let place = 0; place < 9; place++) {
    const next = cellAt(house, place);
    if (next == start && length >= 4) {
      if (touchesHousesTwice()) judgeLoop(grid, length, pair);
      continue;
    }
    const digits = maskOf(grid, next);
    if (length == LONGEST || (digits & pair) != pair || isInLoop(next)) continue;
    others = (others | digits) & ~pair;
    if (digits != pair && size(others) != 1 && spare <= 0) continue;
    extend(grid, next, digits == pair ? spare : spare - 1, others, kind);
  }
  return others;
}

function isInLoop(cell: i32): bool {
  for (let i = 0; i < length; i++) if (loopCell(i) == cell) return true;
  return false;
}

/** Whether each house that the loop touches has one cell at an even and one at an odd number of it. */
function touchesHousesTwice(): bool {
  const even = SMALL + 128, odd = SMALL + 160;
  memory.fill(even, 0, 64);
  for (let i = 0; i < length; i++)
    for (let kind = 0; kind < 3; kind++) {
      const at = (i & 1 ? odd : even) + houseOf(loopCell(i), kind);
      if (load<u8>(at) != 0) return false;
      store<u8>(at, 1);
    }
  return memory.compare(even, odd, 27) == 0;
}
