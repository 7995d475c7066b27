import type { LoadPeer } from '../../core/types.js';
import type { Grid } from '../grids.js';

export const SUDOKU_CORE = 'sudoku-core';

/** `null` for an empty cell. */
type Board = (number | null)[];

interface Module {
  hint(board: Board): { steps?: readonly unknown[] };
  solve(board: Board): { solved: boolean };
}

export async function loadSudokuCore(load: LoadPeer) {
  const peer = await load(SUDOKU_CORE);
  if (!peer) return null;
  const { hint, solve } = peer.module as Module;
  return {
    convert: (grid: Grid): Board => grid.map((digit) => digit || null),
    /** Whether there was a step. */
    hint: (board: Board) => (hint(board).steps?.length ?? 0) > 0,
    /** Whether its techniques solved the grid. */
    path: (board: Board) => solve(board).solved,
    version: peer.version,
  };
}
