/** From han, fu and yakuman to points: the limits, and who pays what. */
import { option, seatWind, selfDraw } from './context';
import { PAY_CLAIMED, PAY_DRAWN, setLimit, setPayments } from './result';
import * as Y from './riichi.generated';

const EAST: i32 = 27;
const MANGAN: i32 = 2000;
const HANEMAN: i32 = 3000;
const BAIMAN: i32 = 4000;
const SANBAIMAN: i32 = 6000;
const YAKUMAN: i32 = 8000;
const YAKUMAN_HAN: i32 = 13;
const MOST_YAKUMAN: i32 = 6;
/** 4 han 30 fu and 3 han 60 fu. */
const NEARLY_MANGAN: i32 = 1920;
/** Choices of countedYakuman in their order. */
const SINGLE: i32 = 0;
const MULTIPLE: i32 = 1;

/** What a loser other than the dealer pays by self-draw, before rounding. */
export function basicPoints(han: i32, fu: i32, yakuman: i32): f64 {
  if (option(Y.OPTION_AOTENJOU)) return <f64>fu * powerOfTwo(2 + han);
  const basic = yakuman > 0 ? YAKUMAN * capped(yakuman) : han >= 5 ? limitOf(han) : belowLimits(han, fu);
  if (basic >= MANGAN) setLimit();
  return basic;
}

// @ts-ignore: decorator
@inline
function powerOfTwo(exponent: i32): f64 {
  return reinterpret<f64>((<u64>(1023 + exponent)) << 52);
}

function capped(yakuman: i32): i32 {
  return option(Y.OPTION_LIMIT_TO_SEXTUPLE_YAKUMAN) ? min(yakuman, MOST_YAKUMAN) : yakuman;
}

function belowLimits(han: i32, fu: i32): i32 {
  const basic = fu << (2 + han);
  return basic == NEARLY_MANGAN && option(Y.OPTION_KIRIAGE_MANGAN) ? MANGAN : min(basic, MANGAN);
}

function limitOf(han: i32): i32 {
  if (han >= YAKUMAN_HAN) {
    const counted = option(Y.OPTION_COUNTED_YAKUMAN);
    if (counted == SINGLE) return YAKUMAN;
    if (counted == MULTIPLE) return YAKUMAN * capped(han / YAKUMAN_HAN);
  }
  if (han >= 11) return SANBAIMAN;
  if (han >= 8) return BAIMAN;
  return han >= 6 ? HANEMAN : MANGAN;
}

/** Sets the payments and returns their sum. Each is rounded up to whole hundreds. */
export function pay(basic: f64): f64 {
  const dealer = seatWind() == EAST;
  if (!selfDraw()) {
    const paid = hundreds((dealer ? 6 : 4) * basic);
    setPayments(PAY_CLAIMED, paid, 0);
    return paid;
  }
  const others = hundreds((dealer ? 2 : 1) * basic);
  const byDealer: f64 = dealer ? 0 : hundreds(2 * basic);
  setPayments(PAY_DRAWN, byDealer, others);
  return dealer ? 3 * others : byDealer + 2 * others;
}

// @ts-ignore: decorator
@inline
function hundreds(points: f64): f64 {
  return Math.ceil(points / 100) * 100;
}
