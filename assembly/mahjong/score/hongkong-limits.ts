/** Limit hands of Hong Kong's old style. */
import { FIRST_SPECIAL, STANDARD } from '../patterns';
import { UNIQUE_WONDER } from '../special';
import { DEALT_HAND, FIRST_TURN, hasFlag, meldCount, seatWind } from './context';
import {
  concealedTriplets, dragonSets, hasHonours, isAllHonours, isAllTerminals, kongs, openBlocks, suits, windPairs, windSets,
} from './features';
import {
  ALL_HONOURS, ALL_KONGS, ALL_TERMINALS, EARTHLY_HAND, GREAT_DRAGONS, GREAT_WINDS, HEAVENLY_HAND, NINE_GATES, SELF_TRIPLETS,
  SMALL_WINDS, THIRTEEN_ORPHANS,
} from './hongkong.generated';
import { copiesInHand, laidKind, laidPattern } from './laid';

const EAST: i32 = 27;
const ALL_SETS: i32 = 4;
const NONE: i32 = -1;

/** The item of the limit hand that the hand laid down is; -1 when it is none. */
export function limitHand(): i32 {
  if (hasFlag(DEALT_HAND) || hasFlag(FIRST_TURN)) return seatWind() == EAST ? HEAVENLY_HAND : EARTHLY_HAND;
  if (laidPattern() == FIRST_SPECIAL + UNIQUE_WONDER) return THIRTEEN_ORPHANS;
  if (isAllHonours()) return ALL_HONOURS;
  return laidPattern() == STANDARD ? limitOfSets() : NONE;
}

function limitOfSets(): i32 {
  if (windSets == 4) return GREAT_WINDS;
  if (windSets == 3 && windPairs > 0) return SMALL_WINDS;
  if (dragonSets == 3) return GREAT_DRAGONS;
  if (isAllTerminals()) return ALL_TERMINALS;
  if (kongs == ALL_SETS) return ALL_KONGS;
  if (isNineGates()) return NINE_GATES;
  return concealedTriplets == ALL_SETS && openBlocks == 0 ? SELF_TRIPLETS : NONE;
}

/** 1112345678999 of one suit and any other of it, all concealed. */
function isNineGates(): bool {
  if (meldCount() > 0 || suits() != 1 || hasHonours()) return false;
  const first = laidKind(0) / 9 * 9;
  for (let rank = 0; rank < 9; rank++)
    if (copiesInHand(first + rank) < (rank == 0 || rank == 8 ? 3 : 1)) return false;
  return true;
}
