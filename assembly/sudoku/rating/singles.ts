/** Hidden singles, those that fill the last cell of a house first; naked singles. */
import { cellAt } from '../techniques/geometry';
import { openHint, putDown, sink } from './hint';
import { BOX, COLUMN, emptiesOf, houseAt, lowest, maskOf, placesOf, ROW, size, valueOf } from './position';
import { HIDDEN_SINGLE, LAST_CELL, NAKED_SINGLE } from './scale';

export function findHiddenSingles(grid: usize): bool {
  return (
    hiddenIn(grid, BOX, true) || hiddenIn(grid, COLUMN, true) || hiddenIn(grid, ROW, true) ||
    hiddenIn(grid, BOX, false) || hiddenIn(grid, COLUMN, false) || hiddenIn(grid, ROW, false)
  );
}

function hiddenIn(grid: usize, kind: i32, last: bool): bool {
  for (let index = 0; index < 9; index++) {
    const house = houseAt(kind, index);
    if ((emptiesOf(house) == 1) != last) continue;
    for (let digit = 0; digit < 9; digit++) {
      const places = placesOf(grid, house, digit);
      if (size(places) != 1) continue;
      openHint(last ? LAST_CELL : HIDDEN_SINGLE, last ? 1.0 : kind == BOX ? 1.2 : 1.5);
      putDown(cellAt(house, lowest(places)), digit);
      if (sink()) return true;
    }
  }
  return false;
}

export function findNakedSingles(grid: usize): bool {
  for (let cell = 0; cell < 81; cell++) {
    const mask = maskOf(grid, cell);
    if (valueOf(cell) != 0 || size(mask) != 1) continue;
    openHint(NAKED_SINGLE, 2.3);
    putDown(cell, lowest(mask));
    if (sink()) return true;
  }
  return false;
}
