/**
 * British rules: what a hand counts that has not won. One that needs a single tile for a limit hand is worth two fifths of
 * it; fishing for purity doubles as purity does. Flowers and seasons are doubled apart where the value is fixed.
 */
import { countOwnFlowers, limit } from './bmja';
import { caught, catchesPurity, catchesSets, clearCatch, fish } from './bmja-fishing';
import { FISHING, FISHING_HALF, OPTION_LOSERS_ORIGINAL_CALL, PURITY, PURITY_VALUE } from './bmja.generated';
import { hasFlag, option, ORIGINAL_CALL } from './context';
import { readFeatures } from './features';
import { layTogether, tiles } from './partial';
import { CALL } from './points-items';
import { clearBest } from './result';
import { countSets, doubleSets } from './sets';
import { addDoubles, beginTally, fix, product, settleCounted, settleFixed } from './tally';

const FISHING_TILES: i32 = 13;

/** Scores what is laid down of a hand that has not won. */
export function scoreBmjaPartial(sets: i32, chows: i32): void {
  lookForward(sets, chows);
  const fixed = caught * 2 / 5;
  count();
  if (fixed == 0 || (catchesSets && product() > <i64>fixed)) return settleCounted(limit(), false);
  const whole = caught == limit();
  beginTally();
  fix(whole ? FISHING : FISHING_HALF, fixed);
  countOwnFlowers();
  settleFixed(limit(), false, true);
}

/** What one more tile makes of a hand of 13; the hand is laid down again afterwards. */
function lookForward(sets: i32, chows: i32): void {
  clearCatch();
  if (tiles() != FISHING_TILES) return;
  fish(sets, chows);
  clearBest();
  layTogether();
}

function count(): void {
  beginTally();
  readFeatures(false);
  countSets();
  countOwnFlowers();
  doubleSets();
  if (catchesPurity) addDoubles(PURITY, PURITY_VALUE);
  if (hasFlag(ORIGINAL_CALL) && option(OPTION_LOSERS_ORIGINAL_CALL) != 0) addDoubles(CALL, 1);
}
