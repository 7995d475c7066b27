import { beforeAll, describe, expect, test } from 'vitest';
import type { SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { hasCases, readCases, readTable } from '../support/cases.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});
/** Ratings have tests of their own. */
const analyze = (request: SudokuRequest): SudokuReport =>
  runSudoku(service, { rate: false, ...request }).report;

const SETS = ['17clue', 'easy', 'minimal', 'top1465', 'hardest_se11plus', 'hardest_1106'];

describe('grids with one solution', () => {
  for (const set of SETS) {
    const file = `sudoku/solve_${set}.tsv`;
    if (!hasCases(file)) continue;
    test(set, () => {
      for (const [grid = '', solution] of readTable(file)) {
        const { status, solution: found, solutionCount, countCapped } = analyze({ grid });
        expect({ grid, status, found, solutionCount, countCapped }).toEqual({
          ...{ grid, status: 'unique', found: solution, solutionCount: 1, countCapped: false },
        });
      }
    });
  }
});

test('grids with several solutions: how many', () => {
  for (const [grid = '', count] of readTable('sudoku/count_multi.tsv')) {
    const report = analyze({ grid, limit: 1e8, timeMs: 60_000 });
    expect(report, grid).toMatchObject({
      status: 'multiple',
      solutionCount: Number(count),
      countCapped: false,
    });
    expect(report.solution).toBeNull();
    for (const shares of report.probabilities!)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

test('grids without a solution: why', () => {
  for (const [grid = '', , reason] of readTable('sudoku/count_zero.tsv')) {
    const report = analyze({ grid });
    expect(report, grid).toMatchObject({
      status: 'none',
      solutionCount: 0,
      reason,
      solution: null,
      probabilities: null,
    });
    expect(report.conflicts.length > 0).toBe(reason !== 'no_solution_no_direct_conflict');
    if (reason?.startsWith('duplicate')) {
      const digits = report.conflicts.map((cell) => grid[cell]);
      expect(new Set(digits).size).toBeLessThan(digits.length);
    }
  }
});

interface Marginals {
  puzzle: string;
  total: number;
  counts: Record<string, Record<string, number>>;
}

test('shares of the solutions by cell and digit', () => {
  for (const { puzzle: grid, total, counts } of readCases<Marginals>('sudoku/marginals.jsonl')) {
    const { solutionCount, probabilities } = analyze({ grid, limit: 4000 });
    expect(solutionCount).toBe(total);
    for (const [cell, shares] of probabilities!.entries()) {
      const given = Number(grid[cell]) || 0;
      const wanted = shares.map((_, i) =>
        given ? Number(given === i + 1) : (counts[cell]?.[i + 1] ?? 0) / total,
      );
      expect(shares, `${grid} cell ${cell}`).toEqual(wanted);
    }
  }
});

test('givens that can go', () => {
  for (const [grid = '', minimal, list = ''] of readTable('sudoku/minimality.tsv')) {
    const redundant = list === '' ? [] : list.split(',').map(Number);
    expect(analyze({ grid }), grid).toMatchObject({ minimal: minimal === '1', redundant });
  }
});

test('guesses and backdoors', () => {
  for (const [grid = '', solution, , , list = '', ...counts] of readTable('sudoku/backdoors.tsv')) {
    const [solved, contradiction, stuck] = counts.map(Number);
    const report = analyze({ grid, analyzeGuesses: true });
    expect(report.solution).toBe(solution);
    const backdoors = list === '' ? [] : list.split(',').map((pair) => pair.split(':').map(Number));
    expect(report.guesses, grid).toEqual({
      ...{ solved, contradiction, stuck },
      backdoors: backdoors.map(([cell, digit]) => ({ cell, digit })),
    });
  }
});
