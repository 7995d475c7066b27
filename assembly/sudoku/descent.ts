/**
 * Random descents through the tree of box-and-band states: at each branch one of the configurations that are not refuted at
 * once, all alike likely. The product of how many there were is an unbiased estimate of the number of solutions; a dead end
 * estimates none (Knuth, Estimating the efficiency of backtrack programs, 1975).
 */
import { randomBelow } from './general/random';
import { SLOT_BYTES, SLOTS } from './memory';
import { narrowestBand, narrowestDigit } from './triad-branch';
import { bandAt, BANDS, copyState, laneMask, openState, RULED_OUT, settleBand } from './triads';

/** Slots: the root, the state in hand, then one a configuration. */
const HAND: usize = SLOTS + SLOT_BYTES;
const TRIALS: usize = SLOTS + 2 * SLOT_BYTES;

/** Begins with the candidates at `position`. False when they contradict each other at once. */
export function openDescents(position: usize): bool {
  return openState(SLOTS, position);
}

/** The state that the last descent ended in; a solution unless it returned 0. */
export function descended(): usize {
  return HAND;
}

/** One descent from the root: 1 by the probability of its end, or 0. */
export function descend(): f64 {
  copyState(HAND, SLOTS);
  let weight: f64 = 1;
  for (let band = narrowestBand(HAND); band >= 0; band = narrowestBand(HAND)) {
    const alive = tryAll(band);
    if (alive == 0) return 0;
    weight *= <f64>alive;
    copyState(HAND, TRIALS + <usize>randomBelow(alive) * SLOT_BYTES);
  }
  return weight;
}

/** Tries each configuration of a digit of a band; those not refuted lie in the first of TRIALS. Returns their number. */
function tryAll(band: i32): i32 {
  const at = bandAt(HAND, band);
  const digit = i16x8.splat(<i16>narrowestDigit(at));
  const possible = v128.and(v128.load(at), digit);
  let alive = 0;
  for (let lane = 0; lane < BANDS; lane++) {
    const others = v128.andnot(possible, laneMask(lane));
    if (!v128.any_true(v128.xor(possible, others))) continue;
    const trial = TRIALS + <usize>alive * SLOT_BYTES;
    const trialBand = bandAt(trial, band);
    copyState(trial, HAND);
    v128.store(trialBand, v128.or(v128.load(trialBand, RULED_OUT), others), RULED_OUT);
    if (settleBand(trial, band, 0)) alive++;
  }
  return alive;
}
