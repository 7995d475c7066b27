/** Hong Kong's old style: faan, up to a limit, and what they pay. */
import {
  AFTER_KONG, flowers, hasFlag, LAST_TILE, option, ROBBING_KONG, roundWind, seatWind, selfDraw,
} from './context';
import { chows, dragonPairs, dragonSets, hasHonours, readFeatures, suits, triplets } from './features';
import {
  AFTER_KONG as WIN_BY_KONG, AFTER_KONG_VALUE, ALL_CHOWS, ALL_CHOWS_VALUE, ALL_FLOWERS, ALL_FLOWERS_VALUE, ALL_PUNGS,
  ALL_SEASONS, ALL_SEASONS_VALUE, CONCEALED as CLOSED, CONCEALED_VALUE, DRAGONS, DRAGONS_VALUE, LAST_TILE as LAST_CATCH,
  LAST_TILE_VALUE, MIXED_SUIT, NO_FLOWERS, NO_FLOWERS_VALUE, OPTION_ALL_PUNGS, OPTION_FLOWERS, OPTION_FLOWERS_IN_MINIMUM,
  OPTION_LIMIT, OPTION_MINIMUM, OPTION_MIXED_SUIT, OPTION_PURE_SUIT, OPTION_SMALL_DRAGONS, OWN_FLOWER,
  OWN_FLOWER_VALUE, OWN_SEASON, OWN_SEASON_VALUE, PURE_SUIT, ROBBING_KONG as ROBBED_KONG, ROBBING_KONG_VALUE, ROUND_WIND,
  ROUND_WIND_VALUE, SEAT_WIND, SEAT_WIND_VALUE, SELF_DRAW, SELF_DRAW_VALUE, SMALL_DRAGONS,
} from './hongkong.generated';
import { limitHand } from './hongkong-limits';
import { payFaan } from './hongkong-points';
import { CONCEALED, isTriplet, laidCount, laidHas, laidKind, MELD } from './laid';
import { addItem, beginResult, setLimit, setRank, setTotal, UNIT_FAN, UNIT_LIMIT } from './result';
import { hasOwnFlower, hasOwnSeason } from './sets';

const ALL_SETS: i32 = 4;
const FIRST_DRAGON: i32 = 31;
const FOUR: i32 = 0xf;

let faan: i32 = 0;

function add(id: i32, value: i32): void {
  if (value == 0) return;
  faan += value;
  addItem(id, UNIT_FAN, value);
}

/** Scores the complete hand laid down: its faan, and what they pay. */
export function scoreHongkong(): void {
  beginResult();
  faan = 0;
  readFeatures(false);
  const named = limitHand();
  if (named >= 0) return settleLimit(named);
  countHand();
  countWin();
  const withoutFlowers = faan;
  if (option(OPTION_FLOWERS) != 0) countFlowers();
  settle(option(OPTION_FLOWERS_IN_MINIMUM) != 0 ? faan : withoutFlowers);
}

function countHand(): void {
  if (openMelds() == 0) add(CLOSED, CONCEALED_VALUE);
  if (chows == ALL_SETS) add(ALL_CHOWS, ALL_CHOWS_VALUE);
  if (triplets == ALL_SETS) add(ALL_PUNGS, option(OPTION_ALL_PUNGS));
  if (suits() == 1) {
    if (hasHonours()) add(MIXED_SUIT, option(OPTION_MIXED_SUIT));
    else add(PURE_SUIT, option(OPTION_PURE_SUIT));
  }
  for (let i = 0; i < laidCount(); i++) if (isTriplet(i)) countTriplet(laidKind(i));
  if (dragonSets == 2 && dragonPairs > 0) add(SMALL_DRAGONS, option(OPTION_SMALL_DRAGONS));
}

/** Melds that lie open; what the last tile completed does not count among them. */
function openMelds(): i32 {
  let open = 0;
  for (let i = 0; i < laidCount(); i++) if (laidHas(i, MELD) && !laidHas(i, CONCEALED)) open++;
  return open;
}

function countTriplet(kind: i32): void {
  if (kind >= FIRST_DRAGON) add(DRAGONS, DRAGONS_VALUE);
  if (kind == seatWind()) add(SEAT_WIND, SEAT_WIND_VALUE);
  if (kind == roundWind()) add(ROUND_WIND, ROUND_WIND_VALUE);
}

function countWin(): void {
  if (selfDraw()) add(SELF_DRAW, SELF_DRAW_VALUE);
  if (hasFlag(ROBBING_KONG)) add(ROBBED_KONG, ROBBING_KONG_VALUE);
  if (hasFlag(LAST_TILE)) add(LAST_CATCH, LAST_TILE_VALUE);
  if (hasFlag(AFTER_KONG)) add(WIN_BY_KONG, AFTER_KONG_VALUE);
}

function countFlowers(): void {
  if (flowers() == 0) add(NO_FLOWERS, NO_FLOWERS_VALUE);
  if (hasOwnFlower()) add(OWN_FLOWER, OWN_FLOWER_VALUE);
  if (hasOwnSeason()) add(OWN_SEASON, OWN_SEASON_VALUE);
  if ((flowers() & FOUR) == FOUR) add(ALL_FLOWERS, ALL_FLOWERS_VALUE);
  if (flowers() >> 4 == FOUR) add(ALL_SEASONS, ALL_SEASONS_VALUE);
}

/** `towards`: the faan that help to reach the minimum. */
function settle(towards: i32): void {
  const limit = option(OPTION_LIMIT);
  const total = min(faan, limit);
  const wins = towards >= min(option(OPTION_MINIMUM), limit);
  if (faan >= limit) setLimit();
  setRank((wins ? 1000.0 : 0.0) + <f64>faan);
  setTotal(total, wins);
  if (wins) payFaan(total);
}

function settleLimit(id: i32): void {
  const limit = option(OPTION_LIMIT);
  addItem(id, UNIT_LIMIT, limit);
  setLimit();
  setRank(2000.0);
  setTotal(limit, true);
  payFaan(limit);
}
