/** What the way of winning counts in the rules of points and doubles, and the limit hands that classical and British rules share. */
import { AFTER_KONG, DEALT_HAND, FIRST_TURN, hasFlag, LAST_TILE, ROBBING_KONG, seatWind, selfDraw, TWOFOLD_FORTUNE, winKind } from './context';
import {
  dragonSets, isAllHonours, isAllMajors, isAllTerminals, hasHonours, kongs, openBlocks, triplets, windSets,
} from './features';
import {
  ALL_CONCEALED, ALL_HONOURS, ALL_MAJORS, EARTHS_BLESSING, FOUR_BLESSINGS, FOURFOLD_PLENTY, HEADS_AND_TAILS,
  HEAVENS_BLESSING, KONG_ON_KONG, LAST_DISCARD, LAST_WALL_TILE, MOON, NO_CHOWS, PLUM_BLOSSOM, ROBBED_KONG,
  THREE_GREAT_SCHOLARS,
} from './points-items';
import { addDoubles, fix } from './tally';

const EAST: i32 = 27;
const ONE_DOT: i32 = 9;
const FIVE_DOTS: i32 = 13;
export const TWO_BAMBOO: i32 = 19;
export const ALL_SETS: i32 = 4;

/** Nothing lies open and the last tile was drawn. */
export function isConcealed(): bool {
  return openBlocks == 0 && selfDraw();
}

export function doubleNoChows(): void {
  if (triplets == ALL_SETS) addDoubles(NO_CHOWS, 1);
}

/** Doubles for a concealed hand and for majors alone. */
export function doubleWinningSets(): void {
  if (isConcealed()) addDoubles(ALL_CONCEALED, 1);
  if (isAllMajors() && hasHonours()) addDoubles(ALL_MAJORS, 1);
}

/** Doubles for the last tile, but for loose tiles. */
export function doubleLastTile(): void {
  if (hasFlag(LAST_TILE)) addDoubles(selfDraw() ? LAST_WALL_TILE : LAST_DISCARD, 1);
  if (hasFlag(ROBBING_KONG)) addDoubles(ROBBED_KONG, 1);
}

/** Limit hands by how the hand was won, whatever its tiles. */
export function fixByWin(limit: i32): void {
  const first = hasFlag(DEALT_HAND) || hasFlag(FIRST_TURN);
  if (first && seatWind() == EAST) fix(HEAVENS_BLESSING, limit);
  if (first && seatWind() != EAST && !selfDraw()) fix(EARTHS_BLESSING, limit);
  if (hasFlag(AFTER_KONG) && selfDraw() && winKind() == FIVE_DOTS) fix(PLUM_BLOSSOM, limit);
  if (hasFlag(LAST_TILE) && selfDraw() && winKind() == ONE_DOT) fix(MOON, limit);
  if (hasFlag(TWOFOLD_FORTUNE)) fix(KONG_ON_KONG, limit);
}

/** Limit hands of sets and a pair. */
export function fixBySets(limit: i32, scholarsWithChow: bool): void {
  if (dragonSets == 3 && (scholarsWithChow || triplets == ALL_SETS)) fix(THREE_GREAT_SCHOLARS, limit);
  if (windSets == ALL_SETS) fix(FOUR_BLESSINGS, limit);
  if (isAllHonours()) fix(ALL_HONOURS, limit);
  if (isAllTerminals()) fix(HEADS_AND_TAILS, limit);
  if (kongs == ALL_SETS) fix(FOURFOLD_PLENTY, limit);
}
