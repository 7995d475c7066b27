/**
 * What a hand would pay with more dora: the best of all ways to lay it down for each number of han more, since another way
 * may be the best one then.
 */
import { RESULT } from '../memory';
import { option } from './context';
import { beginResult, FU, HAN, toldIn, totalIn, winsIn, YAKUMAN } from './result';
import { scoreRiichi } from './riichi';
import * as Y from './riichi.generated';
import { basicPoints, pay } from './riichi-points';
import { beginWays, nextWay } from './ways';

/** Every five red, and five indicators for a kind held four times. */
export const MOST_MORE: i32 = 32;
const points = memory.data(272);
let most: i32 = 0;

/** Scores the complete hand in memory, whose `readings` are listed, for up to `han` han more. */
export function scoreWithMore(readings: i32, han: i32): void {
  assert(han <= MOST_MORE);
  most = han;
  for (let more = 0; more <= han; more++) store<f64>(points + (more << 3), 0);
  for (let reading = 0; reading < readings; reading++) {
    beginWays(reading);
    while (nextWay()) {
      beginResult();
      scoreRiichi();
      countMore();
    }
  }
}

/** The points of the hand scored last with `more` han; 0 where the rules do not allow the win. */
// @ts-ignore: decorator
@inline
export function pointsWith(more: i32): f64 {
  return load<f64>(points + (more << 3));
}

/** Takes note of the way laid down whose result is in RESULT; leaves there what the last number of han would pay. */
function countMore(): void {
  if (!winsIn(RESULT)) return;
  const han = toldIn(RESULT, HAN), fu = toldIn(RESULT, FU), yakuman = toldIn(RESULT, YAKUMAN);
  const total = totalIn(RESULT);
  const grows = yakuman == 0 || option(Y.OPTION_AOTENJOU) != 0;
  note(0, total);
  for (let more = 1; more <= most; more++) note(more, grows ? paidFor(han + more, fu, yakuman) : total);
}

const KNOWN_HAN: i32 = 32;
const KNOWN_FU: i32 = 32;
/** Fu are whole tens, or 25. */
const FU_STEP: i32 = 5;
/** What hands without yakuman pay when drawn, f64 by han and fu; 0 while not known. */
const paid = memory.data(8192, 16);

/** Forgets what hands pay: by other options or for another seat it is something else. */
export function forgetPaid(): void {
  memory.fill(paid, 0, 8192);
}

function paidFor(han: i32, fu: i32, yakuman: i32): f64 {
  const step = fu / FU_STEP;
  if (yakuman > 0 || han >= KNOWN_HAN || step >= KNOWN_FU) return pay(basicPoints(han, fu, yakuman));
  const at = paid + ((han * KNOWN_FU + step) << 3);
  if (load<f64>(at) == 0) store<f64>(at, pay(basicPoints(han, fu, 0)));
  return load<f64>(at);
}

// @ts-ignore: decorator
@inline
function note(more: i32, paid: f64): void {
  if (paid > pointsWith(more)) store<f64>(points + (more << 3), paid);
}
