/**
 * Drawn grids in which a blank is an empty cell, as text and PDFs have them: `53 | 7 |`. Each cell then has its place in the
 * line, and every blank counts: only what can be read in one way alone is read.
 */
import type { Result } from '../../result.js';
import { fieldsOf, isSide, type Piece, type Sheet } from './sheet.js';
import { readValues } from './value.js';

/** Digits, blanks and borders, where a digit is one character. */
const SMALL = /^[1-9 |\n]*$/;
/** The same on grids larger than 9x9, where digits are letters or numbers. */
const LARGE = /^(?:[A-Z |\n]*|[\d |\n]*)$/i;

/** Whether lines without rulers hold digits or letters, blanks and borders, and no other sign for an empty cell. */
export const mayHaveBlanks = (lines: readonly Piece[]): boolean =>
  (lines.length > 9 ? LARGE : SMALL).test(textOf(lines)) && lines.some(({ text }) => text.includes(' '));

/** Of lines that `mayHaveBlanks`, blank ones included; `null` where there is doubt. Errors: those of `readValue`. */
export function readBlanks(input: string, lines: readonly Piece[]): Result<Sheet> | null {
  const rows = lines.filter(({ text }) => text.trim());
  const drawn = textOf(rows).includes('|') ? byBorders(rows) : (byColumns(lines) ?? byColumns(rows));
  return drawn && readValues(input, drawn.flat(), drawn.length);
}

const textOf = (lines: readonly Piece[]): string => lines.map(({ text }) => text).join('\n');

/** A character a cell, side by side or a blank apart. */
function byColumns(rows: readonly Piece[]): Piece[][] | null {
  const side = rows.length;
  const width = Math.max(...rows.map(({ text }) => text.length));
  const step = rows.every(({ text }) => /^(?:. )*.?$/.test(text)) ? 2 : 1;
  if (!isSide(side) || Math.ceil(width / step) !== side) return null;
  const columns = rows.map((_, i) => step * i);
  return isKept(rows, columns.at(-1)! + 1) ? cellsAt(rows, columns) : null;
}

/**
 * Whether lines have lost no blanks, or those at their ends alone: then none ends in one, some begin with one, and some have
 * several in a row. The last one may also be short alone, where a whole text was trimmed.
 */
function isKept(rows: readonly Piece[], width: number): boolean {
  if (rows.slice(0, -1).every(({ text }) => text.length >= width)) return true;
  const text = textOf(rows);
  return !/ $/m.test(text) && /^ /m.test(text) && text.includes('  ');
}

/** Between borders there is one cell, or as many as a box is wide, each in its place. */
function byBorders(rows: readonly Piece[]): Piece[][] | null {
  const side = rows.length;
  const borders = rows.map(({ text }) => [...text.matchAll(/\|/g)].map(({ index }) => index));
  const [first] = borders as [number[]];
  const isAt = (end: RegExp) => Number(rows.every(({ text }) => end.test(text)));
  const [opens, closes] = [isAt(/^ *\|/), isAt(/\| *$/)];
  const areas = first.length + 1 - opens - closes;
  if (!isSide(side) || side % areas !== 0 || borders.some((one) => one.length !== first.length)) return null;
  if (areas === side) return rows.map((row) => fieldsOf(row, '|').slice(opens, opens + side));
  if (borders.some((one) => String(one) !== String(first))) return null;
  const spacings = SPACINGS.map((spacing) =>
    columnsOf(first, { ...spacing, areas, opens, cells: side / areas }),
  );
  const readings = spacings.flatMap((columns) => (columns && cellsAt(rows, columns)) ?? []);
  return readings.length === side ? readings : null; // the rows of one reading
}

/** How cells may stand between borders: side by side or a blank apart, close to the borders or a blank from them. */
const SPACINGS = [1, 2].flatMap((step) => [0, 1].map((margin) => ({ step, margin })));

interface Spacing {
  /** From one cell to the next. */
  step: number;
  /** Blanks beside a border. */
  margin: number;
  /** Between borders, and the cells in each. */
  areas: number;
  cells: number;
  /** 1 where the first border opens the line, else 0. */
  opens: number;
}

/** The column of each cell; `null` where the borders stand otherwise. */
function columnsOf(
  borders: readonly number[],
  { step, margin, areas, cells, opens }: Spacing,
): number[] | null {
  const width = step * (cells - 1) + 1 + 2 * margin;
  const edges = [...(opens ? [] : [borders[0]! - width - 1]), ...borders];
  if (!edges.every((left, i) => i === 0 || left - edges[i - 1]! === width + 1)) return null;
  const starts = edges.slice(0, areas).map((left) => left + 1 + margin);
  return starts.flatMap((start) => Array.from({ length: cells }, (_, i) => start + step * i));
}

/** What stands in columns; `null` where something stands elsewhere. */
function cellsAt(rows: readonly Piece[], columns: readonly number[]): Piece[][] | null {
  const cells = rows.map(({ text, at }) =>
    columns.map((column) => ({ text: text.charAt(column).trim(), at: at + Math.min(column, text.length) })),
  );
  const count = (pieces: readonly Piece[]) => textOf(pieces).replace(/[ |\n]/g, '').length;
  return count(cells.flat()) === count(rows) ? cells : null;
}
