/** XY-wing and XYZ-wing: whatever the pivot is, one of the cells holds z. */
import { and, cellBoard, first, isEmpty, or, peers, rest } from './board';
import { XY_WING, XYZ_WING } from './ids.generated';
import { candidatesOf, cellsWith } from './state';
import { commit, EXTRA, isUseless, open, PATTERN, removeAll, showCandidates, showDigits, showMasks } from './step';

export function findXyWings(): bool {
  return search(XY_WING, 2);
}

export function findXyzWings(): bool {
  return search(XYZ_WING, 3);
}

function search(technique: i32, pivotSize: i32): bool {
  const bivalue = cellsWith(2);
  for (let pivots = cellsWith(pivotSize); !isEmpty(pivots); pivots = rest(pivots)) {
    const pivot = first(pivots);
    for (let near = and(peers(pivot), bivalue); !isEmpty(near); near = rest(near))
      for (let others = rest(near); !isEmpty(others); others = rest(others))
        if (conclude(technique, pivot, first(near), first(others))) return true;
  }
  return false;
}

function conclude(technique: i32, pivot: i32, a: i32, b: i32): bool {
  const inPivot = candidatesOf(pivot), inA = candidatesOf(a), inB = candidatesOf(b);
  const z = inA & inB;
  if (popcnt(z) != 1 || popcnt(inPivot | inA | inB) != 3) return false;
  // The pivot of an XY-wing has what its pincers do not share, that of an XYZ-wing all three.
  if (technique == XY_WING && inPivot != (inA ^ inB)) return false;
  let holders = or(cellBoard(a), cellBoard(b));
  let seen = and(peers(a), peers(b));
  if (technique == XYZ_WING) {
    holders = or(holders, cellBoard(pivot));
    seen = and(seen, peers(pivot));
  }
  const digit = <i32>ctz(z);
  open(technique);
  removeAll(digit, seen);
  if (isUseless()) return false;
  showDigits(PATTERN, inPivot | inA | inB);
  showDigits(EXTRA, z);
  showMasks(PATTERN, inPivot & ~z, cellBoard(pivot));
  showMasks(PATTERN, (inA | inB) & ~z, or(cellBoard(a), cellBoard(b)));
  showCandidates(EXTRA, digit, holders);
  return commit();
}
