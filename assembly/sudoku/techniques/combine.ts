/**
 * Two finds of one technique told as one: siamese fish, with the same bases and other covers and fins; dual kites, through the same
 * two cells of a box; dual empty rectangles, in the same box.
 */
import { find } from './finders';
import { INFERENCES, SCRATCH, SCRATCH_BYTES, STEP_CAPACITY } from './memory';
import { addRecord, BASE, commitNew, haveSameResults, HOUSE, itemAt, itemsIn, lengthOf, LINK, open, stepCount, takeAside, wantMore, WEAK } from './step';

/** With the same base houses; the first a `single`, the second one or a `partner`. */
export function findSiamese(technique: i32, single: i32, partner: i32 = -1): bool {
  return combineFinds(technique, single, partner, false);
}

/** With the same cells of the weak link. */
export function findDualKites(technique: i32, single: i32): bool {
  return combineFinds(technique, single, -1, true);
}

function combineFinds(technique: i32, single: i32, partner: i32, byLink: bool): bool {
  const wanted = wantMore(STEP_CAPACITY), before = stepCount;
  find(single);
  const singles = stepCount - before;
  if (partner >= 0) find(partner);
  return combine(technique, before, singles, wanted, byLink);
}

/** Of siamese fish whose single ones have been found already: all steps there are. */
export function combineSiamese(technique: i32): bool {
  return combine(technique, 0, stepCount, STEP_CAPACITY, false);
}

/** u32 x 2 a step that was taken aside: where it is, and its signature. No chains are followed meanwhile. */
const FINDS: usize = INFERENCES;

/** Takes the steps from number `before` on aside and combines them; the first of a pair is one of the first `singles`. */
function combine(technique: i32, before: i32, singles: i32, wanted: i32, byLink: bool): bool {
  const found = takeAside(before, SCRATCH, SCRATCH_BYTES);
  wantMore(wanted);
  listFinds(found, byLink);
  for (let i = 0; i < min(found, singles); i++) {
    const one = load<u32>(FINDS + 8 * i), own = load<u32>(FINDS + 8 * i, 4);
    for (let j = i + 1; j < found; j++) {
      if (load<u32>(FINDS + 8 * j, 4) != own) continue;
      const other = load<u32>(FINDS + 8 * j);
      if (haveSameResults(one, other)) continue;
      open(technique);
      addRecord(one);
      addRecord(other);
      if (commitNew()) return true;
    }
  }
  return false;
}

function listFinds(found: i32, byLink: bool): void {
  let at = SCRATCH;
  for (let i = 0; i < found; i++, at += lengthOf(at)) {
    store<u32>(FINDS + 8 * i, <u32>at);
    store<u32>(FINDS + 8 * i, signature(at, byLink), 4);
  }
}

function signature(at: usize, byLink: bool): u32 {
  let houses: u32 = 0;
  for (let i = 0; i < itemsIn(at); i++) {
    const item = itemAt(at, i);
    const kind = <i32>(item >> 28), role = <i32>(item >> 24) & 15, a = (item >> 12) & 0xfff, b = item & 0xfff;
    if (byLink) {
      if (kind == LINK && role == WEAK) return 81 * min(a / 9, b / 9) + max(a / 9, b / 9);
    } else if (kind == HOUSE && role == BASE) houses |= 1 << a;
  }
  return houses;
}
