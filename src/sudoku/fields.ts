/** The fields of a request as anybody may send them: each is what its type says, or refused with its name. */
import { describeValue, HintwrightError } from '../errors.js';
import { copyFields, isRecord, unknownName } from '../fields.js';
import { MAX_TEXT } from './notation.js';
import type { GenerateRequest, SudokuRequest } from './types.js';

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
 * refused, since it is most likely a known one misspelt. Throws HintwrightError: `ERR_REQUEST`, `ERR_OPTION`, `ERR_BAD_OPTION`,
 * `ERR_TOO_LONG`.
 */
export function readFields(request: unknown): SudokuRequest | GenerateRequest {
  const fields = copyFields(request, 'an object with a grid', '{ "grid": "53..7…" }');
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
  throw unknownName(name, 'field', stray, known);
}

function checkFields(fields: Record<string, unknown>, known: Readonly<Record<string, Kind>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(known, name)) throw unknownName('A request', 'field', name, Object.keys(known));
    if (value === undefined) delete fields[name];
    else if (known[name] === 'flag' && typeof value !== 'boolean')
      throw badOption(`${name} is true or false, not ${describeValue(value)}.`);
    else if (known[name] === 'text') checkText(name, value);
  }
}

/** Text of a bearable length. The grid tells by itself how long it may be. */
function checkText(name: string, value: unknown): void {
  if (typeof value !== 'string') throw badOption(`${name} is text, not ${describeValue(value)}.`);
  if (name === 'grid' || value.length <= MAX_TEXT) return;
  const message = `${name} is longer than any grid needs: ${MAX_TEXT} characters at most.`;
  throw new HintwrightError({
    code: 'ERR_TOO_LONG',
    message,
    input: value.slice(0, MAX_TEXT),
    at: MAX_TEXT,
  });
}

export const badOption = (message: string) => new HintwrightError({ code: 'ERR_BAD_OPTION', message });
