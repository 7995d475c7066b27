/** Sheets, and the rows of digits that they come from and go out as. */
import { allDigits } from '../formats/alphabet.js';
import type { GameUpdate, Marks, Rows, Sheet } from './types.js';

export const NO_MARKS: Marks = Object.freeze({ corner: 0, centre: 0 });

/** What is written beside the givens, each list by cell; nothing by default. */
export interface Written {
  /** What stands on a given is not looked at. */
  entries?: readonly number[] | undefined;
  marks?: readonly Marks[] | undefined;
}

/** Of what fits together: `isRows` and `isMarks` say whether it does. */
export function makeSheet(givens: readonly number[], size: number, { entries, marks }: Written = {}): Sheet {
  return {
    size,
    givens: [...givens],
    digits: givens.map((given, cell) => given || (entries?.[cell] ?? 0)),
    marks: givens.map((given, cell) => {
      const { corner, centre } = (given ? undefined : marks?.[cell]) ?? NO_MARKS;
      return corner || centre ? { corner, centre } : NO_MARKS;
    }),
  };
}

/** An open grid. */
export const blankSheet = (size: number): Sheet =>
  makeSheet(
    Array.from({ length: size * size }, () => 0),
    size,
  );

/** The digits that the player entered, 0 elsewhere. */
export const entriesOf = ({ givens, digits }: Sheet): number[] =>
  digits.map((digit, cell) => (givens[cell] ? 0 : digit));

export const hasWriting = (sheet: Sheet): boolean =>
  entriesOf(sheet).some((digit) => digit > 0) || sheet.marks.some(({ corner, centre }) => corner || centre);

export const rowsOf = (digits: readonly number[], size: number): number[][] =>
  Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size));

export const updateOf = ({ digits, givens, size }: Sheet): GameUpdate => ({
  currentState: rowsOf(digits, size),
  initState: rowsOf(givens, size),
});

/** Whether a value, wherever it comes from, is a grid of a size: so many rows of so many digits. */
export const isRows = (value: unknown, size: number): value is Rows =>
  isList(value, size) &&
  value.every((row) => isList(row, size) && row.every((digit) => isWhole(digit, 0, size)));

/** Whether a value has the marks of each cell of a size. */
export const isMarks = (value: unknown, size: number): value is readonly Marks[] =>
  isList(value, size * size) &&
  value.every((marks: unknown) => {
    const { corner, centre } = (marks ?? {}) as Partial<Marks>;
    return isWhole(corner, 0, allDigits(size)) && isWhole(centre, 0, allDigits(size));
  });

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Without holes: `every` would pass over them. */
const isList = (value: unknown, length: number): value is unknown[] =>
  Array.isArray(value) && value.length === length && Object.keys(value).length >= length;
