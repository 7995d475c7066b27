/**
 * Empty rectangle: in a box a digit has places only in a cross of one row and one column. A conjugate pair with one end in the
 * cross's row (column) and the other outside: either that end is right, or the cross's row is, which leaves its column.
 * So the cell where the far end's line meets the cross's other line loses the digit.
 *
 *     . x .   |       |
 *     x + x   |   a====    a=b conjugate pair; the far end b, below, meets the cross's column below: * loses the digit
 *     . x .   |       |
 *       *     |       b
 */
import { and, cellBoard, count, isEmpty, minus, or, within } from './board';
import { boxOf, cellAt, FIRST_BOX, FIRST_COLUMN, houseBoard } from './geometry';
import { EMPTY_RECTANGLE } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { listPairs, pairCount, pairEnd, pairHouse } from './strong-links';
import { digitBoard } from './state';
import { BASE, commit, COVER, EXTRA, isUseless, open, PATTERN, removeAll, showCandidates, showHouse, showLink, STRONG } from './step';

export function findEmptyRectangles(): bool {
  for (let digit = 0; digit < 9; digit++) {
    listPairs(digit, 0, FIRST_BOX);
    for (let box = FIRST_BOX; box < HOUSE_COUNT; box++)
      for (let middle = 0; middle < 9; middle++) if (searchCross(digit, box, cellAt(box, middle))) return true;
  }
  return false;
}

/** The cross of the row and the column of a cell of the box. */
function searchCross(digit: i32, box: i32, middle: i32): bool {
  const row = middle / 9, column = FIRST_COLUMN + (middle % 9);
  const places = and(digitBoard(digit), houseBoard(box));
  const cross = or(houseBoard(row), houseBoard(column));
  if (count(places) < 2 || !within(places, cross)) return false;
  if (isEmpty(minus(places, houseBoard(row))) || isEmpty(minus(places, houseBoard(column)))) return false;
  for (let pair = 0; pair < pairCount; pair++)
    for (let end = 0; end < 2; end++) if (conclude(digit, box, row, column, pair, end)) return true;
  return false;
}

function conclude(digit: i32, box: i32, row: i32, column: i32, pair: i32, end: i32): bool {
  const near = pairEnd(pair, end), far = pairEnd(pair, 1 - end);
  if (boxOf(near) == box || boxOf(far) == box) return false;
  // A pair in a column starts from the cross's row and ends on its column.
  const isColumn = pairHouse(pair) >= FIRST_COLUMN;
  const target = isColumn ? 9 * (far / 9) + (column - 9) : 9 * row + (far % 9);
  if (isColumn ? near / 9 != row : near % 9 != column - 9) return false;
  if (boxOf(target) == box) return false;
  open(EMPTY_RECTANGLE);
  removeAll(digit, cellBoard(target));
  if (isUseless()) return false;
  showHouse(BASE, box);
  showHouse(COVER, pairHouse(pair));
  showCandidates(PATTERN, digit, or(cellBoard(near), cellBoard(far)));
  showCandidates(EXTRA, digit, houseBoard(box));
  showLink(STRONG, near, digit, far, digit);
  return commit();
}
