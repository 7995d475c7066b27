/** Lists of JSON or Python: rows of numbers, or all cells in one; `null` and `None` are empty. */
import { type Result, succeed } from '../../result.js';
import { LEAST_SIDE, MOST_SIDE, nearestSide } from './alphabet.js';
import { chunks } from './rows.js';
import { badLength, badRow, fault, type Piece, type Sheet } from './sheet.js';
import { readValues } from './value.js';

const TOKEN = /\s*(?:([[\],])|"([^"\\]*)"|'([^'\\]*)'|(null|None)|([^\s[\],"']+))/y;

interface Row extends Piece {
  cells: Piece[];
}

/** Errors: `ERR_PARSE_ERROR`, `ERR_BAD_LENGTH`, `ERR_BAD_ROW_LENGTH`, those of `readValue`. */
export function readList(input: string, list: Piece): Result<Sheet> {
  const rows = new ListReader(input, list).read();
  if (!rows.ok) return rows;
  const flat = rows.value.length === 1;
  const cells = rows.value.flatMap((row) => row.cells);
  const side = flat ? nearestSide(cells.length) : rows.value.length;
  const end = list.at + list.text.trimEnd().length;
  if (!flat) {
    const fault = checkRows(input, rows.value, end);
    if (fault) return fault;
  } else if (cells.length !== side * side) return badLength(input, cells, side * side, end);
  return readValues(input, cells, side);
}

/** As many rows as the longest has cells, and all as long. */
function checkRows(input: string, rows: readonly Row[], end: number) {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const even = rows.every(({ cells }) => cells.length === width);
  if (even && width === rows.length && width >= LEAST_SIDE && width <= MOST_SIDE) return null;
  if (even || rows.length < LEAST_SIDE || rows.length > MOST_SIDE)
    return badLength(
      input,
      rows.flatMap(({ cells }) => cells),
      width * width,
      rows[width]?.at ?? end,
    );
  const wrong = rows.findIndex(({ cells }) => cells.length !== rows.length);
  const { cells, at, text } = rows[wrong]!;
  return badRow(input, wrong, cells, { side: rows.length, end: at + text.length });
}

/** Reads one list of lists, or one list. */
class ListReader {
  readonly #input: string;
  readonly #text: string;
  readonly #base: number;
  #at = 0;

  constructor(input: string, { text, at }: Piece) {
    this.#input = input;
    this.#text = text;
    this.#base = at;
  }

  /** The rows; a flat list is one. */
  read(): Result<Row[]> {
    const open = this.#next();
    if (open?.sign !== '[') return this.#refuse(this.#at);
    const nested = this.#peek() === '[';
    const rows = nested ? this.#rows() : this.#row(this.#base);
    if (!rows.ok) return rows;
    if (this.#text.slice(this.#at).trim() !== '') return this.#refuse(this.#at);
    return succeed('cells' in rows.value ? [rows.value] : rows.value);
  }

  #rows(): Result<Row[]> {
    const rows: Row[] = [];
    for (;;) {
      const open = this.#next();
      if (open?.sign !== '[') return this.#refuse(open?.at ?? this.#at);
      const row = this.#row(this.#base + open.at);
      if (!row.ok) return row;
      rows.push(row.value);
      const sign = this.#next();
      if (sign?.sign === ']') return succeed(rows);
      if (sign?.sign !== ',') return this.#refuse(sign?.at ?? this.#at);
    }
  }

  /** What follows an opening bracket. */
  #row(at: number): Result<Row> {
    const cells: Piece[] = [];
    if (this.#peek() === ']') this.#next();
    else
      for (let sign = ','; sign === ','; ) {
        const value = this.#next();
        if (value?.text === undefined) return this.#refuse(value?.at ?? this.#at);
        cells.push({ text: value.text, at: this.#base + value.at });
        const token = this.#next();
        if (token?.sign !== ',' && token?.sign !== ']') return this.#refuse(token?.at ?? this.#at);
        sign = token.sign;
      }
    return succeed({ text: this.#text.slice(at - this.#base, this.#at - 1), at, cells });
  }

  #peek(): string | undefined {
    return /\S/.exec(this.#text.slice(this.#at))?.[0];
  }

  /** The next bracket or comma, or the text of a value; undefined at the end. */
  #next(): { at: number; sign?: string; text?: string } | undefined {
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#text);
    if (!match) return undefined;
    const [whole, sign, double, single, nothing, word] = match;
    const at = match.index + whole.length - whole.trimStart().length;
    this.#at = TOKEN.lastIndex;
    if (sign !== undefined) return { at, sign };
    return { at, text: nothing === undefined ? (double ?? single ?? word ?? '') : '' };
  }

  #refuse(at: number) {
    const message = 'The list is broken here: a grid is rows in brackets, as in [[8, 0, …], …].';
    return fault('ERR_PARSE_ERROR', message, this.#input, this.#base + at);
  }
}

/** Rows of numbers as JSON. */
export const makeList = ({ side, givens }: Pick<Sheet, 'side' | 'givens'>): string =>
  `[${chunks(givens, side)
    .map((row) => `[${row.join(', ')}]`)
    .join(', ')}]`;
