/** The kinds of grids that solvers are measured on; easy ones and hard ones favour different solvers. */
import type { SudokuKernel } from '../../src/sudoku/kernel.js';
import { createRandom, pick, type Random } from '../core/random.js';
import type { Setting } from '../core/types.js';
import { batchesOf, disguised, type Grid, makeGrid, spoiledGrid } from './grids.js';

export interface GridSet {
  name: string;
  batches: Grid[][];
  /** How many times as fast as any solver from npm is meant to be reached. */
  target: number;
}

const EASY_GIVENS = 34;
const MANY_TIMES = 10;
/** Few givens leave dancing links little to do before the search. */
const MANY_TIMES_OF_17 = 8;

/** Lists that may not be copied, read where they are kept (`Setting.readCases`). `share`: of a batch, where grids take peers long. */
const LISTS = [
  { name: '17 givens', file: 'solve_17clue.tsv', target: MANY_TIMES_OF_17, share: 1 },
  { name: 'top 1465', file: 'solve_top1465.tsv', target: MANY_TIMES, share: 0.25 },
  { name: 'hardest, SE above 11', file: 'solve_hardest_se11plus.tsv', target: MANY_TIMES, share: 0.25 },
  { name: 'hardest of 2011', file: 'solve_hardest_1106.tsv', target: MANY_TIMES, share: 0.25 },
] as const;

/** Grids of one solution. */
export function properSets(kernel: SudokuKernel, { seed, size, readCases }: Setting): GridSet[] {
  const random = createRandom(seed);
  const batches = (next: () => Grid) => batchesOf(next, size.batches, size.batchSize);
  const made = [
    {
      name: `${EASY_GIVENS} givens`,
      batches: batches(() => makeGrid(kernel, random, EASY_GIVENS)),
      target: MANY_TIMES,
    },
    { name: 'minimal', batches: batches(() => makeGrid(kernel, random)), target: MANY_TIMES },
  ];
  const listed = LISTS.flatMap(({ name, file, target, share }) => {
    const texts = readCases?.(`sudoku/${file}`)?.map((line) => line.slice(0, 81));
    const batchSize = Math.ceil(size.batchSize * share);
    return texts
      ? [{ name, target, batches: batchesOf(() => oneOf(texts, random), size.batches, batchSize) }]
      : [];
  });
  return [...made, ...listed];
}

const oneOf = (texts: readonly string[], random: Random): Grid =>
  disguised(texts[pick(random, texts.length)]!, random);

export function spoiledSet(kernel: SudokuKernel, { seed, size }: Setting): GridSet {
  const random = createRandom(seed + 1);
  const batches = batchesOf(() => spoiledGrid(kernel, random), size.batches, size.batchSize);
  return { name: 'no solution', batches, target: MANY_TIMES };
}
