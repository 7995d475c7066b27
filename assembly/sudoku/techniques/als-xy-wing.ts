/**
 * ALS-XY-wing: a hinge set can't hold x together with one set, nor y together with another. It lacks at most one of them, so one of
 * the others lacks its digit and holds all else: a digit z of both is in one of them.
 */
import { removeCommon } from './als-xz';
import { cellsOfSet, digitsOfSet, listSets, restrictedCommons, setCount } from './als';
import { ALS_XY_WING_RULE } from './ids.generated';
import { SCRATCH } from './memory';
import { commitNew, EXTRA, ENDO, isUseless, open, PATTERN, showDigits, showMasks } from './step';

const MOST_CELLS: i32 = 8;

/** u16 x 2 each: a set that the hinge is restricted with, and the digits. */
let partnerCount: i32 = 0;

export function findAlsXyWings(): bool {
  listSets(MOST_CELLS);
  for (let hinge = 0; hinge < setCount; hinge++) if (searchFrom(hinge)) return true;
  return false;
}

function searchFrom(hinge: i32): bool {
  listPartners(hinge);
  for (let i = 0; i < partnerCount; i++)
    for (let j = i + 1; j < partnerCount; j++) {
      const a = partner(i), b = partner(j);
      const common = digitsOfSet(a) & digitsOfSet(b);
      if (common == 0) continue;
      for (let xs = restricted(i); xs != 0; xs &= xs - 1)
        for (let ys = restricted(j) & ~(xs & -xs); ys != 0; ys &= ys - 1) {
          const x = xs & -xs, y = ys & -ys;
          if ((common & ~x & ~y) != 0 && conclude(hinge, a, b, x, y)) return true;
        }
    }
  return false;
}

function listPartners(hinge: i32): void {
  partnerCount = 0;
  for (let set = 0; set < setCount; set++) {
    const digits = set == hinge ? 0 : restrictedCommons(hinge, set);
    if (digits == 0) continue;
    store<u16>(SCRATCH + 4 * partnerCount, <u16>set);
    store<u16>(SCRATCH + 4 * partnerCount++, <u16>digits, 2);
  }
}

// @ts-ignore: decorator
@inline
function partner(index: i32): i32 {
  return <i32>load<u16>(SCRATCH + 4 * index);
}

// @ts-ignore: decorator
@inline
function restricted(index: i32): i32 {
  return <i32>load<u16>(SCRATCH + 4 * index, 2);
}

function conclude(hinge: i32, a: i32, b: i32, x: i32, y: i32): bool {
  open(ALS_XY_WING_RULE);
  removeCommon(a, b, digitsOfSet(a) & digitsOfSet(b) & ~x & ~y);
  if (isUseless()) return false;
  showDigits(PATTERN, x);
  showDigits(EXTRA, y);
  showMasks(PATTERN, digitsOfSet(a), cellsOfSet(a));
  showMasks(EXTRA, digitsOfSet(b), cellsOfSet(b));
  showMasks(ENDO, digitsOfSet(hinge), cellsOfSet(hinge));
  return commitNew();
}
