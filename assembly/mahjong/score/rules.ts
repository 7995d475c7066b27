/** Which scorer the rules in use have: a line for each rule set. */
import { rulesInUse } from '../special-rules';

/** Scores the hand laid down (laid.ts) by the context (context.ts) into RESULT (result.ts). */
export function scoreLaid(): void {
  switch (rulesInUse()) {
    default:
      unreachable();
  }
}
