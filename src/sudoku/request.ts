/** From a request as anybody may send it to a puzzle that the engines can read: every fault gets its code here. */
import { HintwrightError } from '../errors.js';
import { readWhole, unknownName } from '../fields.js';
import { unwrap } from '../result.js';
import { badOption, readFields } from './fields.js';
import { parseDigit } from './formats/alphabet.js';
import { type GeneratePlan, readGenerate } from './generate/plan.js';
import type { HintsWanted } from './hints/hints.js';
import { TECHNIQUE_NAMES, techniqueNumber, techniques } from './hints/techniques.js';
import { isClassic, type Layout } from './layout.js';
import { parseCandidates, parseGrid, type Sheet } from './notation.js';
import { readLayout, readVariation } from './rules.js';
import type { GenerateRequest, Mark, Part, SudokuRequest } from './types.js';

const CODE = { code: 'ERR_BAD_OPTION' } as const;
const DEFAULT_LIMIT = 1000;
const MOST_LIMIT = 1e15;
const DEFAULT_TIME_MS = 10_000;
const MOST_TIME_MS = 86_400_000;

export interface Puzzle {
  layout: Layout;
  /** What `grid` held, givens and entries together. */
  written: readonly number[];
  givens: readonly number[];
  entries: readonly number[];
  /** Both together. */
  digits: readonly number[];
  marks: readonly number[] | null;
  deleted: readonly Mark[];
  counted: Part[];
  limit: number;
  timeMs: number;
  wantsGuesses: boolean;
  wantsRating: boolean;
  /** Slices of work that the rating may take. */
  ratingSlices: number;
  /** The same for HoDoKu's score. */
  scoreSlices: number;
  hints: HintsWanted;
}

/**
 * Where no time is given, a rating ends after so much work, about a second: three times what the hardest of the grids with
 * published ratings up to 9.3 take.
 */
const USUAL_RATING_SLICES = 2000;

/** The same for HoDoKu's score: twice what the hardest grids of the collections take, each about a second. */
const USUAL_SCORE_SLICES = 20_000;

export type Task =
  | { kind: 'analyze'; puzzle: Puzzle }
  | { kind: 'generate'; plan: GeneratePlan; timeMs: number };

/** Reads and checks a request, whatever it is. Throws HintwrightError and nothing else. */
export function readRequest(source: SudokuRequest | GenerateRequest): Task {
  const request = readFields(source);
  const timeMs = readWhole('timeMs', request.timeMs, {
    ...CODE,
    least: 0,
    most: MOST_TIME_MS,
    fallback: DEFAULT_TIME_MS,
  });
  if ('generate' in request) return { kind: 'generate', plan: readGenerate(request), timeMs };
  return { kind: 'analyze', puzzle: readPuzzle(request, timeMs) };
}

function readPuzzle(request: SudokuRequest, timeMs: number): Puzzle {
  const sheet = unwrap(parseGrid(request.grid));
  const variation = readVariation(request);
  const layout = readLayout(request, variation, sheet.side);
  const { givens } = sheet;
  const entries = readEntries(request.entries, sheet);
  const digits = givens.map((digit, cell) => digit || entries[cell]!);
  const marks =
    request.candidates === undefined ? sheet.marks : unwrap(parseCandidates(request.candidates, sheet.side));
  return {
    layout,
    givens,
    entries,
    digits,
    marks,
    deleted: sheet.deleted,
    written: givens.map((digit, cell) => digit || sheet.entries[cell]!),
    counted: partsOf(entries, marks, sheet.deleted),
    limit: readWhole('limit', request.limit, {
      ...CODE,
      least: 1,
      most: MOST_LIMIT,
      fallback: DEFAULT_LIMIT,
    }),
    timeMs,
    wantsGuesses: request.analyzeGuesses ?? false,
    wantsRating: request.rate ?? true,
    ratingSlices: request.timeMs === undefined ? USUAL_RATING_SLICES : Number.POSITIVE_INFINITY,
    scoreSlices: request.timeMs === undefined ? USUAL_SCORE_SLICES : Number.POSITIVE_INFINITY,
    hints: readHints(request, layout),
  };
}

function partsOf(
  entries: readonly number[],
  marks: readonly number[] | null,
  deleted: readonly Mark[],
): Part[] {
  const placed = entries.some((digit) => digit > 0);
  return [
    'givens',
    ...(placed ? ['entries' as const] : []),
    ...(marks || deleted.length > 0 ? ['candidates' as const] : []),
  ];
}

const MOST_HINTS = 1000;

function readHints({ hints, find }: SudokuRequest, layout: Layout): HintsWanted {
  return {
    hints: readWhole('hints', hints, { ...CODE, least: -1, most: MOST_HINTS, fallback: 1 }),
    find: find === undefined ? null : readTechnique(find, layout),
  };
}

/** The number of a technique by its name, in any case, whatever stands between its letters. */
function readTechnique(name: string, layout: Layout): number {
  const number = techniqueNumber(name);
  if (number === null) throw badOption(unknownName('find', 'technique', name, TECHNIQUE_NAMES).message);
  const technique = techniques[number]!;
  if (isClassic(layout) || technique.general) return number;
  const known = techniques.filter(({ general }) => general).map(({ name }) => name);
  throw badOption(
    `find: ${technique.name} is looked for in classic 9x9 grids alone. For others there are: ${known.join(', ')}.`,
  );
}

/** What the grid says was placed, and what `entries` adds. Errors: `ERR_BAD_CHARACTER`, `ERR_BAD_LENGTH`, `ERR_BAD_ENTRY`. */
function readEntries(text: string | undefined, { side, givens, entries }: Sheet): number[] {
  if (text === undefined) return entries;
  const refuse = (
    code: 'ERR_BAD_CHARACTER' | 'ERR_BAD_LENGTH' | 'ERR_BAD_ENTRY',
    message: string,
    at: number,
  ) => new HintwrightError({ code, message, input: text, at });
  const chars = [...text.matchAll(/[^\s|]/gu)].map(({ 0: char, index }) => ({ char, at: index }));
  const cells = side * side;
  if (chars.length !== cells) {
    const message = `entries has a digit or . for each of the ${cells} cells, not ${chars.length}.`;
    throw refuse('ERR_BAD_LENGTH', message, chars[cells]?.at ?? text.length);
  }
  return chars.map(({ char, at }, cell) => {
    const digit = parseDigit(char, side);
    if (digit === null) throw refuse('ERR_BAD_CHARACTER', `This is no digit of a ${side}x${side} grid.`, at);
    const other = givens[cell] || entries[cell] || digit;
    if (digit !== 0 && digit !== other)
      throw refuse('ERR_BAD_ENTRY', 'Another digit stands in this cell already.', at);
    return givens[cell] ? 0 : digit || entries[cell]!;
  });
}
