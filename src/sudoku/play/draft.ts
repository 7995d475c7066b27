/** A sheet that is being written on, and what became of it as changes. */
import { isWhole, NO_MARKS } from './sheet.js';
import type { Action, Marks, Sheet, Writing } from './types.js';

export class Draft {
  readonly #before: Sheet;
  readonly #digits: number[];
  readonly #marks: Marks[];

  constructor(sheet: Sheet) {
    this.#before = sheet;
    this.#digits = [...sheet.digits];
    this.#marks = [...sheet.marks];
  }

  /** As it is now. */
  get sheet(): Sheet {
    return { ...this.#before, digits: this.#digits, marks: this.#marks };
  }

  /** Of any values the cells that are not given, each once. */
  own(cells: readonly number[]): number[] {
    if (!Array.isArray(cells)) return [];
    const { givens } = this.#before;
    return [...new Set(cells)].filter((cell) => isWhole(cell, 0, givens.length - 1) && givens[cell] === 0);
  }

  /** Of any values the cells that hold no digit now, each once. */
  open(cells: readonly number[]): number[] {
    return this.own(cells).filter((cell) => this.#digits[cell] === 0);
  }

  setDigit(cell: number, digit: number): void {
    this.#digits[cell] = digit;
  }

  setMarks(cell: number, marks: Partial<Marks>): void {
    const { corner, centre } = { ...this.#marks[cell]!, ...marks };
    this.#marks[cell] = corner || centre ? { corner, centre } : NO_MARKS;
  }

  /** What differs from the sheet that it began with. */
  get action(): Action {
    return this.#digits.flatMap((digit, cell) => {
      const before = writingOf(this.#before, cell);
      const after: Writing = { digit, marks: this.#marks[cell]! };
      return isSame(before, after) ? [] : [{ cell, before, after }];
    });
  }
}

const writingOf = ({ digits, marks }: Sheet, cell: number): Writing => ({
  digit: digits[cell]!,
  marks: marks[cell]!,
});

const isSame = (one: Writing, other: Writing): boolean =>
  one.digit === other.digit &&
  one.marks.corner === other.marks.corner &&
  one.marks.centre === other.marks.centre;
