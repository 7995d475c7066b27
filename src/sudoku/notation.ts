/**
 * Grids as text: every common form is read, most can be written. What a form is follows from its first character, or from the
 * signs in it; docs/sudoku.md lists the forms and the order in which they are tried.
 */
import { fail, type Result, succeed } from '../result.js';
import { allDigits, digitsOf, makeDigit, maskOf, parseDigit } from './formats/alphabet.js';
import { makeCsv, readCsv } from './formats/csv.js';
import { makeHodoku, readHodoku, readPlaced } from './formats/hodoku.js';
import { makeList, readList } from './formats/list.js';
import { makeBoxed, makeRows, readRows } from './formats/rows.js';
import { allLinesOf, fault, linesOf, type Piece, readCells, type Sheet } from './formats/sheet.js';
import { makeSukaku } from './formats/sukaku.js';
import {
  makeSections,
  makeSudokuexchangeUrl,
  makeSudokuwikiUrl,
  makeXml,
  readSections,
  readUrl,
  readXml,
} from './formats/wrapped.js';
import { type BoxShape, usualBoxes } from './layout.js';

export { digitsOf, MOST_SIDE, makeDigit, parseDigit, parseDigits } from './formats/alphabet.js';
export type { Sheet } from './formats/sheet.js';

/** Longer text is refused unread; candidates of 25x25 in a drawn grid take half of it. */
export const MAX_TEXT = 1 << 15;

/** Reads a grid in any form. Errors: those of the forms, `ERR_EMPTY_INPUT`, `ERR_TOO_LONG`. */
export function parseGrid(text: string): Result<Sheet> {
  if (typeof text !== 'string') return parseGrid('');
  if (text.length > MAX_TEXT) {
    const message = `This is longer than any grid: ${MAX_TEXT} characters at most.`;
    return fail({ code: 'ERR_TOO_LONG', message, input: text.slice(0, MAX_TEXT), at: MAX_TEXT });
  }
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  if (text.slice(mark).trim() === '')
    return fault(
      'ERR_EMPTY_INPUT',
      'There is no grid here. It is written as 81 characters, row by row.',
      text,
      0,
    );
  return detect(text, { text: text.slice(mark), at: mark });
}

function detect(input: string, whole: Piece): Result<Sheet> {
  const body = withoutMargin(whole);
  if (body.text.startsWith('<')) return readXml(input, body);
  if (/^[a-z]+:\/\//i.test(body.text)) return readUrl(input, body);
  if (body.text.startsWith('[') && !/^\[[A-Za-z]/.test(body.text)) return readList(input, body);
  if (/^(?:#|\[)/m.test(body.text)) return readSections(input, whole);
  const uncommented = withoutComment(whole);
  const lines = linesOf(uncommented);
  const [line] = lines;
  if (!line) return fault('ERR_EMPTY_INPUT', 'There is nothing but a comment here.', input, body.at);
  if (lines.length === 1) {
    if (isSpaced(line.text)) return readCells(input, everyChar(line), line.at + line.text.length);
    if (line.text.includes(':')) return readHodoku(input, withoutMargin(line));
    if (isPlaced(line.text)) return readPlaced(input, line);
  }
  if (lines.some(({ text }) => /[,;]/.test(text)) || isFromTable(lines)) return readCsv(input, lines);
  return readRows(input, lines, allLinesOf(uncommented));
}

function withoutMargin({ text, at }: Piece): Piece {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), at: at + start };
}

/** What follows a `#` behind the cells is a comment. */
const withoutComment = ({ text, at }: Piece): Piece => ({ text: text.replace(/#.*$/gm, ''), at });

/** Empty cells as spaces: exactly as long as a 9x9 grid, with nothing but digits. */
const isSpaced = (text: string): boolean =>
  text.length === 81 && /^[1-9 ]*$/.test(text) && text.includes(' ');

/** As a spreadsheet copies it: a tab between cells, and nothing in the empty ones. */
const isFromTable = (lines: readonly Piece[]): boolean =>
  lines.some(({ text }) => /\t\t|^\t|\t$/.test(text)) &&
  lines.every(({ text }) => /^[\w.*\t]+$/.test(text) && text.split('\t').length === lines.length);

const everyChar = ({ text, at }: Piece): Piece[] =>
  Array.from(text, (char, i) => ({ text: char === ' ' ? '.' : char, at: at + i }));

const isPlaced = (text: string): boolean => text.includes('+') && !text.includes('|') && !/--|==/.test(text);

/** The forms that a grid can be written in. */
export const FORMATS = [
  'line',
  'zeros',
  'rows',
  'boxed',
  'pencilmarks',
  'sukaku',
  'csv',
  'json',
  'hodoku',
  'sdk',
  'opensudoku',
  'sudokuwiki',
  'sudokuexchange',
] as const;
export type Format = (typeof FORMATS)[number];

/** Row by row, `.` for an empty cell. */
export const makeGrid = (digits: readonly number[], side: number): string =>
  digits.map((digit) => (digit === 0 ? '.' : makeDigit(digit, side))).join('');

/**
 * A grid in some form. Forms without a sign for it lose which digits were placed; all but `pencilmarks`, `sukaku` and (for
 * what is deleted) `hodoku` lose the marks. Throws `ERR_BAD_OPTION` where a form has no such grid (`sukaku` of 4x4).
 */
export function makeText(sheet: Sheet, format: Format): string {
  const { side, givens, entries } = sheet;
  return WRITERS[format](sheet, { side, givens: givens.map((digit, cell) => digit || entries[cell]!) });
}

/** Each form, from the sheet or from its digits alone. */
const WRITERS: Readonly<Record<Format, (sheet: Sheet, digits: Pick<Sheet, 'side' | 'givens'>) => string>> = {
  line: (_, { side, givens }) => makeGrid(givens, side),
  zeros: (_, { side, givens }) => makeGrid(givens, side).replaceAll('.', '0'),
  rows: (_, digits) => makeRows(digits),
  boxed: (_, { side, givens }) => makeBoxed([...makeGrid(givens, side)], side, boxesOf(side)),
  pencilmarks: (sheet) => {
    const words = marksOf(sheet).map((mask) => makeMarks(mask, sheet.side));
    return makeBoxed(words, sheet.side, boxesOf(sheet.side));
  },
  sukaku: (sheet) => makeSukaku(marksOf(sheet), sheet.side),
  csv: (_, digits) => makeCsv(digits),
  json: (_, digits) => makeList(digits),
  hodoku: makeHodoku,
  sdk: makeSections,
  opensudoku: (_, digits) => makeXml(digits),
  sudokuwiki: (_, digits) => makeSudokuwikiUrl(digits),
  sudokuexchange: (_, digits) => makeSudokuexchangeUrl(digits),
};

/** Boxes as a drawing shows them; a grid without any is one. */
const boxesOf = (side: number): BoxShape => usualBoxes(side) ?? { rows: side, columns: side };

/** By cell: its digit, or the marks, where there are none every digit. */
function marksOf({ side, givens, entries, marks }: Sheet): number[] {
  return givens.map((given, cell) => {
    const digit = given || entries[cell]!;
    return digit ? maskOf(digit) : (marks?.[cell] ?? allDigits(side));
  });
}

/** The digits of a mask, `-` for none. */
export const makeMarks = (mask: number, side: number): string =>
  digitsOf(mask)
    .map((digit) => makeDigit(digit, side))
    .join('') || '-';

/**
 * Pencil marks: a group of digits a cell, groups separated by blanks, `-` for none. By cell, bit d - 1 for digit d. Errors:
 * `ERR_BAD_CANDIDATE`, `ERR_BAD_LENGTH`.
 */
export function parseCandidates(text: string, side: number): Result<number[]> {
  const groups = [...text.matchAll(/\S+/g)].map(({ 0: group, index }) => ({ text: group, at: index }));
  const marks: number[] = [];
  for (const group of groups) {
    let mask = 0;
    for (const [i, char] of group.text === '-' ? [] : [...group.text].entries()) {
      const digit = parseDigit(char, side);
      if (!digit) {
        const message = `A group holds the digits that its cell may have, ${makeDigit(1, side)} to ${makeDigit(side, side)}, or is - for none.`;
        return fault('ERR_BAD_CANDIDATE', message, text, group.at + i);
      }
      mask |= maskOf(digit);
    }
    marks.push(mask);
  }
  const wanted = side * side;
  if (marks.length === wanted) return succeed(marks);
  const message = `candidates has a group for each of the ${wanted} cells, not ${marks.length}.`;
  return fault('ERR_BAD_LENGTH', message, text, groups[wanted]?.at ?? text.length);
}

/** Pencil marks as `parseCandidates` reads them. */
export const makeCandidates = (marks: readonly number[], side: number): string =>
  marks.map((mask) => makeMarks(mask, side)).join(' ');
