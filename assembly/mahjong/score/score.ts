/**
 * The payout: every reading of a complete hand, with every choice of the block that the winning tile completed (ways.ts), is
 * laid down and scored by the rules in use; the best counts.
 */
import { copyBlocks, LAID } from '../memory';
import { readComplete } from '../readings';
import { beginResult, clearBest, keepBest } from './result';
import { prepareScorer, scoreLaid } from './rules';
import { beginWays, nextWay } from './ways';

const MAX_LAID: usize = 64;
const bestLaid = memory.data(64);

export let bestReading: i32 = -1;

/**
 * Scores the complete hand in memory, which needs `sets` concealed sets, by the context in memory. Returns the number of
 * the best reading, whose result is then in BEST_RESULT; -1 when the hand is not complete. `chows`: those in melds.
 */
export function scoreComplete(sets: i32, chows: i32): i32 {
  return scoreListed(readComplete(sets, chows), sets, chows);
}

/** As `scoreComplete`, of a hand whose `readings` are listed. */
export function scoreListed(readings: i32, sets: i32, chows: i32): i32 {
  clearBest();
  bestReading = -1;
  if (readings > 0) prepareScorer(sets, chows);
  for (let reading = 0; reading < readings; reading++) {
    beginWays(reading);
    while (nextWay()) score(reading);
  }
  return bestReading;
}

/** The way of laying down that `scoreComplete` found best: see laid.ts for the form. */
export function bestWay(): usize {
  return bestLaid;
}

function score(reading: i32): void {
  beginResult();
  scoreLaid();
  if (keepBest()) {
    bestReading = reading;
    keepLaid();
  }
}

/** Keeps the way of laying down as the best. */
export function keepLaid(): void {
  copyBlocks(bestLaid, LAID, MAX_LAID);
}
