/** The cells of a shared game as text: digits and marks, each fault at its place. */
import { describeValue, type ErrorCode } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import { digitsOf, makeDigit, maskOf, parseDigit } from '../formats/alphabet.js';
import { type Field, faultIn } from './link.js';
import type { DigitSet, MarkKind, Sheet } from './types.js';

/** A character a cell. */
export function readDigits(text: string, field: Field, size: number): Result<number[]> {
  const digits: number[] = [];
  const count = field.value.length;
  if (count !== size * size) {
    const message = `A grid has 16, 25, 36, … up to 625 cells, the same everywhere in a game; these are ${count}.`;
    return fail(faultIn(text, field, { code: 'ERR_BAD_LENGTH', message }));
  }
  for (const [at, char] of [...field.value].entries()) {
    const digit = parseDigit(char, size);
    if (digit === null) {
      const message = `${describeValue(char)} is no digit of a ${size}x${size} grid.`;
      return fail(faultIn(text, field, { code: 'ERR_BAD_CHARACTER', message, at }));
    }
    digits.push(digit);
  }
  return succeed(digits);
}

/** What stands on a given must be the same. */
export function readEntries(
  text: string,
  field: Field,
  givens: readonly number[],
  size: number,
): Result<number[]> {
  const entries = readDigits(text, field, size);
  if (!entries.ok) return entries;
  const at = entries.value.findIndex((digit, cell) => digit && givens[cell] && digit !== givens[cell]);
  if (at < 0) return entries;
  const message = 'Another digit is given in this cell.';
  return fail(faultIn(text, field, { code: 'ERR_BAD_ENTRY', message, at }));
}

/** A group of digits a cell, hyphens between; nothing where there are no marks. */
export function makeMarks({ marks, size }: Sheet, kind: MarkKind): string {
  if (marks.every(({ [kind]: mask }) => mask === 0)) return '';
  const group = (mask: DigitSet) => digitsOf(mask).map((digit) => makeDigit(digit, size));
  return marks.map(({ [kind]: mask }) => group(mask).join('')).join('-');
}

/** As `makeMarks` writes them; without a field, none. */
export function readMarks(text: string, field: Field | undefined, size: number): Result<DigitSet[]> {
  if (!field) return succeed(Array.from({ length: size * size }, () => 0));
  const refuse = (code: ErrorCode, message: string, at: number) =>
    fail(faultIn(text, field, { code, message, at }));
  const marks = [0];
  for (const [at, char] of [...field.value].entries()) {
    const digit = parseDigit(char, size);
    if (char === '-') marks.push(0);
    else if (digit) marks[marks.length - 1]! |= maskOf(digit);
    else
      return refuse('ERR_BAD_CANDIDATE', `${describeValue(char)} is no mark of a ${size}x${size} grid.`, at);
  }
  if (marks.length === size * size) return succeed(marks);
  const message = `Marks are a group for each of the ${size * size} cells, not ${marks.length}.`;
  return refuse('ERR_BAD_LENGTH', message, 0);
}
