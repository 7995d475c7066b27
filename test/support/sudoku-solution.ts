import { SudokuKernel } from '../../src/sudoku/kernel.js';
import { sudokuBytes } from './sudoku.js';

const solver = await SudokuKernel.load(sudokuBytes('sudoku'));

/** The only solution of a position, digits by cell; `null` unless there is exactly one. */
export function solutionOf({
  digits,
  candidates,
}: {
  digits: readonly number[];
  candidates: readonly number[];
}): Uint8Array | null {
  const start = digits.map((digit, cell) => (digit > 0 ? 1 << (digit - 1) : candidates[cell]!));
  solver.begin(Uint32Array.from(start), { limit: 1 });
  let state = solver.step();
  while (state === 'running') state = solver.step();
  return state === 'done' ? solver.solution : null;
}
