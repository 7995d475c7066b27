/**
 * What HoDoKu writes: `+` before a digit that was placed and is no given; behind a colon candidates that were deleted,
 * digit, row and column each. A line of its library, `:code:candidates:givens:deleted:eliminations:placements:extra`, holds
 * both.
 */
import { describeValue } from '../../errors.js';
import { type Result, succeed } from '../../result.js';
import type { Mark } from '../types.js';
import { makeDigit } from './alphabet.js';
import { charsOf, fault, type Piece, readCells, type Sheet, wordsOf } from './sheet.js';

/** Fields of a library line, counted from 0. */
const GIVENS_FIELD = 3;

/** Errors: `ERR_PARSE_ERROR`, `ERR_BAD_CANDIDATE`, those of `readCells`. */
export function readHodoku(input: string, line: Piece): Result<Sheet> {
  const fields = fieldsOf(line);
  const library = line.text.startsWith(':');
  const [cells, deleted] = library ? fields.slice(GIVENS_FIELD) : fields;
  if (!cells || (!library && fields.length > 2)) {
    const message =
      'A line of a library is :code:candidates:givens:deleted:…, a grid with deleted candidates givens:deleted.';
    return fault('ERR_PARSE_ERROR', message, input, library ? line.at : fields[2]!.at);
  }
  const sheet = readPlaced(input, cells);
  if (!sheet.ok) return sheet;
  const gone = readDeleted(input, deleted ?? { text: '', at: line.at }, sheet.value.side);
  return gone.ok ? succeed({ ...sheet.value, deleted: gone.value }) : gone;
}

/** Cells in which `+` marks what follows as placed. */
export function readPlaced(input: string, cells: Piece): Result<Sheet> {
  const chars = charsOf(cells);
  const placed = new Set<Piece>();
  for (const [i, char] of chars.entries()) {
    if (char.text !== '+') continue;
    const next = chars[i + 1];
    if (!next || !/[1-9A-Za-z]/.test(next.text))
      return fault('ERR_PARSE_ERROR', 'A + stands before a digit that was placed.', input, char.at);
    placed.add(next);
  }
  const digits = chars.filter(({ text }) => text !== '+');
  const sheet = readCells(input, digits, cells.at + cells.text.length);
  if (!sheet.ok) return sheet;
  const { givens } = sheet.value;
  const isPlaced = (cell: number) => placed.has(digits[cell]!);
  return succeed({
    ...sheet.value,
    givens: givens.map((digit, cell) => (isPlaced(cell) ? 0 : digit)),
    entries: givens.map((digit, cell) => (isPlaced(cell) ? digit : 0)),
  });
}

function readDeleted(input: string, list: Piece, side: number): Result<Mark[]> {
  const marks: Mark[] = [];
  for (const { text, at } of wordsOf(list)) {
    const [digit = 0, row = 0, column = 0] = [...text].map(Number);
    const inside = [digit, row, column].every((number) => number >= 1 && number <= side);
    if (!/^\d{3}$/.test(text) || !inside) {
      const message = `${describeValue(text)} is no candidate: three digits tell digit, row and column, from 1 to ${Math.min(side, 9)}.`;
      return fault('ERR_BAD_CANDIDATE', message, input, at);
    }
    marks.push({ cell: (row - 1) * side + column - 1, digit });
  }
  return succeed(marks);
}

function fieldsOf({ text, at }: Piece): Piece[] {
  let start = at;
  return text.split(':').map((field) => {
    const piece = { text: field, at: start };
    start += field.length + 1;
    return piece;
  });
}

/** `8..+6…:212 413`; up to 9x9 with deleted candidates. */
export function makeHodoku({ side, givens, entries, deleted }: Omit<Sheet, 'marks'>): string {
  const cells = givens.map((given, cell) => {
    if (given) return makeDigit(given, side);
    return entries[cell] ? `+${makeDigit(entries[cell], side)}` : '.';
  });
  const gone = deleted.map(({ cell, digit }) => `${digit}${Math.floor(cell / side) + 1}${(cell % side) + 1}`);
  return cells.join('') + (gone.length > 0 ? `:${gone.join(' ')}` : '');
}
