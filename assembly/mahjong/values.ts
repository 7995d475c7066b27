/**
 * Chances over the draws left: vectors of f64, one entry for each number k = 0..draws of own draws still to come, the
 * chance to win first, the chance to be tenpai behind it. With S(k) = unseen - (draws - k) tiles unseen before the k-th
 * last draw:
 *
 *   V(hand, k) = V(hand, k-1) + sum over accepted tiles i of  copies_i (V(after i, k-1) - V(hand, k-1)) / S(k)
 *
 * and V(after i) is the best over the discards, for each k on its own. For a fixed wait this is the hypergeometric
 * 1 - C(S-w, k) / C(S, k), kept as a table by w. No V falls with k, since a draw may always be let pass; where the
 * copies counted are more than the tiles unseen, the divisor is the copies.
 */
import { reserve } from './memory';

const WAITS: i32 = 137;
export const MAX_DRAWS: i32 = 70;

let draws: i32 = 0;
let unseen: i32 = 0;
/** Entries of one vector, even. */
let length: i32 = 0;
/** Bytes of a pair of vectors: win, tenpai. */
export let valueBytes: usize = 0;
let waitTable: usize = 0;
let top: usize = 0;

/** Starts the values at `base`. False where the memory can't be had. */
export function resetValues(base: usize, drawsLeft: i32, tilesUnseen: i32): bool {
  draws = drawsLeft;
  unseen = tilesUnseen;
  length = (draws + 2) & ~1;
  valueBytes = <usize>length * 16;
  waitTable = base;
  top = waitTable + <usize>(WAITS * length * 8);
  if (!reserve(top)) return false;
  for (let copies = 0; copies < WAITS; copies++) fillWait(waitTable + copies * length * 8, copies);
  return true;
}

function fillWait(vector: usize, copies: i32): void {
  let missed: f64 = 1;
  store<f64>(vector, 0);
  if (length > draws + 1) store<f64>(vector + ((draws + 1) << 3), 0);
  for (let k = 1; k <= draws; k++) {
    missed *= 1 - <f64>copies / <f64>max(tilesBefore(k), copies);
    store<f64>(vector + (k << 3), 1 - missed);
  }
}

/** Tiles unseen before the draw that leaves k - 1 more. */
// @ts-ignore: decorator
@inline
function tilesBefore(k: i32): i32 {
  return max(1, unseen - (draws - k));
}

/** Room for `count` zeroed pairs of vectors; 0 where the memory can't be had. */
export function allotValues(count: i32): usize {
  const base = top;
  const bytes = <usize>count * valueBytes;
  if (!reserve(base + bytes)) return 0;
  memory.fill(base, 0, bytes);
  top = base + bytes;
  return base;
}

// @ts-ignore: decorator
@inline
function waitVector(copies: i32): usize {
  return waitTable + copies * length * 8;
}

/** Adds `copies` times the chance to win with a wait of `wait` copies to the win vector at `sum`. */
export function addWait(sum: usize, copies: i32, wait: i32): void {
  addScaled(sum, waitVector(wait), copies, <usize>length * 8);
}

/** Adds `copies` times both vectors at `value` to those at `sum`. */
export function addValue(sum: usize, copies: i32, value: usize): void {
  addScaled(sum, value, copies, valueBytes);
}

// @ts-ignore: decorator
@inline
function addScaled(sum: usize, vector: usize, factor: i32, bytes: usize): void {
  const scale = f64x2.splat(<f64>factor);
  for (let i: usize = 0; i < bytes; i += 16)
    v128.store(sum + i, f64x2.add(v128.load(sum + i), f64x2.mul(v128.load(vector + i), scale)));
}

/** The larger of each entry of both vectors. */
export function keepBetter(best: usize, value: usize): void {
  for (let i: usize = 0; i < valueBytes; i += 16)
    v128.store(best + i, f64x2.max(v128.load(best + i), v128.load(value + i)));
}

export function copyValue(to: usize, from: usize): void {
  memory.copy(to, from, valueBytes);
}

/** Turns the sums of a hand that accepts `copies` tiles into its values. */
export function finishHand(value: usize, copies: i32): void {
  finishVector(value, copies);
  finishVector(value + <usize>length * 8, copies);
}

/** As `finishHand` for a hand one tile from tenpai: every accepted tile makes tenpai. */
export function finishNearTenpai(value: usize, copies: i32): void {
  finishVector(value, copies);
  memory.copy(value + <usize>length * 8, waitVector(copies), <usize>length * 8);
}

/** A tenpai hand with a wait of `copies`: it wins like a fixed wait, and is tenpai whatever comes. */
export function storeTenpai(value: usize, copies: i32): void {
  memory.copy(value, waitVector(copies), <usize>length * 8);
  for (let k = 0; k <= draws; k++) store<f64>(value + (<usize>(length + k) << 3), 1);
}

function finishVector(vector: usize, copies: i32): void {
  let current: f64 = 0;
  let sum = load<f64>(vector);
  store<f64>(vector, 0);
  for (let k = 1; k <= draws; k++) {
    const next = load<f64>(vector + (k << 3));
    const gain = (sum - <f64>copies * current) / <f64>max(tilesBefore(k), copies);
    if (gain > 0) current += gain;
    store<f64>(vector + (k << 3), current);
    sum = next;
  }
}

/** Where the tenpai vector of a pair begins, in bytes. */
export function tenpaiOffset(): usize {
  return <usize>length * 8;
}
