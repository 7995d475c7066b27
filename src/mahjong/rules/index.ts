/** The rule sets that have data, by name: a line each. */
import type { Rules } from '../types.js';
import bmja from './bmja.json' with { type: 'json' };
import classical from './classical.json' with { type: 'json' };
import hongkong from './hongkong.json' with { type: 'json' };
import mcr from './mcr.json' with { type: 'json' };
import riichi from './riichi.json' with { type: 'json' };
import type { RuleSet } from './types.js';
import western from './western.json' with { type: 'json' };

const RULE_SETS: Partial<Record<Rules, RuleSet>> = {
  riichi: riichi as RuleSet,
  mcr: mcr as RuleSet,
  western: western as RuleSet,
  bmja: bmja as RuleSet,
  classical: classical as RuleSet,
  hongkong: hongkong as RuleSet,
};

/** The data of a rule set; `null` where hands are not scored yet. */
export const ruleSetOf = (rules: Rules): RuleSet | null => RULE_SETS[rules] ?? null;
