/** Circumstances of a win that cannot come together, each with its own code. */
import { HintwrightError } from '../../errors.js';
import { CHECKS } from './checks.js';
import { type FactSource, gatherFacts } from './facts.js';

export type { FactSource, Shown, TileText } from './facts.js';
export { isRiichi } from './facts.js';

/** Throws for the first of the circumstances that exclude each other. */
export function checkCircumstances(source: FactSource): void {
  const facts = gatherFacts(source);
  for (const { code, rules, message, fault } of CHECKS) {
    const found = rules.includes(source.rules) && fault(facts);
    if (found) throw new HintwrightError({ code, message, ...(found !== true && found) });
  }
}
