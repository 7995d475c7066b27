/** `ruleOptions` of a request: checked against the data of the rules, and as the numbers that the kernel reads. */
import { describeValue, HintwrightError } from '../../errors.js';
import { checkRuleOptions } from '../fields.js';
import type { RuleData } from '../rules/types.js';

type OptionData = RuleData['options'][number];
export type RuleOptions = Readonly<Record<string, boolean | number | string>>;

/** The options' numbers in the order of the data. Throws `ERR_OPTION` for unknown names and wrong values. */
export function readRuleOptions(set: RuleData, given: RuleOptions | undefined): number[] {
  const names = set.options.map(({ name }) => name);
  checkRuleOptions(given, set.rules, names);
  return set.options.map((option) => numberOf(option, given?.[option.name] ?? option.default));
}

function numberOf(option: OptionData, value: boolean | number | string): number {
  switch (option.type) {
    case 'boolean':
      if (typeof value === 'boolean') return Number(value);
      break;
    case 'choice': {
      const index = typeof value === 'object' ? -1 : (option.choices ?? []).indexOf(String(value));
      if (index >= 0) return index;
      break;
    }
    case 'number':
      if (isWithin(option, value)) return value;
  }
  throw wrong(option, value);
}

function isWithin({ least = 0, most = 1_000_000 }: OptionData, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function wrong(option: OptionData, value: unknown): HintwrightError {
  const { name, type, choices, least = 0, most = 1_000_000 } = option;
  const expected =
    type === 'boolean' ? 'true or false' : (choices?.join(', ') ?? `a whole number from ${least} to ${most}`);
  return new HintwrightError({
    code: 'ERR_OPTION',
    message: `ruleOptions.${name} is ${expected}, not ${describeValue(value)}.`,
  });
}
