/** Grids from a seed: made here by the kernel, or taken from lists beside the project and disguised. */
import type { SudokuKernel } from '../../src/sudoku/kernel.js';
import { digitsOf, textOf } from '../../test/sudoku/oracle/grid.js';
import { disguise, shuffled } from '../../test/sudoku/oracle/random.js';
import type { Random } from '../core/random.js';
import { count } from './kernel.js';

/** 81 digits, 0 for an empty cell. */
export type Grid = readonly number[];

/** A random solution less givens taken in random order, one solution left; minimal unless `least` givens must stay. */
export function makeGrid(kernel: SudokuKernel, random: Random, least = 0): number[] {
  kernel.seed(Math.floor(random() * 2 ** 32));
  kernel.beginFill(new Uint32Array(81).fill(0x1ff));
  while (kernel.step() === 'running');
  const grid = [...kernel.solution!];
  let givens = grid.length;
  for (const cell of shuffled([...grid.keys()], random)) {
    if (givens === least) break;
    const digit = grid[cell]!;
    grid[cell] = 0;
    if (count(kernel, grid, 1) === 1) givens--;
    else grid[cell] = digit;
  }
  return grid;
}

/** The grid less some givens. */
export function withoutSome(grid: Grid, less: number, random: Random): number[] {
  const givens = [...grid.keys()].filter((cell) => grid[cell]);
  const gone = new Set(shuffled(givens, random).slice(0, less));
  return grid.map((digit, cell) => (gone.has(cell) ? 0 : digit));
}

/** A minimal grid with a given changed to another digit that its peers leave: without a solution, without a clash. */
export function spoiledGrid(kernel: SudokuKernel, random: Random): number[] {
  for (;;) {
    const grid = makeGrid(kernel, random);
    const [cell] = shuffled(
      [...grid.keys()].filter((i) => grid[i]),
      random,
    );
    grid[cell!] = 1 + Math.floor(random() * 9);
    if (count(kernel, grid, 0) === 0) return grid;
  }
}

/** Lists favour orders and names of their own, which a solver may happen to like. */
export const disguised = (text: string, random: Random): Grid => digitsOf(disguise(text, random));

export const gridText = (grid: ArrayLike<number>): string => textOf(grid);

/** Batches of what comes. */
export function batchesOf(next: () => Grid, batches: number, size: number): Grid[][] {
  return Array.from({ length: batches }, () => Array.from({ length: size }, next));
}
