import { SudokuKernel } from '../../src/sudoku/kernel.js';
import type { SearchOptions } from '../../src/sudoku/solver.js';
import { sudokuBytes } from './sudoku.js';

export const loadSudokuKernel = (build: string): Promise<SudokuKernel> =>
  SudokuKernel.load(sudokuBytes(build));

/** Runs a search to its end. */
export function search(kernel: SudokuKernel, candidates: Uint32Array, options: SearchOptions) {
  kernel.begin(candidates, options);
  let state = kernel.step();
  while (state === 'running') state = kernel.step();
  return { count: kernel.count, capped: state === 'capped' };
}

/** How many solutions there are. */
export function countAll(kernel: SudokuKernel, candidates: Uint32Array, tally = false): number {
  const { count, capped } = search(kernel, candidates, { limit: Number.MAX_SAFE_INTEGER - 1, tally });
  if (capped) throw new Error('more solutions than a number holds');
  return count;
}
