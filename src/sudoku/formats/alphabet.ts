/** How digits are written: up to 9x9 as themselves, on larger grids as letters, A = 1, B = 2, … for every digit. */
export const LEAST_SIDE = 4;
export const MOST_SIDE = 25;

/** The character of a digit from 1 on. */
export function makeDigit(digit: number, side: number): string {
  return side <= 9 ? String(digit) : String.fromCharCode(64 + digit);
}

/** A digit, 0 for an empty cell, or `null` for what is neither. */
export function parseDigit(char: string, side: number): number | null {
  if (isEmpty(char, side)) return 0;
  if (side <= 9) return /^[1-9]$/.test(char) && Number(char) <= side ? Number(char) : null;
  const digit = /^[A-Za-z]$/.test(char) ? char.toUpperCase().charCodeAt(0) - 64 : 0;
  return digit >= 1 && digit <= side ? digit : null;
}

/** The digits of a grid as reports write it, a character a cell. */
export const parseDigits = (text: string, side: number): number[] =>
  [...text].map((char) => parseDigit(char, side) ?? 0);

/** `x` is an empty cell only where letters are no digits. */
const isEmpty = (char: string, side: number): boolean =>
  '.0-_*?'.includes(char) || (side <= 9 && (char === 'x' || char === 'X'));

/** Whether a text length, or a number of cells, is that of a grid. */
export function sideOfCount(count: number): number | null {
  const side = Math.sqrt(count);
  return Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE ? side : null;
}

/** The side of the grid that a number of cells is nearest to. */
export function nearestSide(count: number): number {
  const root = Math.sqrt(count);
  const [low, high] = [Math.floor(root), Math.ceil(root)];
  const side = count - low * low <= high * high - count ? low : high;
  return Math.min(MOST_SIDE, Math.max(LEAST_SIDE, side));
}

/** Every digit of a grid, as a mask: bit d - 1 for digit d. */
export const allDigits = (side: number): number => 2 ** side - 1;

/** The digits of a mask, rising. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) digits.push(32 - Math.clz32(left & -left));
  return digits;
}

/** The one digit of a mask, 0 where there are none or several. */
export const onlyDigit = (mask: number): number =>
  mask !== 0 && (mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0;

/** The mask of a digit from 1 on. */
export const maskOf = (digit: number): number => 1 << (digit - 1);
