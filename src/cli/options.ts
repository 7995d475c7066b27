import { describeValue, HintwrightError } from '../errors.js';

/** A value as a request holds it. */
export type OptionValue =
  | string
  | number
  | boolean
  | Record<string, string | number | boolean>
  | readonly unknown[];

interface Described {
  /** The heading of `--help` it stands under. */
  group: string;
  help: string;
}

/** How one field of a request is written on the command line. */
export type OptionSpec = Described &
  (
    | { kind: 'flag' }
    | { kind: 'text'; label: string; example: string }
    /** Without a range the analysis judges. */
    | { kind: 'integer'; min?: number; max?: number; example: string }
    /** Words and the values they stand for; several words may name one value. */
    | {
        kind: 'choice';
        label: string;
        choices: Readonly<Record<string, string | number | boolean>>;
        example: string;
      }
    /** A list as JSON. */
    | { kind: 'list'; example: string }
    /** `key=value`, repeatable, collected into one object. */
    | { kind: 'pairs'; example: string }
  );

/** The options of a game by request field. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** `uraDora` is written `--ura-dora`. */
export function flagName(field: string): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The option as a usage line shows it: `--draws <number>`. */
export function usage(field: string, spec: OptionSpec): string {
  if (spec.kind === 'flag') return flagName(field);
  const label = { integer: 'number', pairs: 'key=value', list: 'json' } as const;
  return `${flagName(field)} <${'label' in spec ? spec.label : label[spec.kind]}>`;
}

/**
 * Reads the text given to an option.
 *
 * @param previous what the option already holds, when it is given more than once
 * @throws HintwrightError ERR_OPTION
 */
export function parseOption(
  field: string,
  spec: OptionSpec,
  text: string,
  previous?: OptionValue,
): OptionValue {
  switch (spec.kind) {
    case 'flag':
      return true;
    case 'text':
      return text;
    case 'integer':
      return parseInteger(flagName(field), text, spec.min, spec.max);
    case 'choice':
      return parseChoice(flagName(field), text, spec.choices);
    case 'list':
      return parseList(flagName(field), text);
    case 'pairs':
      return { ...(typeof previous === 'object' && previous), ...parsePair(flagName(field), text) };
  }
}

/** @throws HintwrightError ERR_OPTION */
export function parseInteger(
  flag: string,
  text: string,
  min = Number.NEGATIVE_INFINITY,
  max?: number,
): number {
  const value = Number(text);
  const tooHigh = max !== undefined && value > max;
  if (!/^[+-]?\d+$/.test(text) || value < min || tooHigh) {
    throw optionError(`${flag} takes a whole number${rangeOf(min, max)}, not ${describeValue(text)}.`, text);
  }
  return value;
}

const rangeOf = (min: number, max?: number): string => {
  if (max !== undefined) return `, ${min} to ${max}`;
  return Number.isFinite(min) ? `, ${min} or more` : '';
};

/** A list; what must be in it the analysis knows. */
function parseList(flag: string, text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch {
    // said below, as for what is JSON but no list
  }
  throw optionError(`${flag} takes a list as JSON, not ${describeValue(text)}.`, text);
}

function parseChoice(
  flag: string,
  text: string,
  choices: Readonly<Record<string, string | number | boolean>>,
) {
  const value = Object.hasOwn(choices, text.toLowerCase()) ? choices[text.toLowerCase()] : undefined;
  if (value === undefined) {
    throw optionError(
      `${flag} takes one of ${Object.keys(choices).join(', ')}, not ${describeValue(text)}.`,
      text,
    );
  }
  return value;
}

function parsePair(flag: string, text: string): Record<string, string | number | boolean> {
  const equals = text.indexOf('=');
  if (equals < 1) throw optionError(`${flag} takes key=value, not ${describeValue(text)}.`, text);
  return { [text.slice(0, equals)]: parseScalar(text.slice(equals + 1)) };
}

function parseScalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function optionError(message: string, input: string): HintwrightError {
  return new HintwrightError({ code: 'ERR_OPTION', message, input });
}

/**
 * Lets flags be written with a value, `--riichi true` or `--riichi=false`, as the other options are. A flag cannot take
 * an optional value itself: `--riichi 123m…` would swallow the hand.
 */
export function normalizeFlags(args: readonly string[], table: OptionTable): string[] {
  const flags = new Set(
    Object.keys(table)
      .filter((field) => table[field]?.kind === 'flag')
      .map(flagName),
  );
  const result: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const [name = '', joined] = args[i]!.split('=', 2);
    const value = joined ?? args[i + 1];
    const isFlag = flags.has(name) && (value === 'true' || value === 'false');
    if (!isFlag) result.push(args[i]!);
    else if (value === 'true') result.push(name);
    if (isFlag && joined === undefined) i++;
  }
  return result;
}
