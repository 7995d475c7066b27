/** What completes a hand under the rules in use, whatever it scores: limits on chows and all special hands included. */
import { ACCEPTED, clearAccepted, HAND, melded } from './memory';
import { honoursDistance, KNITTED_SETS, straightDistance } from './knitted-straight';
import { isComplete } from './readings-complete';
import { specialDistance, SPECIAL_HANDS } from './special';
import { isAllPairHonours, isKnitting, isTripleKnitting } from './special-knitted';
import {
  allowsEqualPairs, allowsKnittedStraight, allowsKnitting, allowsSevenPairs, hasSpecial, mostChows, specialHands,
} from './special-rules';
import { anyPairs, kindsHeld, sevenPairs } from './shanten';
import { COPIES, KINDS } from './tiles';

const CONCEALED: i32 = 4;

/**
 * Marks in ACCEPTED, with 1, each kind of which a copy may still exist that completes the hand in memory (one tile
 * short). `sets`: concealed sets a complete hand needs; `chows`: chows in its melds. Returns how many kinds.
 */
export function markWaits(sets: i32, chows: i32): i32 {
  clearAccepted();
  let waits = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const held = <i32>load<u8>(HAND + kind);
    if (held + melded(kind) >= COPIES) continue;
    store<u8>(HAND + kind, <u8>(held + 1));
    if (isWin(sets, chows)) {
      store<u8>(ACCEPTED + kind, 1);
      waits++;
    }
    store<u8>(HAND + kind, <u8>held);
  }
  return waits;
}

function isWin(sets: i32, chows: i32): bool {
  if (chows <= mostChows() && isComplete(sets, mostChows() - chows)) return true;
  if (allowsKnittedStraight() && isKnittedWin(sets)) return true;
  return sets == CONCEALED && isConcealedWin();
}

function isKnittedWin(sets: i32): bool {
  const held = kindsHeld(HAND, 1);
  if (sets >= KNITTED_SETS && straightDistance(held, sets) == 0) return true;
  return sets == CONCEALED && honoursDistance(held) == 0;
}

function isConcealedWin(): bool {
  if (allowsSevenPairs() && (allowsEqualPairs() ? anyPairs(HAND) : sevenPairs(HAND)) < 0) return true;
  for (let id = 0; id < SPECIAL_HANDS; id++)
    if (hasSpecial(specialHands(), id) && specialDistance(id) == 0) return true;
  return allowsKnitting() && (isKnitting() || isTripleKnitting() || isAllPairHonours());
}
