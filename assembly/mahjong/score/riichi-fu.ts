/** Fu: what the sets, the pair, the wait and the way of winning add, rounded up to whole tens. */
import { FIRST_HONOUR } from '../tiles';
import { option, roundWind, seatWind, selfDraw } from './context';
import { CONCEALED, isTriplet, KONG, laidCount, laidHas, laidKind, laidPattern, laidShape } from './laid';
import * as Y from './riichi.generated';
import { countFu, fu } from './riichi-count';
import {
  chows, closed, isMajor, pair, SEVEN_PAIRS, THIRTEEN_ORPHANS, triplets, WAIT_CLOSED, WAIT_EDGE, WAIT_OPEN, WAIT_PAIR, WAIT_UNKNOWN,
  wait,
} from './riichi-hand';

const FIRST_DRAGON: i32 = FIRST_HONOUR + 4;
/** The option's choices in their order: 2, 4. */
const FOUR_FU: i32 = 1;
/** What an edge, a closed and a pair wait add, each. */
const WAIT_FU: i32 = Y.FU_PAIR_WAIT_VALUE;

/** Four chows, a pair without fu and an open wait, concealed. */
export function isPinfu(): bool {
  return closed && isPlain() && !(selfDraw() && option(Y.OPTION_PINFU_SELF_DRAW_FU));
}

function isPlain(): bool {
  return chows == 4 && wait == WAIT_OPEN && pairFu() == 0;
}

/**
 * Whether the hand counted last might count otherwise had its winning tile completed another block: as pinfu, as four concealed
 * pungs with a wait for the pair, or by fu, which the wait may lift to the next ten.
 */
export function waitMatters(): bool {
  assert(Y.FU_EDGE_WAIT_VALUE == WAIT_FU && Y.FU_CLOSED_WAIT_VALUE == WAIT_FU);
  if (wait == WAIT_UNKNOWN) return false;
  if (chows == 0 || (chows == 4 && pairFu() == 0)) return true;
  const others = exactFu - waitFu();
  return (others + 9) / 10 != (others + WAIT_FU + 9) / 10;
}

/** Fu before rounding. */
export let exactFu: i32 = 0;

/** Counts all fu of the hand laid down. */
export function countAllFu(): void {
  countParts();
  exactFu = fu;
  if (laidPattern() != SEVEN_PAIRS) countFu(Y.FU_ROUNDING, (10 - (fu % 10)) % 10);
}

function countParts(): void {
  if (laidPattern() == SEVEN_PAIRS) return countFu(Y.FU_SEVEN_PAIRS, Y.FU_SEVEN_PAIRS_VALUE);
  if (laidPattern() == THIRTEEN_ORPHANS) return countThirteenOrphans();
  countFu(Y.FU_BASE, Y.FU_BASE_VALUE);
  if (closed && !selfDraw()) countFu(Y.FU_CONCEALED_WIN, Y.FU_CONCEALED_WIN_VALUE);
  if (triplets > 0) countSets();
  countFu(Y.FU_VALUED_PAIR, pairFu());
  countWait();
  if (selfDraw() && !isPinfu()) countFu(Y.FU_SELF_DRAW, Y.FU_SELF_DRAW_VALUE);
  if (fu == Y.FU_BASE_VALUE && !closed && option(Y.OPTION_OPEN_PINFU_FU)) countFu(Y.FU_OPEN_PINFU, Y.FU_OPEN_PINFU_VALUE);
}

/** They have no fu; where payments need some, these are used. */
function countThirteenOrphans(): void {
  if (option(Y.OPTION_AOTENJOU)) countFu(Y.FU_THIRTEEN_ORPHANS, selfDraw() ? 30 : 40);
}

/** 2 for an open pung of simples; doubled by concealment, doubled by terminals and honours, four times for a kong. */
function countSets(): void {
  const count = laidCount();
  for (let block = 0; block < count; block++) {
    if (!isTriplet(block)) continue;
    const concealed = laidHas(block, CONCEALED) ? 1 : 0;
    const major = isMajor(laidKind(block)) ? 1 : 0;
    const kong = laidShape(block) == KONG ? 1 : 0;
    countFu(Y.FU_OPEN_PUNG + concealed + 2 * major + 4 * kong, 2 << (concealed + major + 2 * kong));
  }
}

function pairFu(): i32 {
  if (pair < FIRST_HONOUR) return 0;
  if (pair >= FIRST_DRAGON) return Y.FU_VALUED_PAIR_VALUE;
  const winds = (pair == seatWind() ? 1 : 0) + (pair == roundWind() ? 1 : 0);
  if (winds == 2 && option(Y.OPTION_DOUBLE_WIND_PAIR_FU) != FOUR_FU) return Y.FU_VALUED_PAIR_VALUE;
  return winds * Y.FU_VALUED_PAIR_VALUE;
}

function countWait(): void {
  if (wait == WAIT_EDGE) countFu(Y.FU_EDGE_WAIT, Y.FU_EDGE_WAIT_VALUE);
  else if (wait == WAIT_CLOSED) countFu(Y.FU_CLOSED_WAIT, Y.FU_CLOSED_WAIT_VALUE);
  else if (wait == WAIT_PAIR) countFu(Y.FU_PAIR_WAIT, Y.FU_PAIR_WAIT_VALUE);
}

function waitFu(): i32 {
  return wait == WAIT_EDGE || wait == WAIT_CLOSED || wait == WAIT_PAIR ? WAIT_FU : 0;
}
