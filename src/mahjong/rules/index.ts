/** The rule sets that have data, by name: a line each. */
import type { Rules } from '../types.js';
import mcr from './mcr.json' with { type: 'json' };
import riichi from './riichi.json' with { type: 'json' };
import type { RuleSet } from './types.js';

const RULE_SETS: Partial<Record<Rules, RuleSet>> = {
  riichi: riichi as RuleSet,
  mcr: mcr as RuleSet,
};

/** The data of a rule set; `null` where hands are not scored yet. */
export const ruleSetOf = (rules: Rules): RuleSet | null => RULE_SETS[rules] ?? null;
