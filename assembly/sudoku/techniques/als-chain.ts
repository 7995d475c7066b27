/**
 * ALS chain: sets in a row, of which neighbours can't both hold a digit. If the first lacks z it holds the digit x it shares with the
 * second, which then lacks x and holds the digit y it shares with the third, and so on: the last lacks its digit and holds z. So z is
 * in the first or in the last. Followed breadth first from each set without each digit.
 */
import { cellsOfSet, digitsOfSet, listSets, restrictedCommons, seenOfSet, setCount } from './als';
import { removeCommon } from './als-xz';
import { cellBoard, first, has, isEmpty, meet, rest } from './board';
import { ALS_XY_CHAIN } from './ids.generated';
import { ALS_CAPACITY, ALS_LINK_CAPACITY, ALS_LINKS, SCRATCH } from './memory';
import { digitBoard } from './state';
import { commitNew, isOneWanted, isUseless, open, showDigits, showMasks } from './step';

const MOST_CELLS: i32 = 8;
/** Three sets are an ALS-XY-wing; chains of more than these nobody follows. */
const FEWEST_SETS: i32 = 4;
const MOST_SETS: i32 = 6;
const NOWHERE: i32 = 0xffff;

/** u32 a set: where its neighbours end in NEIGHBOURS, those of the set before being where they begin; u16 x 2 each: set, digits. */
const ENDS: usize = ALS_LINKS + 4;
const NEIGHBOURS: usize = ALS_LINKS + 4 * (<usize>ALS_CAPACITY + 1);

/** A state, 9 x set + digit, says that the set lacks the digit. u8 a state: how many sets led there; u16: the state before; a queue. */
const DEPTHS: usize = SCRATCH;
const SOURCES: usize = DEPTHS + 9 * <usize>ALS_CAPACITY;
const QUEUE: usize = SOURCES + 18 * <usize>ALS_CAPACITY;

let linked: i32 = 0;
let tail: i32 = 0;

export function findAlsChains(): bool {
  prepareAlsChains();
  for (let digit = 0; digit < 9; digit++) if (findAlsChainsOf(digit)) return true;
  return false;
}

/** Lists the sets and which of them are linked. */
export function prepareAlsChains(): void {
  listSets(MOST_CELLS);
  store<u32>(ALS_LINKS, 0);
  let end = 0;
  linked = 0;
  for (; linked < setCount && end + setCount < ALS_LINK_CAPACITY; linked++) {
    for (let set = 0; set < setCount; set++) {
      const digits = set == linked ? 0 : restrictedCommons(linked, set);
      if (digits == 0) continue;
      store<u16>(NEIGHBOURS + 4 * end, <u16>set);
      store<u16>(NEIGHBOURS + 4 * end++, <u16>digits, 2);
    }
    store<u32>(ENDS + 4 * linked, end);
  }
}

/** Chains that take one digit away; the sets have been linked. Where all are wanted, from each first set to each last. */
export function findAlsChainsOf(digit: i32): bool {
  if (isOneWanted()) {
    for (let cells = digitBoard(digit); !isEmpty(cells); cells = rest(cells)) if (searchTarget(first(cells), digit)) return true;
    return false;
  }
  for (let set = 0; set < linked; set++) {
    const seen = seenOfSet(set, digit);
    if (isEmpty(seen)) continue;
    begin();
    reach(9 * set + digit, NOWHERE, 1);
    if (spread(seen, digit)) return true;
  }
  return false;
}

/** If the cell held the digit, all sets whose cells with it the cell sees would lack it. */
function searchTarget(cell: i32, digit: i32): bool {
  begin();
  for (let set = 0; set < linked; set++) if (has(seenOfSet(set, digit), cell)) reach(9 * set + digit, NOWHERE, 1);
  return spread(cellBoard(cell), digit);
}

function begin(): void {
  memory.fill(DEPTHS, 0, 9 * setCount);
  tail = 0;
}

function spread(targets: v128, digit: i32): bool {
  for (let head = 0; head < tail; head++) {
    const state = <i32>load<u16>(QUEUE + 2 * head), depth = <i32>load<u8>(DEPTHS + state);
    if (depth == MOST_SETS) return false;
    if (follow(state, depth, targets, digit)) return true;
  }
  return false;
}

function reach(state: i32, source: i32, depth: i32): void {
  store<u8>(DEPTHS + state, <u8>depth);
  store<u16>(SOURCES + 2 * state, <u16>source);
  store<u16>(QUEUE + 2 * tail++, <u16>state);
}

/** A set that lacks a digit holds its others: neighbours that can't hold them too lack them. */
function follow(state: i32, depth: i32, targets: v128, digit: i32): bool {
  const set = state / 9, lacking = 1 << (state % 9);
  for (let i = load<i32>(ENDS + 4 * set - 4); i < load<i32>(ENDS + 4 * set); i++) {
    const next = <i32>load<u16>(NEIGHBOURS + 4 * i);
    if (next >= linked) continue;
    for (let digits = <i32>load<u16>(NEIGHBOURS + 4 * i, 2) & ~lacking; digits != 0; digits &= digits - 1) {
      const reached = 9 * next + <i32>ctz(digits);
      if (load<u8>(DEPTHS + reached) != 0) continue;
      reach(reached, state, depth + 1);
      if (depth + 1 >= FEWEST_SETS && meet(seenOfSet(next, digit), targets) && digit != <i32>ctz(digits) && conclude(reached)) return true;
    }
  }
  return false;
}

/** The digits that the first and the last set share, but those of the first and the last link. */
function conclude(end: i32): bool {
  let state = end, afterFirst = end;
  for (let source = end; source != NOWHERE; source = <i32>load<u16>(SOURCES + 2 * source)) {
    afterFirst = state;
    state = source;
  }
  const start = state / 9, last = end / 9;
  if (start == last) return false;
  open(ALS_XY_CHAIN);
  removeCommon(start, last, digitsOfSet(start) & digitsOfSet(last) & ~(1 << (end % 9)) & ~(1 << (afterFirst % 9)));
  if (isUseless()) return false;
  let role = 0;
  for (let at = end; at != NOWHERE; at = <i32>load<u16>(SOURCES + 2 * at), role++) {
    const set = at / 9;
    showDigits(role & 3, 1 << (at % 9));
    showMasks(role & 3, digitsOfSet(set), cellsOfSet(set));
  }
  return commitNew();
}
