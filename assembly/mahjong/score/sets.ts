/** What sets, pairs and flowers count for every player, winner or not: the same in all rules of points and doubles. */
import { PAIR } from '../readings-list';
import { flowers, roundWind, seatWind } from './context';
import { FIRST_DRAGON, isMajor } from './features';
import { CONCEALED, isTriplet, KONG, laidCount, laidHas, laidKind, laidShape } from './laid';
import {
  ALL_FLOWERS, ALL_SEASONS, DRAGON_PAIR, DRAGONS, FLOWER, FLOWER_VALUE, MAJOR_KONG, MAJOR_KONG_VALUE, MAJOR_PUNG,
  MAJOR_PUNG_VALUE, MINOR_KONG, MINOR_KONG_VALUE, MINOR_PUNG, MINOR_PUNG_VALUE, OWN_WIND, OWN_WIND_PAIR, OWN_WIND_PAIR_VALUE,
  ROUND_WIND, ROUND_WIND_PAIR,
} from './points-items';
import { addDoubles, addFlowerDoubles, addFlowerPoints, addPoints } from './tally';

const EAST: i32 = 27;
const FOUR: i32 = 0xf;

export function countSets(): void {
  for (let i = 0; i < laidCount(); i++) {
    if (isTriplet(i)) countTriplet(laidShape(i), laidKind(i), laidHas(i, CONCEALED));
    else if (laidShape(i) == PAIR) countPair(laidKind(i));
  }
}

function countTriplet(shape: i32, kind: i32, concealed: bool): void {
  const times = concealed ? 2 : 1;
  const major = isMajor(kind);
  if (shape == KONG) addPoints(major ? MAJOR_KONG : MINOR_KONG, (major ? MAJOR_KONG_VALUE : MINOR_KONG_VALUE) * times);
  else addPoints(major ? MAJOR_PUNG : MINOR_PUNG, (major ? MAJOR_PUNG_VALUE : MINOR_PUNG_VALUE) * times);
}

function countPair(kind: i32): void {
  if (kind >= FIRST_DRAGON) addPoints(DRAGON_PAIR, OWN_WIND_PAIR_VALUE);
  if (kind == seatWind()) addPoints(OWN_WIND_PAIR, OWN_WIND_PAIR_VALUE);
  if (kind == roundWind()) addPoints(ROUND_WIND_PAIR, OWN_WIND_PAIR_VALUE);
}

/** Doubles for sets of dragons, of the own wind and of the wind of the round. */
export function doubleSets(): void {
  for (let i = 0; i < laidCount(); i++) {
    if (!isTriplet(i)) continue;
    const kind = laidKind(i);
    if (kind >= FIRST_DRAGON) addDoubles(DRAGONS, 1);
    if (kind == seatWind()) addDoubles(OWN_WIND, 1);
    if (kind == roundWind()) addDoubles(ROUND_WIND, 1);
  }
}

/** Points for each flower and season; doubles for all four of either. */
export function countFlowers(allFour: i32): void {
  const held = popcnt(flowers());
  if (held > 0) addFlowerPoints(FLOWER, FLOWER_VALUE * held);
  if ((flowers() & FOUR) == FOUR) addFlowerDoubles(ALL_FLOWERS, allFour);
  if (flowers() >> 4 == FOUR) addFlowerDoubles(ALL_SEASONS, allFour);
}

/** Whether the flower of the own seat is held. */
export function hasOwnFlower(): bool {
  return ((flowers() >> (seatWind() - EAST)) & 1) != 0;
}

export function hasOwnSeason(): bool {
  return ((flowers() >> (4 + seatWind() - EAST)) & 1) != 0;
}
