/**
 * Where the chances over the draws left are kept. A hand's values are a vector with an entry for each number k = 0..draws
 * of own draws still to come: a pair of f64, the chance to win and the chance to be tenpai (or to have won), in one v128;
 * behind the pairs, in a search that is scored, the expected score, one f64 each.
 *
 *   vector   (win, tenpai) (win, tenpai) ...  score score ...
 *
 * For a fixed wait of w copies the chance to win is the hypergeometric 1 - C(S-w, k) / C(S, k), kept as a table by w. How
 * the other vectors come about: sums.ts.
 */
import { copyBlocks, reserve } from './memory';

/** Copies that a hand can wait for, at most: all of the set. */
const WAITS: i32 = 137;
export const MAX_DRAWS: i32 = 70;
/** Vectors to gather the best of several discards in: one a draw, and one to show. */
const MAX_SCRATCH: i32 = 35;
const SHOWN: i32 = 34;

export let draws: i32 = 0;
let unseen: i32 = 0;
/** Whether expected scores are worked out. */
export let scored: bool = false;
/** Bytes of the pairs: the scores lie behind them. */
export let pairBytes: usize = 0;
export let scoreBytes: usize = 0;
/** Pairs and scores of what has been won. */
export let certain: usize = 0;
let waitTable: usize = 0;
let columns: usize = 0;
let scratch: usize = 0;
let scratchUsed: i32 = 0;
let handValues: usize = 0;

// @ts-ignore: decorator
@inline
function vectorBytes(): usize {
  return pairBytes + scoreBytes;
}

/** Lays out values for `hands` hands at `base`. False where the memory can't be had. */
export function resetValues(base: usize, hands: i32, drawsLeft: i32, tilesUnseen: i32, withScores: bool): bool {
  draws = drawsLeft;
  unseen = tilesUnseen;
  scored = withScores;
  const column = (<usize>(draws + 1) * 8 + 15) & ~15;
  pairBytes = <usize>(draws + 1) << 4;
  scoreBytes = scored ? column : 0;
  certain = base;
  waitTable = certain + pairBytes + column;
  columns = waitTable + <usize>WAITS * pairBytes;
  scratch = columns + <usize>WAITS * column;
  handValues = scratch + <usize>MAX_SCRATCH * vectorBytes();
  if (!reserve(handValues + <usize>hands * vectorBytes())) return false;
  for (let k: usize = 0; k <= <usize>draws; k++) {
    v128.store(certain + (k << 4), f64x2.splat(1));
    store<f64>(certain + pairBytes + (k << 3), 1);
  }
  for (let copies = 0; copies < WAITS; copies++) fillWait(copies);
  return true;
}

/** A tenpai hand with a fixed wait. */
function fillWait(copies: i32): void {
  const pairs = waitPairs(copies);
  const column = waitColumn(copies);
  let missed: f64 = 1;
  for (let k = 0; k <= draws; k++) {
    if (k > 0) missed *= 1 - min(1, <f64>copies / <f64>tilesBefore(k));
    store<f64>(pairs + (<usize>k << 4), 1 - missed);
    store<f64>(pairs + (<usize>k << 4), 1, 8);
    store<f64>(column + (<usize>k << 3), 1 - missed);
  }
}

/** Tiles unseen before the draw that leaves k - 1 more. */
// @ts-ignore: decorator
@inline
export function tilesBefore(k: i32): i32 {
  return max(1, unseen - (draws - k));
}

/** Pairs of a fixed wait of `copies`. */
// @ts-ignore: decorator
@inline
export function waitPairs(copies: i32): usize {
  return waitTable + <usize>copies * pairBytes;
}

/** The chances of a fixed wait to win, f64 each: times the worth of a win they are its expected score. */
// @ts-ignore: decorator
@inline
export function waitColumn(copies: i32): usize {
  return columns + <usize>copies * ((<usize>(draws + 1) * 8 + 15) & ~15);
}

/** The chance of a fixed wait to win with `k` draws left. */
export function waitChance(copies: i32, k: i32): f64 {
  return load<f64>(waitColumn(copies) + (<usize>k << 3));
}

// @ts-ignore: decorator
@inline
export function handVector(hand: i32): usize {
  return handValues + <usize>hand * vectorBytes();
}

/** The chance to win at `vector` once the first of all draws has been made; 0 where there is none to make. */
export function winAfterFirstDraw(vector: usize): f64 {
  return draws > 0 ? load<f64>(vector + (<usize>(draws - 1) << 4)) : 0;
}

export function freeScratch(): void {
  scratchUsed = 0;
}

/** A vector to gather the best of several in: its pairs those of `pairs`, its scores `worth` times `column`. */
export function scratchVector(pairs: usize, column: usize, worth: f64): usize {
  const vector = scratch + <usize>scratchUsed * vectorBytes();
  scratchUsed++;
  setVector(vector, pairs, column, worth);
  return vector;
}

/** As `scratchVector`, to be shown. */
export function shownVector(pairs: usize, column: usize, worth: f64): usize {
  const vector = scratch + <usize>SHOWN * vectorBytes();
  setVector(vector, pairs, column, worth);
  return vector;
}

/** Sets the pairs at `vector` to those at `pairs`, its scores to `worth` times `column`. */
export function setVector(vector: usize, pairs: usize, column: usize, worth: f64): void {
  copyBlocks(vector, pairs, pairBytes);
  for (let i: usize = 0; i < scoreBytes; i += 16)
    v128.store(vector + pairBytes + i, f64x2.mul(v128.load(column + i), f64x2.splat(worth)));
}

/** The larger of each chance. */
export function keepBetterPairs(vector: usize, pairs: usize): void {
  for (let i: usize = 0; i < pairBytes; i += 16)
    v128.store(vector + i, f64x2.pmax(v128.load(vector + i), v128.load(pairs + i)));
}

/** The larger of each score, those offered being `worth` times `column`. */
export function keepBetterScores(vector: usize, column: usize, worth: f64): void {
  for (let i: usize = pairBytes; i < vectorBytes(); i += 16) {
    const offered = f64x2.mul(v128.load(column + i - pairBytes), f64x2.splat(worth));
    v128.store(vector + i, f64x2.pmax(v128.load(vector + i), offered));
  }
}
