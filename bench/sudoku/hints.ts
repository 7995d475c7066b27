import { makeHint } from '../../src/sudoku/hints/hints.js';
import { absent, type Entrant, lineUp } from '../core/line-up.js';
import { createRandom } from '../core/random.js';
import type { Case, Contestant, LoadPeer, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { batchesOf, type Grid, makeGrid } from './grids.js';
import { loadKernel, loadTechniquesKernel } from './kernel.js';
import { loadSudokuCore, SUDOKU_CORE } from './peers/sudoku-core.js';

type TechniqueKernel = Awaited<ReturnType<typeof loadTechniquesKernel>>;
type Finder = Contestant<Grid, boolean>;

const ABOUT_PEER = 'needs seconds for some grids, so that it may be left out of a run';

export const hints: Suite = {
  game: 'sudoku',
  name: 'hints',
  title: 'The next hint, and the whole path, in minimal 9x9 grids',
  about:
    'From an array of digits to the first step in words, or to all steps until the grid is solved or nothing is found; grid by grid, so that the median is over grids. Compared is whether there is a step, and whether the grid is solved: sudoku-core knows fewer techniques.',
  cases: async (setting) => {
    const [kernel, techniques] = [await loadKernel(), await loadTechniquesKernel()];
    const random = createRandom(setting.seed);
    const batches = batchesOf(() => makeGrid(kernel, random), setting.size.singles, 1);
    const make = caseMaker(setting, batches);
    return [
      await make('next hint', 1, (grid) => next(techniques, grid), 'hint'),
      await make('whole path', 10, (grid) => path(techniques, grid), 'path'),
    ];
  },
};

const caseMaker =
  (setting: Setting, batches: Grid[][]) =>
  async (
    name: string,
    belowMs: number,
    find: (grid: Grid) => boolean,
    question: 'hint' | 'path',
  ): Promise<Case<Grid, boolean>> => {
    const wasm: Finder = {
      name: 'hintwright, WASM',
      role: 'kernel',
      prepare: (grids) => forEach(grids, find),
    };
    return {
      ...{ name, batches, rounds: batches.length },
      ...lineUp([wasm, await sudokuCore(setting.loadPeer, question)]),
      comparison: { kind: 'share', agree: (a, b) => a === b },
      targets: [{ kind: 'median', belowMs }],
    };
  };

async function sudokuCore(load: LoadPeer, question: 'hint' | 'path'): Promise<Entrant<Grid, boolean>> {
  const core = await loadSudokuCore(load);
  if (!core) return absent(SUDOKU_CORE);
  return {
    ...{ name: SUDOKU_CORE, role: 'peer', version: core.version, note: ABOUT_PEER },
    prepare: (grids) => forEach(grids.map(core.convert), core[question]),
  };
}

function begin(kernel: TechniqueKernel, grid: Grid): void {
  kernel.begin({ digits: grid, givens: grid, candidates: remaining(grid), unique: true });
}

/** Candidates that no digit rules out. */
function remaining(grid: Grid): Uint16Array {
  const [rows, columns, boxes] = [new Uint16Array(9), new Uint16Array(9), new Uint16Array(9)];
  const housesOf = (cell: number) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return [row, column, 3 * Math.floor(row / 3) + Math.floor(column / 3)] as const;
  };
  for (const [cell, digit] of grid.entries()) {
    const [row, column, box] = housesOf(cell);
    const bit = digit ? 1 << (digit - 1) : 0;
    rows[row]! |= bit;
    columns[column]! |= bit;
    boxes[box]! |= bit;
  }
  return Uint16Array.from(grid, (digit, cell) => {
    const [row, column, box] = housesOf(cell);
    return digit ? 0 : 0x1ff & ~(rows[row]! | columns[column]! | boxes[box]!);
  });
}

function next(kernel: TechniqueKernel, grid: Grid): boolean {
  begin(kernel, grid);
  const step = kernel.next();
  return step !== null && makeHint(step).levels.length > 0;
}

function path(kernel: TechniqueKernel, grid: Grid): boolean {
  begin(kernel, grid);
  let open = grid.filter((digit) => digit === 0).length;
  for (let step = kernel.next(); step; step = kernel.next()) {
    open -= makeHint(step).placements.length;
    kernel.apply();
  }
  return open === 0;
}
