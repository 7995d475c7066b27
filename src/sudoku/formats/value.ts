/** A cell as a word of its own, in a list or between commas. */
import { describeValue } from '../../errors.js';
import { type Result, succeed } from '../../result.js';
import { parseDigit } from './alphabet.js';
import { badCharacter, fault, type Piece, type Sheet, sheetOf } from './sheet.js';

/** A grid whose cells are words. Errors: those of `readValue`. */
export function readValues(input: string, words: readonly Piece[], side: number): Result<Sheet> {
  const givens: number[] = [];
  for (const word of words) {
    const value = readValue(input, word, side);
    if (!value.ok) return value;
    givens.push(value.value);
  }
  return succeed(sheetOf(side, givens));
}

/** A digit or 0. Errors: `ERR_VALUE_OUT_OF_RANGE`, `ERR_BAD_CHARACTER`. */
export function readValue(input: string, word: Piece, side: number): Result<number> {
  const { text, at } = word;
  if (text === '') return succeed(0);
  if (/^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= side) return succeed(value);
    const message = `${describeValue(text)} is no digit: they are whole numbers from 1 to ${side}, 0 for an empty cell.`;
    return fault('ERR_VALUE_OUT_OF_RANGE', message, input, at);
  }
  const digit = text.length === 1 ? parseDigit(text, side) : null;
  return digit === null ? badCharacter(input, word, side) : succeed(digit);
}
