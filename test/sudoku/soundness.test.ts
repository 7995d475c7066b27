/**
 * No hint removes a digit of the solution or places another: over the whole paths of ten thousand grids, those of the collections and
 * generated ones, from the givens and from positions at random with entries and pencil marks. `npm run proofs:hints` takes all,
 * `npm test` every n-th.
 */
import { expect, test } from 'vitest';
import type { Step } from '../../src/sudoku/hints/step.js';
import { TECHNIQUE_NAMES, techniques } from '../../src/sudoku/hints/techniques.js';
import { SYMMETRIES } from '../../src/sudoku/types.js';
import { seeded } from '../proofs/support/random.js';
import { hasCases, readTable } from '../support/cases.js';
import { loadSudoku, runSudoku } from '../support/sudoku.js';
import {
  finish,
  isSound,
  loadTechniques,
  markedPosition,
  type Position,
  positionOf,
} from '../support/techniques.js';

const GRIDS = 10_000;
const EVERY = process.env.HINTWRIGHT_SOUNDNESS === 'all' ? 1 : 50;
/** Of so many grids every instance of every technique is looked for in one position as well. */
const FIND_EVERY = 100;
/** Searches that take longer than all others together. */
const SLOW = /Mutant|Franken Jellyfish/;
const SETS = ['17clue', 'easy', 'minimal', 'top1465', 'hardest_se11plus', 'hardest_1106'];

const kernel = await loadTechniques();
const service = await loadSudoku();

interface Grid {
  puzzle: string;
  solution: number[];
}

/** Those of the collections, then one of every seed, in all symmetries. */
function* grids(): Generator<Grid> {
  const rows = SETS.map((set) => `sudoku/solve_${set}.tsv`)
    .filter(hasCases)
    .flatMap(readTable);
  for (let i = 0; i < GRIDS; i += EVERY) {
    const [puzzle, solution] = rows[i] ?? generated(i);
    yield { puzzle: puzzle!, solution: [...solution!].map(Number) };
  }
}

function generated(seed: number): [string, string] {
  const symmetry = seed % 2 === 0 ? 'none' : SYMMETRIES[seed % 5]!; // full symmetry takes long
  const { report } = runSudoku(service, { generate: { seed, symmetry }, rate: false, timeMs: 60_000 });
  return [report.grid, report.solution!];
}

interface Tally {
  grids: number;
  steps: number;
  finds: number;
  unsound: string[];
}

function judge(step: Step, { puzzle, solution }: Grid, { unsound }: Tally): void {
  if (!isSound(step, solution)) unsound.push(`${techniques[step.technique]!.name}: ${puzzle}`);
}

function walk(position: Position, grid: Grid, tally: Tally): void {
  kernel.begin(position);
  for (let step = kernel.next(); step; step = kernel.next()) {
    judge(step, grid, tally);
    tally.steps++;
    kernel.apply();
  }
}

function findEvery(position: Position, grid: Grid, tally: Tally): void {
  for (const [number, name] of TECHNIQUE_NAMES.entries()) {
    if (SLOW.test(name)) continue;
    kernel.begin(position);
    for (const step of finish(kernel.find(number))) {
      judge(step, grid, tally);
      tally.finds++;
    }
  }
}

test('no hint is unsound', { timeout: 4 * 3_600_000 }, () => {
  const tally: Tally = { grids: 0, steps: 0, finds: 0, unsound: [] };
  for (const grid of grids()) {
    const position = markedPosition(grid, seeded(tally.grids));
    walk(positionOf(grid.puzzle), grid, tally);
    walk(position, grid, tally);
    if (tally.grids % FIND_EVERY === 0) findEvery(position, grid, tally);
    tally.grids++;
    if (tally.grids % 1000 === 0) process.stdout.write(`hints: ${describe(tally)} so far\n`);
  }
  process.stdout.write(`hints: ${describe(tally)}\n`);
  expect(tally.grids).toBe(Math.ceil(GRIDS / EVERY));
  expect(tally.unsound).toEqual([]);
});

const describe = ({ grids, steps, finds, unsound }: Tally): string =>
  `${grids} grids, ${steps} steps on ${2 * grids} paths, ${finds} finds; ${unsound.length} unsound`;
