/**
 * The yaku, apart from yakuman. A yaku that a yakuman of the hand implies does not count beside it; that matters only
 * where hands have no limit.
 */
import { ORPHAN_MASK } from '../shanten';
import { FIRST_HONOUR } from '../tiles';
import {
  AFTER_KONG, DOUBLE_RIICHI, hasFlag, IPPATSU, LAST_TILE, OPEN_RIICHI, option, RIICHI, ROBBING_KONG, roundWind, seatWind, selfDraw,
} from './context';
import { laidPattern } from './laid';
import * as Y from './riichi.generated';
import { countHan, hasYakuman } from './riichi-count';
import { isPinfu } from './riichi-fu';
import {
  chowStarts, chows, closed, closedTriplets, doubleChows, hasHonours, kinds, kongs, outside, pair, SEVEN_PAIRS, suitsInHand,
  THIRTEEN_ORPHANS, tripletKinds, triplets,
} from './riichi-hand';

const FIRST_DRAGON: i32 = FIRST_HONOUR + 4;
/** Chows of a straight: from 1, 4 and 7. */
const STRAIGHT: u64 = 0b1001001;
const FIRST_ROW: u64 = 0x1ff;

/** Counts the yaku; riichi and self-draw do not count beside thirteen orphans. */
export function countYaku(): void {
  if (laidPattern() == THIRTEEN_ORPHANS) return;
  countSituation();
  if (isPinfu() && !hasWheels()) countHan(Y.PINFU, Y.PINFU_VALUE);
  if (laidPattern() == SEVEN_PAIRS && !hasWheels()) countHan(Y.CHIITOITSU, Y.CHIITOITSU_VALUE);
  countKinds();
  if (chows > 0) countChows();
  if (triplets > 0) countTriplets();
}

/** Riichi in one of its forms: only those that need a declaration have ura dora. */
export function hasRiichi(): bool {
  return closed && hasFlag(RIICHI | DOUBLE_RIICHI | OPEN_RIICHI);
}

function byHand(value: i32, open: i32): i32 {
  return closed ? value : open;
}

function countSituation(): void {
  if (hasRiichi()) {
    countRiichi();
    if (hasFlag(IPPATSU)) countHan(Y.IPPATSU, Y.IPPATSU_VALUE);
  }
  if (selfDraw()) {
    if (closed) countHan(Y.MENZEN_TSUMO, Y.MENZEN_TSUMO_VALUE);
    if (hasFlag(AFTER_KONG)) countHan(Y.RINSHAN, Y.RINSHAN_VALUE);
    else if (hasFlag(LAST_TILE)) countHan(Y.HAITEI, Y.HAITEI_VALUE);
  } else {
    if (hasFlag(ROBBING_KONG)) countHan(Y.CHANKAN, Y.CHANKAN_VALUE);
    else if (hasFlag(LAST_TILE)) countHan(Y.HOUTEI, Y.HOUTEI_VALUE);
  }
}

function countRiichi(): void {
  const isDouble = hasFlag(DOUBLE_RIICHI);
  if (hasFlag(OPEN_RIICHI)) {
    if (isDouble) countHan(Y.DOUBLE_OPEN_RIICHI, Y.DOUBLE_OPEN_RIICHI_VALUE);
    else countHan(Y.OPEN_RIICHI, Y.OPEN_RIICHI_VALUE);
  } else if (isDouble) countHan(Y.DOUBLE_RIICHI, Y.DOUBLE_RIICHI_VALUE);
  else countHan(Y.RIICHI, Y.RIICHI_VALUE);
}

/** What the kinds of tiles alone decide. */
function countKinds(): void {
  if (!(kinds & ORPHAN_MASK) && (closed || option(Y.OPTION_OPEN_TANYAO)) && !hasWheels()) countHan(Y.TANYAO, Y.TANYAO_VALUE);
  if (!(kinds & ~ORPHAN_MASK) && !hasYakuman(Y.TSUUIISOU) && !hasYakuman(Y.CHINROUTOU)) countHan(Y.HONROUTOU, Y.HONROUTOU_VALUE);
  if (popcnt(suitsInHand()) != 1) return;
  if (!hasHonours()) countChinitsu();
  else if (!hasYakuman(Y.RYUUIISOU)) countHan(Y.HONITSU, byHand(Y.HONITSU_VALUE, Y.HONITSU_OPEN));
}

function countChinitsu(): void {
  if (hasYakuman(Y.CHUUREN) || hasYakuman(Y.CHUUREN_PURE) || hasWheels()) return;
  countHan(Y.CHINITSU, byHand(Y.CHINITSU_VALUE, Y.CHINITSU_OPEN));
}

function hasWheels(): bool {
  return hasYakuman(Y.DAISHARIN) || hasYakuman(Y.DAICHIKURIN) || hasYakuman(Y.DAISUURIN);
}

function countChows(): void {
  if (closed && doubleChows == 1) countHan(Y.IIPEIKOU, Y.IIPEIKOU_VALUE);
  if (closed && doubleChows == 2 && !hasWheels()) countHan(Y.RYANPEIKOU, Y.RYANPEIKOU_VALUE);
  if (outside) {
    if (hasHonours()) countHan(Y.CHANTA, byHand(Y.CHANTA_VALUE, Y.CHANTA_OPEN));
    else countHan(Y.JUNCHAN, byHand(Y.JUNCHAN_VALUE, Y.JUNCHAN_OPEN));
  }
  if (chows < 3) return;
  if (inEachSuit(chowStarts)) countHan(Y.SANSHOKU, byHand(Y.SANSHOKU_VALUE, Y.SANSHOKU_OPEN));
  if (hasStraight()) countHan(Y.ITTSUU, byHand(Y.ITTSUU_VALUE, Y.ITTSUU_OPEN));
}

function inEachSuit(starts: u64): bool {
  return (starts & (starts >> 9) & (starts >> 18) & FIRST_ROW) != 0;
}

function hasStraight(): bool {
  for (let start = 0; start < FIRST_HONOUR; start += 9) if (((chowStarts >> start) & STRAIGHT) == STRAIGHT) return true;
  return false;
}

function countTriplets(): void {
  countValued();
  if (triplets == 4 && !impliesAllPungs()) countHan(Y.TOITOI, Y.TOITOI_VALUE);
  if (closedTriplets == 3) countHan(Y.SANANKOU, Y.SANANKOU_VALUE);
  if (kongs == 3) countHan(Y.SANKANTSU, Y.SANKANTSU_VALUE);
  if (triplets >= 3 && inEachSuit(tripletKinds)) countHan(Y.SANSHOKU_DOUKOU, Y.SANSHOKU_DOUKOU_VALUE);
}

function impliesAllPungs(): bool {
  return (
    hasYakuman(Y.TSUUIISOU) || hasYakuman(Y.CHINROUTOU) || hasYakuman(Y.DAISUUSHII) || hasYakuman(Y.SUUKANTSU) ||
    hasYakuman(Y.SUUANKOU) || hasYakuman(Y.SUUANKOU_TANKI)
  );
}

function hasTriplet(kind: i32): bool {
  return ((tripletKinds >> kind) & 1) != 0;
}

/** Dragons, the seat wind and the round wind. */
function countValued(): void {
  if (!(tripletKinds >> FIRST_HONOUR)) return;
  if (hasTriplet(seatWind())) countHan(Y.SEAT_WIND_EAST + seatWind() - FIRST_HONOUR, Y.SEAT_WIND_EAST_VALUE);
  if (hasTriplet(roundWind())) countHan(Y.ROUND_WIND_EAST + roundWind() - FIRST_HONOUR, Y.ROUND_WIND_EAST_VALUE);
  if (hasYakuman(Y.DAISANGEN)) return;
  for (let dragon = 0; dragon < 3; dragon++)
    if (hasTriplet(FIRST_DRAGON + dragon)) countHan(Y.YAKUHAI_HAKU + dragon, Y.YAKUHAI_HAKU_VALUE);
  const dragons = <i32>popcnt<u64>(tripletKinds >> FIRST_DRAGON);
  if (dragons == 2 && pair >= FIRST_DRAGON) countHan(Y.SHOUSANGEN, Y.SHOUSANGEN_VALUE);
}
