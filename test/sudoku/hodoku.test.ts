import { beforeAll, describe, expect, test } from 'vitest';
import { Clock } from '../../src/sudoku/clock.js';
import { HodokuTally, rateAsHodoku } from '../../src/sudoku/hints/hodoku.js';
import { techniques } from '../../src/sudoku/hints/techniques.js';
import { HODOKU_LEVELS, type HodokuRating } from '../../src/sudoku/types.js';
import { hasCases, readTable } from '../support/cases.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';
import { finish, loadTechniques, positionOf } from '../support/techniques.js';

const RATED = 'sudoku/rated_hodoku.tsv';
/** Of all cases; docs/sudoku.md says how many are and why the others differ. */
const LEAST_SHARE = 0.97;

const kernel = await loadTechniques();
const NEVER = new Clock(Number.POSITIVE_INFINITY);

function score(grid: string, solution: string, slices?: number): HodokuRating | null {
  const { givens, candidates } = positionOf(grid);
  return finish(
    rateAsHodoku(
      kernel,
      { givens, candidates, solution: [...solution].map(Number) },
      NEVER,
      slices === undefined ? {} : { slices },
    ),
  );
}

test.each(hasCases(RATED) ? [RATED] : [])('%s: the levels are those of HoDoKu', (file) => {
  const rows = readTable(file).map(([grid = '', solution = '', level = '', points]) => ({
    ...{ level, points: Number(points), found: score(grid, solution)! },
  }));
  const share = (isAlike: (row: (typeof rows)[number]) => boolean) => rows.filter(isAlike).length;
  const alike = share(({ level, found }) => found.level === level.toLowerCase());
  const equal = share(({ points, found }) => found.score === points);
  const near = share(({ points, found }) => Math.abs(found.score - points) <= points / 10);
  process.stdout.write(
    `HoDoKu: ${alike} of ${rows.length} levels alike; scores: ${equal} equal, ${near} within a tenth\n`,
  );
  expect(alike / rows.length).toBeGreaterThanOrEqual(LEAST_SHARE);
});

describe('the tally', () => {
  const rated = (...steps: readonly string[]) => {
    const tally = new HodokuTally();
    for (const name of steps) {
      const { score, level } = techniques.find((technique) => technique.name === name)!;
      tally.add({ score: score!, level: level! });
    }
    return tally.rating;
  };

  test('the level is that of the hardest step', () => {
    expect(rated('Full House', 'Hidden Single')).toEqual({ score: 18, level: 'easy' });
    expect(rated('Full House', 'Naked Pair')).toEqual({ score: 64, level: 'medium' });
    expect(rated('Naked Pair', 'Skyscraper', 'Full House')).toEqual({ score: 194, level: 'hard' });
    expect(rated('X-Chain')).toEqual({ score: 260, level: 'unfair' });
    expect(rated('Forcing Net Verity')).toEqual({ score: 700, level: 'extreme' });
  });

  test('or what fits the score: easy to 800, medium to 1000, hard to 1600, unfair to 1800', () => {
    const singles = (points: number) => rated(...Array<string>(points / 4).fill('Full House')).level;
    expect([800, 804, 1000, 1004, 1600, 1604, 1800, 1804].map(singles)).toEqual(
      HODOKU_LEVELS.flatMap((level, i) => (i === 0 ? [level] : i === 4 ? [level] : [level, level])),
    );
  });
});

/** No technique leads on from here. */
const HARDEST = '6.......2.9.4...5...1...7...5..84.......2.......3.5.4.2.....6...3...9.8...7.....1';

describe('in reports', () => {
  let service: SudokuService;
  beforeAll(async () => {
    service = await loadSudoku();
  });

  test('beside the rating, of the givens alone; not where no rating is wanted', () => {
    const grid = '..34.67....6.....2.......462....4..85.491.....9.3........2..8...47.9.2.1....45...';
    const { hodoku, solution } = runSudoku(service, { grid }).report;
    expect(hodoku).toEqual(score(grid, solution!));
    const entries = grid.replace(/\d/g, '.').replace('.', solution![0]!);
    expect(runSudoku(service, { grid, entries }).report.hodoku).toEqual(hodoku);
    expect(runSudoku(service, { grid, rate: false }).report).toMatchObject({ hodoku: null, complete: true });
  });

  test('of several solutions, of a full grid, of a variant there is none', () => {
    const { solution } = runSudoku(service, { grid: HARDEST, rate: false }).report;
    for (const request of [
      { grid: '.'.repeat(81) },
      { grid: solution! },
      { grid: solution!.replace(/^../, '..'), variant: 'latin' },
    ])
      expect(runSudoku(service, { ...request, limit: 2 }).report.hodoku).toBeNull();
  });

  test('where nothing leads on it guesses, as HoDoKu does, for 10,000 points', () => {
    const { hodoku } = runSudoku(service, { grid: HARDEST }).report;
    expect(hodoku!.level).toBe('extreme');
    expect(hodoku!.score).toBeGreaterThan(10_000);
  });

  test('there is none without the time for it', () => {
    const solution = runSudoku(service, { grid: HARDEST, rate: false }).report.solution!;
    expect(score(HARDEST, solution, 50)).toBeNull();
    expect(score(HARDEST, solution, 1e6)).not.toBeNull();
  });

  test('while the rating is worked out it is told already', () => {
    const { partials, report } = runSudoku(service, { grid: HARDEST });
    expect(partials.at(-1)).toMatchObject({ hodoku: report.hodoku, rating: null, complete: false });
  });
});
