/** The fields of a request as anybody may send them: each is what its type says, or refused with its name. */
import { describeThrown, describeValue, type ErrorCode, HintwrightError } from './errors.js';
import { nearest } from './nearest.js';

/** Plain data by name: no list, date, map or buffer. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/**
 * A request's own fields, copied, and those of records in it: getters run once, and nothing can change while it is worked on.
 * `what` and `example` say what a request is: "an object with a hand", `{ "hand": "123m…" }`. Throws HintwrightError
 * `ERR_REQUEST`.
 */
export function copyFields(request: unknown, what: string, example: string): Record<string, unknown> {
  let reason: string;
  try {
    if (isRecord(request)) return Object.fromEntries(Object.entries(request).map(copyEntry));
    reason = `not ${describeValue(request)}`;
  } catch (error) {
    reason = `and this one cannot be read: ${describeThrown(error)}`;
  }
  throw new HintwrightError({
    code: 'ERR_REQUEST',
    message: `A request is ${what}, such as ${example}, ${reason}.`,
  });
}

const copyEntry = ([name, value]: [string, unknown]) => [name, isRecord(value) ? { ...value } : value];

/** The refusal of a name that does not exist, most likely a known one misspelt. */
export function unknownName(
  owner: string,
  what: string,
  name: string,
  known: readonly string[],
): HintwrightError {
  const meant = nearest(name, known);
  const advice =
    known.length === 0
      ? 'There are none.'
      : meant
        ? `Did you mean ${meant}?`
        : `There are: ${someOf(known)}.`;
  return optionError(`${owner} has no ${what} ${describeValue(name)}. ${advice}`);
}

/** How long a list of names in a message may be, in characters. */
const LONGEST_LIST = 400;

/** As many names as fit. */
function someOf(names: readonly string[]): string {
  let fit = names.length;
  while (names.slice(0, fit).join(', ').length > LONGEST_LIST) fit--;
  const list = names.slice(0, fit).join(', ');
  return fit === names.length ? list : `${list} and ${names.length - fit} more`;
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

/** Text; `example` is what it may look like. Throws HintwrightError `ERR_OPTION`. */
export function readText(name: string, value: unknown, fallback: string, example: string): string {
  if (value === undefined) return fallback;
  if (typeof value === 'string') return value;
  throw optionError(`${name} is text, such as "${example}", not ${describeValue(value)}.`);
}

export interface WholeRange {
  least: number;
  most: number;
  /** For a field that is not given. */
  fallback: number;
  code?: ErrorCode;
}

/** A whole number from `least` to `most`. Throws HintwrightError with `code`, by default `ERR_OPTION`. */
export function readWhole(
  name: string,
  value: unknown,
  { least, most, fallback, code = 'ERR_OPTION' }: WholeRange,
): number {
  if (value === undefined) return fallback;
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (isWhole && value >= least && value <= most) return value + 0; // -0 becomes 0
  throw new HintwrightError({
    code,
    message: `${name} is a whole number from ${least} to ${most}, not ${describeValue(value)}.`,
  });
}

export function optionError(message: string): HintwrightError {
  return new HintwrightError({ code: 'ERR_OPTION', message });
}
