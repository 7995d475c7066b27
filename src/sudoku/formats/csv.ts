/** Cells between commas, semicolons or tabs, in one line or one a row; nothing between them is an empty cell. */
import type { Result } from '../../result.js';
import { nearestSide } from './alphabet.js';
import { chunks } from './rows.js';
import { badLength, badRow, endOf, fieldsOf, isSide, type Piece, type Sheet } from './sheet.js';
import { readValues } from './value.js';

/** Errors: `ERR_BAD_LENGTH`, `ERR_BAD_ROW_LENGTH`, those of `readValue`. */
export function readCsv(input: string, lines: readonly Piece[]): Result<Sheet> {
  const rows = lines.map(cellsOf);
  const cells = rows.flat();
  if (rows.length > 1) return checkRows(input, lines, rows) ?? readValues(input, cells, rows.length);
  const side = nearestSide(cells.length);
  if (cells.length !== side * side) return badLength(input, cells, side * side, endOf(lines[0]!));
  return readValues(input, cells, side);
}

/** As many rows as each has cells. */
function checkRows(input: string, lines: readonly Piece[], rows: readonly (readonly Piece[])[]) {
  const side = rows.length;
  const width = rows[0]!.length;
  const even = rows.every((row) => row.length === width);
  if (!isSide(side) || (even && width !== side))
    return badLength(input, rows.flat(), width ** 2, endOf(lines.at(-1)!));
  const wrong = rows.findIndex((row) => row.length !== side);
  if (wrong < 0) return null;
  return badRow(input, wrong, rows[wrong]!, { side, end: endOf(lines[wrong]!) });
}

/** Around a comma or a semicolon tabs are but space. */
const cellsOf = (line: Piece): Piece[] => fieldsOf(line, /[,;]/.test(line.text) ? /[,;]/ : '\t');

/** One line a row. */
export const makeCsv = ({ side, givens }: Pick<Sheet, 'side' | 'givens'>): string =>
  chunks(givens, side)
    .map((row) => row.join(','))
    .join('\n');
