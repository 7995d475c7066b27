/** What a hand is worth that an own draw completes, on average over what nobody has seen yet. */
import {
  fixedWorth, fixWorth, isWorthFixed, keepHand, keepWorth, knownChances, knownEntry, knownHan, knownWorth, knowsHand, listKnown,
  MOST_CHANCES, setKnownHan,
} from '../known-hands';
import { BEST_RESULT } from '../memory';
import { readWhole } from '../readings';
import { RIICHI as RIICHI_RULES, rulesInUse } from '../special-rules';
import { drawWith } from './context';
import { decidedByLast, kindMatters } from './last-tile';
import { totalIn, winsIn } from './result';
import { chanceOf, copyChances, lookAhead, mostHan, restoreChances } from './riichi-chance';
import { waitMatters } from './riichi-fu';
import { pointsWith, scoreWithMore } from './riichi-more';
import { scoreListed } from './score';

/** The rules do not allow the win. */
export const NO_WIN: f64 = -1;

/** Whether the rules allow the complete hand in memory, which has this key, `kind` drawn last in no special way. */
export function isWinDrawn(key: u64, sets: i32, chows: i32, kind: i32): bool {
  drawWith(kind, 0);
  return scoreListed(listReadings(key, sets, chows), sets, chows) >= 0 && winsIn(BEST_RESULT);
}

/**
 * Expected `score.total` of the complete hand in memory, which has this key, `kind` drawn last; `flags`: of riichi, where it is
 * declared.
 */
export function worthDrawn(key: u64, sets: i32, chows: i32, kind: i32, flags: u32): f64 {
  drawWith(kind, flags);
  if (rulesInUse() == RIICHI_RULES) return worthInRiichi(flags == 0 ? key : key | WITH_URA, sets, chows);
  const readings = listReadings(key, sets, chows);
  return scoreListed(readings, sets, chows) >= 0 && winsIn(BEST_RESULT) ? totalIn(BEST_RESULT) : NO_WIN;
}

/** Part numbers leave the highest bit of a key free: hands are known with ura dora, and without. */
const WITH_URA: u64 = (<u64>1) << 63;

/** Lists the readings of the complete hand in memory; returns how many there are. */
function listReadings(key: u64, sets: i32, chows: i32): i32 {
  return knowsHand(key) ? listKnown() : listUnknown(key, sets, chows);
}

function listUnknown(key: u64, sets: i32, chows: i32): i32 {
  const readings = readWhole(key, sets, chows);
  keepHand(key);
  return readings;
}

function worthInRiichi(key: u64, sets: i32, chows: i32): f64 {
  const known = knowsHand(key);
  if (known && isWorthFixed()) return fixedWorth();
  const readings = known ? listKnown() : listUnknown(key, sets, chows);
  if (knownEntry == 0) {
    lookAhead((key & WITH_URA) != 0);
    return worthListed(readings);
  }
  const decided = decidedByLast(readings);
  const found = knownWorth(decided);
  if (found) return load<f64>(found);
  lookAheadOnce(key);
  const worth = worthListed(readings);
  if (readings == 1 && !kindMatters() && !waitMatters()) fixWorth(worth);
  else keepWorth(decided, worth);
  return worth;
}

/** The chances of the known hand, worked out where it has none yet. */
function lookAheadOnce(key: u64): void {
  const known = knownHan();
  if (known > 0) return restoreChances(knownChances(), known - 1);
  lookAhead((key & WITH_URA) != 0);
  if (copyChances(knownChances(), MOST_CHANCES)) setKnownHan(mostHan + 1);
}

function worthListed(readings: i32): f64 {
  scoreWithMore(readings, mostHan);
  if (pointsWith(0) == 0) return NO_WIN;
  let expected: f64 = 0;
  for (let han = 0; han <= mostHan; han++) expected += chanceOf(han) * pointsWith(han);
  return expected;
}
