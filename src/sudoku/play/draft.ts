/** A sheet that is being written on, and what became of it as changes. */
import { isWhole, NO_MARKS } from './sheet.js';
import type { Action, Marks, Sheet, Writing } from './types.js';

export class Draft {
  readonly #before: Sheet;
  readonly #givens: number[];
  readonly #digits: number[];
  readonly #marks: Marks[];

  constructor(sheet: Sheet) {
    this.#before = sheet;
    this.#givens = [...sheet.givens];
    this.#digits = [...sheet.digits];
    this.#marks = [...sheet.marks];
  }

  /** As it is now. */
  get sheet(): Sheet {
    return { ...this.#before, givens: this.#givens, digits: this.#digits, marks: this.#marks };
  }

  /** Of any values the cells of the grid, each once. */
  all(cells: readonly number[]): number[] {
    if (!Array.isArray(cells)) return [];
    return [...new Set(cells)].filter((cell) => isWhole(cell, 0, this.#givens.length - 1));
  }

  /** Of any values the cells that are not given, each once. */
  own(cells: readonly number[]): number[] {
    return this.all(cells).filter((cell) => this.#givens[cell] === 0);
  }

  /** Of any values the cells that hold no digit now, each once. */
  open(cells: readonly number[]): number[] {
    return this.own(cells).filter((cell) => this.#digits[cell] === 0);
  }

  setDigit(cell: number, digit: number): void {
    this.#digits[cell] = digit;
  }

  /** A digit of the puzzle itself; 0 opens the cell. */
  setGiven(cell: number, digit: number): void {
    this.#givens[cell] = digit;
    this.#digits[cell] = digit;
    if (digit > 0) this.#marks[cell] = NO_MARKS;
  }

  setMarks(cell: number, marks: Partial<Marks>): void {
    const { corner, centre } = { ...this.#marks[cell]!, ...marks };
    this.#marks[cell] = corner || centre ? { corner, centre } : NO_MARKS;
  }

  /** What differs from the sheet that it began with. */
  get action(): Action {
    return differences(this.#before, this.sheet);
  }
}

/** From one sheet to another of its size. */
export const differences = (one: Sheet, other: Sheet): Action =>
  [...one.digits.keys()].flatMap((cell) => {
    const [before, after] = [writingOf(one, cell), writingOf(other, cell)];
    return isSame(before, after) ? [] : [{ cell, before, after }];
  });

const writingOf = ({ givens, digits, marks }: Sheet, cell: number): Writing => ({
  digit: digits[cell]!,
  given: givens[cell] !== 0,
  marks: marks[cell]!,
});

const isSame = (one: Writing, other: Writing): boolean =>
  one.digit === other.digit &&
  one.given === other.given &&
  one.marks.corner === other.marks.corner &&
  one.marks.centre === other.marks.centre;
