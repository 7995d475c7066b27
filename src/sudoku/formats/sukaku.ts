/** Candidates alone: one character a candidate, cell by cell, its digit or `.`; 729 of them for 9x9. */
import { HintwrightError } from '../../errors.js';
import { type Result, succeed } from '../../result.js';
import { LEAST_SIDE, MOST_SIDE, makeDigit, maskOf, onlyDigit, parseDigit } from './alphabet.js';
import { badLength, fault, type Piece, type Sheet, sheetOf } from './sheet.js';

/** 4x4 has none: its candidates would be as long as an 8x8 grid. No other cube is the square of a side. */
const LEAST_SUKAKU = LEAST_SIDE + 1;

/** A slip of this many characters is still taken for a list of candidates. */
const SLIP = 2;

function sideOf(count: number): number {
  const side = Math.round(Math.cbrt(count));
  const isSide = side >= LEAST_SUKAKU && side <= MOST_SIDE;
  return isSide && Math.abs(side ** 3 - count) <= (side === 9 ? SLIP : 0) ? side : 0;
}

export const isSukaku = (count: number): boolean => sideOf(count) !== 0;

/** Errors: `ERR_BAD_CANDIDATE`, `ERR_BAD_LENGTH`. */
export function readSukaku(input: string, chars: readonly Piece[], end: number): Result<Sheet> {
  const side = sideOf(chars.length);
  if (chars.length !== side ** 3) return badLength(input, chars, side ** 3, end);
  const marks = Array.from({ length: side * side }, () => 0);
  for (const [i, { text, at }] of chars.entries()) {
    const digit = (i % side) + 1;
    const read = parseDigit(text, side);
    if (read === digit) marks[Math.floor(i / side)]! |= maskOf(digit);
    else if (read !== 0) {
      const message = `Candidate ${makeDigit(digit, side)} of its cell stands here, or . where it is gone.`;
      return fault('ERR_BAD_CANDIDATE', message, input, at);
    }
  }
  return succeed(sheetOf(side, marks.map(onlyDigit), { marks }));
}

/** By cell, bit d - 1 for digit d. Throws `ERR_BAD_OPTION` for 4x4, which would read as another grid. */
export function makeSukaku(marks: readonly number[], side: number): string {
  if (side < LEAST_SUKAKU) {
    const message = `Candidates alone (sukaku) cannot be written for ${side}x${side}: they read as a grid of 8x8.`;
    throw new HintwrightError({ code: 'ERR_BAD_OPTION', message });
  }
  const digits = Array.from({ length: side }, (_, i) => i + 1);
  return marks
    .map((mask) => digits.map((digit) => (mask & maskOf(digit) ? makeDigit(digit, side) : '.')).join(''))
    .join('');
}
