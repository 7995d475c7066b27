/** The fields of a request as anybody may send them: each is what its type says, or refused with its name. */
import { describeValue, type ErrorCode, escapeUnseen, HintwrightError } from '../errors.js';
import type { Cage, GenerateRequest, SudokuRequest } from './types.js';

type Kind = 'text' | 'flag' | 'elsewhere';

/** Every field and how it is checked here; the others are checked where they are read. */
const GRID_FIELDS: Readonly<Record<keyof SudokuRequest, Kind>> = {
  grid: 'text',
  variant: 'text',
  boxes: 'text',
  regions: 'text',
  cages: 'elsewhere',
  candidates: 'text',
  limit: 'elsewhere',
  timeMs: 'elsewhere',
  rate: 'flag',
  analyzeGuesses: 'flag',
  entries: 'text',
  hints: 'elsewhere',
  find: 'text',
};

const GENERATE_FIELDS: Readonly<Record<keyof GenerateRequest, Kind>> = {
  generate: 'elsewhere',
  variant: 'text',
  boxes: 'text',
  regions: 'text',
  cages: 'elsewhere',
  timeMs: 'elsewhere',
  rate: 'flag',
};

/**
 * A request's own fields, copied: getters run once, and nothing can change while it is worked on. An unknown name is
 * refused, since it is most likely a known one misspelt. Throws HintwrightError: `ERR_REQUEST`, `ERR_OPTION`, `ERR_BAD_OPTION`.
 */
export function readFields(request: unknown): SudokuRequest | GenerateRequest {
  const fields = copyRecord(request);
  if (fields.generate === undefined) {
    delete fields.generate;
    checkFields(fields, GRID_FIELDS);
    return { grid: '', ...fields } as SudokuRequest;
  }
  checkFields(fields, GENERATE_FIELDS);
  return fields as unknown as GenerateRequest;
}

/** The fields of an object within a request. Throws `ERR_OPTION` for unknown names, `ERR_BAD_OPTION` for what is no object. */
export function readRecord(name: string, value: unknown, known: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) throw badOption(`${name} is an object, not ${describeValue(value)}.`);
  const stray = Object.keys(value).find((field) => !known.includes(field));
  if (stray === undefined) return { ...value };
  throw unknownField(name, stray, known);
}

function checkFields(fields: Record<string, unknown>, known: Readonly<Record<string, Kind>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(known, name)) throw unknownField('A request', name, Object.keys(known));
    if (value === undefined) delete fields[name];
    else if (known[name] === 'flag' && typeof value !== 'boolean')
      throw badOption(`${name} is true or false, not ${describeValue(value)}.`);
    else if (known[name] === 'text' && typeof value !== 'string')
      throw badOption(`${name} is text, not ${describeValue(value)}.`);
  }
}

function copyRecord(request: unknown): Record<string, unknown> {
  let reason: string;
  try {
    if (isRecord(request)) return { ...request };
    reason = `not ${describeValue(request)}`;
  } catch (error) {
    reason = `and this one cannot be read: ${error instanceof Error ? escapeUnseen(error.message.slice(0, 200)) : describeValue(error)}`;
  }
  throw new HintwrightError({
    code: 'ERR_REQUEST',
    message: `A request is an object with a grid, such as { "grid": "53..7…" }, ${reason}.`,
  });
}

/** Plain data by name: no list, date, map or buffer. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** A whole number from `least` to `most`. Throws `ERR_BAD_OPTION`. */
export function readWhole(
  name: string,
  value: unknown,
  { least, most, fallback }: { least: number; most: number; fallback: number },
): number {
  if (value === undefined) return fallback;
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (isWhole && value >= least && value <= most) return value + 0; // -0 becomes 0
  throw badOption(`${name} is a whole number from ${least} to ${most}, not ${describeValue(value)}.`);
}

/** One of several words. Throws `ERR_BAD_OPTION`. */
export function readChoice<T extends string>(name: string, value: unknown, choices: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice) return choice;
  throw badOption(`${name} is one of ${choices.join(', ')}, not ${describeValue(value)}.`);
}

/** More cells than a cage can have make no difference to the message. */
const MOST_SUM = 0xffff;

/**
 * Cages whose cells exist, differ and belong to no other cage, with at most a cell a digit. Whether any digits add up to the sum is no
 * matter of form. Throws `ERR_BAD_CAGE`.
 */
export function readCages(value: unknown, side: number): Cage[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badCage(`cages is a list, not ${describeValue(value)}.`);
  const owner = new Map<number, number>();
  return Array.from(value, (cage: unknown, i) => {
    const { sum, cells } = isRecord(cage) ? cage : { sum: undefined, cells: undefined };
    const name = `Cage ${i + 1}`;
    if (!isWhole(sum, 1, MOST_SUM)) throw badCage(`${name} has no sum from 1 to ${MOST_SUM}.`);
    if (!Array.isArray(cells) || cells.length < 1 || cells.length > side)
      throw badCage(`${name} has no list of 1 to ${side} cells.`);
    for (const cell of cells) {
      if (!isWhole(cell, 0, side * side - 1))
        throw badCage(`${name} has a cell ${describeValue(cell)}; cells are numbered from 0 to ${side * side - 1}.`);
      if (owner.has(cell)) throw badCage(`Cell ${cell} is in cage ${owner.get(cell)! + 1} and in cage ${i + 1}.`);
      owner.set(cell, i);
    }
    return { sum, cells: [...cells] };
  });
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const failure = (code: ErrorCode) => (message: string) => new HintwrightError({ code, message });
export const badOption = failure('ERR_BAD_OPTION');
export const badCage = failure('ERR_BAD_CAGE');

function unknownField(owner: string, name: string, known: readonly string[]): HintwrightError {
  const message = `${owner} has no field ${describeValue(name)}. There are: ${known.join(', ')}.`;
  return new HintwrightError({ code: 'ERR_OPTION', message });
}
