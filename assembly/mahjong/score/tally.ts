/**
 * Points and doubles as they add up, with the item for each; at the end points x 2^doubles, or the value of a limit hand,
 * and what the others pay. Everyone pays the winner, whoever discarded; East pays and gets double.
 */
import { seatWind } from './context';
import {
  addItem, beginResult, DOUBLES, PAY_DRAWN, POINTS, setLimit, setPayments, setRank, setTotal, tell, UNIT_DOUBLES, UNIT_LIMIT,
  UNIT_POINTS,
} from './result';

const EAST: i32 = 27;
/** More doubles than any hand needs to pass every limit. */
const MOST_DOUBLES: i32 = 30;
/** A hand of fixed value goes before an equal one; what lies above the limit only orders equals. */
const FIXED_FIRST: f64 = 0.5;
const ABOVE_LIMIT: f64 = 1e-13;

export let points: i32 = 0;
export let doubles: i32 = 0;
/** Points and doubles of flowers and seasons alone. */
let flowerPoints: i32 = 0;
let flowerDoubles: i32 = 0;
/** What the limit hand is worth; 0 when it is none. */
export let fixedValue: i32 = 0;
export let fixedItem: i32 = 0;

export function beginTally(): void {
  beginResult();
  points = doubles = flowerPoints = flowerDoubles = fixedValue = fixedItem = 0;
}

export function addPoints(id: i32, value: i32): void {
  points += value;
  addItem(id, UNIT_POINTS, value);
}

export function addDoubles(id: i32, value: i32): void {
  doubles += value;
  addItem(id, UNIT_DOUBLES, value);
}

export function addFlowerPoints(id: i32, value: i32): void {
  flowerPoints += value;
  addPoints(id, value);
}

export function addFlowerDoubles(id: i32, value: i32): void {
  flowerDoubles += value;
  addDoubles(id, value);
}

/** The hand is worth `value`, whatever its sets; the first limit hand found names it. */
export function fix(id: i32, value: i32): void {
  if (fixedValue >= value) return;
  fixedValue = value;
  fixedItem = id;
}

/** points x 2^doubles, without a limit. */
export function product(): i64 {
  return (<i64>points) << min(doubles, MOST_DOUBLES);
}

/** What flowers and seasons are worth by themselves. */
function flowersAlone(): i64 {
  return (<i64>flowerPoints) << min(flowerDoubles, MOST_DOUBLES);
}

/** Ends the tally of a hand counted by points and doubles. */
export function settleCounted(limit: i32, wins: bool): void {
  const counted = product();
  const total = <i32>min(counted, <i64>limit);
  tell(POINTS, points);
  tell(DOUBLES, doubles);
  if (counted >= <i64>limit) setLimit();
  setRank(<f64>total + <f64>counted * ABOVE_LIMIT);
  setTotal(total, wins);
  if (wins) pay(total);
}

/**
 * Ends the tally of a hand of fixed value, up to the limit. Only items of flowers may have been added: `withFlowers` says
 * whether they count besides.
 */
export function settleFixed(limit: i32, wins: bool, withFlowers: bool): void {
  const added: i64 = withFlowers ? flowersAlone() : 0;
  const total = <i32>min(<i64>fixedValue + added, <i64>limit);
  addItem(fixedItem, UNIT_LIMIT, fixedValue);
  setLimit();
  setRank(<f64>total + FIXED_FIRST);
  setTotal(total, wins);
  if (wins) pay(total);
}

function pay(total: i32): void {
  if (seatWind() == EAST) setPayments(PAY_DRAWN, 0, 2 * total);
  else setPayments(PAY_DRAWN, 2 * total, total);
}
