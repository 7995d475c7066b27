/**
 * The values of a hand from those it may lead to. With S(k) = unseen - (draws - k) tiles unseen before the k-th last draw:
 *
 *   V(hand, k) = V(hand, k-1) + sum over draws i of  copies_i * gain_i / S(k),   gain_i = V(after i, k-1) - V(hand, k-1)
 *
 * V(after i) is the best over the discards, each figure on its own; a win is 1, and for the expected score what it is
 * worth. Where a player may let a tile pass, gain_i is 0 at least. No V falls with k, since a draw may always be let pass,
 * and no draw gains more than the best tile that may come.
 */
import { draws, freeScratch, handVector, pairBytes, scored, tilesBefore } from './values';

/**
 * The terms of the sum that is being made.
 *
 *   offset  0  u32  address of the pairs after the draw
 *           4  u32  address of the column of scores after it
 *           8  f64  what the column is multiplied by
 *          16  f64  copies
 */
const TERM_BYTES: usize = 24;
const MAX_TERMS: usize = 34; // a draw a kind
const terms = memory.data(816, 16);
let end: usize = 0;

/** Begins the sum of a hand. */
export function beginTerms(): void {
  assert(MAX_TERMS * TERM_BYTES == 816);
  end = terms;
  freeScratch();
}

/** Adds draws of `copies` tiles that lead to the chances at `pairs` and to `worth` times the scores at `column`. */
export function addTerm(pairs: usize, column: usize, worth: f64, copies: i32): void {
  store<u32>(end, <u32>pairs);
  store<u32>(end, <u32>column, 4);
  store<f64>(end, worth, 8);
  store<f64>(end, <f64>copies, 16);
  end += TERM_BYTES;
}

let mayDecline: bool = false;

/** Whether a tile that would make things worse may be let pass. */
export function setDecline(decline: bool): void {
  mayDecline = decline;
}

/** What the k-th last draw adds to the score; set by `rise`. */
let scoreRise: f64 = 0;

/** Works out the values of `hand` from its terms; a `tenpai` hand stays that. */
export function finishTerms(hand: i32, tenpai: bool): void {
  finishDeclaring(hand, tenpai, 0, 0, false);
}

/**
 * As `finishTerms`, for a hand that may declare riichi when it is reached by a discard: the scores of its own wait are then
 * `worth` times `column` (0: it has none to declare). `undeclared`: it is not reached by a discard, so that it may only
 * declare after the first draw.
 */
export function finishDeclaring(hand: i32, tenpai: bool, column: usize, worth: f64, undeclared: bool): void {
  const vector = handVector(hand);
  let current = f64x2.splat(0);
  if (tenpai) current = f64x2.replace_lane(current, 1, 1);
  v128.store(vector, current);
  if (!scored) {
    for (let k = 1; k <= draws; k++) {
      current = f64x2.add(current, rise(k, current));
      v128.store(vector + (<usize>k << 4), current);
    }
    return;
  }
  let score: f64 = 0;
  store<f64>(vector + pairBytes, 0);
  for (let k = 1; k <= draws; k++) {
    current = f64x2.add(current, riseScored(k, current, score));
    v128.store(vector + (<usize>k << 4), current);
    score += scoreRise;
    const waiting = score;
    if (column) score = max(score, worth * load<f64>(column + (<usize>k << 3)));
    store<f64>(vector + pairBytes + (<usize>k << 3), undeclared ? waiting : score);
  }
}

/** How much the chances rise with the k-th last draw: the gains by their chances, and no more than the largest of them. */
function rise(k: i32, current: v128): v128 {
  const nothing = f64x2.splat(0);
  const least = mayDecline ? nothing : f64x2.splat(-1);
  const at = <usize>(k - 1) << 4;
  let sum = nothing;
  let largest = nothing;
  for (let term = terms; term < end; term += TERM_BYTES) {
    const after = v128.load(<usize>load<u32>(term) + at);
    const gain = f64x2.pmax(f64x2.sub(after, current), least);
    sum = f64x2.add(sum, f64x2.mul(gain, v128.load64_splat(term, 16)));
    largest = f64x2.pmax(largest, gain);
  }
  const mean = f64x2.mul(sum, f64x2.splat(1 / <f64>tilesBefore(k)));
  return f64x2.pmax(f64x2.pmin(mean, largest), nothing);
}

/**
 * As `rise`; what is added to the score goes the same way, beside it: the two chains of sums keep the machine busy. The scores of two
 * terms in one vector were no faster.
 */
function riseScored(k: i32, current: v128, score: f64): v128 {
  const nothing = f64x2.splat(0);
  const least = mayDecline ? nothing : f64x2.splat(-1);
  const leastScore = mayDecline ? nothing : f64x2.splat(-Infinity);
  const scoreBefore = f64x2.splat(score);
  const at = <usize>(k - 1) << 4;
  let sum = nothing, largest = nothing;
  let scoreSum = nothing, scoreLargest = nothing;
  for (let term = terms; term < end; term += TERM_BYTES) {
    const copies = v128.load64_splat(term, 16);
    const gain = f64x2.pmax(f64x2.sub(v128.load(<usize>load<u32>(term) + at), current), least);
    sum = f64x2.add(sum, f64x2.mul(gain, copies));
    largest = f64x2.pmax(largest, gain);
    const after = f64x2.mul(v128.load64_splat(<usize>load<u32>(term, 4) + (at >> 1)), v128.load64_splat(term, 8));
    const scoreGain = f64x2.pmax(f64x2.sub(after, scoreBefore), leastScore);
    scoreSum = f64x2.add(scoreSum, f64x2.mul(scoreGain, copies));
    scoreLargest = f64x2.pmax(scoreLargest, scoreGain);
  }
  const share = f64x2.splat(1 / <f64>tilesBefore(k));
  const scoreMean = f64x2.mul(scoreSum, share);
  scoreRise = f64x2.extract_lane(f64x2.pmax(f64x2.pmin(scoreMean, scoreLargest), nothing), 0);
  return f64x2.pmax(f64x2.pmin(f64x2.mul(sum, share), largest), nothing);
}
