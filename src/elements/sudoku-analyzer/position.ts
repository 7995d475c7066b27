/** From the element's properties to what is drawn and played: a sheet under its rules. */
import type { ErrorData } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import { type Layout, parseVariant } from '../../sudoku/index.js';
import { makeCandidates, makeGrid, parseCandidates, parseDigit, parseGrid } from '../../sudoku/notation.js';
import { autoMarks } from '../../sudoku/play/look.js';
import { parseLayout } from '../../sudoku/play/rules.js';
import { entriesOf, makeSheet } from '../../sudoku/play/sheet.js';
import type { Sheet } from '../../sudoku/play/types.js';

import type { SudokuPosition } from './events.js';

export interface Position {
  sheet: Sheet;
  layout: Layout;
  /** Whether `grid` holds the givens and nothing else, so that it need not be rewritten while they stand. */
  plain: boolean;
}

const USUAL_SIZE = 9;
const EMPTY = (size: number): string => '.'.repeat(size * size);

/** Without a grid an open one of the size that the rules ask for. */
export function readPosition(position: SudokuPosition): Result<Position> {
  const parsed = parseGrid(position.grid || EMPTY(sizeOf(position)));
  if (!parsed.ok) return parsed;
  const { side, givens, deleted, entries: written } = parsed.value;
  const { entries: text, candidates, grid, ...rules } = position;
  const layout = parseLayout(rules, side);
  if (!layout.ok) return layout;
  const entered = text === undefined ? succeed(written) : readEntries(text, side);
  if (!entered.ok) return entered;
  const pencilled =
    candidates === undefined ? succeed(parsed.value.marks) : parseCandidates(candidates, side);
  if (!pencilled.ok) return pencilled;
  const entries = givens.map((given, cell) => (given ? 0 : entered.value[cell] || written[cell]!));
  const digits = givens.map((given, cell) => given || entries[cell]!);
  const centre = pencilled.value ?? (deleted.length > 0 ? autoMarks(layout.value, { digits }) : null);
  for (const { cell, digit } of deleted) if (centre) centre[cell]! &= ~(1 << (digit - 1));
  const marks = centre?.map((mask, cell) => ({ corner: 0, centre: digits[cell] ? 0 : mask }));
  const sheet = makeSheet(givens, side, { entries, marks });
  const plain = !parsed.value.marks && deleted.length === 0 && written.every((digit) => digit === 0);
  return succeed({ sheet, layout: layout.value, plain });
}

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
    (named.ok && named.value.side) || (Number.isInteger(Math.sqrt(cells)) && Math.sqrt(cells)) || USUAL_SIZE
  );
}

/** The fields of a request that say what is written on a sheet. */
export function writtenOn(sheet: Sheet): Pick<SudokuPosition, 'grid' | 'entries' | 'candidates'> {
  const { size, givens } = sheet;
  const entries = entriesOf(sheet);
  const candidates = candidatesOn(sheet);
  return {
    grid: makeGrid(givens, size),
    ...(entries.some((digit) => digit > 0) && { entries: makeGrid(entries, size) }),
    ...(candidates && { candidates }),
  };
}

/** Centre marks are candidates where every open cell has some; null where they are not. */
export function candidatesOn({ size, digits, marks }: Sheet): string | null {
  const open = digits.flatMap((digit, cell) => (digit ? [] : [cell]));
  if (open.length === 0 || open.some((cell) => marks[cell]!.centre === 0)) return null;
  const masks = digits.map((digit, cell) => (digit ? 1 << (digit - 1) : marks[cell]!.centre));
  return makeCandidates(masks, size);
}

export const openCells = ({ digits }: Sheet): number => digits.filter((digit) => digit === 0).length;

/** A solution as a report writes it. */
export function parseDigits(text: string, size: number): number[] {
  return [...text].map((char) => parseDigit(char, size) ?? 0);
}
