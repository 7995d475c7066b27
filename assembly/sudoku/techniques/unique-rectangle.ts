/**
 * Unique rectangles: if all four corners held {a, b} alone, a grid with one solution would have two. Some corner, of those with
 * more candidates, holds something else. A corner may have lost a or b already; one at least is {a, b}.
 */
import { corner, cornerBoard, RECTANGLE_COUNT } from './rectangles';
import { candidatesOf, isUnique } from './state';
import { EXTRA, PATTERN, showCells, showDigits, showMasks } from './step';

/** The rectangle being looked at: its number, its two digits, and the corners with others, a bit each. */
export let rectangle: i32 = 0;
export let pair: i32 = 0;
export let extraCorners: i32 = 0;

/** Goes on to the next rectangle, first from `restart` on; false after the last. */
export function nextRectangle(): bool {
  for (; position < 4 * RECTANGLE_COUNT; position++) if (read(position >> 2, position & 3)) return ++position > 0;
  return false;
}

let position: i32 = 0;

export function restart(): void {
  position = isUnique ? 0 : 4 * RECTANGLE_COUNT;
}

/** Whether the corner `index`, and none before it, gives the pair of a rectangle that all corners fit. */
function read(number: i32, index: i32): bool {
  const digits = candidatesOf(corner(number, index));
  if (popcnt(digits) != 2) return false;
  let extras = 0;
  for (let other = 0; other < 4; other++) {
    const mask = candidatesOf(corner(number, other));
    if ((mask & digits) == 0 || (other < index && mask == digits)) return false;
    if ((mask & ~digits) != 0) extras |= 1 << other;
  }
  rectangle = number;
  pair = digits;
  extraCorners = extras;
  return true;
}

/** What the corners with other candidates have besides the pair, together. */
export function extraDigits(): i32 {
  let digits = 0;
  for (let index = 0; index < 4; index++) if ((extraCorners >> index) & 1) digits |= candidatesOf(corner(rectangle, index));
  return digits & ~pair;
}

/** Whether every corner with other candidates has the same one. */
export function sameExtra(): bool {
  const extra = extraDigits();
  if (popcnt(extra) != 1) return false;
  for (let index = 0; index < 4; index++)
    if ((extraCorners >> index) & 1 && (candidatesOf(corner(rectangle, index)) & extra) == 0) return false;
  return true;
}

export function showRectangle(): void {
  showCells(PATTERN, cornerBoard(rectangle, 15));
  showDigits(PATTERN, pair);
  showMasks(PATTERN, pair, cornerBoard(rectangle, 15));
}

/** The candidates besides the pair. */
export function showExtras(): void {
  showDigits(EXTRA, extraDigits());
  showMasks(EXTRA, extraDigits(), cornerBoard(rectangle, extraCorners));
}

