/** What the leaves of a drawn (leaves.ts) bring to the values of a hand: the best wait for the chances, the front for the scores. */
import { discardCount, discardKey, listDiscards } from './discards';
import { setWait, waitCopiesAt, waitFrontAt, waitKnown, waitSlot } from './graph';
import {
  beginFront, endFront, isLastAt, leafAt, leafCopies, leafOf, leafWorth, mostCopies, offerLeaf,
} from './leaves';
import { addTerm } from './sums';
import { keepBetterScores, pairBytes, scratchVector, shownVector, waitColumn, waitPairs } from './values';

/** More than any hand has: no bound. */
export const NO_LIMIT: i32 = 64;
export const ANY_SLACK: i32 = 128;

export let lastWait: i32 = 0;
export let lastFront: i32 = 0;

/**
 * Finds the most copies that any discard leaves the tenpai hand `drawn` to wait for, in `lastWait`, and the front of these
 * waits, in `lastFront`; returns the work.
 */
export function knowWait(drawn: u64): i32 {
  const slot = waitSlot(drawn);
  if (waitKnown) {
    lastWait = waitCopiesAt(slot);
    lastFront = waitFrontAt(slot);
    return 0;
  }
  listDiscards(drawn, 0, NO_LIMIT, ANY_SLACK);
  beginFront();
  for (let i = 0; i < discardCount; i++) offerLeaf(leafOf(discardKey(i)));
  lastWait = mostCopies;
  lastFront = endFront();
  setWait(slot, drawn, lastWait, lastFront);
  return 1;
}

/** Adds draws of `copies` tiles that lead to leaves alone: the chances of the widest wait, the scores of the front. */
export function addLeaves(wait: i32, front: i32, copies: i32): void {
  const leaf = leafAt(front);
  const column = waitColumn(leafCopies(leaf));
  if (isLastAt(front)) return addTerm(waitPairs(wait), column, leafWorth(leaf), copies);
  const best = scratchVector(waitPairs(wait), column, leafWorth(leaf));
  keepBetterLeaves(best, front + 1);
  addTerm(best, best + pairBytes, 1, copies);
}

/** The larger of each score of `vector` and those of the leaves from `index` to the end of their front. */
export function keepBetterLeaves(vector: usize, index: i32): void {
  let at = index - 1;
  do {
    const leaf = leafAt(++at);
    keepBetterScores(vector, waitColumn(leafCopies(leaf)), leafWorth(leaf));
  } while (!isLastAt(at));
}

/** The values of a tenpai hand should it keep its wait. */
export function showLeaf(key: u64): usize {
  const leaf = leafOf(key);
  return shownVector(waitPairs(leafCopies(leaf)), waitColumn(leafCopies(leaf)), leafWorth(leaf));
}
