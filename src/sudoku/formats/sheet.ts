/** What a text says about a grid, and the pieces that its readers share. */
import { describeValue, type ErrorCode } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import type { Mark } from '../types.js';
import { nearestSide, parseDigit, sideOfCount } from './alphabet.js';

/** Cells by index, row by row; 0 is empty. */
export interface Sheet {
  side: number;
  givens: number[];
  /** Digits told to be placed by the player; never where a given is. */
  entries: number[];
  /** Pencil marks as written: by cell, bit d - 1 for digit d; filled cells hold their digit. `null` where there are none. */
  marks: number[] | null;
  /** Candidates told to be removed from those that the digits leave. */
  deleted: Mark[];
}

/** A part of the input and where it stands there. */
export interface Piece {
  text: string;
  at: number;
}

export const fault = (code: ErrorCode, message: string, input: string, at: number) =>
  fail({ code, message, input, at });

export function sheetOf(side: number, givens: number[], more: Partial<Sheet> = {}): Sheet {
  return { side, givens, entries: givens.map(() => 0), marks: null, deleted: [], ...more };
}

/** Words between blanks, with their places. */
export const wordsOf = ({ text, at }: Piece): Piece[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, at: at + index }));

/** Characters but blanks, with their places; halves of pairs stay together. */
export const charsOf = ({ text, at }: Piece): Piece[] =>
  [...text.matchAll(/\S/gu)].map(({ 0: char, index }) => ({ text: char, at: at + index }));

/** Lines that are not blank, without their line breaks. */
export const linesOf = ({ text, at }: Piece): Piece[] =>
  [...text.matchAll(/[^\r\n]+/g)]
    .map(({ 0: line, index }) => ({ text: line, at: at + index }))
    .filter((line) => line.text.trim() !== '');

/** The end of a piece, as an offset into the input. */
export const endOf = ({ text, at }: Piece): number => at + text.length;

export function badCharacter(input: string, { text, at }: Piece, side: number) {
  const digits =
    side <= 9
      ? `a ${side}x${side} grid is written in the digits 1 to ${side}, empty cells as . or 0`
      : `a ${side}x${side} grid is written in the letters A to ${String.fromCharCode(64 + side)} for 1 to ${side}, empty cells as . or 0`;
  return fault('ERR_BAD_CHARACTER', `${describeValue(text)} is no cell: ${digits}.`, input, at);
}

/** One character a cell. Errors: `ERR_BAD_CHARACTER`, `ERR_BAD_LENGTH`. */
export function readCells(input: string, chars: readonly Piece[], end: number): Result<Sheet> {
  const side = sideOfCount(chars.length) ?? likelySide(chars);
  const givens: number[] = [];
  for (const char of chars) {
    const digit = parseDigit(char.text, side);
    if (digit === null) return badCharacter(input, char, side);
    givens.push(digit);
  }
  if (chars.length === side * side) return succeed(sheetOf(side, givens));
  return badLength(input, chars, side * side, end);
}

/** Of too few or too many cells: the nearest side that has all their digits. */
function likelySide(chars: readonly Piece[]): number {
  const digits = chars.map(({ text }) => (/^[1-9]$/.test(text) ? Number(text) : 0));
  return Math.max(nearestSide(chars.length), ...digits);
}

/** Fewer or more cells than a grid has; the place is the first too many, or the end. */
export function badLength(input: string, cells: readonly Piece[], wanted: number, end: number) {
  const message = `A grid has 16, 36, 64, 81, … up to 625 cells; these are ${cells.length}, nearest to ${wanted}.`;
  return fault('ERR_BAD_LENGTH', message, input, cells[wanted]?.at ?? end);
}
