import { HintwrightError } from '../../errors.js';
import { makeCages, parseCages } from '../../sudoku/play/cages.js';
import type { Cage, RulesRequest, SudokuRequest } from '../../sudoku/types.js';
import type { SudokuPosition } from './events.js';

/** What decides which position a request is about, and not what is asked of it. */
export const POSITION_FIELDS = [
  'grid',
  'variant',
  'boxes',
  'regions',
  'cages',
  'entries',
  'candidates',
] as const satisfies readonly (keyof SudokuPosition)[];

const QUESTION_FIELDS = ['limit', 'timeMs', 'rate', 'analyzeGuesses', 'hints', 'find'] as const;

type Field = (typeof POSITION_FIELDS)[number] | (typeof QUESTION_FIELDS)[number];

/** The element's properties that make a request; what is unset is left out. Cages also as text. */
export type RequestSource = { grid: string } & {
  [F in Exclude<Field, 'grid'>]: SudokuRequest[F] | (F extends 'cages' ? string : never) | null | undefined;
};

/** What the user has opened, beyond what the page's attributes ask for. */
export interface Curiosity {
  guesses: boolean;
  path: boolean;
}

export function requestArgs(source: RequestSource, { guesses, path }: Curiosity): unknown[] {
  return [positionKey(source), ...QUESTION_FIELDS.map((field) => source[field]), guesses, path];
}

/** Throws HintwrightError `ERR_BAD_CAGE` for text that is no cages. */
export function requestOf(source: RequestSource, { guesses, path }: Curiosity): SudokuRequest {
  const { limit, timeMs, hints, find } = source;
  refuseCages(source.cages);
  return {
    ...positionOf(source),
    ...withoutUnset({ limit, timeMs, hints: path ? -1 : hints, find: path ? undefined : find || undefined }),
    rate: Boolean(source.rate),
    analyzeGuesses: Boolean(source.analyzeGuesses) || guesses,
  };
}

/** The part of a request that says which position it is about. Empty text is none. */
export function positionOf(source: RequestSource): SudokuPosition {
  const { grid, variant, boxes, regions, entries, candidates } = source;
  const set = withoutUnset({
    variant: variant || undefined,
    boxes: boxes || undefined,
    regions: regions || undefined,
    cages: cagesOf(source.cages),
    entries: entries || undefined,
    candidates: candidates || undefined,
  });
  return { grid, ...set };
}

function refuseCages(value: RequestSource['cages']): void {
  const read = typeof value === 'string' ? parseCages(value) : null;
  if (read && !read.ok) throw new HintwrightError(read.error);
}

/** Text that is no cages stays, so that it differs from none. */
function cagesOf(value: RequestSource['cages']): Cage[] | undefined {
  if (value == null || value === '') return undefined;
  if (typeof value !== 'string') return value;
  const read = parseCages(value);
  return read.ok ? read.value : (value as unknown as Cage[]);
}

/** Lit's converter: `3:0,1;7:2,10` as an attribute; a page may also set the list. */
export const cagesConverter = {
  fromAttribute: (text: string | null) => text ?? undefined,
  toAttribute: (value: unknown) => {
    if (typeof value === 'string') return value;
    return Array.isArray(value) && value.every(isCage) ? makeCages(value) : null;
  },
};

const isCage = (value: unknown): value is Cage => Array.isArray((value as Cage | null)?.cells);

/** The rules among the fields of a position. */
export function rulesIn({ variant, boxes, regions, cages }: SudokuPosition): RulesRequest {
  return withoutUnset({ variant, boxes, regions, cages }) as RulesRequest;
}

export const positionKey = (source: RequestSource): string =>
  POSITION_FIELDS.map((field) => keyOf(source[field])).join('\n');

/** A page may set anything: what is neither text nor plain data is told apart by its type alone. */
export function keyOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return value == null ? '' : `${typeof value} ${JSON.stringify(value)}`;
  } catch {
    return typeof value;
  }
}

type Set<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

const withoutUnset = <T extends object>(fields: T): Set<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Set<T>;
