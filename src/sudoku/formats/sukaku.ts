/** Candidates alone: one character a candidate, cell by cell, its digit or `.`; 729 of them for 9x9. */
import { type Result, succeed } from '../../result.js';
import { onlyDigit } from './alphabet.js';
import { badLength, fault, type Piece, type Sheet, sheetOf } from './sheet.js';

/** Sides whose cube is no square of a side: 4x4 would be as long as an 8x8 grid. */
const SIDES = [5, 6, 7, 8, 9];

/** A slip of this many characters is still taken for a list of candidates. */
const SLIP = 2;

const sideOf = (count: number): number =>
  SIDES.find((side) => Math.abs(side ** 3 - count) <= (side === 9 ? SLIP : 0)) ?? 0;

export const isSukaku = (count: number): boolean => sideOf(count) !== 0;

/** Errors: `ERR_BAD_CANDIDATE`, `ERR_BAD_LENGTH`. */
export function readSukaku(input: string, chars: readonly Piece[], end: number): Result<Sheet> {
  const side = sideOf(chars.length);
  if (chars.length !== side ** 3) return badLength(input, chars, side ** 3, end);
  const marks = Array.from({ length: side * side }, () => 0);
  for (const [i, { text, at }] of chars.entries()) {
    const digit = (i % side) + 1;
    if (text === String(digit)) marks[Math.floor(i / side)]! |= 1 << (digit - 1);
    else if (text !== '.' && text !== '0') {
      const message = `Candidate ${digit} of its cell stands here, or . where it is gone.`;
      return fault('ERR_BAD_CANDIDATE', message, input, at);
    }
  }
  return succeed(sheetOf(side, marks.map(onlyDigit), { marks }));
}

/** By cell, bit d - 1 for digit d; up to 9x9. */
export function makeSukaku(marks: readonly number[], side: number): string {
  return marks
    .map((mask) => Array.from({ length: side }, (_, i) => (mask & (1 << i) ? String(i + 1) : '.')).join(''))
    .join('');
}
