/**
 * Uniqueness test 3: two corners on a side of a unique rectangle have other candidates. One of them holds such a candidate: the
 * two act as one cell with these alone, which may be part of a naked subset in a house of both.
 */
import { and, cellBoard, first, isEmpty, minus, none, or, rest, within } from './board';
import { houseBoard, houseOf } from './geometry';
import { UNIQUENESS_TEST_TYPE_3 } from './ids.generated';
import { corner, cornerBoard } from './rectangles';
import { candidatesOf, openCells } from './state';
import { BASE, commit, EXTRA, isUseless, open, removeDigits, showDigits, showHouse, showMasks } from './step';
import { extraCorners, extraDigits, nextRectangle, rectangle, restart, showExtras, showRectangle } from './unique-rectangle';
import { areOnSide } from './uniqueness-tests';

let roof: v128 = i64x2.splat(0);
let house: i32 = 0;

export function findUniqueness3(): bool {
  for (restart(); nextRectangle(); ) {
    if (!areOnSide()) continue;
    roof = cornerBoard(rectangle, extraCorners);
    const cell = corner(rectangle, <i32>ctz(extraCorners));
    for (let kind = 0; kind < 3; kind++) {
      house = houseOf(cell, kind);
      if (!within(roof, houseBoard(house))) continue;
      if (choose(minus(and(houseBoard(house), openCells()), roof), none(), 0, extraDigits())) return true;
    }
  }
  return false;
}

function choose(left: v128, chosen: v128, size: i32, digits: i32): bool {
  if (size > 0 && <i32>popcnt(digits) == size + 1 && conclude(chosen, digits)) return true;
  for (; !isEmpty(left); left = rest(left)) {
    const cell = first(left);
    if (choose(rest(left), or(chosen, cellBoard(cell)), size + 1, digits | candidatesOf(cell))) return true;
  }
  return false;
}

function conclude(chosen: v128, digits: i32): bool {
  const all = or(chosen, roof);
  open(UNIQUENESS_TEST_TYPE_3);
  for (let kind = 0; kind < 3; kind++) {
    const other = houseOf(first(all), kind);
    if (within(all, houseBoard(other))) removeDigits(digits, minus(houseBoard(other), all));
  }
  if (isUseless()) return false;
  showHouse(BASE, house);
  showRectangle();
  showExtras();
  showDigits(EXTRA, digits);
  showMasks(EXTRA, digits, chosen);
  return commit();
}
