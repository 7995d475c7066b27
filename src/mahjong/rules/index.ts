import type { Rules } from '../types.js';
import { RULE_DATA } from './data.generated.js';
import type { RuleData } from './types.js';

/** The data of a rule set. A new one is a JSON file beside this one. */
export const ruleDataOf = (rules: Rules): RuleData => RULE_DATA[rules];
