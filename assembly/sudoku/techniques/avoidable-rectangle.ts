/**
 * Avoidable rectangles: digits that were not given, placed in corners of a rectangle, could be exchanged if all four corners held
 * a and b crosswise, so the open corners do not complete that. Type 1: one is open. Type 2: two on a side are, each with what it
 * would need and one same digit c besides: c is in one of them.
 */
import { cellBoard, or, seenByAll } from './board';
import { AVOIDABLE_RECTANGLE_TYPE_1, AVOIDABLE_RECTANGLE_TYPE_2 } from './ids.generated';
import { corner, cornerBoard, RECTANGLE_COUNT } from './rectangles';
import { candidatesOf, isGiven, isUnique, valueOf } from './state';
import { commit, EXTRA, isUseless, open, PATTERN, removeAll, removeDigits, showCells, showDigits, showMasks } from './step';

export function findAvoidable1(): bool {
  if (!isUnique) return false;
  for (let rectangle = 0; rectangle < RECTANGLE_COUNT; rectangle++)
    for (let index = 0; index < 4; index++) if (concludeOne(rectangle, index)) return true;
  return false;
}

/** The digit, from 1, that the player placed in a corner; 0 for none. */
function placed(rectangle: i32, index: i32): i32 {
  const cell = corner(rectangle, index);
  return isGiven(cell) ? 0 : valueOf(cell);
}

function concludeOne(rectangle: i32, index: i32): bool {
  const beside = placed(rectangle, index + 1), across = placed(rectangle, index + 2);
  if (beside == 0 || across == 0 || placed(rectangle, index + 3) != beside) return false;
  open(AVOIDABLE_RECTANGLE_TYPE_1);
  removeAll(across - 1, cornerBoard(rectangle, 1 << index));
  if (isUseless()) return false;
  showCells(PATTERN, cornerBoard(rectangle, 15));
  showDigits(PATTERN, (1 << (beside - 1)) | (1 << (across - 1)));
  return commit();
}

export function findAvoidable2(): bool {
  if (!isUnique) return false;
  for (let rectangle = 0; rectangle < RECTANGLE_COUNT; rectangle++)
    for (let index = 0; index < 4; index++) if (concludeTwo(rectangle, index)) return true;
  return false;
}

/** The corners `index` and the next are open; the two after them are placed. */
function concludeTwo(rectangle: i32, index: i32): bool {
  const a = placed(rectangle, index + 2), b = placed(rectangle, index + 3);
  if (a == 0 || b == 0) return false;
  const one = corner(rectangle, index), other = corner(rectangle, index + 1);
  const inOne = candidatesOf(one), inOther = candidatesOf(other);
  if (popcnt(inOne) != 2 || popcnt(inOther) != 2) return false;
  const shared = inOne & ~(1 << (a - 1));
  if (popcnt(shared) != 1 || inOther != (shared | (1 << (b - 1)))) return false;
  const cells = or(cellBoard(one), cellBoard(other));
  open(AVOIDABLE_RECTANGLE_TYPE_2);
  removeDigits(shared, seenByAll(cells));
  if (isUseless()) return false;
  showCells(PATTERN, cornerBoard(rectangle, 15));
  showDigits(PATTERN, (1 << (a - 1)) | (1 << (b - 1)));
  showDigits(EXTRA, shared);
  showMasks(PATTERN, (1 << (a - 1)) | (1 << (b - 1)), cells);
  showMasks(EXTRA, shared, cells);
  return commit();
}
