/**
 * Hidden rectangle: one corner is {a, b}; in the row and in the column of the opposite corner, a stands in corners only. Were
 * the opposite corner b, its two neighbours would be a and the first corner b: it is not b.
 */
import { cellBoard } from './board';
import { houseOf } from './geometry';
import { HIDDEN_RECTANGLE } from './ids.generated';
import { corner, isConfined } from './rectangles';
import { candidatesOf } from './state';
import { BASE, commit, isUseless, open, removeAll, showHouse, showLink, STRONG } from './step';
import { extraCorners, nextRectangle, pair, rectangle, restart, showExtras, showRectangle } from './unique-rectangle';

export function findHiddenRectangles(): bool {
  for (restart(); nextRectangle(); ) {
    if (popcnt(extraCorners) < 2) continue;
    for (let index = 0; index < 4; index++) {
      if (candidatesOf(corner(rectangle, index)) != pair) continue;
      for (let digits = pair; digits != 0; digits &= digits - 1) if (conclude(index + 2, <i32>ctz(digits))) return true;
    }
  }
  return false;
}

function conclude(opposite: i32, digit: i32): bool {
  const cell = corner(rectangle, opposite);
  for (let kind = 0; kind < 2; kind++) if (!isConfined(rectangle, digit, houseOf(cell, kind))) return false;
  const other = <i32>ctz(pair & ~(1 << digit));
  open(HIDDEN_RECTANGLE);
  removeAll(other, cellBoard(cell));
  if (isUseless()) return false;
  showHouse(BASE, houseOf(cell, 0));
  showHouse(BASE, houseOf(cell, 1));
  showRectangle();
  showExtras();
  showLink(STRONG, cell, digit, corner(rectangle, opposite + 1), digit);
  showLink(STRONG, cell, digit, corner(rectangle, opposite - 1), digit);
  return commit();
}
