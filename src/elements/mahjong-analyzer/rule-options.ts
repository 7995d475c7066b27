/** The attribute `rule-options`: `openTanyao=false kiriage`, words separated by spaces, a bare name meaning true. */
import type { MahjongRequest } from '../../mahjong/types.js';

type RuleOptions = NonNullable<MahjongRequest['ruleOptions']>;

/** Whether the rules have such options is for the request to tell. */
export function parseRuleOptions(text: string | null): RuleOptions | undefined {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return Object.fromEntries(words.map(parseWord));
}

/** As the attribute has it; `null` where there are none, or what no attribute can hold. */
export function writeRuleOptions(options: unknown): string | null {
  if (typeof options !== 'object' || options === null) return null;
  const words = Object.entries(options).map(writeWord);
  const isPlain = words.every((word) => /^[\w-]+(=[\w.-]+)?$/.test(word));
  return words.length > 0 && isPlain ? words.join(' ') : null;
}

function writeWord([name, value]: [string, unknown]): string {
  if (value === true) return name;
  // A page may set anything, also what has no form as text.
  return ['boolean', 'number', 'string'].includes(typeof value) ? `${name}=${value}` : '';
}

function parseWord(word: string): [name: string, value: boolean | number | string] {
  const equals = word.indexOf('=');
  if (equals < 0) return [word, true];
  const value = word.slice(equals + 1);
  const typed =
    value === 'true' || value === 'false' ? value === 'true' : /^\d+$/.test(value) ? Number(value) : value;
  return [word.slice(0, equals), typed];
}
