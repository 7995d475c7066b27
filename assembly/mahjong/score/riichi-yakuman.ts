/** The yakuman. By Tenhou's rules each counts once; options let four of them count double. */
import { HAND } from '../memory';
import { ORPHAN_MASK } from '../shanten';
import { FIRST_HONOUR, suitStart } from '../tiles';
import { FIRST_TURN, hasFlag, OPEN_RIICHI, option, seatWind, selfDraw, winKind } from './context';
import { laidPattern } from './laid';
import * as Y from './riichi.generated';
import { countYakuman } from './riichi-count';
import {
  closed, closedTriplets, kinds, kongs, meldless, pair, SEVEN_PAIRS, THIRTEEN_ORPHANS, tripletKinds, triplets, WAIT_PAIR, wait,
} from './riichi-hand';

const EAST: i32 = 27;
const ALL_HONOURS: u64 = (<u64>0x7f) << FIRST_HONOUR;
const ALL_WINDS: u64 = (<u64>0xf) << FIRST_HONOUR;
const ALL_DRAGONS: u64 = (<u64>0x7) << (FIRST_HONOUR + 4);
/** 2, 3, 4, 6, 8 of bamboo and the green dragon. */
const GREEN: u64 = ((<u64>0b010101110) << 18) | ((<u64>1) << (FIRST_HONOUR + 5));
const TWO_TO_EIGHT: u64 = 0b011111110;
/** Options of renhou, in their order. */
const RENHOU_YAKUMAN: i32 = 2;
const WHOLE_ROW: u64 = 0x1ff;

export function countAllYakuman(): void {
  countSituation();
  if (laidPattern() == THIRTEEN_ORPHANS) return countKokushi();
  if (triplets == 4) countTriplets();
  if (triplets > 1) countHonourSets();
  countKinds();
  if (meldless) countRows();
}

function countSituation(): void {
  if (hasFlag(FIRST_TURN) && meldless) {
    if (selfDraw()) countYakuman(seatWind() == EAST ? Y.TENHOU : Y.CHIIHOU, 1);
    else if (option(Y.OPTION_RENHOU) == RENHOU_YAKUMAN) countYakuman(Y.RENHOU_YAKUMAN, 1);
  }
  if (hasFlag(OPEN_RIICHI) && closed && !selfDraw() && option(Y.OPTION_SASHIKOMI_YAKUMAN)) countYakuman(Y.SASHIKOMI, 1);
}

/** Once, or twice where an option says so. */
function worth(own: i32): i32 {
  return option(Y.OPTION_DOUBLE_YAKUMAN) | option(own) ? 2 : 1;
}

function countKokushi(): void {
  const thirteenSided = load<u8>(HAND + winKind()) == 2;
  if (thirteenSided) countYakuman(Y.KOKUSHI_13, worth(Y.OPTION_DOUBLE_KOKUSHI));
  else countYakuman(Y.KOKUSHI, 1);
}

function countTriplets(): void {
  if (closedTriplets == 4) {
    if (wait == WAIT_PAIR) countYakuman(Y.SUUANKOU_TANKI, worth(Y.OPTION_DOUBLE_SUUANKOU));
    else countYakuman(Y.SUUANKOU, 1);
  }
  if (kongs == 4) countYakuman(Y.SUUKANTSU, 1);
}

function countHonourSets(): void {
  if ((tripletKinds & ALL_DRAGONS) == ALL_DRAGONS) countYakuman(Y.DAISANGEN, 1);
  const winds = <i32>popcnt<u64>(tripletKinds & ALL_WINDS);
  if (winds == 4) countYakuman(Y.DAISUUSHII, worth(Y.OPTION_DOUBLE_DAISUUSHII));
  else if (winds == 3 && pair >= EAST && pair < EAST + 4) countYakuman(Y.SHOUSUUSHII, 1);
}

function countKinds(): void {
  if (!(kinds & ~GREEN)) return countYakuman(Y.RYUUIISOU, 1);
  if (kinds & ~ORPHAN_MASK) return;
  if (!(kinds & ~ALL_HONOURS)) {
    countYakuman(Y.TSUUIISOU, 1);
    if (laidPattern() == SEVEN_PAIRS && option(Y.OPTION_DAICHISEI)) countYakuman(Y.DAICHISEI, 1);
  } else if (!(kinds & ALL_HONOURS)) countYakuman(Y.CHINROUTOU, 1);
}

/** What is made of a whole row of one suit. */
function countRows(): void {
  for (let suit = 0; suit < 3; suit++) {
    const row = kinds >> suitStart(suit);
    if (row << suitStart(suit) != kinds) return;
    if (row == WHOLE_ROW) countChuuren(suit);
    else if (row == TWO_TO_EIGHT) countWheels(suit);
  }
}

function countChuuren(suit: i32): void {
  const first = HAND + suitStart(suit);
  if (load<u8>(first) < 3 || load<u8>(first, 8) < 3) return;
  const rank = winKind() - suitStart(suit);
  const usual = rank == 0 || rank == 8 ? 3 : 1;
  if (<i32>load<u8>(first + rank) > usual) countYakuman(Y.CHUUREN_PURE, worth(Y.OPTION_DOUBLE_CHUUREN));
  else countYakuman(Y.CHUUREN, 1);
}

function countWheels(suit: i32): void {
  if (!option(Y.OPTION_DAISHARIN) || !(suit == 1 || option(Y.OPTION_DAISHARIN_OTHER_SUITS))) return;
  const first = HAND + suitStart(suit);
  for (let rank = 1; rank < 8; rank++) if (load<u8>(first + rank) != 2) return;
  countYakuman(suit == 0 ? Y.DAISUURIN : suit == 1 ? Y.DAISHARIN : Y.DAICHIKURIN, 1);
}
