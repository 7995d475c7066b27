import { describe, expect, test } from 'vitest';
import { makeGrid } from '../../src/sudoku/notation.js';
import type { SudokuRequest } from '../../src/sudoku/types.js';
import { seeded } from '../proofs/support/random.js';
import { loadSudoku, runSudoku, SUDOKU_BUILDS } from '../support/sudoku.js';
import { countOracle, forEachSolution, type OracleGrid } from './oracle/count.js';

interface Rules {
  name: string;
  oracle: Omit<OracleGrid, 'digits'>;
  request: Omit<SudokuRequest, 'grid'>;
  /** Digits left of a solution, so that the oracle is quick. */
  givens: number;
}

const box22 = { rows: 2, columns: 2 };
const box23 = { rows: 2, columns: 3 };
const four = (
  name: string,
  request: Rules['request'],
  more: Partial<OracleGrid> = {},
  givens = 2,
): Rules => ({
  name,
  request,
  oracle: { side: 4, boxes: box22, ...more },
  givens,
});
const six = (
  name: string,
  request: Rules['request'],
  more: Partial<OracleGrid> = {},
  givens = 10,
): Rules => ({
  name,
  request,
  oracle: { side: 6, boxes: box23, ...more },
  givens,
});

const CAGES = [
  { sum: 9, cells: [0, 1, 6] },
  { sum: 7, cells: [2, 3] },
  { sum: 12, cells: [10, 11, 16, 17] },
  { sum: 5, cells: [34, 35] },
];
const REGIONS = 'AAABBBAAACBBDDCCCBDDCCEEFDDEEEFFFFFE';
const REGIONS_5 = 'AAABBACABBCCCDBCDDDEEEDEE';

const ALL: readonly Rules[] = [
  four('4x4', {}),
  four('4x4 x', { variant: 'x' }, { diagonals: true }, 1),
  four('4x4 windoku', { variant: 'windoku' }, { windows: true }, 1),
  four('4x4 antiking', { variant: 'antiking' }, { king: true }, 0),
  six('6x6', {}),
  six('6x6 in boxes of 3x2', { boxes: '3x2' }, { boxes: { rows: 3, columns: 2 } }),
  six('6x6 x', { variant: 'x' }, { diagonals: true }, 8),
  six('6x6 disjoint', { variant: 'disjoint' }, { groups: true }, 9),
  six('6x6 antiknight', { variant: 'antiknight' }, { knight: true }, 3),
  six('6x6 antiking', { variant: 'antiking' }, { king: true }, 5),
  six('6x6 killer', { variant: 'killer', cages: CAGES }, { cages: CAGES }, 5),
  six('6x6 x, antiknight', { variant: 'x+antiknight' }, { diagonals: true, knight: true }, 2),
  {
    name: '6x6 jigsaw',
    request: { variant: 'jigsaw', regions: REGIONS },
    oracle: { side: 6, regions: REGIONS },
    givens: 9,
  },
  { name: '5x5 jigsaw', request: { regions: REGIONS_5 }, oracle: { side: 5, regions: REGIONS_5 }, givens: 4 },
  { name: '5x5 latin', request: { variant: 'latin' }, oracle: { side: 5 }, givens: 7 },
];

const GRIDS = 8;

/** Grids with some digits of a solution, and one of them changed in every third. */
function* gridsOf({ oracle, givens }: Rules): Generator<number[]> {
  const random = seeded(7);
  const { side } = oracle;
  const empty = Array.from({ length: side * side }, () => 0);
  const cells = [...empty.keys()];
  const solution = firstSolution({ ...oracle, digits: empty });
  for (let grid = 0; grid < GRIDS; grid++) {
    const relabel = oracle.cages
      ? cells.slice(0, side).map((i) => i + 1)
      : shuffled(cells.slice(1, side + 1), random);
    const kept = new Set(shuffled(cells, random).slice(0, givens));
    const digits = cells.map((cell) => (kept.has(cell) && solution ? relabel[solution[cell]! - 1]! : 0));
    const changed = [...kept][0];
    if (grid % 3 === 2 && changed !== undefined) digits[changed] = (digits[changed]! % side) + 1;
    yield digits;
  }
}

function firstSolution(grid: OracleGrid): number[] | null {
  const found = new Error('found');
  let first: number[] | null = null;
  try {
    forEachSolution(grid, (solution) => {
      first = [...solution];
      throw found;
    });
  } catch (error) {
    if (error !== found) throw error;
  }
  return first;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe('the general engine beside plain backtracking, release and debug build', () => {
  test.each(ALL.map((rules) => [rules.name, rules] as const))('%s', async (_, rules) => {
    const services = await Promise.all(SUDOKU_BUILDS.map(loadSudoku));
    const { side } = rules.oracle;
    for (const [i, digits] of [...gridsOf(rules)].entries()) {
      const { total, tally } = countOracle({ ...rules.oracle, digits });
      const grid = makeGrid(digits, side);
      const service = services[i % services.length]!;
      const { report } = runSudoku(service, { ...rules.request, grid, limit: 1e6, timeMs: 60_000 });
      expect(report.status, grid).toBe(total === 0 ? 'none' : total === 1 ? 'unique' : 'multiple');
      expect(report.solutionCount, grid).toBe(total);
      expect(report.countCapped).toBe(false);
      if (total === 0) expect(report.probabilities).toBeNull();
      else
        for (const [cell, shares] of report.probabilities!.entries())
          for (const [i, share] of shares.entries()) expect(share).toBeCloseTo(tally[cell]![i]! / total, 12);
    }
  });
});

describe('known totals', () => {
  test.each([
    ['4x4', 16, 288],
    ['6x6', 36, 28_200_960],
  ])('an empty %s grid', async (_, cells, total) => {
    const service = await loadSudoku();
    const { report } = runSudoku(service, { grid: '.'.repeat(cells), limit: 1e9 });
    expect(report).toMatchObject({
      status: 'multiple',
      solutionCount: total,
      countCapped: false,
      complete: true,
    });
    const share = 1 / Math.sqrt(cells);
    for (const shares of report.probabilities!)
      for (const value of shares) expect(value).toBeCloseTo(share, 12);
  });

  test('an empty 8x8 grid has more than any limit', async () => {
    const { report } = runSudoku(await loadSudoku(), { grid: '.'.repeat(64), limit: 1e9 });
    expect(report).toMatchObject({ solutionCount: 1e9, countCapped: true, probabilities: null });
    const { solutions, standardError } = report.estimate!;
    expect(Math.abs(solutions - 29_136_487_207_403_520)).toBeLessThan(6 * standardError);
  });
});
