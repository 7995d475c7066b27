/** Which candidates and groups, if true, take a digit from an almost locked set. */
import { digitsOfSet, listSets, seenOfSet, setCount } from './als';
import { first, isEmpty, rest, within } from './board';
import { ENTRIES, ENTRY_CAPACITY } from './memory';
import { cellsOf, FIRST_GROUP, FIRST_SET, isGroup, MOST_LINKED } from './nodes';

/** Larger sets make chains that nobody sees. */
const MOST_CELLS: i32 = 5;

/** u32 a node: where its sets end in LIST, those of the node before being where they begin. */
const ENDS: usize = ENTRIES + 4;
/** u16 each: a set. */
const LIST: usize = ENTRIES + 4 * (<usize>FIRST_SET + 2);

let linked: i32 = 0;
let total: i32 = 0;

/** Lists the sets of the position and what takes a digit from them. */
export function linkSets(): void {
  listSets(MOST_CELLS);
  memory.fill(ENTRIES, 0, 4 * (<usize>FIRST_SET + 2));
  total = 0;
  for (linked = 0; linked < min(setCount, MOST_LINKED) && total < ENTRY_CAPACITY - FIRST_SET; linked++) visit(linked, false);
  let end = 0;
  for (let node = 0; node < FIRST_SET; node++) {
    // Where a list begins is where it will end, once it is full.
    const size = load<i32>(ENDS + 4 * node);
    store<i32>(ENDS + 4 * node, end);
    end += size;
  }
  for (let set = 0; set < linked; set++) visit(set, true);
}

function visit(set: i32, fill: bool): void {
  for (let digits = digitsOfSet(set); digits != 0; digits &= digits - 1) {
    const digit = <i32>ctz(digits), seen = seenOfSet(set, digit);
    if (isEmpty(seen)) continue;
    for (let cells = seen; !isEmpty(cells); cells = rest(cells)) enter(9 * first(cells) + digit, set, fill);
    if (isEmpty(rest(seen))) continue;
    for (let node = FIRST_GROUP + 54 * digit; node < FIRST_GROUP + 54 * (digit + 1); node++) {
      const group = cellsOf(node);
      if (isGroup(group) && within(group, seen)) enter(node, set, fill);
    }
  }
}

function enter(node: i32, set: i32, fill: bool): void {
  const at = ENDS + 4 * node, end = load<i32>(at);
  if (fill) store<u16>(LIST + 2 * end, <u16>set);
  else total++;
  store<i32>(at, end + 1);
}

/** How many sets lose a digit if the node is true. */
// @ts-ignore: decorator
@inline
export function enteredCount(node: i32): i32 {
  return load<i32>(ENDS + 4 * node) - load<i32>(ENDS + 4 * node - 4);
}

// @ts-ignore: decorator
@inline
export function enteredSet(node: i32, index: i32): i32 {
  return <i32>load<u16>(LIST + 2 * (load<i32>(ENDS + 4 * node - 4) + index));
}
