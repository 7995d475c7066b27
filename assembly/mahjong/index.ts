/**
 * What the Mahjong module offers. Hands are 34 counts (u8) by kind, written to HAND; tiles in melds to MELDED; how many
 * copies of each kind are neither in melds nor seen elsewhere to AVAILABLE.
 */
import {
  acceptedCopies, drawCopiesAt, drawCount, drawRankAt, drawSuitAt, handOf, listDraws, open, setForms, setKnownForms,
} from './hand';
import { ACCEPTED, clearAccepted, HAND as HAND_ADDRESS, reserve, SEARCH_BASE } from './memory';
import { allowOneChow, prepareParts } from './parts';
import {
  allowsEqualPairs, allowsKnittedStraight, allowsKnitting, allowsSevenPairs, allowsWrigglySnake, mostChows, useRules,
} from './special-rules';
import { initSuits } from './suits';
import { suitStart } from './tiles';

export { ACCEPTED, AVAILABLE, GAINS, HAND, MELDED, START } from './memory';
export { least, standard, sevenPairs, thirteenOrphans } from './shanten';
export { gatesBest, honourPairsBest, knittingBest, tripleBest, wrigglingBest } from './british-forms';
export { honoursBest, straightBest } from './knitted-forms';
export { orphansBest, sevenPairsBest, snakeBest, standardBest } from './hand';
export { searchGains, searchOutcomes } from './gains';
export {
  searchAddRoot, searchBegin, searchLeaf, searchLookUp, searchScores, searchSize, searchStep, searchValues,
} from './search';
export { READINGS } from './memory';
export { readComplete, readUnfinished } from './readings';
export { limitReadings, readingsCut } from './readings-list';
export { markWaits } from './readings-waits';
export { specialAccept, specialDistance, specialState } from './special';
export { specialForms, specialHands } from './special-rules';
export { suitDistance } from './inspect';
export { scorePartial } from './score/partial';
export { bestWay, scoreComplete } from './score/score';
export { listWays } from './score/ways';
export { BEST_RESULT, PROSPECT, SCORE_CONTEXT } from './memory';

/** The rules, by number (special-rules.ts), that all to come is judged by. */
export function setRules(rules: i32): void {
  useRules(rules);
  setKnownForms(
    allowsSevenPairs(), allowsEqualPairs(), allowsWrigglySnake(), allowsKnittedStraight(), allowsKnitting(),
  );
  allowOneChow(mostChows() == 1);
}

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserve(SEARCH_BASE)) return false;
  initSuits();
  return true;
}

/** Shanten of the hand in memory, which still needs `sets` concealed sets; by form in the three `...Best`. */
export function examine(sets: i32): i32 {
  setForms(sets);
  prepareParts(sets);
  return open(handOf(HAND_ADDRESS));
}

/** Writes to ACCEPTED the copies of each kind that lower the shanten of the hand examined last; returns their sum. */
export function accept(shanten: i32): i32 {
  clearAccepted();
  listDraws(shanten, false);
  for (let i = 0; i < drawCount; i++)
    store<u8>(ACCEPTED + suitStart(drawSuitAt(i)) + drawRankAt(i), <u8>drawCopiesAt(i));
  return acceptedCopies;
}
