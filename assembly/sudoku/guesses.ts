/** What follows by naked and hidden singles alone: from a position, and from each candidate of it. */
import { CELLS, DIGITS, OUTCOMES, POSITION, SINGLES, SINGLES_BYTES } from './memory';
import { copySingles, followSingles, holds, isPlaced, openSingles, place, SOLVED, writeCandidates } from './singles';

const START: usize = SINGLES;
const TRIAL: usize = SINGLES + SINGLES_BYTES;

/** Follows singles from POSITION, and writes what is left there. Returns what they lead to (singles.ts). */
export function singles(): i32 {
  openSingles(START, POSITION);
  const outcome = followSingles(START);
  writeCandidates(START, POSITION);
  return outcome;
}

/**
 * Writes to OUTCOMES, u8 by cell and digit, what placing each candidate leads to; 0 for what is no candidate once the digits of POSITION
 * have left their peers, and for digits that stand. Returns what singles lead to without a guess; when they solve, or contradict, there is nothing to guess.
 */
export function guess(): i32 {
  openSingles(START, POSITION);
  copySingles(TRIAL, START);
  memory.fill(OUTCOMES, 0, <usize>(CELLS * DIGITS));
  const outcome = followSingles(TRIAL);
  if (outcome == SOLVED) return outcome;
  for (let cell = 0; cell < CELLS; cell++)
    if (!isPlaced(START, cell)) for (let digit = 0; digit < DIGITS; digit++) if (holds(START, cell, digit)) tryOut(cell, digit);
  return outcome;
}

function tryOut(cell: i32, digit: i32): void {
  copySingles(TRIAL, START);
  place(TRIAL, cell, digit);
  store<u8>(OUTCOMES + cell * DIGITS + digit, followSingles(TRIAL));
}
