/** XY-wing and XYZ-wing: whatever the pivot is, one of the cells holds z. W-wing: of two cells {x, y} not both are x, so one is y. */
import { cells, peerCount, peerOf } from '../grid';
import { W_WING, XY_WING, XYZ_WING } from '../../techniques/ids.generated';
import { candidatesOf } from './position';
import { seeBoth, seenFrom, sees } from './seen';
import {
  BASE, commit, EXTRA, isUseless, open, PATTERN, removeSeen, showCandidate, showCandidates, showDigits, showGroup, showLink, STRONG, WEAK,
} from './step';
import { linkCount, linkEnd, linkHouse, listLinks } from './strong-links';

export function findXyWings(technique: i32, pivot: i32): bool {
  if (<i32>popcnt(candidatesOf(pivot)) != (technique == XY_WING ? 2 : 3)) return false;
  for (let i = 0, count = peerCount(pivot); i < count; i++) {
    const a = peerOf(pivot, i);
    if (popcnt(candidatesOf(a)) != 2) continue;
    for (let j = i + 1; j < count; j++) if (concludeXy(technique, pivot, a, peerOf(pivot, j))) return true;
  }
  return false;
}

function concludeXy(technique: i32, pivot: i32, a: i32, b: i32): bool {
  const inPivot = candidatesOf(pivot), inA = candidatesOf(a), inB = candidatesOf(b);
  const z = inA & inB;
  if (popcnt(inB) != 2 || popcnt(z) != 1 || popcnt(inPivot | inA | inB) != 3) return false;
  // The pivot of an XY-wing has what its pincers do not share, that of an XYZ-wing all three.
  if (technique == XY_WING && inPivot != (inA ^ inB)) return false;
  seeBoth(a, b);
  if (technique == XYZ_WING) seenFrom(pivot);
  open(technique);
  removeSeen(<i32>ctz(z));
  if (isUseless()) return false;
  showDigits(PATTERN, inPivot | inA | inB);
  showDigits(EXTRA, z);
  showCandidates(PATTERN, pivot, ~z);
  showCandidates(PATTERN, a, ~z);
  showCandidates(PATTERN, b, ~z);
  showCandidates(EXTRA, a, z);
  showCandidates(EXTRA, b, z);
  if (technique == XYZ_WING) showCandidates(EXTRA, pivot, z);
  return commit();
}

export function findWWings(x: i32): bool {
  listLinks(x);
  if (linkCount == 0) return false;
  for (let a = 0; a < cells; a++) {
    const digits = candidatesOf(a);
    if (popcnt(digits) != 2 || ((digits >> x) & 1) == 0) continue;
    for (let b = a + 1; b < cells; b++) if (candidatesOf(b) == digits && !sees(a, b) && joinTwins(x, a, b)) return true;
  }
  return false;
}

function joinTwins(x: i32, a: i32, b: i32): bool {
  for (let link = 0; link < linkCount; link++)
    for (let end = 0; end < 2; end++) if (concludeW(x, a, b, link, linkEnd(link, end), linkEnd(link, 1 - end))) return true;
  return false;
}

function concludeW(x: i32, a: i32, b: i32, link: i32, nearA: i32, nearB: i32): bool {
  if (!sees(a, nearA) || !sees(b, nearB) || nearA == b || nearB == a) return false;
  const y = <i32>ctz(candidatesOf(a) & ~(1 << x));
  seeBoth(a, b);
  open(W_WING);
  removeSeen(y);
  if (isUseless()) return false;
  showDigits(PATTERN, 1 << x);
  showDigits(EXTRA, 1 << y);
  showCandidate(PATTERN, a, x);
  showCandidate(PATTERN, nearA, x);
  showCandidate(PATTERN, nearB, x);
  showCandidate(PATTERN, b, x);
  showCandidate(EXTRA, a, y);
  showCandidate(EXTRA, b, y);
  showLink(STRONG, a, y, a, x);
  showLink(WEAK, a, x, nearA, x);
  showLink(STRONG, nearA, x, nearB, x);
  showLink(WEAK, nearB, x, b, x);
  showLink(STRONG, b, x, b, y);
  showGroup(BASE, linkHouse(link));
  return commit();
}
