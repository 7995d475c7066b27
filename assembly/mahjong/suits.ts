/**
 * From the counts of one suit to the class of its row, by two small look-ups and one large one.
 *
 * The generated automaton reads a suit kind by kind. Cut in two, it becomes tables: the state after the first five
 * kinds (680 of them, by a base-5 code), and, since a suit read backwards has the same row, the state after the last
 * four kinds read from the end (320). `SUIT_CLASS` holds the class for each meeting of the two: 218 KB, made at start.
 *
 *   kinds    1 2 3 4 5 | 6 7 8 9
 *            ----head->  <-tail-
 */
import {
  AUTOMATON, HEAD_CODES, HEAD_STATE, HEAD_STATES, HONOUR_CLASS, SUIT_CLASS, TAIL_CODES, TAIL_STATE, TAIL_STATES,
} from './memory';
import { honourRowClass, IMPOSSIBLE, keepRows, loadGeneratedRows, MAX_SETS, withDistance } from './rows';
import { AUTOMATON_CODE, LEVEL_SIZES } from './tables.generated';

const SUIT_KINDS: i32 = 9;
const HEAD_KINDS: i32 = 5;
const TAIL_KINDS: i32 = 4;
const HONOUR_KINDS: i32 = 7;
/** Counts are 0 to 4: base 5. */
const BASE_5: i32 = 5;

let cursor: usize = 0;

function readVarint(): i32 {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = <i32>load<u8>(cursor++);
    value |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  return value & 1 ? -((value + 1) >> 1) : value >> 1;
}

// @ts-ignore: decorator
@inline
function levelSize(level: i32): i32 {
  return <i32>load<u16>(LEVEL_SIZES + (level << 1));
}

/** Unfolds the automaton: states of all levels in a row, five targets (u16) each; see build-tables.mjs for the code. */
function unfold(): void {
  cursor = AUTOMATON_CODE;
  let level: usize = AUTOMATON;
  for (let kind = 0; kind < SUIT_KINDS; kind++) {
    const states = levelSize(kind);
    for (let held = BASE_5 - 1; held >= 0; held--) {
      let target = 0;
      for (let state = 0; state < states; state++) {
        target += readVarint();
        store<u16>(level + ((state * BASE_5 + held) << 1), <u16>target);
      }
    }
    level += states * BASE_5 * 2;
  }
}

/** Where the states of each level begin in AUTOMATON. */
const levelStarts = memory.data(SUIT_KINDS * 4);

function locateLevels(): void {
  let first = 0;
  for (let level = 0; level < SUIT_KINDS; level++) {
    store<i32>(levelStarts + (level << 2), first);
    first += levelSize(level);
  }
}

/** The state that follows `state` of `level` when `held` copies of the next kind are read. */
// @ts-ignore: decorator
@inline
function follow(level: i32, state: i32, held: i32): i32 {
  const index = load<i32>(levelStarts + (level << 2)) + state;
  return <i32>load<u16>(AUTOMATON + ((index * BASE_5 + held) << 1));
}

/** The state after reading the digits of `code`, lowest first. */
function read(level: i32, state: i32, code: i32, digits: i32): i32 {
  for (let i = 0; i < digits; i++) {
    state = follow(level + i, state, code % BASE_5);
    code /= BASE_5;
  }
  return state;
}

function fillSuitTables(): void {
  for (let code = 0; code < HEAD_CODES; code++)
    store<u16>(HEAD_STATE + (code << 1), <u16>read(0, 0, code, HEAD_KINDS));
  for (let code = 0; code < TAIL_CODES; code++) {
    const tail = read(0, 0, code, TAIL_KINDS);
    store<u16>(TAIL_STATE + (code << 1), <u16>tail);
    fillTailColumn(tail, reversed(code));
  }
}

/** The classes of every head that is followed by the four kinds of `code`. */
function fillTailColumn(tail: i32, code: i32): void {
  for (let head = 0; head < HEAD_STATES; head++)
    store<u8>(SUIT_CLASS + head * TAIL_STATES + tail, <u8>read(HEAD_KINDS, head, code, TAIL_KINDS));
}

function reversed(code: i32): i32 {
  let result = 0;
  for (let i = 0; i < TAIL_KINDS; i++) {
    result = result * BASE_5 + (code % BASE_5);
    code /= BASE_5;
  }
  return result;
}

/** Honours make no chows: the row depends only on how many kinds are held once, twice, three and four times. */
function fillHonourTable(): void {
  for (let once = 0; once <= HONOUR_KINDS; once++)
    for (let twice = 0; once + twice <= HONOUR_KINDS; twice++)
      for (let thrice = 0; once + twice + thrice <= HONOUR_KINDS; thrice++)
        for (let all = 0; once + twice + thrice + all <= HONOUR_KINDS; all++) {
          const index = once | (twice << 3) | (thrice << 6) | (all << 9);
          store<u8>(HONOUR_CLASS + index, <u8>honourRowClass(honourRow(once, twice, thrice + all)));
        }
}

function honourRow(once: i32, twice: i32, threes: i32): u64 {
  const none = HONOUR_KINDS - once - twice - threes;
  let row: u64 = 0;
  for (let sets = 0; sets <= MAX_SETS; sets++) {
    row = withDistance(row, sets, 0, pungDistance(none, once, twice, threes, sets));
    row = withDistance(row, sets, 1, pairedDistance(none, once, twice, threes, sets));
  }
  return row;
}

/** The pair may come from a kind held 0, 1, 2 or more times; the pungs then from the other kinds. */
function pairedDistance(none: i32, once: i32, twice: i32, threes: i32, sets: i32): i32 {
  let best = IMPOSSIBLE;
  if (threes > 0) best = min(best, pungDistance(none, once, twice, threes - 1, sets));
  if (twice > 0) best = min(best, pungDistance(none, once, twice - 1, threes, sets));
  if (once > 0) best = min(best, pungDistance(none, once - 1, twice, threes, sets) + 1);
  if (none > 0) best = min(best, pungDistance(none - 1, once, twice, threes, sets) + 2);
  return best;
}

/** Pungs come from kinds held three times first, then from pairs, single tiles and nothing. */
function pungDistance(none: i32, once: i32, twice: i32, threes: i32, sets: i32): i32 {
  sets -= min(sets, threes);
  const fromPairs = min(sets, twice);
  const fromSingles = min(sets - fromPairs, once);
  const fromNothing = sets - fromPairs - fromSingles;
  return fromNothing > none ? IMPOSSIBLE : fromPairs + 2 * fromSingles + 3 * fromNothing;
}

export function initSuits(): void {
  loadGeneratedRows();
  unfold();
  locateLevels();
  fillSuitTables();
  fillHonourTable();
  keepRows();
}

/** The class of the row of nine counts (u8) at `counts`. */
// @ts-ignore: decorator
@inline
export function suitClass(counts: usize): i32 {
  const head =
    <i32>load<u8>(counts) + 5 * <i32>load<u8>(counts, 1) + 25 * <i32>load<u8>(counts, 2) +
    125 * <i32>load<u8>(counts, 3) + 625 * <i32>load<u8>(counts, 4);
  const tail =
    <i32>load<u8>(counts, 8) + 5 * <i32>load<u8>(counts, 7) + 25 * <i32>load<u8>(counts, 6) +
    125 * <i32>load<u8>(counts, 5);
  const headState = <i32>load<u16>(HEAD_STATE + (head << 1));
  const tailState = <i32>load<u16>(TAIL_STATE + (tail << 1));
  return <i32>load<u8>(SUIT_CLASS + headState * TAIL_STATES + tailState);
}

/** What one kind of honours held `count` times adds to the index of HONOUR_CLASS. */
// @ts-ignore: decorator
@inline
function honourDigit(count: i32): i32 {
  return (1 << (3 * count)) >> 3;
}

/** The class of the row of seven counts (u8) at `counts`. */
// @ts-ignore: decorator
@inline
export function honourClass(counts: usize): i32 {
  let index = 0;
  for (let i = 0; i < HONOUR_KINDS; i++) index += honourDigit(<i32>load<u8>(counts + i));
  return <i32>load<u8>(HONOUR_CLASS + index);
}
