/** Limit and half-limit hands of the British rules by their tiles. */
import {
  FIRST_SPECIAL, KNITTING as KNITTED, SEVEN_PAIRS, STANDARD, TRIPLE_KNITTING as KNITTED_TRIPLE,
} from '../patterns';
import { PUNG } from '../readings-list';
import { GATES_OF_HEAVEN as GATES, UNIQUE_WONDER, WRIGGLING_SNAKE as WRIGGLING } from '../special';
import {
  ALL_PAIR_HONOURS, CARRYING_POLE, GATES_OF_HEAVEN, KNITTING, OPTION_CARRYING_POLE, OPTION_GATES_CLAIM, OPTION_TREASURE_CLAIM,
  TRIPLE_KNITTING, WRIGGLING_SNAKE,
} from './bmja.generated';
import { hasFlag, option, ROBBING_KONG, selfDraw, winKind } from './context';
import { chows, isAllGreen, suits } from './features';
import { COMPLETED, CONCEALED, isTriplet, laidCount, laidHas, laidPattern, laidShape } from './laid';
import { BURIED_TREASURE, IMPERIAL_JADE, THIRTEEN_WONDERS } from './points-items';
import { fix } from './tally';
import { fixBySets, TWO_BAMBOO } from './winning';

/** Choices of the options about claims. */
const ONLY_PUNGS: i32 = 1;
const ONLY_PAIR: i32 = 1;

export function fixByTiles(limit: i32): void {
  const pattern = laidPattern();
  if (hasFlag(ROBBING_KONG) && winKind() == TWO_BAMBOO && option(OPTION_CARRYING_POLE) != 0) fix(CARRYING_POLE, limit);
  if (pattern == STANDARD) fixStandard(limit);
  else if (pattern == SEVEN_PAIRS) fix(ALL_PAIR_HONOURS, limit / 2);
  else if (pattern == KNITTED) fix(KNITTING, limit / 2);
  else if (pattern == KNITTED_TRIPLE) fix(TRIPLE_KNITTING, limit / 2);
  else fixSpecial(pattern - FIRST_SPECIAL, limit);
}

function fixStandard(limit: i32): void {
  fixBySets(limit, false);
  if (isAllGreen() && chows == 0) fix(IMPERIAL_JADE, limit);
  if (isTreasure()) fix(BURIED_TREASURE, limit);
}

/** Concealed pungs of one suit and honours, the last of which may be claimed where an option does not forbid it; no kongs. */
function isTreasure(): bool {
  if (suits() != 1 || chows > 0) return false;
  for (let i = 0; i < laidCount(); i++) {
    if (!isTriplet(i)) continue;
    if (laidShape(i) != PUNG || !(laidHas(i, CONCEALED) || mayClaimPung(i))) return false;
  }
  return true;
}

function mayClaimPung(block: i32): bool {
  return laidHas(block, COMPLETED) && option(OPTION_TREASURE_CLAIM) != ONLY_PAIR;
}

function fixSpecial(hand: i32, limit: i32): void {
  if (hand == UNIQUE_WONDER) fix(THIRTEEN_WONDERS, limit);
  else if (hand == WRIGGLING) fix(WRIGGLING_SNAKE, limit);
  else if (hand == GATES && mayClaimGates()) fix(GATES_OF_HEAVEN, limit);
}

function mayClaimGates(): bool {
  if (selfDraw() || option(OPTION_GATES_CLAIM) != ONLY_PUNGS) return true;
  const rank = winKind() % 9;
  return rank == 0 || rank == 8;
}
