/** The fields of a request as anybody may send them: each is what its type says, or refused with its name. */
import { describeValue, type ErrorCode, escapeUnseen, HintwrightError } from '../errors.js';
import { nearest } from './nearest.js';
import type { MahjongRequest } from './types.js';

const WIND = [1, 2, 3, 4];

/** Every field and how it is checked here; the others are checked where they are read. */
const FIELDS: Readonly<Record<keyof MahjongRequest, 'text' | 'flag' | 'wind' | 'upToFour' | 'elsewhere'>> = {
  hand: 'text',
  rules: 'elsewhere',
  ruleOptions: 'elsewhere',
  winTile: 'text',
  selfDraw: 'flag',
  roundWind: 'wind',
  seatWind: 'wind',
  dora: 'text',
  uraDora: 'text',
  riichi: 'flag',
  doubleRiichi: 'flag',
  openRiichi: 'flag',
  ippatsu: 'flag',
  lastTile: 'flag',
  afterKong: 'flag',
  robbingKong: 'flag',
  firstTurn: 'flag',
  lastOfKind: 'flag',
  seen: 'text',
  discards: 'text',
  passedWin: 'flag',
  draws: 'elsewhere',
  unseen: 'elsewhere',
  originalCall: 'flag',
  twofoldFortune: 'flag',
  dealtHand: 'flag',
  model: 'elsewhere',
  northDora: 'upToFour',
  paarenchan: 'upToFour',
};

/**
 * A request's own fields, copied: getters run once, and nothing can change while it is worked on. An unknown name is
 * refused, since it is most likely a known one misspelt. Throws HintwrightError: `ERR_REQUEST`, `ERR_OPTION`.
 */
export function readFields(request: unknown): MahjongRequest {
  const fields = copyFields(request);
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(FIELDS, name)) throw unknownName('A request', 'field', name, Object.keys(FIELDS));
    if (value === undefined) continue;
    const kind = FIELDS[name as keyof MahjongRequest];
    if (kind === 'flag' && typeof value !== 'boolean')
      throw optionError(`${name} is true or false, not ${describeValue(value)}.`);
    if (kind === 'text') readText(name, value, '');
    if (kind === 'upToFour') readWhole(name, value, { least: 0, most: 4, fallback: 0, code: 'ERR_OPTION' });
    if (kind === 'wind' && !WIND.includes(value as number))
      throw optionError(
        `${name} is 1 (East), 2 (South), 3 (West) or 4 (North), not ${describeValue(value)}.`,
      );
  }
  return fields as unknown as MahjongRequest;
}

function copyFields(request: unknown): Record<string, unknown> {
  let reason: string;
  try {
    if (isRecord(request)) {
      const { ruleOptions } = request;
      return { ...request, ...(isRecord(ruleOptions) && { ruleOptions: { ...ruleOptions } }) };
    }
    reason = `not ${describeValue(request)}`;
  } catch (error) {
    reason = `and this one cannot be read: ${error instanceof Error ? escapeUnseen(error.message.slice(0, 200)) : describeValue(error)}`;
  }
  throw new HintwrightError({
    code: 'ERR_REQUEST',
    message: `A request is an object with a hand, such as { "hand": "123m…" }, ${reason}.`,
  });
}

/** Plain data by name: no list, date, map or buffer. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/**
 * Rule options by name: each one that the rules have (`known`), and a value that one can be. What an option takes is
 * checked by its data (score/options.ts).
 */
export function checkRuleOptions(value: unknown, rules: string, known: readonly string[]): void {
  if (value === undefined) return;
  if (!isRecord(value)) {
    throw optionError(`ruleOptions is an object, such as { "name": true }, not ${describeValue(value)}.`);
  }
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) throw unknownName(`The rules "${rules}"`, 'rule option', name, known);
  }
}

function unknownName(owner: string, what: string, name: string, known: readonly string[]): HintwrightError {
  const meant = nearest(name, known);
  const advice =
    known.length === 0
      ? 'There are none.'
      : meant
        ? `Did you mean ${meant}?`
        : `There are: ${known.join(', ')}.`;
  const message = `${owner} has no ${what} ${describeValue(name)}. ${advice}`;
  return optionError(message);
}

/** One of several words. Throws HintwrightError with `code`. */
export function readChoice<T extends string>(
  name: string,
  value: unknown,
  choices: readonly T[],
  fallback: T,
  code: ErrorCode = 'ERR_OPTION',
): T {
  if (value === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice) return choice;
  throw new HintwrightError({
    code,
    message: `${name} is one of ${choices.join(', ')}, not ${describeValue(value)}.`,
  });
}

/** Text. Throws HintwrightError `ERR_OPTION`. */
export function readText(name: string, value: unknown, fallback: string): string {
  if (value === undefined) return fallback;
  if (typeof value === 'string') return value;
  throw optionError(`${name} is text, such as "123m", not ${describeValue(value)}.`);
}

/** A whole number from `least` to `most`. Throws HintwrightError with `code`. */
export function readWhole(
  name: string,
  value: unknown,
  { least, most, fallback, code }: { least: number; most: number; fallback: number; code: ErrorCode },
): number {
  if (value === undefined) return fallback;
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (isWhole && value >= least && value <= most) return value + 0; // -0 becomes 0
  throw new HintwrightError({
    code,
    message: `${name} is a whole number from ${least} to ${most}, not ${describeValue(value)}.`,
  });
}

function optionError(message: string): HintwrightError {
  return new HintwrightError({ code: 'ERR_OPTION', message });
}
