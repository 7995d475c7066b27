/**
 * ALS-XZ: two almost locked sets that can't both hold x, so one lacks x and holds all else; a digit z of both is in one of them. If
 * they can't both hold y either, each lacks one of the two and all their other digits are locked.
 */
import { cellsOfSet, digitsOfSet, listSets, restrictedCommons, seenOfSet, setCount } from './als';
import { and } from './board';
import { ALS_XZ_RULE } from './ids.generated';
import { commitNew, EXTRA, isUseless, open, PATTERN, removeAll, showDigits, showMasks } from './step';

/** A set of a whole house needs no partner. */
const MOST_CELLS: i32 = 8;

export function findAlsXz(): bool {
  listSets(MOST_CELLS);
  for (let a = 0; a < setCount; a++)
    for (let b = a + 1; b < setCount; b++) {
      const common = digitsOfSet(a) & digitsOfSet(b);
      if ((common & (common - 1)) == 0) continue;
      const restricted = restrictedCommons(a, b);
      if (restricted == 0) continue;
      if ((restricted & (restricted - 1)) == 0 ? conclude(a, b, restricted) : concludeTwice(a, b, restricted)) return true;
    }
  return false;
}

function conclude(a: i32, b: i32, x: i32): bool {
  open(ALS_XZ_RULE);
  removeCommon(a, b, digitsOfSet(a) & digitsOfSet(b) & ~x);
  if (isUseless()) return false;
  showDigits(EXTRA, x);
  return showSets(a, b);
}

/** Takes digits from the cells that see them in both sets. */
export function removeCommon(a: i32, b: i32, digits: i32): void {
  for (; digits != 0; digits &= digits - 1) {
    const digit = <i32>ctz(digits);
    removeAll(digit, and(seenOfSet(a, digit), seenOfSet(b, digit)));
  }
}

function concludeTwice(a: i32, b: i32, restricted: i32): bool {
  open(ALS_XZ_RULE);
  removeCommon(a, b, restricted);
  removeLocked(a, restricted);
  removeLocked(b, restricted);
  if (isUseless()) return false;
  showDigits(EXTRA, restricted);
  return showSets(a, b);
}

function removeLocked(set: i32, restricted: i32): void {
  for (let left = digitsOfSet(set) & ~restricted; left != 0; left &= left - 1) {
    const digit = <i32>ctz(left);
    removeAll(digit, seenOfSet(set, digit));
  }
}

function showSets(a: i32, b: i32): bool {
  showMasks(PATTERN, digitsOfSet(a), cellsOfSet(a));
  showMasks(EXTRA, digitsOfSet(b), cellsOfSet(b));
  return commitNew();
}
