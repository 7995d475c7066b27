/** Riichi: yakuman, else yaku and dora; then fu, points and payments. */
import { FIRST_TURN, hasFlag, option, paarenchan, selfDraw } from './context';
import { dropItems, FU, HAN, setRank, setTotal, tell, YAKUMAN } from './result';
import * as Y from './riichi.generated';
import { beginCount, countHan, countYakuman, forgetHan, fu, han, yakuman } from './riichi-count';
import { countDora } from './riichi-dora';
import { countAllFu, exactFu } from './riichi-fu';
import { gather, meldless } from './riichi-hand';
import { basicPoints, pay } from './riichi-points';
import { countYaku } from './riichi-yaku';
import { countAllYakuman } from './riichi-yakuman';

const YAKUMAN_HAN: i32 = 13;
/** Choices of renhou in their order. */
const RENHOU_MANGAN: i32 = 1;

/** Points decide between two ways to lay a hand down, then han, then fu before rounding. */
const POINTS_WEIGHT: f64 = 65536;
const HAN_WEIGHT: f64 = 256;

/** Scores the hand laid down into RESULT. */
export function scoreRiichi(): void {
  gather();
  beginCount();
  countAllYakuman();
  if (paarenchan() > 0 && winsInARowCount()) countYakuman(Y.PAARENCHAN, paarenchan());
  if (yakuman == 0 || option(Y.OPTION_AOTENJOU)) countOrdinary();
  const counted = han + YAKUMAN_HAN * yakuman;
  countAllFu();
  tell(HAN, counted);
  tell(FU, fu);
  if (yakuman > 0) tell(YAKUMAN, yakuman);
  const total = counted > 0 ? pay(basicPoints(counted, fu, yakuman)) : 0;
  if (counted == 0) dropItems(0);
  setTotal(total, counted > 0);
  setRank(total * POINTS_WEIGHT + <f64>counted * HAN_WEIGHT + <f64>exactFu);
}

/** Yaku and, where there is one, dora. */
function countOrdinary(): void {
  countYaku();
  if (han + yakuman > 0) countDora();
  if (isRenhou() && yakuman == 0 && han < Y.RENHOU_VALUE) {
    forgetHan();
    countHan(Y.RENHOU, Y.RENHOU_VALUE);
  }
}

function isRenhou(): bool {
  return option(Y.OPTION_RENHOU) == RENHOU_MANGAN && hasFlag(FIRST_TURN) && !selfDraw() && meldless;
}

/** Whether the hand may count the dealer's wins in a row: by an option it needs a yaku of its own. */
function winsInARowCount(): bool {
  if (yakuman > 0 || !option(Y.OPTION_PAARENCHAN_NEEDS_YAKU)) return true;
  countYaku();
  const any = han > 0;
  forgetHan();
  return any;
}
