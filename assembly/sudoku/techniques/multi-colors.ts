/**
 * Two components of one digit. Where a colour of one sees both colours of the other, it is wrong (multi-colours 2). Where a colour
 * of one sees a colour of the other, not both are right, so one of the two opposite colours is: cells that see both
 * opposites lose the digit (multi-colours 1).
 */
import { and, meet, seenByAny } from './board';
import { MULTI_COLORS_1, MULTI_COLORS_2 } from './ids.generated';
import { colour, componentCount, listComponents, showComponent } from './simple-colors';
import { commit, ENDO, EXTRA, FOURTH, isUseless, open, PATTERN, removeAll, showDigits } from './step';

export function findMultiColors1(): bool {
  return search(MULTI_COLORS_1);
}

export function findMultiColors2(): bool {
  return search(MULTI_COLORS_2);
}

function search(technique: i32): bool {
  for (let digit = 0; digit < 9; digit++) {
    listComponents(digit);
    for (let a = 0; a < componentCount; a++)
      for (let b = 0; b < componentCount; b++) {
        if (a == b) continue;
        if (technique == MULTI_COLORS_1) {
          if (a < b && bridge(digit, a, b)) return true;
        } else if (fold(digit, a, b, 0) || fold(digit, a, b, 1)) return true;
      }
  }
  return false;
}

/** All bridges between two components at once. */
function bridge(digit: i32, a: i32, b: i32): bool {
  open(MULTI_COLORS_1);
  for (let side = 0; side < 2; side++)
    for (let other = 0; other < 2; other++)
      if (meet(seenByAny(colour(a, side)), colour(b, other)))
        removeAll(digit, and(seenByAny(colour(a, 1 - side)), seenByAny(colour(b, 1 - other))));
  return !isUseless() && finish(digit, a, b);
}

function fold(digit: i32, a: i32, b: i32, side: i32): bool {
  const seen = seenByAny(colour(a, side));
  if (!meet(seen, colour(b, 0)) || !meet(seen, colour(b, 1))) return false;
  open(MULTI_COLORS_2);
  removeAll(digit, colour(a, side));
  return !isUseless() && finish(digit, a, b);
}

function finish(digit: i32, a: i32, b: i32): bool {
  showDigits(PATTERN, 1 << digit);
  showComponent(digit, a, PATTERN, EXTRA);
  showComponent(digit, b, ENDO, FOURTH);
  return commit();
}
