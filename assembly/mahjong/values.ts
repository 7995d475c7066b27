/**
 * Chances over the draws left. A hand's values are a vector with an entry for each number k = 0..draws of own draws still
 * to come: a pair of f64, the chance to win and the chance to be tenpai (or to have won), in one v128. With
 * S(k) = unseen - (draws - k) tiles unseen before the k-th last draw:
 *
 *   V(hand, k) = V(hand, k-1) + sum over draws i of  copies_i * gain_i / S(k),   gain_i = V(after i, k-1) - V(hand, k-1)
 *
 * V(after i) is the best over the discards, each figure on its own. Where a player may let a tile pass, gain_i is 0 at
 * least. For a fixed wait of w copies this is the hypergeometric 1 - C(S-w, k) / C(S, k), kept as a table by w. No V falls
 * with k, since a draw may always be let pass, and no draw gains more than the best tile that may come.
 */
import { reserve } from './memory';

/** Copies that a hand can wait for, at most: all of the set. */
const WAITS: i32 = 137;
export const MAX_DRAWS: i32 = 70;

let draws: i32 = 0;
let unseen: i32 = 0;
let mayDecline: bool = false;
export let valueBytes: usize = 0;
let waitTable: usize = 0;
let certain: usize = 0;
let handValues: usize = 0;

/** The terms of the sum that is being made: address of V(after), copies. */
const MAX_TERMS: i32 = 34; // a draw a kind
const termValues = memory.data(MAX_TERMS * 4);
const termCopies = memory.data(MAX_TERMS * 4);
let termCount: i32 = 0;
/** One scratch vector a draw, for the best of several discards. */
let scratch: usize = 0;
let scratchUsed: i32 = 0;
const MAX_SCRATCH: i32 = 34;

/** Lays out values for `hands` hands at `base`. False where the memory can't be had. */
export function resetValues(base: usize, hands: i32, drawsLeft: i32, tilesUnseen: i32, decline: bool): bool {
  draws = drawsLeft;
  unseen = tilesUnseen;
  mayDecline = decline;
  valueBytes = <usize>(draws + 1) << 4;
  certain = base;
  waitTable = certain + valueBytes;
  scratch = waitTable + <usize>WAITS * valueBytes;
  handValues = scratch + <usize>MAX_SCRATCH * valueBytes;
  if (!reserve(handValues + <usize>hands * valueBytes)) return false;
  for (let k = 0; k <= draws; k++) v128.store(certain + (<usize>k << 4), f64x2.splat(1));
  for (let copies = 0; copies < WAITS; copies++) fillWait(waitVector(copies), copies);
  return true;
}

/** A tenpai hand with a fixed wait. */
function fillWait(vector: usize, copies: i32): void {
  let missed: f64 = 1;
  for (let k = 0; k <= draws; k++) {
    if (k > 0) missed *= 1 - min(1, <f64>copies / <f64>tilesBefore(k));
    store<f64>(vector + (<usize>k << 4), 1 - missed);
    store<f64>(vector + (<usize>k << 4), 1, 8);
  }
}

/** Tiles unseen before the draw that leaves k - 1 more. */
// @ts-ignore: decorator
@inline
function tilesBefore(k: i32): i32 {
  return max(1, unseen - (draws - k));
}

// @ts-ignore: decorator
@inline
export function waitVector(copies: i32): usize {
  return waitTable + <usize>copies * valueBytes;
}

// @ts-ignore: decorator
@inline
export function handVector(hand: i32): usize {
  return handValues + <usize>hand * valueBytes;
}

/** The chance to win at `vector` once the first of all draws has been made; 0 where there is none to make. */
export function winAfterFirstDraw(vector: usize): f64 {
  return draws > 0 ? load<f64>(vector + (<usize>(draws - 1) << 4)) : 0;
}

export function setFixedWait(hand: i32, copies: i32): void {
  memory.copy(handVector(hand), waitVector(copies), valueBytes);
}

/** Begins the sum of a hand. */
export function beginTerms(): void {
  termCount = scratchUsed = 0;
}

/** Adds draws of `copies` tiles that lead to the values at `vector`. */
export function addTerm(vector: usize, copies: i32): void {
  store<u32>(termValues + (termCount << 2), <u32>vector);
  store<i32>(termCopies + (termCount << 2), copies);
  termCount++;
}

/** Adds draws of `copies` tiles that complete the hand. */
export function addWin(copies: i32): void {
  addTerm(certain, copies);
}

/** A vector to gather the best of several in, beginning with a copy of `vector`. Each term may take one. */
export function scratchCopy(vector: usize): usize {
  const address = scratch + <usize>scratchUsed * valueBytes;
  scratchUsed++;
  memory.copy(address, vector, valueBytes);
  return address;
}

/** The larger of each figure. */
export function keepBetter(best: usize, vector: usize): void {
  for (let i: usize = 0; i < valueBytes; i += 16)
    v128.store(best + i, f64x2.max(v128.load(best + i), v128.load(vector + i)));
}

/** Works out the values of `hand` from its terms; a `tenpai` hand stays that. */
export function finishTerms(hand: i32, tenpai: bool): void {
  const vector = handVector(hand);
  let current = f64x2.splat(0);
  if (tenpai) current = f64x2.replace_lane(current, 1, 1);
  v128.store(vector, current);
  for (let k = 1; k <= draws; k++) {
    current = f64x2.add(current, rise(k, current));
    v128.store(vector + (<usize>k << 4), current);
  }
}

/** How much the values rise with the k-th last draw: the gains by their chances, and no more than the largest of them. */
function rise(k: i32, current: v128): v128 {
  const nothing = f64x2.splat(0);
  const least = mayDecline ? nothing : f64x2.splat(-1);
  let sum = nothing;
  let largest = nothing;
  for (let term = 0; term < termCount; term++) {
    const after = v128.load(<usize>load<u32>(termValues + (term << 2)) + (<usize>(k - 1) << 4));
    const gain = f64x2.max(f64x2.sub(after, current), least);
    sum = f64x2.add(sum, f64x2.mul(gain, f64x2.splat(<f64>load<i32>(termCopies + (term << 2)))));
    largest = f64x2.max(largest, gain);
  }
  const mean = f64x2.mul(sum, f64x2.splat(1 / <f64>tilesBefore(k)));
  return f64x2.max(f64x2.min(mean, largest), nothing);
}
