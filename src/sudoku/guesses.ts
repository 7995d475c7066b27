/** What follows from each candidate by singles alone. */
import type { Clock } from './clock.js';
import type { Slices } from './count.js';
import { digitsOf } from './formats/alphabet.js';
import type { Explorer } from './solver.js';
import type { Guesses } from './types.js';

/** Candidates between two breaths: a few microseconds each. */
const STRIDE = 64;

/**
 * Tries every candidate of the open cells, as the digits of the grid leave them. Where singles solve it nothing is left to
 * guess. `null` when the time is up.
 */
export function* findGuesses(
  explorer: Explorer,
  digits: readonly number[],
  candidates: Uint32Array,
  clock: Clock,
): Slices<Guesses | null> {
  const guesses: Guesses = { solved: 0, contradiction: 0, stuck: 0, backdoors: [] };
  if (explorer.bySingles(candidates) === 'solved') return guesses;
  let tried = 0;
  for (const [cell, mask] of candidates.entries()) {
    if (digits[cell]) continue;
    for (const digit of digitsOf(mask)) {
      const outcome = explorer.probe(cell, digit);
      guesses[outcome]++;
      if (outcome === 'solved') guesses.backdoors.push({ cell, digit });
      if (++tried % STRIDE > 0) continue;
      if (clock.isUp) return null;
      yield;
    }
  }
  return guesses;
}
