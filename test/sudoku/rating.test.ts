import { beforeAll, describe, expect, test } from 'vitest';
import type { RatingKernel } from '../../src/sudoku/rating/kernel.js';
import { LEVEL_LIMITS, levelOf, RatingTally } from '../../src/sudoku/rating/rating.js';
import { RATING_TECHNIQUES } from '../../src/sudoku/rating/techniques.js';
import { LEVELS, type Rating } from '../../src/sudoku/types.js';
import { hasCases, readTable } from '../support/cases.js';
import { digitsOf, loadRating, ratedPath } from '../support/rating.js';
import { loadSudoku, runSudoku } from '../support/sudoku.js';

/** `npm run rate` takes all cases; otherwise it is every n-th. */
const EVERY = process.env.HINTWRIGHT_RATINGS === 'all' ? 1 : 8;

let kernel: RatingKernel;
beforeAll(async () => {
  kernel = await loadRating();
});

/** The rating of a grid, every step of which leaves its solution as it is. */
function rated(grid: string, solution: string): Rating {
  const { steps, end } = ratedPath(kernel, grid);
  expect(end, grid).toBe('solved');
  const tally = new RatingTally();
  for (const step of steps) {
    const { placement, eliminations, technique } = step;
    const about = `${grid} ${technique}`;
    if (placement) expect(placement.digit, about).toBe(Number(solution[placement.cell]));
    for (const { cell, digit } of eliminations) expect(digit, about).not.toBe(Number(solution[cell]));
    tally.add(step);
  }
  return tally.rating!;
}

/** Rows taken of a table; says how many of them were rated as it says, and expects all to be. */
function compare(name: string, wanted: (row: string[]) => unknown, found: (row: string[]) => unknown): void {
  const rows = readTable(name).filter((_, i) => i % EVERY === 0);
  const misses = rows.filter((row) => JSON.stringify(found(row)) !== JSON.stringify(wanted(row)));
  process.stdout.write(`${name}: ${rows.length - misses.length} of ${rows.length} rated alike\n`);
  expect(misses).toEqual([]);
}

describe('ratings are those of Sudoku Explainer 1.2.1', () => {
  if (hasCases('sudoku/rated_se_published.tsv'))
    test('published: ER', { timeout: 900_000 }, () => {
      compare(
        'sudoku/rated_se_published.tsv',
        ([, , se]) => Number(se),
        ([grid = '', solution = '']) => rated(grid, solution).se,
      );
    });

  test('ER, EP, ED and the hardest technique', { timeout: 900_000 }, () => {
    compare(
      'sudoku/rated_se_er_ep_ed.tsv',
      ([, , se, pearl, diamond, technique]) => [Number(se), Number(pearl), Number(diamond), technique],
      ([grid = '', solution = '']) => {
        const { se, pearl, diamond, technique } = rated(grid, solution);
        return [se, pearl, diamond, technique === 'Last Cell' ? 'Hidden Single' : technique];
      },
    );
  });

  test('a nested chain: the first step of a grid rated above 11', { timeout: 300_000 }, () => {
    kernel.begin(
      digitsOf('6.......2.9.4...5...1...7...5..84.......2.......3.5.4.2.....6...3...9.8...7.....1'),
    );
    let state = kernel.step();
    while (state === 'running') state = kernel.step();
    const { difficulty, technique, eliminations } = kernel.hint;
    expect(difficulty).toBeCloseTo(11.1, 9);
    expect(technique).toBe('Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)');
    expect(eliminations).toEqual([{ cell: 66, digit: 5 }]);
  });
});

describe('no step is unsound', () => {
  const sets = ['17clue', 'minimal', 'easy'].filter((set) => hasCases(`sudoku/solve_${set}.tsv`));
  test.each(sets)('%s', { timeout: 600_000 }, (set) => {
    const rows = readTable(`sudoku/solve_${set}.tsv`).filter((_, i) => i % EVERY === 0);
    for (const [grid = '', solution = ''] of rows) rated(grid, solution);
  });

  test('the debug build goes the same way', async () => {
    const debug = await loadRating('sudoku.debug');
    for (const [grid = ''] of readTable('sudoku/rated_se_er_ep_ed.tsv').slice(0, 10))
      expect(ratedPath(debug, grid), grid).toEqual(ratedPath(kernel, grid));
  });
});

describe('levels', () => {
  test('are bands of the scale', () => {
    expect(LEVEL_LIMITS.map(([level]) => level)).toEqual(LEVELS);
    expect([1.2, 1.5, 1.7, 2.5, 2.6, 6.2, 6.5, 7.5, 7.6, 11.9].map(levelOf)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'expert',
      'expert',
      'extreme',
      'extreme',
    ]);
  });

  test('every technique has a name of its own', () => {
    expect(new Set(RATING_TECHNIQUES).size).toBe(63);
  });
});

describe('in reports', () => {
  const GRID = '..34.67....6.....2.......462....4..85.491.....9.3........2..8...47.9.2.1....45...';

  test('a grid with one solution is rated, unless told not to', async () => {
    const service = await loadSudoku();
    expect(runSudoku(service, { grid: GRID }).report.rating).toEqual({
      ...{ se: 7.1, pearl: 1.2, diamond: 1.2, technique: 'Forcing Chain', level: 'expert' },
    });
    expect(runSudoku(service, { grid: GRID, rate: false }).report).toMatchObject({
      rating: null,
      complete: true,
    });
  });

  test('of several solutions, of a full grid, of a variant there is no rating', async () => {
    const service = await loadSudoku();
    const { solution } = runSudoku(service, { grid: GRID, rate: false }).report;
    for (const request of [{ grid: '.'.repeat(81) }, { grid: solution! }, { grid: GRID, variant: 'latin' }])
      expect(runSudoku(service, { ...request, limit: 2 }).report.rating).toBeNull();
  });

  test('the givens are rated, whatever was entered', async () => {
    const service = await loadSudoku();
    const { solution } = runSudoku(service, { grid: GRID, rate: false }).report;
    expect(runSudoku(service, { grid: GRID, entries: solution! }).report.rating?.se).toBe(7.1);
  });

  test('where the time is up the report says so, and progress was told before', async () => {
    const service = await loadSudoku();
    const grid = '6.......2.9.4...5...1...7...5..84.......2.......3.5.4.2.....6...3...9.8...7.....1';
    const { report, partials } = runSudoku(service, { grid, timeMs: 300 });
    expect(report).toMatchObject({ status: 'unique', rating: null, complete: false });
    expect(report.explanation).toContain('The time was up before it was rated.');
    expect(partials.length).toBeGreaterThan(3);
  });

  test('without timeMs the hardest grids go unrated after so much work, and all else is told', async () => {
    const service = await loadSudoku();
    const grid = '6.......2.9.4...5...1...7...5..84.......2.......3.5.4.2.....6...3...9.8...7.....1';
    const { report } = runSudoku(service, { grid });
    expect(report).toMatchObject({ status: 'unique', minimal: true, rating: null, complete: false });
    expect(report.explanation).toContain('too hard to be rated in the usual time');
  });
});

describe('grids by level', () => {
  test.each(LEVELS)('%s', { timeout: 300_000 }, async (level) => {
    const service = await loadSudoku();
    const make = () => runSudoku(service, { generate: { seed: 7, level }, timeMs: 250_000 }).report;
    const report = make();
    expect(report).toMatchObject({ status: 'unique', minimal: true, rating: { level } });
    if (level !== 'extreme') expect(make().grid).toBe(report.grid);
  });

  test('an unknown level, and one for a variant, are refused', async () => {
    const service = await loadSudoku();
    for (const request of [{ generate: { level: 'evil' } }, { generate: { level: 'easy' }, variant: 'x' }])
      expect(() => runSudoku(service, request as never)).toThrow(
        expect.objectContaining({ code: 'ERR_BAD_OPTION' }),
      );
  });
});
