/** From the element's properties to what is drawn and played: a sheet under its rules. */
import type { ErrorData } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import { type Layout, parseVariant } from '../../sudoku/index.js';
import {
  makeCandidates,
  makeGrid,
  parseCandidates,
  parseGrid,
  type Sheet as TextSheet,
} from '../../sudoku/notation.js';
import { candidatesIn, fromText } from '../../sudoku/play/convert.js';
import { parseLayout } from '../../sudoku/play/rules.js';
import { entriesOf } from '../../sudoku/play/sheet.js';
import type { Sheet } from '../../sudoku/play/types.js';
import type { SudokuPosition } from './events.js';
import { USUAL_SIDE } from './host.js';

export interface Position {
  sheet: Sheet;
  layout: Layout;
  /** Whether `grid` holds the givens and nothing else, so that it need not be rewritten while they stand. */
  plain: boolean;
}

const TEXT_FIELDS = ['grid', 'variant', 'boxes', 'regions', 'entries', 'candidates'] as const;
const EMPTY = (size: number): string => '.'.repeat(size * size);

/** Without a grid an open one of the size that the rules ask for. */
export function readPosition(position: SudokuPosition): Result<Position> {
  if (!TEXT_FIELDS.every((field) => ['string', 'undefined'].includes(typeof position[field])))
    return fail({ code: 'ERR_BAD_OPTION', message: 'grid, rules, entries and candidates are text.' });
  const parsed = parseGrid(position.grid || EMPTY(sizeOf(position)));
  if (!parsed.ok) return parsed;
  const { side, givens, entries: written } = parsed.value;
  const { entries: text, candidates, grid, ...rules } = position;
  const layout = parseLayout(rules, side);
  if (!layout.ok) return layout;
  const entered = text === undefined ? succeed(written) : readEntries(text, side);
  if (!entered.ok) return entered;
  const pencilled =
    candidates === undefined ? succeed(parsed.value.marks) : parseCandidates(candidates, side);
  if (!pencilled.ok) return pencilled;
  const entries = givens.map((given, cell) => (given ? 0 : entered.value[cell] || written[cell]!));
  const sheet = fromText({ ...parsed.value, entries, marks: pencilled.value }, layout.value);
  return succeed({ sheet, layout: layout.value, plain: isPlain(parsed.value) });
}

/** It holds the givens and nothing else. */
const isPlain = ({ marks, deleted, entries }: TextSheet): boolean =>
  !marks && deleted.length === 0 && entries.every((digit) => digit === 0);

/** A digit or `.` a cell. What is wrong with it the analysis tells; here it is enough that it is not drawn. */
function readEntries(text: string, side: number): Result<number[]> {
  const parsed = parseGrid(text);
  if (!parsed.ok) return parsed;
  if (parsed.value.side === side) return succeed(parsed.value.givens);
  const error: ErrorData = { code: 'ERR_BAD_LENGTH', message: 'entries has another size than the grid.' };
  return fail(error);
}

function sizeOf({ variant, regions }: SudokuPosition): number {
  const named = parseVariant(variant ?? '');
  const cells = regions?.replaceAll(/\s/g, '').length ?? 0;
  return (
    (named.ok && named.value.side) || (Number.isInteger(Math.sqrt(cells)) && Math.sqrt(cells)) || USUAL_SIDE
  );
}

/** The fields of a request that say what is written on a sheet. */
export function writtenOn(sheet: Sheet): Pick<SudokuPosition, 'grid' | 'entries' | 'candidates'> {
  const { size, givens } = sheet;
  const entries = entriesOf(sheet);
  const candidates = candidatesIn(sheet);
  return {
    grid: makeGrid(givens, size),
    ...(entries.some((digit) => digit > 0) && { entries: makeGrid(entries, size) }),
    ...(candidates && { candidates: makeCandidates(candidates, size) }),
  };
}

export const openCells = ({ digits }: Sheet): number => digits.filter((digit) => digit === 0).length;
