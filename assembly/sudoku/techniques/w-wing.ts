/** W-wing: two cells {x, y} joined by a strong link on x: not both are x, so one is y. */
import { and, cellBoard, first, isEmpty, or, peers, rest, sees } from './board';
import { W_WING } from './ids.generated';
import { listPairs, pairCount, pairEnd, pairHouse } from './strong-links';
import { candidatesOf, cellsWith } from './state';
import { BASE, commit, EXTRA, isUseless, open, PATTERN, removeAll, showCandidates, showDigits, showHouse, showLink, STRONG, WEAK } from './step';

export function findWWings(): bool {
  for (let x = 0; x < 9; x++) {
    listPairs(x);
    for (let cells = cellsWith(2); !isEmpty(cells); cells = rest(cells)) {
      const a = first(cells), mask = candidatesOf(a);
      if (((mask >> x) & 1) == 0) continue;
      for (let others = rest(cells); !isEmpty(others); others = rest(others)) {
        const b = first(others);
        if (candidatesOf(b) != mask || sees(a, b)) continue;
        for (let pair = 0; pair < pairCount; pair++)
          if (join(x, a, b, pair, 0) || join(x, a, b, pair, 1)) return true;
      }
    }
  }
  return false;
}

function join(x: i32, a: i32, b: i32, pair: i32, end: i32): bool {
  const nearA = pairEnd(pair, end), nearB = pairEnd(pair, 1 - end);
  if (!sees(a, nearA) || !sees(b, nearB) || nearA == b || nearB == a) return false;
  const y = <i32>ctz(candidatesOf(a) & ~(1 << x));
  open(W_WING);
  removeAll(y, and(peers(a), peers(b)));
  if (isUseless()) return false;
  showDigits(PATTERN, 1 << x);
  showDigits(EXTRA, 1 << y);
  showHouse(BASE, pairHouse(pair));
  const cells = or(cellBoard(a), cellBoard(b));
  showCandidates(PATTERN, x, or(cells, or(cellBoard(nearA), cellBoard(nearB))));
  showCandidates(EXTRA, y, cells);
  showLink(STRONG, a, y, a, x);
  showLink(WEAK, a, x, nearA, x);
  showLink(STRONG, nearA, x, nearB, x);
  showLink(WEAK, nearB, x, b, x);
  showLink(STRONG, b, x, b, y);
  return commit();
}
