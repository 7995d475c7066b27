/**
 * Two conjugate pairs of a digit joined by a weak link between an end of each: one of the two free ends is right, so cells that
 * see both lose the digit. Two parallel lines joined in a line across are a skyscraper, a row and a column joined in a box a
 * 2-string kite, all others turbot fish.
 */
import { and, cellBoard, minus, or, peers, sees } from './board';
import { boxOf, FIRST_BOX, FIRST_COLUMN } from './geometry';
import { SKYSCRAPER, TURBOT_FISH, TWO_STRING_KITE } from './ids.generated';
import { listPairs, pairCount, pairEnd, pairHouse } from './strong-links';
import { commit, isUseless, open, PATTERN, removeAll, showCandidates, showHouse, showLink, BASE, STRONG, WEAK } from './step';

export function findSkyscrapers(): bool {
  return search(SKYSCRAPER);
}

export function findKites(): bool {
  return search(TWO_STRING_KITE);
}

export function findTurbotFish(): bool {
  return search(TURBOT_FISH);
}

function search(technique: i32): bool {
  for (let digit = 0; digit < 9; digit++) {
    listPairs(digit);
    for (let first = 0; first < pairCount; first++)
      for (let second = first + 1; second < pairCount; second++)
        for (let ends = 0; ends < 4; ends++)
          if (join(technique, digit, first, ends & 1, second, ends >> 1)) return true;
  }
  return false;
}

/** `near` ends are joined, the others free. */
function join(technique: i32, digit: i32, first: i32, nearFirst: i32, second: i32, nearSecond: i32): bool {
  const a = pairEnd(first, nearFirst), b = pairEnd(second, nearSecond);
  const freeA = pairEnd(first, 1 - nearFirst), freeB = pairEnd(second, 1 - nearSecond);
  if (a == b || a == freeB || b == freeA || freeA == freeB) return false;
  if (!sees(a, b) || kindOf(first, a, second, b) != technique) return false;
  open(technique);
  removeAll(digit, minus(and(peers(freeA), peers(freeB)), or(cellBoard(a), cellBoard(b))));
  if (isUseless()) return false;
  showHouse(BASE, pairHouse(first));
  showHouse(BASE, pairHouse(second));
  showCandidates(PATTERN, digit, or(or(cellBoard(a), cellBoard(b)), or(cellBoard(freeA), cellBoard(freeB))));
  showLink(STRONG, freeA, digit, a, digit);
  showLink(WEAK, a, digit, b, digit);
  showLink(STRONG, b, digit, freeB, digit);
  return commit();
}

function kindOf(first: i32, a: i32, second: i32, b: i32): i32 {
  const one = pairHouse(first), other = pairHouse(second);
  if (one >= FIRST_BOX || other >= FIRST_BOX) return TURBOT_FISH;
  const rowFirst = one < FIRST_COLUMN, rowSecond = other < FIRST_COLUMN;
  if (rowFirst == rowSecond) return rowFirst ? (a % 9 == b % 9 ? SKYSCRAPER : -1) : a / 9 == b / 9 ? SKYSCRAPER : -1;
  return boxOf(a) == boxOf(b) ? TWO_STRING_KITE : -1;
}
