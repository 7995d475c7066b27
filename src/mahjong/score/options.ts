/** `ruleOptions` of a request: checked against the data of the rules, and as the numbers that the kernel reads. */
import { describeValue, HintwrightError } from '../../errors.js';
import type { RuleOption, RuleSet } from '../rules/types.js';

export type RuleOptions = Readonly<Record<string, boolean | number | string>>;

/** The options' numbers in the order of the data. Throws `ERR_OPTION` for unknown names and wrong values. */
export function readRuleOptions(set: RuleSet, given: RuleOptions): number[] {
  for (const name of Object.keys(given)) {
    if (!set.options.some((option) => option.name === name)) throw unknown(set, name);
  }
  return set.options.map((option) => numberOf(option, given[option.name] ?? option.default));
}

function numberOf(option: RuleOption, value: boolean | number | string): number {
  switch (option.type) {
    case 'boolean':
      if (typeof value === 'boolean') return Number(value);
      break;
    case 'choice': {
      const index = (option.choices ?? []).indexOf(String(value));
      if (index >= 0) return index;
      break;
    }
    case 'number':
      if (isWithin(option, value)) return value;
  }
  throw wrong(option, value);
}

function isWithin({ least = 0, most = 1_000_000 }: RuleOption, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function unknown(set: RuleSet, name: string): HintwrightError {
  const names = set.options.map((option) => option.name).join(', ');
  const message = `The rules "${set.rules}" have no option ${describeValue(name)}; they have ${names || 'none'}.`;
  return new HintwrightError({ code: 'ERR_OPTION', message });
}

function wrong(option: RuleOption, value: unknown): HintwrightError {
  const { name, type, choices, least = 0, most = 1_000_000 } = option;
  const expected =
    type === 'boolean' ? 'true or false' : (choices?.join(', ') ?? `a whole number from ${least} to ${most}`);
  return new HintwrightError({
    code: 'ERR_OPTION',
    message: `ruleOptions.${name} is ${expected}, not ${describeValue(value)}.`,
  });
}
