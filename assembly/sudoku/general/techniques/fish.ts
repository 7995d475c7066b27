/** Basic fish: the places of a digit in n rows lie in n columns, or the other way round; it leaves the columns' other cells. */
import { cellOfHouse, side } from '../grid';
import { JELLYFISH, SWORDFISH, X_WING } from '../../techniques/ids.generated';
import { placesIn } from './position';
import { BASE, commit, COVER, isUseless, open, PATTERN, removeDigits, showDigits, showGroup, showPlaces } from './step';

let size: i32 = 2;
let digit: i32 = 0;
/** The first base line, and the first cover line: houses are the rows, then the columns, then all others. */
let baseOffset: i32 = 0;
let coverOffset: i32 = 0;

export function findFish(ofDigit: i32, n: i32): bool {
  digit = ofDigit;
  size = n;
  for (baseOffset = 0; baseOffset <= side; baseOffset += side) {
    coverOffset = side - baseOffset;
    if (choose(0, 0, 0, n)) return true;
  }
  return false;
}

/** `bases`: lines by bit; `covers`: lines across, where these have places. */
function choose(from: i32, bases: u32, covers: u32, missing: i32): bool {
  if (missing == 0) return <i32>popcnt(covers) == size && conclude(bases, covers);
  for (let line = from; line <= side - missing; line++) {
    const own = placesIn(baseOffset + line, digit);
    const union = covers | own;
    if (popcnt(own) < 2 || <i32>popcnt(union) > size) continue;
    if (choose(line + 1, bases | (1 << line), union, missing - 1)) return true;
  }
  return false;
}

function conclude(bases: u32, covers: u32): bool {
  open(size == 2 ? X_WING : size == 3 ? SWORDFISH : JELLYFISH);
  for (let left = covers; left != 0; left &= left - 1)
    for (let along = 0; along < side; along++)
      if (((bases >> along) & 1) == 0) removeDigits(cellOfHouse(coverOffset + <i32>ctz(left), along), 1 << digit);
  if (isUseless()) return false;
  showDigits(PATTERN, 1 << digit);
  for (let left = bases; left != 0; left &= left - 1) showPlaces(PATTERN, baseOffset + <i32>ctz(left), covers, 1 << digit);
  for (let left = bases; left != 0; left &= left - 1) showGroup(BASE, baseOffset + <i32>ctz(left));
  for (let left = covers; left != 0; left &= left - 1) showGroup(COVER, coverOffset + <i32>ctz(left));
  return commit();
}
