/**
 * The uniqueness tests, by where a unique rectangle has more than its pair {a, b}:
 *
 *   1  one corner: it is neither a nor b
 *   2  two on a side, both one same c: c is in one of them
 *   3  two on a side (uniqueness-subset.ts)
 *   4  two on a side, a house of which has a nowhere else: the other of them is not b
 *   5  as 2, two opposite corners or three
 *   6  two opposite ones, where a stands in both rows, or both columns, in corners only: it is not in them
 */
import { seenByAll, within } from './board';
import { boardAt, houseOf } from './geometry';
import {
  UNIQUENESS_TEST_TYPE_1, UNIQUENESS_TEST_TYPE_2, UNIQUENESS_TEST_TYPE_4, UNIQUENESS_TEST_TYPE_5, UNIQUENESS_TEST_TYPE_6,
} from './ids.generated';
import { areOpposite, corner, cornerBoard, isConfined } from './rectangles';
import { placesIn } from './state';
import { BASE, commit, isUseless, open, removeAll, removeDigits, showHouse } from './step';
import { extraCorners, extraDigits, nextRectangle, pair, rectangle, restart, sameExtra, showExtras, showRectangle } from './unique-rectangle';

export function findUniqueness1(): bool {
  for (restart(); nextRectangle(); ) {
    if (popcnt(extraCorners) != 1) continue;
    open(UNIQUENESS_TEST_TYPE_1);
    removeDigits(pair, cornerBoard(rectangle, extraCorners));
    if (finish()) return true;
  }
  return false;
}

export function findUniqueness2(): bool {
  for (restart(); nextRectangle(); ) if (areOnSide() && removeShared(UNIQUENESS_TEST_TYPE_2)) return true;
  return false;
}

export function findUniqueness5(): bool {
  for (restart(); nextRectangle(); ) {
    if (!areOpposite(extraCorners) && popcnt(extraCorners) != 3) continue;
    if (removeShared(UNIQUENESS_TEST_TYPE_5)) return true;
  }
  return false;
}

/** Whether two corners of one side have other candidates. */
export function areOnSide(): bool {
  return popcnt(extraCorners) == 2 && !areOpposite(extraCorners);
}

function removeShared(technique: i32): bool {
  if (!sameExtra()) return false;
  open(technique);
  removeDigits(extraDigits(), seenByAll(cornerBoard(rectangle, extraCorners)));
  return finish();
}

export function findUniqueness4(): bool {
  for (restart(); nextRectangle(); ) {
    if (!areOnSide()) continue;
    const roof = cornerBoard(rectangle, extraCorners);
    const cell = corner(rectangle, <i32>ctz(extraCorners));
    for (let kind = 0; kind < 3; kind++)
      for (let digits = pair; digits != 0; digits &= digits - 1) {
        const digit = <i32>ctz(digits), house = houseOf(cell, kind);
        const places = placesIn(house, digit);
        if (popcnt(places) != 2 || !within(roof, boardAt(house, places))) continue;
        open(UNIQUENESS_TEST_TYPE_4);
        removeDigits(pair & ~(1 << digit), roof);
        if (isUseless()) continue;
        showHouse(BASE, house);
        if (finish()) return true;
      }
  }
  return false;
}

export function findUniqueness6(): bool {
  for (restart(); nextRectangle(); ) {
    if (!areOpposite(extraCorners)) continue;
    for (let digits = pair; digits != 0; digits &= digits - 1) {
      const digit = <i32>ctz(digits);
      if (!isInCorners(digit, 0) && !isInCorners(digit, 1)) continue;
      open(UNIQUENESS_TEST_TYPE_6);
      removeAll(digit, cornerBoard(rectangle, extraCorners));
      if (finish()) return true;
    }
  }
  return false;
}

/** Whether a digit stands in both lines of the rectangle, `kind` 0 the rows, 1 the columns, in corners only. */
function isInCorners(digit: i32, kind: i32): bool {
  return (
    isConfined(rectangle, digit, houseOf(corner(rectangle, 0), kind)) && isConfined(rectangle, digit, houseOf(corner(rectangle, 2), kind))
  );
}

function finish(): bool {
  if (isUseless()) return false;
  showRectangle();
  showExtras();
  return commit();
}
