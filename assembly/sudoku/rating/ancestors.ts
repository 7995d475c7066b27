/** How many nodes a node of a record rests on, itself included, and which; how complex chains are that nest others. */
import { Level, nestedComplexity, nestedIdentity, setOverflow } from './level';
import { COUNTED, COUNTED_CAPACITY, NONE, REACH_LIST, REACH_MARKS } from './memory';
import { hasNested, keepAncestors, knownAncestors, nestedAt, nodeAt, offsetOf, parentAt, parentCount } from './record';

let visit: u32 = 0;

/** Lists what a node rests on, nearest first; how many. */
export function reach(record: usize, offset: usize): i32 {
  if (++visit == 0) {
    memory.fill(REACH_MARKS, 0, 4 * 1458);
    visit = 1;
  }
  let count = 0;
  mark(nodeAt(record, offset));
  store<u16>(REACH_LIST, <u16>(offset >> 1));
  count = 1;
  for (let i = 0; i < count; i++) {
    const at = reached(i);
    for (let n = 0, parents = parentCount(record, at); n < parents; n++) {
      const parent = parentAt(record, at, n);
      if (!mark(parent)) continue;
      store<u16>(REACH_LIST + 2 * count++, <u16>(offsetOf(record, parent) >> 1));
    }
  }
  return count;
}

/** The offset of the n-th node that `reach` has listed. */
// @ts-ignore: decorator
@inline
export function reached(n: i32): usize {
  return 2 * <usize>load<u16>(REACH_LIST + 2 * n);
}

/** False where it was marked in this visit already. */
// @ts-ignore: decorator
@inline
function mark(node: i32): bool {
  const at = REACH_MARKS + 4 * node;
  if (load<u32>(at) == visit) return false;
  store<u32>(at, visit);
  return true;
}

export function ancestors(record: usize, offset: usize): i32 {
  const known = knownAncestors(record, offset);
  if (known != 0) return known;
  const count = reach(record, offset);
  keepAncestors(record, offset, count);
  return count;
}

/** Nested chains counted already in the hint at hand. */
let counted: i32 = 0;

export function forgetCounted(): void {
  counted = 0;
}

/** What the chains nested in this one add, each counted once a hint. */
export function nestedIn(level: Level, record: usize, offset: usize): i32 {
  if (!hasNested(record)) return 0;
  let sum = 0;
  for (let i = 0, count = reach(record, offset); i < count; i++) {
    const number = nestedAt(record, reached(i));
    if (number != NONE && isNew(nestedIdentity(level, number))) sum += nestedComplexity(level, number);
  }
  return sum;
}

function isNew(identity: u64): bool {
  for (let i = 0; i < counted; i++) if (load<u64>(COUNTED + 8 * <usize>i) == identity) return false;
  if (counted == COUNTED_CAPACITY) setOverflow(true);
  else store<u64>(COUNTED + 8 * counted++, identity);
  return true;
}
