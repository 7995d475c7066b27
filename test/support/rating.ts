import {
  type RatedStep,
  type RatingExports,
  RatingKernel,
  type RatingState,
} from '../../src/sudoku/rating/kernel.js';
import { openModule } from '../../src/wasm.js';
import { sudokuBytes } from './sudoku.js';

export const loadRating = async (build = 'sudoku'): Promise<RatingKernel> =>
  new RatingKernel(
    await openModule<RatingExports & { init(): number; memory: WebAssembly.Memory }>(sudokuBytes(build)),
  );

export const digitsOf = (grid: string): number[] => [...grid].map((char) => Number(char) || 0);

/** All steps of a rating, to its end. */
export function ratedPath(kernel: RatingKernel, grid: string): { steps: RatedStep[]; end: RatingState } {
  const steps: RatedStep[] = [];
  kernel.begin(digitsOf(grid));
  let state = kernel.step();
  for (; state === 'running' || state === 'found'; state = kernel.step())
    if (state === 'found') steps.push(kernel.hint);
  return { steps, end: state };
}
