/**
 * Classical rules, as Millington set them down or (`preset`) as the German league plays them, and the original western
 * game, which has its own special hands on the same points.
 */
import { STANDARD } from '../patterns';
import { PAIR } from '../readings-list';
import { CLASSICAL, rulesInUse } from '../special-rules';
import { AFTER_KONG, hasFlag, option, ORIGINAL_CALL, selfDraw, winKind } from './context';
import { fixByTiles, isLeague } from './classical-limits';
import {
  BIG_FOUR_WINDS, BIG_THREE_DRAGONS, LITTLE_FOUR_WINDS, LITTLE_THREE_DRAGONS, MAJOR_EYES, MAJOR_EYES_VALUE, MINOR_EYES,
  MINOR_EYES_VALUE, NO_SCORE_HAND, ONE_SUIT, ONE_SUIT_VALUE, ONLY_TILE, ONLY_TILE_VALUE, OPTION_CLAIMED_KONGS,
  OWN_FLOWER_AND_SEASON, THREE_CONCEALED_PUNGS,
} from './classical.generated';
import {
  concealedTriplets, dragonPairs, dragonSets, hasHonours, isMajor, readFeatures, suits, windPairs, windSets,
} from './features';
import { COMPLETED, laidCount, laidHas, laidPattern, laidShape } from './laid';
import { waitsForOne } from './only-tile';
import {
  CALL, LOOSE_TILE, MAHJONG, ONE_SUIT_WITH_HONOURS, OPTION_LIMIT, OPTION_MAHJONG, SELF_DRAW, SELF_DRAW_VALUE,
} from './points-items';
import { dropItems } from './result';
import { countFlowers, countSets, doubleSets, hasOwnFlower, hasOwnSeason } from './sets';
import { addDoubles, addFlowerDoubles, addPoints, beginTally, fixedValue, points, settleCounted, settleFixed } from './tally';
import { doubleLastTile, doubleNoChows, doubleWinningSets, fixByWin } from './winning';

const ALL_FOUR: i32 = 1;
const PRESET_LIMIT: i32 = 1000;
const LEAGUE_LIMIT: i32 = 500;

function limit(): i32 {
  const given = option(OPTION_LIMIT);
  if (given > 0 || rulesInUse() != CLASSICAL) return max(given, 1);
  return isLeague() ? LEAGUE_LIMIT : PRESET_LIMIT;
}

/** Whether no set and no pair counted points. */
let noScore: bool = false;

/** Scores the complete hand laid down. */
export function scoreClassical(): void {
  beginTally();
  readFeatures(option(OPTION_CLAIMED_KONGS) != 0);
  fixByWin(limit());
  fixByTiles(limit());
  if (fixedValue > 0) return settleFixed(limit(), true, false);
  if (laidPattern() != STANDARD) return refuse();
  countForAll();
  countWin();
  settleCounted(limit(), true);
}

/** Scores the melds, sets and pairs laid down of a hand that has not won. */
export function scoreClassicalPartial(): void {
  beginTally();
  readFeatures(option(OPTION_CLAIMED_KONGS) != 0);
  countForAll();
  settleCounted(limit(), false);
}

/** A special form that the rules do not know as the hand was won. */
function refuse(): void {
  dropItems(0);
  settleCounted(limit(), false);
}

function countForAll(): void {
  countSets();
  noScore = points == 0;
  countFlowers(ALL_FOUR);
  if (hasOwnFlower() && hasOwnSeason()) addFlowerDoubles(OWN_FLOWER_AND_SEASON, 1);
  doubleSets();
  if (dragonSets == 2 && dragonPairs > 0) addDoubles(LITTLE_THREE_DRAGONS, 1);
  if (dragonSets == 3) addDoubles(BIG_THREE_DRAGONS, 2);
  if (windSets == 3 && windPairs > 0) addDoubles(LITTLE_FOUR_WINDS, 1);
  if (windSets == 4) addDoubles(BIG_FOUR_WINDS, 2);
  if (concealedTriplets >= 3) addDoubles(THREE_CONCEALED_PUNGS, 1);
}

function countWin(): void {
  addPoints(MAHJONG, option(OPTION_MAHJONG));
  if (selfDraw()) addPoints(SELF_DRAW, SELF_DRAW_VALUE);
  if (waitsForOne()) addPoints(ONLY_TILE, ONLY_TILE_VALUE);
  if (completedPair()) countEyes(isMajor(winKind()));
  if (noScore) addDoubles(NO_SCORE_HAND, 1);
  doubleNoChows();
  doubleWinningSets();
  if (suits() == 1 && hasHonours()) addDoubles(ONE_SUIT_WITH_HONOURS, 1);
  if (suits() == 1 && !hasHonours()) addDoubles(ONE_SUIT, ONE_SUIT_VALUE);
  if (hasFlag(AFTER_KONG)) addDoubles(LOOSE_TILE, 1);
  doubleLastTile();
  if (hasFlag(ORIGINAL_CALL)) addDoubles(CALL, 1);
}

function countEyes(major: bool): void {
  addPoints(major ? MAJOR_EYES : MINOR_EYES, major ? MAJOR_EYES_VALUE : MINOR_EYES_VALUE);
}

function completedPair(): bool {
  for (let i = 0; i < laidCount(); i++) if (laidShape(i) == PAIR && laidHas(i, COMPLETED)) return true;
  return false;
}
