/** Limit hands of classical rules and of the original western game by their tiles. */
import { FIRST_SPECIAL, STANDARD } from '../patterns';
import {
  GATES_OF_HEAVEN as GATES, NINE_GATES as GATES_OF_NINE, SQUIRMING_SNAKE as SQUIRMING, UNIQUE_WONDER, WRIGGLY_SNAKE as WRIGGLY,
} from '../special';
import { CLASSICAL, rulesInUse } from '../special-rules';
import { suitOf, suitStart } from '../tiles';
import { NO_TILE, option, ROBBING_KONG, hasFlag, winKind } from './context';
import {
  CARRYING_POLE, CONCEALED_ONE_SUIT, EAST_ROW, NINE_GATES, OPTION_EAST_ROW, OPTION_PRESET, SQUIRMING_SNAKE,
} from './classical.generated';
import { concealedTriplets, hasHonours, isAllGreen, suits } from './features';
import { copiesInHand, laidKind, laidPattern } from './laid';
import { BURIED_TREASURE, IMPERIAL_JADE, THIRTEEN_WONDERS } from './points-items';
import { fix } from './tally';
import { GATES_OF_HEAVEN, WRIGGLY_SNAKE } from './western.generated';
import { ALL_SETS, fixBySets, isConcealed, TWO_BAMBOO } from './winning';

const LEAGUE: i32 = 1;
const RANKS: i32 = 9;

/** Whether the German league's rules hold. */
export function isLeague(): bool {
  return rulesInUse() == CLASSICAL && option(OPTION_PRESET) == LEAGUE;
}

export function fixByTiles(limit: i32): void {
  if (hasFlag(ROBBING_KONG) && winKind() == TWO_BAMBOO) fix(CARRYING_POLE, limit);
  if (option(OPTION_EAST_ROW) != 0) fix(EAST_ROW, limit);
  if (laidPattern() == STANDARD) fixStandard(limit);
  else fixSpecial(laidPattern() - FIRST_SPECIAL, limit);
}

function fixStandard(limit: i32): void {
  fixBySets(limit, isLeague());
  if (isAllGreen()) fix(IMPERIAL_JADE, limit);
  if (concealedTriplets == ALL_SETS && isConcealed()) fix(BURIED_TREASURE, limit);
  if (suits() == 1 && !hasHonours() && isConcealed()) fix(CONCEALED_ONE_SUIT, limit);
  if (isLeague() && suits() == 1 && !hasHonours() && isOpenSnake()) fix(SQUIRMING_SNAKE, limit);
}

/** The squirming snake with melds, which the German league allows: pungs or kongs of 1 and 9, all else once but for a pair of 2, 5 or 8. */
function isOpenSnake(): bool {
  const start = suitStart(suitOf(laidKind(0)));
  if (copiesInHand(start) < 3 || copiesInHand(start + RANKS - 1) < 3) return false;
  let pairs = 0;
  for (let rank = 1; rank < RANKS - 1; rank++) {
    const copies = copiesInHand(start + rank);
    if (copies < 1 || copies > (rank % 3 == 1 ? 2 : 1)) return false;
    if (copies == 2) pairs++;
  }
  return pairs == 1;
}

function fixSpecial(hand: i32, limit: i32): void {
  if (hand == UNIQUE_WONDER) fix(THIRTEEN_WONDERS, limit);
  else if (hand == SQUIRMING) fix(SQUIRMING_SNAKE, limit);
  else if (hand == GATES_OF_NINE && (isLeague() || waitedOnNine())) fix(NINE_GATES, limit);
  else if (hand == WRIGGLY) fix(WRIGGLY_SNAKE, limit);
  else if (hand == GATES) fix(GATES_OF_HEAVEN, limit);
}

/** Whether the hand of nine gates has its row without the winning tile. */
function waitedOnNine(): bool {
  if (winKind() == NO_TILE) return true;
  const rank = winKind() % 9;
  return copiesInHand(winKind()) == (rank == 0 || rank == 8 ? 4 : 2);
}
