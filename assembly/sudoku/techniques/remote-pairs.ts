/**
 * Remote pairs: cells {x, y} that see one another in a chain take turns. Of two that are three links or more apart, an odd number, one
 * is x and the other y: cells that see both lose x and y.
 */
import { and, cellBoard, count, first, isEmpty, meet, minus, none, or, peers, rest, seenByAny, sees } from './board';
import { REMOTE_PAIRS } from './ids.generated';
import { candidatesOf, cellsWith } from './state';
import { commit, EXTRA, isUseless, open, PATTERN, removeDigits, showDigits, showLink, showMasks, WEAK } from './step';

let even: v128 = i64x2.splat(0);
let odd: v128 = i64x2.splat(0);

export function findRemotePairs(): bool {
  for (let left = cellsWith(2); !isEmpty(left); ) {
    const start = first(left), digits = candidatesOf(start);
    collect(start, sameAs(digits, left));
    left = minus(left, or(even, odd));
    if (count(or(even, odd)) >= 4 && conclude(digits)) return true;
  }
  return false;
}

function sameAs(digits: i32, cells: v128): v128 {
  let same = none();
  for (; !isEmpty(cells); cells = rest(cells)) if (candidatesOf(first(cells)) == digits) same = or(same, cellBoard(first(cells)));
  return same;
}

/** All cells that chains reach from `start`, by whether their number of links is even or odd. */
function collect(start: i32, cells: v128): void {
  even = cellBoard(start);
  odd = none();
  for (let before = 0; before != count(or(even, odd)); ) {
    before = count(or(even, odd));
    odd = or(odd, minus(and(seenByAny(even), cells), even));
    even = or(even, minus(and(seenByAny(odd), cells), odd));
  }
}

function conclude(digits: i32): bool {
  // Two of a kind that see each other: the position has no solution.
  if (meet(seenByAny(even), even) || meet(seenByAny(odd), odd)) return false;
  open(REMOTE_PAIRS);
  for (let some = even; !isEmpty(some); some = rest(some))
    for (let others = minus(odd, peers(first(some))); !isEmpty(others); others = rest(others))
      removeDigits(digits, and(peers(first(some)), peers(first(others))));
  if (isUseless()) return false;
  showDigits(PATTERN, digits);
  showMasks(PATTERN, digits, even);
  showMasks(EXTRA, digits, odd);
  showLinks(<i32>ctz(digits));
  return commit();
}

function showLinks(digit: i32): void {
  for (let some = even; !isEmpty(some); some = rest(some))
    for (let others = odd; !isEmpty(others); others = rest(others))
      if (sees(first(some), first(others))) showLink(WEAK, first(some), digit, first(others), digit);
}
