/**
 * What the Mahjong module offers. Hands are 34 counts (u8) by kind, written to HAND; tiles in melds to MELDED; how many
 * copies of each kind are neither in melds nor seen elsewhere to AVAILABLE.
 */
import { acceptedCopiesAt, acceptedKinds, acceptedRankAt, acceptedSuitAt, acceptedTotal, handOf, listAccepted, open, setForms } from './hand';
import { ACCEPTED, clearAccepted, HAND as HAND_ADDRESS, reserve, SEARCH_BASE } from './memory';
import { resetParts } from './parts';
import { initSuits } from './suits';
import { suitStart } from './tiles';

export { HAND, MELDED, AVAILABLE, ACCEPTED } from './memory';
export { least, standard, sevenPairs, thirteenOrphans } from './shanten';
export { orphansBest, sevenPairsBest, standardBest } from './hand';
export { advanceAddRoot, advanceBegin, advanceSize, advanceStep, advanceValues } from './advance';
export { suitDistance } from './inspect';
export { tenpaiOffset, MAX_DRAWS } from './values';

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserve(SEARCH_BASE)) return false;
  initSuits();
  return true;
}

/** Shanten of the hand in memory, which still needs `sets` concealed sets; by form in the three `...Best`. */
export function examine(sets: i32): i32 {
  setForms(sets);
  resetParts(sets);
  return open(handOf(HAND_ADDRESS));
}

/** Writes to ACCEPTED the copies of each kind that lower the shanten of the hand examined last; returns their sum. */
export function accept(shanten: i32): i32 {
  clearAccepted();
  listAccepted(shanten);
  for (let i = 0; i < acceptedKinds; i++)
    store<u8>(ACCEPTED + suitStart(acceptedSuitAt(i)) + acceptedRankAt(i), <u8>acceptedCopiesAt(i));
  return acceptedTotal;
}
