import type { LoadPeer } from '../../core/types.js';
import type { Grid } from '../grids.js';

export const SUDOKU = 'sudoku';

/** 0 to 8, `null` for an empty cell. */
type Board = (number | null)[];

interface Module {
  default: { solvepuzzle(board: Board): Board | null };
}

export async function loadSudoku(load: LoadPeer) {
  const peer = await load(SUDOKU);
  if (!peer) return null;
  const loaded = peer.module as Module & { default: Partial<Module> & Module['default'] };
  const { solvepuzzle } = loaded.default.default ?? loaded.default;
  const convert = (grid: Grid): Board => grid.map((digit) => (digit ? digit - 1 : null));
  const solve = (board: Board) => solvepuzzle(board)?.map((digit) => (digit ?? -1) + 1) ?? null;
  return { solve, convert, version: peer.version };
}
