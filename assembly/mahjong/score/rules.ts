/** Which scorer the rules in use have: a line for each rule set. */
import { MCR, RIICHI, rulesInUse } from '../special-rules';
import { scoreMcr } from './mcr';
import { scoreRiichi } from './riichi';

/** Scores the hand laid down (laid.ts) by the context (context.ts) into RESULT (result.ts). */
export function scoreLaid(): void {
  switch (rulesInUse()) {
    case RIICHI:
      return scoreRiichi();
    case MCR:
      return scoreMcr();
    default:
      unreachable();
  }
}
