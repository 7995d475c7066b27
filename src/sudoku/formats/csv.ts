/** Cells between commas or semicolons, in one line or one a row; nothing between them is an empty cell. */
import { type Result, succeed } from '../../result.js';
import { LEAST_SIDE, MOST_SIDE, nearestSide, sideOfCount } from './alphabet.js';
import { chunks } from './rows.js';
import { badLength, endOf, fault, type Piece, type Sheet, sheetOf } from './sheet.js';
import { readValue } from './value.js';

/** Errors: `ERR_BAD_LENGTH`, `ERR_BAD_ROW_LENGTH`, those of `readValue`. */
export function readCsv(input: string, lines: readonly Piece[]): Result<Sheet> {
  const rows = lines.map(fieldsOf);
  const cells = rows.flat();
  const side = rows.length === 1 ? nearestSide(cells.length) : rows.length;
  if (rows.length > 1) {
    if (
      side < LEAST_SIDE ||
      side > MOST_SIDE ||
      rows.every((row) => row.length === rows[0]!.length && row.length !== side)
    )
      return badLength(input, cells, rows[0]!.length ** 2, endOf(lines.at(-1)!));
    const wrong = rows.findIndex((row) => row.length !== side);
    if (wrong >= 0) {
      const message = `Row ${wrong + 1} has ${rows[wrong]!.length} cells instead of ${side}.`;
      return fault('ERR_BAD_ROW_LENGTH', message, input, rows[wrong]![side]?.at ?? endOf(lines[wrong]!));
    }
  } else if (sideOfCount(cells.length) === null)
    return badLength(input, cells, side * side, endOf(lines[0]!));
  const givens: number[] = [];
  for (const cell of cells) {
    const value = readValue(input, cell, side);
    if (!value.ok) return value;
    givens.push(value.value);
  }
  return succeed(sheetOf(side, givens));
}

function fieldsOf({ text, at }: Piece): Piece[] {
  return [...text.matchAll(/[^,;]*(?:[,;]|$)/g)]
    .slice(0, text.split(/[,;]/).length)
    .map(({ 0: field, index }) => {
      const inner = field.replace(/[,;]$/, '');
      return { text: inner.trim(), at: at + index + inner.length - inner.trimStart().length };
    });
}

/** One line a row. */
export const makeCsv = ({ side, givens }: Pick<Sheet, 'side' | 'givens'>): string =>
  chunks(givens, side)
    .map((row) => row.join(','))
    .join('\n');
