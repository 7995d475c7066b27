/** British rules: what a complete hand counts. */
import { STANDARD } from '../patterns';
import { AFTER_KONG, flowers, hasFlag, option, ORIGINAL_CALL, selfDraw } from './context';
import { noteWin } from './bmja-fishing';
import { fixByTiles } from './bmja-limits';
import {
  OPTION_CLEAN_HAND, OPTION_LIVE_WALL_ONLY, OPTION_PURITY_NO_CHOWS, OWN_FLOWER, OWN_SEASON, PURITY, PURITY_VALUE,
} from './bmja.generated';
import { hasHonours, kongs, readFeatures, suits, triplets } from './features';
import { laidPattern } from './laid';
import {
  CALL, LOOSE_TILE, MAHJONG, ONE_SUIT_WITH_HONOURS, OPTION_LIMIT, OPTION_MAHJONG, SELF_DRAW, SELF_DRAW_VALUE,
} from './points-items';
import { countFlowers, countSets, doubleSets, hasOwnFlower, hasOwnSeason } from './sets';
import { addDoubles, addFlowerDoubles, addPoints, beginTally, fixedValue, settleCounted, settleFixed } from './tally';
import { ALL_SETS, doubleLastTile, doubleNoChows, doubleWinningSets, fixByWin } from './winning';

const ALL_FOUR: i32 = 2;

/** One suit, pungs or kongs. */
function isPure(): bool {
  return triplets == ALL_SETS && suits() == 1 && !hasHonours();
}

// @ts-ignore: decorator
@inline
export function limit(): i32 {
  return option(OPTION_LIMIT);
}

/** Scores the complete hand laid down. */
export function scoreBmja(): void {
  beginTally();
  readFeatures(false);
  fixByWin(limit());
  fixByTiles(limit());
  noteWin(isPure());
  countOwnFlowers();
  if (fixedValue > 0) return settleFixed(limit(), true, true);
  if (laidPattern() != STANDARD) return settleCounted(limit(), false);
  countSets();
  doubleSets();
  countWin();
  settleCounted(limit(), true);
}

/** Points and doubles of flowers and seasons. */
export function countOwnFlowers(): void {
  countFlowers(ALL_FOUR);
  if (hasOwnFlower()) addFlowerDoubles(OWN_FLOWER, 1);
  if (hasOwnSeason()) addFlowerDoubles(OWN_SEASON, 1);
}

function countWin(): void {
  addPoints(MAHJONG, option(OPTION_MAHJONG));
  const loose = hasFlag(AFTER_KONG) && selfDraw();
  if (selfDraw() && !(loose && option(OPTION_LIVE_WALL_ONLY) != 0)) addPoints(SELF_DRAW, SELF_DRAW_VALUE);
  if (isPure()) addDoubles(PURITY, PURITY_VALUE);
  if (!isPure() || option(OPTION_PURITY_NO_CHOWS) != 0) doubleNoChows();
  doubleWinningSets();
  if (option(OPTION_CLEAN_HAND) != 0 && suits() == 1 && hasHonours()) addDoubles(ONE_SUIT_WITH_HONOURS, 1);
  if (loose && (kongs > 0 || flowers() != 0)) addDoubles(LOOSE_TILE, 1);
  doubleLastTile();
  if (hasFlag(ORIGINAL_CALL)) addDoubles(CALL, 1);
}
