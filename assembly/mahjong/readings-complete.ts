/**
 * Every way to split a complete hand into sets and a pair, each once. Kinds are read in order: the copies of the lowest
 * kind left can only be its pung, the pair, or the beginnings of chows, so the numbers of each decide the blocks.
 */
import { HAND } from './memory';
import { CHOW, clearBlocks, listReading, PAIR, popBlocks, PUNG, pushBlock } from './readings-list';
import { FIRST_HONOUR, KINDS, suitOf, suitStart } from './tiles';

const LAST_CHOW: i32 = 6;
/** Copies of each kind that no block has taken yet; two more bytes, so that a chow may look past the end. */
const left = memory.data(48);

let chowsAllowed: i32 = 0;
let onlyOne: bool = false;
let pattern: i32 = 0;

// @ts-ignore: decorator
@inline
function leftOf(kind: i32): i32 {
  return <i32>load<u8>(left + kind);
}

// @ts-ignore: decorator
@inline
function take(kind: i32, copies: i32): void {
  store<u8>(left + kind, <u8>(leftOf(kind) - copies));
}

// @ts-ignore: decorator
@inline
function beginsChow(kind: i32): bool {
  return kind < FIRST_HONOUR && kind - suitStart(suitOf(kind)) <= LAST_CHOW;
}

/** Lists the ways to read the hand in memory as `sets` sets and a pair, with `chows` chows at most, under `id`. */
export function listComplete(sets: i32, chows: i32, id: i32): void {
  pattern = id;
  onlyOne = false;
  begin(sets, chows);
}

/** True when there is such a way. */
export function isComplete(sets: i32, chows: i32): bool {
  onlyOne = true;
  return begin(sets, chows);
}

function begin(sets: i32, chows: i32): bool {
  clearBlocks();
  memory.copy(left, HAND, KINDS);
  chowsAllowed = chows;
  return split(0, sets, true);
}

/** Splits what is left from `kind` on. True when it is time to stop. */
function split(kind: i32, sets: i32, pairMissing: bool): bool {
  while (kind < KINDS && leftOf(kind) == 0) kind++;
  if (kind == KINDS) return sets == 0 && !pairMissing && (onlyOne || !listReading(pattern));
  const copies = leftOf(kind);
  for (let pung = copies >= 3 && sets > 0 ? 1 : 0; pung >= 0; pung--)
    for (let pair = copies - 3 * pung >= 2 && pairMissing ? 1 : 0; pair >= 0; pair--)
      if (divide(kind, sets, pairMissing, pung, pair)) return true;
  return false;
}

/** Takes a pung and a pair of `kind`, as many as are told, and begins chows with all other copies. */
function divide(kind: i32, sets: i32, pairMissing: bool, pung: i32, pair: i32): bool {
  const copies = leftOf(kind);
  const chows = copies - 3 * pung - 2 * pair;
  if (chows + pung > sets || chows > chowsAllowed) return false;
  if (chows > 0 && !(beginsChow(kind) && leftOf(kind + 1) >= chows && leftOf(kind + 2) >= chows)) return false;
  if (pung) pushBlock(PUNG, kind);
  if (pair) pushBlock(PAIR, kind);
  for (let i = 0; i < chows; i++) pushBlock(CHOW, kind);
  takeAll(kind, copies, chows);
  chowsAllowed -= chows;
  const stop = split(kind + 1, sets - pung - chows, pairMissing && pair == 0);
  chowsAllowed += chows;
  takeAll(kind, -copies, -chows);
  popBlocks(pung + pair + chows);
  return stop;
}

// @ts-ignore: decorator
@inline
function takeAll(kind: i32, copies: i32, chows: i32): void {
  take(kind, copies);
  if (chows == 0) return;
  take(kind + 1, chows);
  take(kind + 2, chows);
}
