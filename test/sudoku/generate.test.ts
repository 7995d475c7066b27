import { beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../src/sudoku/generate/random.js';
import { makeRegions, neighbours } from '../../src/sudoku/generate/regions.js';
import { orbitsOf } from '../../src/sudoku/generate/symmetry.js';
import { type GenerateOptions, type GenerateRequest, SYMMETRIES } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';
import { finish } from '../support/techniques.js';

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});
const make = (generate: GenerateOptions, more: Omit<GenerateRequest, 'generate'> = {}) =>
  runSudoku(service, { ...more, generate, timeMs: 60_000 }).report;

describe('a grid made to order', () => {
  test.each([1, 2, 3, 4, 5])('seed %i: one solution, no given can go, the same each time', async (seed) => {
    const report = make({ seed });
    expect(report).toMatchObject({ status: 'unique', minimal: true, redundant: [], complete: true });
    const debug = runSudoku(await loadSudoku('sudoku.debug'), { generate: { seed }, timeMs: 60_000 });
    expect(debug.report.grid).toBe(report.grid);
    const again = runSudoku(service, { grid: report.grid }).report;
    expect(again).toMatchObject({ status: 'unique', solution: report.solution, minimal: true });
  });

  test('is the same in later versions: seeds are promises', () => {
    expect(make({ seed: 7 }).grid).toMatchInlineSnapshot(
      `".....9.....7.3.41513....9...1846..39....98.....4.....6.7..5..6..4....5..8..9.7..."`,
    );
    expect(make({ seed: 7, size: 6 }).grid).toMatchInlineSnapshot(`"..5.2..6..5.1....5..4..2.3........4."`);
  });

  test('seeds differ', () => {
    const grids = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => make({ seed }).grid);
    expect(new Set(grids).size).toBe(grids.length);
  });

  test.each(SYMMETRIES)('%s symmetry', (symmetry) => {
    const { grid, minimal } = make({ seed: 3, symmetry });
    expect(minimal).toBe(true);
    for (const orbit of orbitsOf(symmetry, 9))
      expect(new Set(orbit.map((cell) => grid[cell] === '.')).size).toBe(1);
  });

  test.each([24, 30, 40, 81])('%i givens', (clues) => {
    const { grid, status } = make({ seed: 5, clues });
    expect([...grid].filter((digit) => digit !== '.')).toHaveLength(clues);
    expect(status).toBe(clues === 81 ? 'solved' : 'unique');
  });

  test('full symmetry with a number of givens', () => {
    const { grid } = make({ seed: 1, symmetry: 'full', clues: 36 });
    for (const orbit of orbitsOf('full', 9))
      expect(new Set(orbit.map((cell) => grid[cell] === '.')).size).toBe(1);
  });

  const notFound = (message: RegExp) =>
    expect.objectContaining({ code: 'ERR_NOT_FOUND', message: expect.stringMatching(message) });

  test('what cannot be found is told when the time is up', () => {
    const request = { generate: { clues: 17 }, timeMs: 50 };
    expect(() => runSudoku(service, request)).toThrow(notFound(/time was up/));
  });

  test.each<[why: string, generate: GenerateOptions, message: RegExp]>([
    ['there is no grid with 16 givens', { clues: 16 }, /17 givens or more/],
    ['orbits of 4 and 8 and a centre', { symmetry: 'full', clues: 31 }, /full symmetry has 31 givens/],
    ['pairs only, without a centre', { symmetry: 'rotational', clues: 7, size: 4 }, /4x4 .* has 7 givens/],
  ])('numbers of givens that cannot be are refused at once: %s', (_, generate, message) => {
    const job = service.analyze({ generate });
    expect(() => job.next()).toThrow(notFound(message));
  });

  test('killers need no givens', () => {
    const report = make({ seed: 1, clues: 0 }, { variant: 'killer' });
    expect(report).toMatchObject({ status: 'unique', grid: '.'.repeat(81) });
  });

  test('breathes between attempts, so that it can be stopped', () => {
    const job = service.analyze({ generate: { clues: 17 }, timeMs: 60_000 });
    for (let i = 0; i < 20; i++) expect(job.next().done).toBe(false);
    job.return(undefined as never);
  });

  test('breathes while the regions of a large jigsaw are made, a hundred exchanges at a time', () => {
    const breaths = (side: number) => [...makeRegions(side, new Random(1))].length;
    expect([9, 16, 25].map(breaths)).toEqual([32, 102, 250]);
  });

  test('breathes after every proof that a given can go', () => {
    const job = service.analyze({ generate: { seed: 1 } });
    let breaths = 0;
    while (!job.next().done) breaths++;
    expect(breaths).toBeGreaterThan(81);
  });

  test('rules that leave no grid are told at once', () => {
    const request = { generate: { size: 6 }, variant: 'x+antiking' };
    expect(() => runSudoku(service, request)).toThrow(expect.objectContaining({ code: 'ERR_NOT_FOUND' }));
  });
});

describe('other grids', () => {
  test.each([
    'x',
    'windoku',
    'disjoint',
    'jigsaw',
    'antiknight',
    'antiking',
    'killer',
    'latin',
    'x+killer',
    '4x4',
    '8x8',
  ])('%s', (variant) => {
    const report = make({ seed: 2 }, { variant });
    expect(report).toMatchObject({ status: 'unique', minimal: true });
    const { grid, regions, cages, solution } = report;
    const again = runSudoku(service, {
      grid,
      variant,
      ...(regions && { regions }),
      ...(cages && { cages }),
    }).report;
    expect(again).toMatchObject({ status: 'unique', solution });
  });

  test('a killer has cages that cover it, a jigsaw regions that hang together', () => {
    const cells = make({ seed: 4 }, { variant: 'killer' }).cages!.flatMap((cage) => cage.cells);
    expect([...cells].sort((a, b) => a - b)).toEqual(Array.from({ length: 81 }, (_, cell) => cell));
    const { regions } = make({ seed: 4 }, { variant: 'jigsaw' });
    for (const name of 'ABCDEFGHI') expect([...regions!].filter((letter) => letter === name)).toHaveLength(9);
  });

  test('own regions and boxes are kept', () => {
    const regions = 'AABBAABBCCDDCCDD';
    expect(make({ seed: 1 }, { variant: 'jigsaw', regions })).toMatchObject({
      size: 4,
      regions,
      status: 'unique',
    });
    expect(make({ seed: 1, size: 6 }, { boxes: '3x2' })).toMatchObject({ boxes: '3x2', status: 'unique' });
  });

  test.each([10, 12])('%i rows with symmetry', (size) => {
    const { grid, status, minimal } = make({ seed: 2, size, symmetry: 'vertical' });
    expect(status).toBe('unique');
    if (size === 10) expect(minimal).toBe(true);
    for (const orbit of orbitsOf('vertical', size))
      expect(new Set(orbit.map((cell) => grid[cell] === '.')).size).toBe(1);
  });

  test.each([5, 9, 16, 25])('regions on %i rows hang together', (side) => {
    const regions = finish(makeRegions(side, new Random(3)));
    for (let region = 0; region < side; region++) {
      const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
      const reached = cells.slice(0, 1);
      for (const cell of reached)
        reached.push(
          ...neighbours(cell, side).filter((next) => regions[next] === region && !reached.includes(next)),
        );
      expect([cells.length, reached.length]).toEqual([side, side]);
    }
    expect(regions).not.toEqual(finish(makeRegions(side, new Random(4))));
  });

  test('16x16: one solution, and the same each time', () => {
    const first = make({ seed: 1, size: 16, clues: 130 });
    expect(first).toMatchObject({ status: 'unique', size: 16 });
    expect(make({ seed: 1, size: 16, clues: 130 }).grid).toBe(first.grid);
  });
});
