/**
 * Every way to split a complete hand into sets and a pair, each once. Kinds are read in order: the copies of the lowest
 * kind left can only be its pung, the pair, or the beginnings of chows, so the numbers of each decide the blocks.
 */
import { copyBlocks, HAND } from './memory';
import { STANDARD } from './patterns';
import { CHOW, clearBlocks, clearReadings, listReading, PAIR, popBlocks, PUNG, pushBlock } from './readings-list';
import { FIRST_HONOUR, KINDS, suitOf, suitStart } from './tiles';

const LAST_CHOW: i32 = 6;
const LEFT_BYTES: i32 = 48;
/** Copies of each kind that no block has taken yet; zeros behind, so that eight kinds may be read from any of them. */
const left = memory.data(LEFT_BYTES);

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

/** Lists the ways to read the nine counts at `tiles`, `count` tiles of a suit, as sets and, where two are over, a pair. */
export function listSuit(suit: i32, tiles: usize, count: i32): void {
  clearBlocks();
  clearReadings();
  memory.fill(left, 0, LEFT_BYTES);
  memory.copy(left + suitStart(suit), tiles, 9);
  chowsAllowed = count;
  onlyOne = false;
  pattern = STANDARD;
  split(suitStart(suit), count / 3, count % 3 == 2);
}

function begin(sets: i32, chows: i32): bool {
  clearBlocks();
  copyBlocks(left, HAND, LEFT_BYTES);
  chowsAllowed = chows;
  return split(0, sets, true);
}

/** The first kind from `kind` on of which any is left; KINDS or more where none is. */
// @ts-ignore: decorator
@inline
function nextLeft(kind: i32): i32 {
  while (kind < KINDS) {
    const eight = load<u64>(left + kind);
    if (eight) return kind + <i32>(ctz(eight) >> 3);
    kind += 8;
  }
  return KINDS;
}

/** Splits what is left from `kind` on. True when it is time to stop. */
function split(kind: i32, sets: i32, pairMissing: bool): bool {
  kind = nextLeft(kind);
  if (kind >= KINDS) return sets == 0 && !pairMissing && (onlyOne || !listReading(pattern));
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
