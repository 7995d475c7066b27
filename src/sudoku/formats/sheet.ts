/** What a text says about a grid, and the pieces that its readers share. */
import { describeValue, type ErrorCode } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import type { Mark } from '../types.js';
import { LEAST_SIDE, MOST_SIDE, nearestSide, parseDigit, sideOfCount } from './alphabet.js';

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

/** Lines without their line breaks, from the first to the last that have any characters. */
export function allLinesOf({ text, at }: Piece): Piece[] {
  const lines: Piece[] = [];
  let start = at;
  for (const [i, part] of text.split(/(\r\n?|\n)/).entries()) {
    if (i % 2 === 0 && (part !== '' || lines.length > 0)) lines.push({ text: part, at: start });
    start += part.length;
  }
  while (lines.at(-1)?.text === '') lines.pop();
  return lines;
}

/** Those that are not blank. */
export const linesOf = (piece: Piece): Piece[] => allLinesOf(piece).filter((line) => line.text.trim() !== '');

/** What stands between separators, without blanks around it. */
export function fieldsOf({ text, at }: Piece, separator: string | RegExp): Piece[] {
  let start = at;
  return text.split(separator).map((field) => {
    const piece = { text: field.trim(), at: start + field.length - field.trimStart().length };
    start += field.length + 1;
    return piece;
  });
}

/** Whether there is a grid of so many rows. */
export const isSide = (count: number): boolean => count >= LEAST_SIDE && count <= MOST_SIDE;

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

/** A row, counted from 0, with fewer or more cells than others; the place is the first too many, or its end. */
export function badRow(
  input: string,
  row: number,
  cells: readonly Piece[],
  { side, end, advice = '' }: { side: number; end: number; advice?: string },
) {
  const message = `Row ${row + 1} has ${cells.length} cells instead of ${side}.${advice}`;
  return fault('ERR_BAD_ROW_LENGTH', message, input, cells[side]?.at ?? end);
}

/** Fewer or more cells than a grid has; the place is the first too many, or the end. */
export function badLength(input: string, cells: readonly Piece[], wanted: number, end: number) {
  const message = `A grid has 16, 36, 64, 81, … up to 625 cells; these are ${cells.length}, nearest to ${wanted}.`;
  return fault('ERR_BAD_LENGTH', message, input, cells[wanted]?.at ?? end);
}
