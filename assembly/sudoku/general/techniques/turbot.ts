/**
 * Two strong links of a digit joined by a weak link between an end of each: one of the two free ends is right, so cells that see both
 * lose the digit. Two parallel lines joined in a line across are a skyscraper, a row and a column joined in a box or region a 2-string
 * kite, all others turbot fish.
 */
import { BOX, COLUMN, houseCountOf, houseOf, kindOf, REGION, ROW, side } from '../grid';
import { SKYSCRAPER, TURBOT_FISH, TWO_STRING_KITE } from '../../techniques/ids.generated';
import { dropCell, isIn, seeBoth, sees } from './seen';
import { BASE, commit, isUseless, open, PATTERN, removeSeen, showCandidate, showGroup, showLink, STRONG, WEAK } from './step';
import { linkCount, linkEnd, linkHouse, listLinks } from './strong-links';

export function findTurbots(technique: i32, digit: i32): bool {
  listLinks(digit);
  for (let first = 0; first < linkCount; first++)
    for (let second = first + 1; second < linkCount; second++)
      for (let ends = 0; ends < 4; ends++)
        if (join(technique, digit, first, ends & 1, second, ends >> 1)) return true;
  return false;
}

/** `near` ends are joined, the others free. */
function join(technique: i32, digit: i32, first: i32, nearFirst: i32, second: i32, nearSecond: i32): bool {
  const a = linkEnd(first, nearFirst), b = linkEnd(second, nearSecond);
  const freeA = linkEnd(first, 1 - nearFirst), freeB = linkEnd(second, 1 - nearSecond);
  if (a == b || a == freeB || b == freeA || freeA == freeB) return false;
  if (!sees(a, b) || nameOf(linkHouse(first), a, linkHouse(second), b) != technique) return false;
  seeBoth(freeA, freeB);
  dropCell(a);
  dropCell(b);
  open(technique);
  removeSeen(digit);
  if (isUseless()) return false;
  showCandidate(PATTERN, freeA, digit);
  showCandidate(PATTERN, a, digit);
  showCandidate(PATTERN, b, digit);
  showCandidate(PATTERN, freeB, digit);
  showLink(STRONG, freeA, digit, a, digit);
  showLink(WEAK, a, digit, b, digit);
  showLink(STRONG, b, digit, freeB, digit);
  showGroup(BASE, linkHouse(first));
  showGroup(BASE, linkHouse(second));
  return commit();
}

function nameOf(one: i32, a: i32, other: i32, b: i32): i32 {
  if (kindOf(one) > COLUMN || kindOf(other) > COLUMN) return TURBOT_FISH;
  if (kindOf(one) != kindOf(other)) return shareArea(a, b) ? TWO_STRING_KITE : TURBOT_FISH;
  const across = kindOf(one) == ROW ? a % side == b % side : a / side == b / side;
  return across ? SKYSCRAPER : TURBOT_FISH;
}

function shareArea(a: i32, b: i32): bool {
  for (let i = 0, count = houseCountOf(a); i < count; i++) {
    const house = houseOf(a, i);
    if ((kindOf(house) == BOX || kindOf(house) == REGION) && isIn(house, b)) return true;
  }
  return false;
}
