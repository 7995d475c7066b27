/** What reports on other grids than classic ones say by hints: requests, words, facts, and where hints end. */
import { describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import { describeHint } from '../../src/sudoku/index.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku } from '../support/sudoku.js';

const service = await loadSudoku();
const analyze = (request: SudokuRequest): SudokuReport =>
  runSudoku(service, { rate: false, timeMs: 60_000, ...request }).report;
const generate = (request: GenerateRequest): SudokuReport =>
  runSudoku(service, { rate: false, timeMs: 60_000, ...request }).report;

const SIX = generate({ generate: { size: 6, seed: 2 } }).grid;
const TWELVE = generate({ generate: { size: 12, seed: 1 } }).grid;
const KILLER = generate({ variant: 'killer', generate: { seed: 6 } });
const killer = { grid: KILLER.grid, cages: KILLER.cages! };
/** No technique solves it. */
const HARD = {
  grid: '.................8.8.417..9......83...........1...6..............9......4....2...',
  variant: 'antiknight',
};

describe('requests', () => {
  test('none, some, the whole path', () => {
    expect(analyze({ grid: SIX, hints: 0 }).hints).toEqual([]);
    expect(analyze({ grid: SIX }).hints).toHaveLength(1);
    expect(analyze({ grid: SIX, hints: 3 }).hints).toHaveLength(3);
    const { hints, solution, facts } = analyze({ grid: SIX, hints: -1 });
    const digits = [...SIX];
    for (const { cell, digit } of hints.flatMap(({ placements }) => placements)) digits[cell] = String(digit);
    expect(digits.join('')).toBe(solution);
    expect(facts).not.toHaveProperty('stuck');
  });

  test('there is no rating', () => {
    expect(analyze({ grid: SIX, rate: true })).toMatchObject({ rating: null, hodoku: null });
  });

  test('find lists every instance, and refuses what is looked for in classic grids alone', () => {
    const { hints } = analyze({ ...killer, find: 'cage-sum' });
    expect(hints.length).toBeGreaterThan(10);
    expect(new Set(hints.map(({ technique }) => technique))).toEqual(new Set(['Cage Sum']));
    expect(() => analyze({ ...killer, find: 'Sue de Coq' })).toThrow(HintwrightError);
    expect(() => analyze({ ...killer, find: 'Sue de Coq' })).toThrow(/classic 9x9 grids alone.*Cage Sum/);
  });

  test('a classic grid has no cages to find', () => {
    const grid = '4..27.6..798156234.2.84...7237468951849531726561792843.82.15479.7..243....4.87..2';
    expect(analyze({ grid, find: 'Cage Sum' }).hints).toEqual([]);
  });

  test('hints start from entries and pencil marks', () => {
    const { solution } = analyze({ grid: SIX });
    const target = SIX.indexOf('.');
    const candidates = [...solution!].map((digit, cell) => (cell === target ? digit : '123456')).join(' ');
    const { hints } = analyze({ grid: SIX, candidates, find: 'Naked Single' });
    expect(hints.flatMap(({ placements }) => placements)).toContainEqual({
      cell: target,
      digit: Number(solution![target]),
    });
  });

  test.each([
    ['digits', SIX, '123456'],
    ['letters', TWELVE, 'ABCDEFGHIJKL'],
  ])('where the marks are wrong there is none, and what is wrong is said: a grid of %s', (_, grid, all) => {
    const { solution } = analyze({ grid });
    const target = grid.indexOf('.');
    const candidates = [...solution!].map((digit, cell) => (cell === target ? all.replace(digit, '') : all));
    const { hints, status, facts } = analyze({ grid, candidates: candidates.join(' ') });
    expect({ hints, status }).toEqual({ hints: [], status: 'none' });
    expect(facts!.mistakes).toEqual([target]);
  });
});

describe('where hints end', () => {
  test('is said, once', () => {
    const { status, hints, facts, explanation } = analyze({ ...HARD, hints: -1 });
    expect(status).toBe('unique');
    expect(hints.flatMap(({ placements }) => placements).length).toBeLessThan(69);
    expect(facts!.stuck).toBe(true);
    expect(explanation).toMatch(/^There is exactly one solution\. The techniques known .* hints end\.$/);
  });

  test('is not said before it is met', () => {
    expect(analyze({ ...HARD, hints: 1 }).facts).not.toHaveProperty('stuck');
  });
});

describe('words', () => {
  test('cells and digits are written as on their grid', () => {
    const { hints } = analyze({ grid: TWELVE, hints: -1 });
    const told = hints.map(({ levels }) => levels[2]).join('\n');
    expect(told).toMatch(/r1[0-2]c\d|r\d+c1[0-2]/);
    for (const [i, { placements, levels, size }] of hints.entries()) {
      expect(size).toBe(12);
      expect(describeHint(hints[i]!)).toEqual(levels);
      for (const { cell, digit } of placements)
        expect(levels[2]).toContain(
          `r${Math.floor(cell / 12) + 1}c${(cell % 12) + 1} is ${String.fromCharCode(64 + digit)}`,
        );
    }
  });

  test('cages by their sum and first cell, and what cells add up to', () => {
    const [cage] = analyze({ ...killer, find: 'Cage Sum' }).hints;
    expect(cage!.houses).toEqual([
      { role: 'base', kind: 'cage', number: 1, cage: { sum: killer.cages[0]!.sum, cell: 0 } },
    ]);
    expect(cage!.levels[1]).toContain(`the cage of ${killer.cages[0]!.sum} at r1c1`);
    const innies = analyze({ ...killer, find: 'Innies and Outies' }).hints;
    for (const { sum, levels } of innies) expect(levels[2]).toContain(` is ${sum}: `);
    expect(innies.length).toBeGreaterThan(0);
  });

  test.each([
    ['x', 'diagonal'],
    ['windoku', 'window'],
    ['disjoint', 'disjoint group'],
    ['jigsaw', 'region'],
  ])('under %s the %s has its name', (variant, name) => {
    const { grid, regions } = generate({ variant, generate: { size: 9, seed: 1 } });
    const rules = regions ? { regions } : { variant };
    const { hints } = analyze({ grid, ...rules, hints: -1 });
    expect(hints.map(({ levels }) => levels[2]).join('\n')).toMatch(new RegExp(`${name} \\d`));
  });
});

describe('grids with several solutions', () => {
  /** As long as all solutions are counted, `probabilities` says what any of them holds. */
  test.each([
    ['4x4', { grid: '1.......2.......' }],
    ['4x4 x', { grid: '1...............', variant: 'x' }],
    ['6x6', { grid: `${SIX.slice(0, 18)}${'.'.repeat(18)}` }],
    ['6x6 disjoint', { grid: `12....${'.'.repeat(12)}..3...${'.'.repeat(12)}`, variant: 'disjoint' }],
    [
      '4x4 killer',
      {
        grid: '.'.repeat(16),
        cages: [
          { sum: 3, cells: [0, 1] },
          { sum: 9, cells: [2, 3, 7] },
        ],
      },
    ],
  ] as const)('%s: a hint holds in all of them', (_, rules) => {
    const { status, hints, probabilities, facts } = analyze({
      ...rules,
      ...('cages' in rules && { cages: rules.cages.map(({ sum, cells }) => ({ sum, cells: [...cells] })) }),
      limit: 1e9,
      hints: -1,
    } as SudokuRequest);
    expect(status).toBe('multiple');
    expect(facts).not.toHaveProperty('stuck');
    for (const { placements, eliminations } of hints) {
      for (const { cell, digit } of placements) expect(probabilities![cell]![digit - 1]).toBe(1);
      for (const { cell, digit } of eliminations) expect(probabilities![cell]![digit - 1]).toBe(0);
    }
  });
});
