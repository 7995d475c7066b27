import type { SudokuKernel } from '../../src/sudoku/kernel.js';
import { countOracle } from '../../test/sudoku/oracle/backtrack.js';
import { createRandom } from '../core/random.js';
import type { Case, Contestant, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { ORACLE, ORACLE_NOTE } from './contestants.js';
import { type Grid, makeGrid, withoutSome } from './grids.js';
import { count, loadKernel } from './kernel.js';

/** Givens that minimal grids lose. */
const LESS = 4;
const FEWEST = 2_000;
const MOST = 40_000;
const ALL = 1e12;
const AT_LEAST = 20;

export const counting: Suite = {
  game: 'sudoku',
  name: 'counting',
  title: 'How many solutions a 9x9 grid has',
  about: `Minimal grids less ${LESS} givens, of ${FEWEST} to ${MOST} solutions; each by itself. "by cell" also counts each digit in each cell.`,
  cases: async (setting) => {
    const kernel = await loadKernel();
    return [makeCase(kernel, setting)];
  },
};

function makeCase(kernel: SudokuKernel, { seed, size }: Setting): Case<Grid, number> {
  return {
    name: 'thousands',
    batches: manySolutions(kernel, seed, size.singles).map((grid) => [grid]),
    rounds: size.singles,
    contestants: [
      wasm('hintwright, WASM', (grid) => count(kernel, grid, ALL)),
      wasm('hintwright, WASM, by cell', (grid) => count(kernel, grid, ALL, true)),
      {
        name: ORACLE,
        role: 'oracle',
        note: ORACLE_NOTE,
        prepare: (grids) => forEach(grids, (grid) => countOracle(grid)),
      },
    ],
    missing: [],
    comparison: { kind: 'same', agree: (a, b) => a === b },
    targets: [{ kind: 'ratio', contestant: ORACLE, atLeast: AT_LEAST }],
  };
}

function wasm(name: string, answer: (grid: Grid) => number): Contestant<Grid, number> {
  return { name, role: 'kernel', prepare: (grids) => forEach(grids, answer) };
}

function manySolutions(kernel: SudokuKernel, seed: number, wanted: number): Grid[] {
  const random = createRandom(seed);
  const grids: Grid[] = [];
  while (grids.length < wanted) {
    const grid = withoutSome(makeGrid(kernel, random), LESS, random);
    const solutions = count(kernel, grid, MOST);
    if (solutions >= FEWEST && solutions <= MOST) grids.push(grid);
  }
  return grids;
}
