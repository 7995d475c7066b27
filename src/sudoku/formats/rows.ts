/**
 * Grids drawn in lines: a character a cell, or a word a cell; with or without borders. Words of several digits are
 * candidates, and a cell with one candidate holds it.
 */
import { type Result, succeed } from '../../result.js';
import { allDigits, makeDigit, maskOf, onlyDigit, parseDigit, sideOfCount } from './alphabet.js';
import { mayHaveBlanks, readBlanks } from './blanks.js';
import {
  badCharacter,
  badLength,
  badRow,
  charsOf,
  endOf,
  isSide,
  type Piece,
  readCells,
  type Sheet,
  sheetOf,
  wordsOf,
} from './sheet.js';
import { isSukaku, readSukaku } from './sukaku.js';
import { readValue } from './value.js';

/**
 * Reads lines that hold nothing but cells, blanks and borders. `all` has the blank lines, too: they may be rows. Errors: as
 * `readCells`, `ERR_BAD_ROW_LENGTH`.
 */
export function readRows(
  input: string,
  lines: readonly Piece[],
  all: readonly Piece[] = lines,
): Result<Sheet> {
  const rows = withoutBorders(lines);
  const words = rows.map(wordsOf);
  const chars = rows.map(charsOf);
  const end = endOf(lines.at(-1)!);
  if (isTable(words)) return readWords(input, words.flat());
  if (isTable(chars) || rows.length === 1) return readFlat(input, chars.flat(), end);
  const drawn = all.map(plainBorders).filter((line) => !isRule(line));
  const blanks = mayHaveBlanks(drawn);
  const read = blanks ? readBlanks(input, drawn) : null;
  if (read) return read;
  const widths = new Set(chars.map((row) => row.length));
  if (widths.size === 1 && !(blanks && isSide(rows.length))) return readFlat(input, chars.flat(), end);
  return unevenRows(input, rows, { words, chars, blanks });
}

/** As many cells in each row as there are rows; a single row holds all cells. */
function isTable(rows: readonly (readonly Piece[])[]): boolean {
  if (rows.length === 1) return rows[0]!.length > 1 && sideOfCount(rows[0]!.length) !== null;
  return isSide(rows.length) && rows.every((row) => row.length === rows.length);
}

function readFlat(input: string, chars: readonly Piece[], end: number): Result<Sheet> {
  return isSukaku(chars.length) ? readSukaku(input, chars, end) : readCells(input, chars, end);
}

/** Which row is wrong, and where: cells are words where most rows have few enough of them. */
function unevenRows(
  input: string,
  rows: readonly Piece[],
  { words, chars, blanks }: { words: readonly Piece[][]; chars: readonly Piece[][]; blanks: boolean },
) {
  const fits = (cells: readonly (readonly Piece[])[], side: number) =>
    cells.filter((row) => row.length === side).length;
  const side = isSide(rows.length) ? rows.length : mostCommon(chars.map((row) => row.length));
  const cells = fits(words, side) > fits(chars, side) ? words : chars;
  const wrong = cells.findIndex((row) => row.length !== side);
  if (wrong < 0) return badLength(input, cells.flat(), side * side, endOf(rows.at(-1)!));
  const advice = blanks ? ' Write . for each empty cell: here blanks may have been lost.' : '';
  return badRow(input, wrong, cells[wrong]!, { side, end: endOf(rows[wrong]!), advice });
}

function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of numbers) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

/** A word a cell: a digit, nothing known (`.`), or candidates. On large grids also numbers. */
function readWords(input: string, words: readonly Piece[]): Result<Sheet> {
  const side = Math.sqrt(words.length);
  const numbers = side > 9 && words.every(({ text }) => /^\d+$|^[.-]$/.test(text));
  const masks: number[] = [];
  for (const word of words) {
    const mask = numbers ? readValue(input, word, side) : readGroup(input, word, side);
    if (!mask.ok) return mask;
    masks.push(numbers ? maskOr(mask.value, side) : mask.value);
  }
  const givens = masks.map(onlyDigit);
  const marked = !numbers && words.some(({ text }) => text.length > 1);
  return succeed(sheetOf(side, givens, { marks: marked ? masks : null }));
}

const maskOr = (digit: number, side: number): number => (digit === 0 ? allDigits(side) : maskOf(digit));

/** The mask of a group of digits; of a sign for an empty cell, every digit. */
function readGroup(input: string, group: Piece, side: number): Result<number> {
  let mask = 0;
  for (const char of charsOf(group)) {
    const digit = parseDigit(char.text, side);
    if (digit === null || (digit === 0 && group.text.length > 1)) return badCharacter(input, char, side);
    mask |= maskOr(digit, side);
  }
  return succeed(mask);
}

const RULER = /^[\s+|*=.:'-]*$/;

/** A ruler by its looks. */
const isRule = ({ text }: Piece): boolean => RULER.test(text) && /--|==/.test(text);

/** Borders of box-drawing characters as `|`, `-` and `+`, and blanks of any kind as one, each in its place. */
const plainBorders = ({ text, at }: Piece): Piece => ({
  text: text.replace(/[\u2500-\u257f\p{Zs}]/gu, (sign) =>
    '│┃┆┇┊┋║'.includes(sign) ? '|' : '─━┄┅┈┉═'.includes(sign) ? '-' : sign.trim() ? '+' : ' ',
  ),
  at,
});

/** Lines without rulers, and borders made blank. Dashes alone are empty cells unless something else is. */
function withoutBorders(drawn: readonly Piece[]): Piece[] {
  const lines = drawn.map(plainBorders);
  const bordered = lines.some(({ text }) => text.includes('|'));
  const dots = lines.some(({ text }) => /[.0_?]/.test(text.replace(/^\s*\.-.*-\.\s*$/, '')));
  const isRuler = (line: Piece) =>
    isRule(line) && (line.text.includes('+') || (bordered && (dots || !line.text.includes('|'))));
  const rows = lines.filter((line) => !isRuler(line));
  return (rows.length > 0 ? rows : lines).map(({ text, at }) => ({ text: text.replaceAll('|', ' '), at }));
}

/** One line a row. */
export function makeRows({ side, givens }: Pick<Sheet, 'side' | 'givens'>): string {
  return chunks(
    givens.map((digit) => (digit === 0 ? '.' : makeDigit(digit, side))),
    side,
  )
    .map((row) => row.join(''))
    .join('\n');
}

/** Words of a row grouped by box, with a ruler between bands: `8 . . | . . . | . . .`. */
export function makeBoxed(
  words: readonly string[],
  side: number,
  box: { rows: number; columns: number },
): string {
  const width = Math.max(...words.map((word) => word.length));
  const rule = chunks(
    Array.from({ length: side }, () => '-'.repeat(width)),
    box.columns,
  )
    .map((dashes) => dashes.join('-'))
    .join('-+-');
  const rows = chunks(
    words.map((word) => word.padEnd(width)),
    side,
  ).map((row) =>
    chunks(row, box.columns)
      .map((part) => part.join(' '))
      .join(' | ')
      .trimEnd(),
  );
  return chunks(rows, box.rows)
    .map((band) => band.join('\n'))
    .join(`\n${rule}\n`);
}

export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
