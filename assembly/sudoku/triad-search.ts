/**
 * Search over box-and-band states on a stack in memory, so that it can stop anywhere and go on later. The first configuration
 * of a digit in a band (triad-branch.ts) is tried on a copy; the state itself then goes on without it.
 */
import { SLOT_BYTES, SLOT_COUNT, SLOTS } from './memory';
import { narrowestBand, narrowestDigit } from './triad-branch';
import { bandAt, copyState, laneMask, openState, RULED_OUT, settleBand, STATE_BYTES } from './triads';

/** In a slot, after the state: the band whose configuration, ruled out already, waits to be settled. */
const WAITING: usize = STATE_BYTES;

/** Branches that may still be taken before the search pauses. */
export let budget: i32 = 0;

export function setBudget(work: i32): void {
  budget = work;
}

/** Level of the state in hand; -1 when there is none left. */
let level: i32 = -1;

// @ts-ignore: decorator
@inline
function slotAt(at: i32): usize {
  return SLOTS + <usize>at * SLOT_BYTES;
}

/** The state of the solution found last. */
// @ts-ignore: decorator
@inline
export function solvedState(): usize {
  return slotAt(level);
}

/** Begins with the candidates at `position`. */
export function openSearch(position: usize): void {
  level = openState(slotAt(0), position) ? 0 : -1;
}

/** Looks for the next solution while the budget lasts: 1 found, 0 there is none, -1 not yet known. */
export function nextSolution(): i32 {
  while (level >= 0) {
    const band = narrowestBand(slotAt(level));
    if (band < 0) return 1;
    if (--budget < 0) return -1;
    branch(band);
  }
  return 0;
}

/** Leaves the solution in hand for the states that wait. */
export function leaveSolution(): void {
  level--;
  resume();
}

function branch(band: i32): void {
  const slot = slotAt(level);
  const copy = slot + SLOT_BYTES;
  const at = bandAt(slot, band);
  const digit = i16x8.splat(<i16>narrowestDigit(at));
  const possible = v128.and(v128.load(at), digit);
  const first = v128.and(possible, laneMask(<i32>ctz(i16x8.bitmask(i16x8.eq(possible, digit)))));
  const ruledOut = v128.load(at, RULED_OUT);
  copyState(copy, slot);
  v128.store(at, v128.or(ruledOut, first), RULED_OUT);
  store<i32>(slot, band, WAITING);
  v128.store(bandAt(copy, band), v128.or(ruledOut, v128.xor(possible, first)), RULED_OUT);
  // Beyond the last slot there is no level: a branch assigns one of 54 digits of a band for good.
  if (level + 2 < SLOT_COUNT && settleBand(copy, band, 0)) level++;
  else resume();
}

/** Takes up the nearest waiting state that is not refuted at once. */
function resume(): void {
  while (level >= 0) {
    const slot = slotAt(level);
    if (settleBand(slot, load<i32>(slot, WAITING), 0)) return;
    level--;
  }
}
