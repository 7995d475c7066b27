/** The kernel for benchmarks, driven to the end of each search. */

import { candidatesOf, loadTechniques, SudokuKernel } from '../../src/sudoku/kernel.js';
import type { Grid } from './grids.js';

export const loadKernel = async (): Promise<SudokuKernel> =>
  SudokuKernel.load((await import('../../build/sudoku.wasm?bytes')).default);

export const loadTechniquesKernel = async () =>
  loadTechniques((await import('../../build/sudoku.wasm?bytes')).default);

/** Solutions up to one more than the limit. */
export function count(kernel: SudokuKernel, grid: Grid, limit: number, tally = false): number {
  kernel.begin(candidatesOf(grid, 9), { limit, tally });
  while (kernel.step() === 'running');
  return kernel.count;
}

export function solve(kernel: SudokuKernel, grid: Grid): Uint8Array | null {
  count(kernel, grid, 0);
  return kernel.solution;
}
