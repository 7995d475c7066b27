import type { LoadPeer } from '../../core/types.js';
import type { Grid } from '../grids.js';

export const DANCING_LINKS = 'dancing-links';

interface Placement {
  cell: number;
  digit: number;
}

interface Solver {
  addSparseConstraints(rows: { data: Placement; columnIndices: number[] }[]): unknown;
  find(most: number): { data: Placement }[][];
}

interface Module {
  DancingLinks: new () => { createSolver(size: { columns: number }): Solver };
}

type Row = { data: Placement; columnIndices: number[] };

/** Cells, then digits by row, by column and by box. */
const COLUMNS = 4 * 81;

function rowOf(cell: number, digit: number): Row {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const houses = [row, 9 + column, 18 + box].map((house) => 81 + 9 * house + digit - 1);
  return { data: { cell, digit }, columnIndices: [cell, ...houses] };
}

const ROWS = Array.from({ length: 81 }, (_, cell) => Array.from({ length: 9 }, (_, i) => rowOf(cell, i + 1)));

/** A grid is its rows of the exact cover, which are given to a new solver each time: there is no other way to use it. */
export async function loadDancingLinks(load: LoadPeer) {
  const peer = await load(DANCING_LINKS);
  if (!peer) return null;
  const { DancingLinks } = peer.module as Module;
  const links = new DancingLinks();
  const convert = (grid: Grid): Row[] =>
    grid.flatMap((digit, cell) => (digit ? [ROWS[cell]![digit - 1]!] : ROWS[cell]!));
  const find = (rows: Row[], most: number) => {
    const solver = links.createSolver({ columns: COLUMNS });
    solver.addSparseConstraints(rows);
    return solver.find(most);
  };
  const solve = (rows: Row[]) => {
    const [solution] = find(rows, 1);
    if (!solution) return null;
    const grid = new Uint8Array(81);
    for (const { data } of solution) grid[data.cell] = data.digit;
    return grid;
  };
  return {
    solve,
    count: (rows: Row[], most: number) => find(rows, most).length,
    convert,
    version: peer.version,
  };
}
