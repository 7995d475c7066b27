import type { LoadPeer } from '../../core/types.js';
import type { Grid } from '../grids.js';

export const ALGORITHM_TS = '@algorithm.ts/sudoku';

interface Solver {
  /** 0 to 8, -1 for an empty cell; fills the second board. */
  solve(board: readonly number[], solution: number[] | null): boolean;
}

interface Module {
  SudokuSolver: new (options: { childMatrixWidth: number }) => Solver;
}

export async function loadAlgorithmTs(load: LoadPeer) {
  const peer = await load(ALGORITHM_TS);
  if (!peer) return null;
  const { SudokuSolver } = peer.module as Module;
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  const convert = (grid: Grid) => grid.map((digit) => digit - 1);
  const solution = new Array<number>(81);
  const solve = (board: readonly number[]) =>
    solver.solve(board, solution) ? solution.map((digit) => digit + 1) : null;
  return { solve, convert, version: peer.version };
}
