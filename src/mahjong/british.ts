/** What the British rules ask of melds: one chow at most. */
import type { Hand } from './notation.js';
import type { Rules } from './types.js';

const MOST_CHOWS = 1;

/** True for a hand that no tiles can complete any more: its melds have more chows than the rules allow. */
export function isBarred(rules: Rules, { melds }: Hand): boolean {
  return rules === 'bmja' && melds.filter(({ kind }) => kind === 'chow').length > MOST_CHOWS;
}
