import { makeDigit, parseDigit } from '../../src/sudoku/notation.js';
import type { SudokuRequest } from '../../src/sudoku/types.js';

/** Somewhere on the way to the solution: some digits entered, in open cells some wrong candidates gone. */
export function writeMarked(
  { size, request: { grid }, solution }: { size: number; request: { grid: string }; solution: string },
  random: () => number,
): Pick<SudokuRequest, 'entries' | 'candidates'> {
  const [entered, gone] = [random() / 2, random() / 2];
  const entries = [...grid].map((char, cell) => (char === '.' && random() < entered ? solution[cell]! : '.'));
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  const candidates = [...solution].map((char) => {
    const right = parseDigit(char, size);
    return digits
      .filter((digit) => digit === right || random() >= gone)
      .map((digit) => makeDigit(digit, size))
      .join('');
  });
  return { entries: entries.join(''), candidates: candidates.join(' ') };
}
