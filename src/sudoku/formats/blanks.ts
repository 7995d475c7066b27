/**
 * Drawn grids in which a blank is an empty cell, as text and PDFs have them: `53 | 7 |`. Each cell then has its place in the
 * line, and every blank counts: only what can be read in one way alone is read.
 */
import type { Result } from '../../result.js';
import { fieldsOf, isSide, type Piece, readCells, type Sheet } from './sheet.js';
import { readValues } from './value.js';

/** Whether lines without rulers hold cells, blanks and borders, and no other sign for an empty cell. */
export function mayHaveBlanks(lines: readonly Piece[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const signs = lines.length > 9 ? /^[A-Za-z\d |\n]*$/ : /^[1-9 |\n]*$/;
  return signs.test(text) && /[ \n][ |\n]|\| /.test(text);
}

/** Of lines that `mayHaveBlanks`, blank ones included; `null` where there is doubt. Errors: those of the cells. */
export function readBlanks(input: string, lines: readonly Piece[]): Result<Sheet> | null {
  const rows = lines.filter(({ text }) => /[^ ]/.test(text));
  const isBordered = rows.some(({ text }) => text.includes('|'));
  const drawn = isBordered ? byBorders(rows) : (byColumns(lines) ?? byColumns(rows));
  if (!drawn) return null;
  const cells = drawn.flat();
  if (cells.some(({ text }) => text.length > 1)) return readValues(input, cells, rows.length);
  return readCells(
    input,
    cells.map(({ text, at }) => ({ text: text || '.', at })),
    input.length,
  );
}

/** A character a cell, side by side or a blank apart. */
function byColumns(rows: readonly Piece[]): Piece[][] | null {
  const side = rows.length;
  const width = Math.max(...rows.map(({ text }) => text.length));
  const step = width === side ? 1 : Math.ceil(width / 2) === side ? 2 : 0;
  const isApart = rows.every(({ text }) => /^(?:. )*.?$/.test(text));
  if (!isSide(side) || step !== (isApart ? 2 : 1)) return null;
  const columns = rows.map((_, i) => step * i);
  return isKept(rows, columns.at(-1)! + 1) ? cellsAt(rows, columns) : null;
}

/**
 * Whether lines have lost no blanks, or those at their ends alone: then none ends in one, some begin with one, and some have
 * several in a row. The last one may also be short alone, where a whole text was trimmed.
 */
function isKept(rows: readonly Piece[], width: number): boolean {
  if (rows.slice(0, -1).every(({ text }) => text.length >= width)) return true;
  const text = rows.map((row) => row.text).join('\n');
  return !/ $/m.test(text) && /^ /m.test(text) && text.includes('  ');
}

/** Between borders there is one cell, or as many as a box is wide, each in its place. */
function byBorders(rows: readonly Piece[]): Piece[][] | null {
  const side = rows.length;
  const borders = rows.map(({ text }) => [...text.matchAll(/\|/g)].map(({ index }) => index));
  const [first] = borders as [number[]];
  const opens = rows.every(({ text }) => /^ *\|/.test(text));
  const closes = rows.every(({ text }) => /\| *$/.test(text));
  const areas = first.length + 1 - Number(opens) - Number(closes);
  const isSame = (one: readonly number[]) => one.length === first.length;
  if (!isSide(side) || side % areas !== 0 || !borders.every(isSame)) return null;
  if (areas === side) return rows.map((row) => fieldsOf(row, '|').slice(Number(opens)).slice(0, side));
  if (borders.some((one) => String(one) !== String(first))) return null;
  const edges = [...(opens ? [] : [null]), ...first, ...(closes ? [] : [null])];
  const readings = SPACINGS.flatMap(([step, margin]) => {
    const columns = columnsOf(edges, side / areas, step, margin);
    return columns ? [cellsAt(rows, columns)] : [];
  }).filter((reading) => reading !== null);
  const texts = new Set(readings.map((reading) => String(reading.flat().map(({ text }) => text))));
  return texts.size === 1 ? readings[0]! : null;
}

/** How far apart cells are, and how far from borders. */
const SPACINGS = [
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
] as const;

/** Where cells stand between borders, so many between two; `null` where other than so many have their place. */
function columnsOf(
  edges: readonly (number | null)[],
  cells: number,
  step: number,
  margin: number,
): number[] | null {
  const width = step * (cells - 1) + 1 + 2 * margin;
  const columns: number[] = [];
  for (const [i, right] of edges.slice(1).entries()) {
    const left = edges[i] ?? right! - width - 1;
    if (edges[i] !== null && right !== null && right - left - 1 !== width) return null;
    for (let cell = 0; cell < cells; cell++) columns.push(left + 1 + margin + step * cell);
  }
  return columns[0]! < 0 ? null : columns;
}

/** What stands in columns; `null` where something stands elsewhere. */
function cellsAt(rows: readonly Piece[], columns: readonly number[]): Piece[][] | null {
  const cells = rows.map(({ text, at }) =>
    columns.map((column) => ({ text: text.charAt(column).trim(), at: at + Math.min(column, text.length) })),
  );
  const count = (pieces: readonly Piece[]) =>
    pieces.map(({ text }) => text.replace(/[ |]/g, '')).join('').length;
  return count(cells.flat()) === count(rows) ? cells : null;
}
