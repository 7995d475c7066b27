/**
 * Chinese Official (Mahjong Competition Rules): the fan of a hand laid down, and who pays them. The data: rules/mcr.json.
 *
 * The five principles: no repeat is mcr-implied.ts; no separation, no identical fan and combining once are mcr-chows.ts and
 * mcr-pungs.ts; the freedom to choose is every reading and every completed block (score.ts) with the best counting.
 */
import { FIRST_HONOUR } from '../tiles';
import { FIRST_SPECIAL, HONOURS_AND_KNITTED, KNITTED_STRAIGHT as STRAIGHT_PATTERN, SEVEN_PAIRS as PAIRS_PATTERN } from '../patterns';
import { UNIQUE_WONDER } from '../special';
import { flowers, option, selfDraw } from './context';
import { laidPattern } from './laid';
import { dropImplied } from './mcr-implied';
import { kongCount, lookAtSets, tallyBesideStraight, tallySets } from './mcr-sets';
import { add, addTimes, clearTally, countingFrom, isEmpty, times } from './mcr-tally';
import { fourOfKind, kindsInHand, lookAtTiles, tallyTiles } from './mcr-tiles';
import { tallyWait } from './mcr-wait';
import { isHeaven, tallyNineGates, tallyWin } from './mcr-win';
import {
  ALL_SIMPLES, CHICKEN_HAND, CONCEALED_AND_MELDED_KONG, FLOWER, GREATER_HONORS_AND_KNITTED_TILES, ITEM_COUNT, ITEM_VALUES,
  KNITTED_STRAIGHT, LESSER_HONORS_AND_KNITTED_TILES, OPTION_CONCEALED_AND_MELDED_KONG, OPTION_MINIMUM_FAN,
  OPTION_TILE_HOG_WITH_KONG, OPTION_TWO_CONCEALED_KONGS, SEVEN_PAIRS, SEVEN_SHIFTED_PAIRS, THIRTEEN_ORPHANS, TILE_HOG,
  TWO_CONCEALED_KONGS,
} from './mcr.generated';
import { addItem, beginResult, PAY_CLAIMED, PAY_DRAWN, setPayments, setRank, setTotal, UNIT_FAN } from './result';

/** What every other player pays for a win of any size. */
const BASE_POINTS: f64 = 8;
const SEVEN_IN_A_ROW: u64 = 0x7f;
const ALL_HONOURS: u64 = 0x7f;
const STRAIGHT_TILES: i32 = 9;

export function scoreMcr(): void {
  clearTally();
  lookAtTiles();
  lookAtSets();
  tallyForm();
  dropImplied();
  if (isEmpty()) add(CHICKEN_HAND);
  tellResult();
}

function tallyForm(): void {
  const pattern = laidPattern();
  if (pattern == PAIRS_PATTERN) return tallyPairs();
  if (pattern == FIRST_SPECIAL + UNIQUE_WONDER) return tallySpecial(THIRTEEN_ORPHANS);
  if (pattern == HONOURS_AND_KNITTED) return tallyHonoursAndKnitted();
  if (pattern == STRAIGHT_PATTERN) {
    add(KNITTED_STRAIGHT);
    tallyBesideStraight();
  } else {
    tallySets();
    tallyNineGates();
  }
  tallyTiles();
  tallyHogs();
  tallyWin(true);
  if (!isHeaven()) tallyWait();
}

function tallySpecial(fan: i32): void {
  add(fan);
  tallyWin(false);
}

function tallyPairs(): void {
  const lowest = <i32>ctz(kindsInHand);
  const inRow = kindsInHand >> lowest == SEVEN_IN_A_ROW && lowest < FIRST_HONOUR && lowest % 9 <= 2;
  if (!inRow) {
    tallyTiles();
    tallyHogs();
  } else if (lowest % 9 == 1) add(ALL_SIMPLES);
  tallySpecial(inRow ? SEVEN_SHIFTED_PAIRS : SEVEN_PAIRS);
}

function tallyHonoursAndKnitted(): void {
  const all = kindsInHand >> FIRST_HONOUR == ALL_HONOURS;
  if (<i32>popcnt(kindsInHand & (((<u64>1) << FIRST_HONOUR) - 1)) == STRAIGHT_TILES) add(KNITTED_STRAIGHT);
  tallySpecial(all ? GREATER_HONORS_AND_KNITTED_TILES : LESSER_HONORS_AND_KNITTED_TILES);
}

function tallyHogs(): void {
  const kongs = option(OPTION_TILE_HOG_WITH_KONG) ? 0 : kongCount();
  addTimes(TILE_HOG, <i32>popcnt(fourOfKind) - kongs);
}

function valueOf(fan: i32): i32 {
  if (fan == TWO_CONCEALED_KONGS) return option(OPTION_TWO_CONCEALED_KONGS);
  if (fan == CONCEALED_AND_MELDED_KONG) return option(OPTION_CONCEALED_AND_MELDED_KONG);
  return <i32>load<u16>(ITEM_VALUES + (fan << 1));
}

/** Of equal totals the one with the highest single fan is told. */
function tellResult(): void {
  beginResult();
  let fan = 0, highest = 0;
  for (let first = 0; first < ITEM_COUNT; first += 16) {
    for (let counting = countingFrom(first); counting; counting &= counting - 1) {
      const item = first + ctz(counting);
      const value = valueOf(item);
      for (let i = times(item); i > 0; i--) addItem(item, UNIT_FAN, value);
      fan += value * times(item);
      highest = max(highest, value);
    }
  }
  setRank(<f64>fan + <f64>highest / 128);
  const held = <i32>popcnt(flowers());
  for (let i = 0; i < held; i++) addItem(FLOWER, UNIT_FAN, 1);
  const wins = fan >= option(OPTION_MINIMUM_FAN);
  setTotal(<f64>(fan + held), wins);
  if (wins) tellPayments(<f64>(fan + held));
}

/** By self-draw each other player pays all; else the discarder does, and the others the base alone. */
function tellPayments(total: f64): void {
  const all = BASE_POINTS + total;
  if (selfDraw()) setPayments(PAY_DRAWN, all, all);
  else setPayments(PAY_CLAIMED, all, BASE_POINTS);
}
