import { beforeAll, describe, expect, test } from 'vitest';
import { candidatesOf } from '../../src/sudoku/candidates.js';
import type { SudokuKernel } from '../../src/sudoku/kernel.js';
import { seeded } from '../proofs/support/random.js';
import { SUDOKU_BUILDS } from '../support/sudoku.js';
import { countAll, loadSudokuKernel, search } from '../support/sudoku-kernel.js';
import { countOracle, type Marks, tallyOracle, visitSolutions } from './oracle/backtrack.js';
import { DIGITS, digitsOf, isSolution, textOf } from './oracle/grid.js';
import { disguise, type RandomStream, randomPuzzle, randomSolution, relaxed } from './oracle/random.js';
import { candidatesOracle, singlesOracle } from './oracle/singles.js';

/** From a report about a page that took minutes to say so (grantm/sudoku-web-app #4). */
const FIFTEEN_GIVENS = '..1......2..........3......4.......5..5...6..6......4...71.3...8..........9.2....';
const EMPTY = '.'.repeat(81);
const candidates = (text: string) => candidatesOf(digitsOf(text), 9);

/** A few hundred solutions at most. */
function fewSolutions(random: RandomStream): string {
  const { puzzle } = randomPuzzle(random, 26);
  return relaxed(puzzle, 1 + Math.floor(random() * 3), random);
}

/** Pencil marks: each solution digit, and others at random. Sometimes none for a cell's digit, so that none is right. */
function randomMarks(solution: string, random: RandomStream): Marks {
  const share = 0.25 + 0.2 * random();
  return digitsOf(solution).map((right) => DIGITS.filter((digit) => digit === right || random() < share));
}

const maskOf = (digits: readonly number[]): number =>
  digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

describe.each(SUDOKU_BUILDS)('%s.wasm', (build) => {
  let kernel: SudokuKernel;
  beforeAll(async () => {
    kernel = await loadSudokuKernel(build);
  });

  test('counts and tallies as plain backtracking does', () => {
    const random = seeded(1);
    for (let i = 0; i < 40; i++) {
      const grid = fewSolutions(random);
      const tally = tallyOracle(digitsOf(grid));
      expect({ grid, count: countAll(kernel, candidates(grid), true) }).toEqual({
        grid,
        count: countOracle(digitsOf(grid)),
      });
      expect([...kernel.tally]).toEqual(tally);
    }
  });

  test('counts and tallies what pencil marks leave', () => {
    const random = seeded(2);
    for (let i = 0; i < 60; i++) {
      const marks = randomMarks(randomSolution(random), random);
      if (i % 4 === 0) (marks as number[][])[Math.floor(random() * 81)]!.shift();
      const masks = Uint32Array.from(marks, maskOf);
      const none = digitsOf(EMPTY);
      const total = countOracle(none, 20_000, marks);
      if (total === 20_000) continue;
      expect({ marks, count: countAll(kernel, masks, true) }).toEqual({ marks, count: total });
      expect([...kernel.tally]).toEqual(tallyOracle(none, marks));
      for (const limit of [0, 1]) {
        const { count, capped } = search(kernel, masks, { limit });
        expect({ marks, count, capped }).toEqual({
          marks,
          count: Math.min(total, limit + 1),
          capped: total > limit,
        });
      }
    }
  });

  test('lists every solution once', () => {
    const random = seeded(3);
    for (let i = 0; i < 20; i++) {
      const grid = fewSolutions(random);
      const expected: string[] = [];
      visitSolutions(digitsOf(grid), (solution) => expected.push(textOf(solution)) > 0);
      const listed = [...kernel.solutions(candidates(grid))].flatMap((found) =>
        found ? [textOf(found)] : [],
      );
      expect(listed.sort()).toEqual(expected.sort());
    }
  });

  test('lists more solutions than it has room for at a time', () => {
    const grids = [...kernel.solutions(candidates(FIFTEEN_GIVENS), 1000)].flatMap((found) =>
      found ? [textOf(found)] : [],
    );
    expect(new Set(grids).size).toBe(1000);
    expect(grids.every((grid) => isSolution(digitsOf(grid)))).toBe(true);
    expect(
      grids.every((grid) => [...FIFTEEN_GIVENS].every((mark, i) => mark === '.' || mark === grid[i])),
    ).toBe(true);
  });

  test('a grid means the same whatever its digits are called and its lines exchanged', () => {
    const random = seeded(4);
    for (let i = 0; i < 60; i++) {
      const grid = relaxed(randomPuzzle(random, 24).puzzle, 1 + (i % 4), random);
      const other = disguise(grid, random);
      expect({ grid, other, count: countAll(kernel, candidates(grid)) }).toEqual({
        ...{ grid, other },
        count: countAll(kernel, candidates(other)),
      });
    }
  });

  test('fifteen givens: more than one, in the first step', () => {
    kernel.begin(candidates(FIFTEEN_GIVENS), { limit: 1 });
    expect(kernel.step()).toBe('capped');
    expect(kernel.count).toBe(2);
    expect(isSolution(kernel.solution!)).toBe(true);
  });

  test('stops at the limit, and goes on in steps', () => {
    expect(search(kernel, candidates(EMPTY), { limit: 1000 })).toEqual({ count: 1001, capped: true });
    kernel.begin(candidates(EMPTY), { limit: 1e15 });
    const seen = Array.from({ length: 20 }, () => [kernel.step(), kernel.count] as const);
    expect(seen.every(([state]) => state === 'running')).toBe(true);
    expect(seen.every(([, count], i) => i === 0 || count > seen[i - 1]![1])).toBe(true);
  });

  test('follows singles as their definition says', () => {
    const random = seeded(5);
    for (let i = 0; i < 6; i++) {
      const digits = digitsOf(randomPuzzle(random, i % 2 ? 0 : 26).puzzle);
      expect(kernel.bySingles(candidatesOf(digits, 9))).toBe(singlesOracle(digits));
      for (const [cell, left] of candidatesOracle(digits).entries())
        for (const digit of digits[cell] ? [] : left) {
          const outcome = kernel.probe(cell, digit);
          expect({ cell, digit, outcome }).toEqual({
            cell,
            digit,
            outcome: singlesOracle(digits, { cell, digit }),
          });
        }
    }
  });

  test('random descents estimate the number of solutions without a bias', () => {
    const random = seeded(6);
    kernel.seed(1);
    for (let i = 0; i < 8; i++) {
      const grid = relaxed(randomPuzzle(random).puzzle, 3, random);
      const count = countAll(kernel, candidates(grid));
      const samples = Array.from({ length: 2000 }, () => kernel.descend(candidates(grid)));
      const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
      const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / samples.length;
      // Five standard errors: by chance not once in a million grids, and the seed is always the same.
      expect(Math.abs(mean - count)).toBeLessThanOrEqual(5 * Math.sqrt(variance / samples.length) + 1e-9);
    }
  });

  test('fills a grid at random, always the same by its seed', () => {
    const fill = (seed: number) => {
      kernel.seed(seed);
      kernel.beginFill(candidates(EMPTY));
      while (kernel.step() === 'running');
      return textOf(kernel.solution!);
    };
    const grids = Array.from({ length: 50 }, (_, seed) => fill(seed));
    expect(new Set(grids).size).toBe(50);
    expect(grids.every((grid) => isSolution(digitsOf(grid)))).toBe(true);
    expect(fill(7)).toBe(grids[7]);
  });

  test('has nothing to fill in where there is no solution', () => {
    kernel.beginFill(candidates(`11${EMPTY.slice(2)}`));
    expect(kernel.step()).toBe('done');
    expect(kernel.solution).toBeNull();
  });
});
