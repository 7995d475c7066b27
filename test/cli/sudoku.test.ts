import { beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.js';
import { createStyle } from '../../src/cli/style.js';
import { formatSudoku } from '../../src/cli/sudoku/table.js';
import type { SudokuRequest } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';
import { fakeTerminal } from './streams.js';

const GRID = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const plain = createStyle(Number.POSITIVE_INFINITY, false);

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});

const table = (request: SudokuRequest, style = plain) =>
  formatSudoku({ ...runSudoku(service, { rate: false, ...request }).report, timeMs: 1.25 }, style);

async function run(...args: string[]) {
  const terminal = fakeTerminal();
  const code = await runProgram(['sudoku', ...args], terminal);
  return { code, out: terminal.out(), err: terminal.err() };
}

describe('the table', () => {
  test('how hard it is', () => {
    const grid = '..34.67....6.....2.......462....4..85.491.....9.3........2..8...47.9.2.1....45...';
    const text = table({ grid, rate: true });
    expect(text).toContain("Rated expert: 7.1/1.2/1.2 by Sudoku Explainer's scale. Hardest: Forcing Chain.");
    expect(text).toMatch(/^HoDoKu: (easy|medium|hard|unfair|extreme), score \d+\.$/m);
  });

  test('the grid and its solution, what was found, what it rests on', () => {
    expect(table({ grid: '.31.4......2....' })).toBe(
      `. 3 | 1 .      2 3 | 1 4
4 . | . .      4 1 | 2 3
----+----      ----+----
. . | . 2      1 4 | 3 2
. . | . .      3 2 | 4 1

There is exactly one solution.
Minimal: no given can go.

Naked Single: a cell has one candidate left.
Naked Single: look at r1c1.
Naked Single: every other digit is ruled out in r1c1: r1c1 is 2.

4x4 classic, counted: givens, 1.3 ms`,
    );
  });

  test('on a narrow terminal the solution stands below', () => {
    const lines = table({ grid: GRID }, createStyle(40, false)).split('\n');
    expect(lines[0]).toBe('8 . . | . . . | . . .');
    expect(lines[12]).toBe('8 1 2 | 7 5 3 | 6 4 9');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  test('irregular regions are drawn by their borders', () => {
    const lines = table({ grid: '.'.repeat(16), regions: 'AAABDABBDDCBDCCC' })
      .split('\n')
      .slice(0, 7);
    expect(lines).toEqual([
      '.   .   . | .',
      '-       -',
      '. | . | .   .',
      '    --+--',
      '.   . | . | .',
      '    -       -',
      '. | .   .   .',
    ]);
  });

  test('several solutions: how many, an estimate named as one', () => {
    const text = table({ grid: '.'.repeat(81) });
    expect(text).toContain('There are more than 1,000 solutions.');
    expect(text).toMatch(/An estimate, no bound: about \d\.\de\+21 \(standard error \d\.\de\+\d+\)\./);
  });

  test('a clash names its cells', () => {
    const text = table({ grid: `88${GRID.slice(2)}` });
    expect(text).toContain('8 stands more than once in row 1.\nCells r1c1 r1c2.');
  });

  test('one given that could go, and no more', () => {
    const text = table({ grid: GRID, cages: [{ sum: 8, cells: [0] }] });
    expect(text).toContain('\nNot minimal: one given could go: r1c1.\n');
  });

  test('wrong entries and guesses', () => {
    const text = table({ grid: GRID, entries: `.4${'.'.repeat(79)}` });
    expect(text).toContain('The givens alone: unique. Not as in its solution: r1c2.');
    expect(table({ grid: GRID, analyzeGuesses: true })).toMatch(
      /Of \d+ candidates singles bring \d+ to the solution/,
    );
  });
});

describe('the command', () => {
  test('prints the report as JSON', async () => {
    const { code, out } = await run(GRID, '--json', '--limit', '5');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'sudoku', status: 'unique', grid: GRID });
  });

  test('takes every field', async () => {
    const cages = JSON.stringify([{ sum: 3, cells: [0, 1] }]);
    const { out } = await run(
      '.'.repeat(16),
      '--cages',
      cages,
      '--variant',
      'x',
      '--json',
      '--analyze-guesses',
    );
    expect(JSON.parse(out)).toMatchObject({ variant: 'x+killer', cages: JSON.parse(cages) });
  });

  test.each([
    [['--limit', '0'], 'ERR_BAD_OPTION'],
    [['--limit', 'many'], 'ERR_OPTION'],
    [['--cages', '{}'], 'ERR_OPTION'],
    [['--cages', '[1'], 'ERR_OPTION'],
    [['--find', 'x-wings'], 'ERR_BAD_OPTION'],
    [['--level', 'hard'], 'ERR_USAGE'],
  ])('refuses %j', async (args, code) => {
    await expect(run(GRID, ...args)).rejects.toMatchObject({ code });
  });
});

describe('generate', () => {
  test('prints a grid and nothing else; the seed decides', async () => {
    const [first, again, other] = await Promise.all(
      ['7', '7', '8'].map((seed) => run('generate', '--seed', seed)),
    );
    expect(first!.out).toMatch(/^[1-9.]{81}\n$/);
    expect(again!.out).toBe(first!.out);
    expect(other!.out).not.toBe(first!.out);
  });

  test('symmetry, size and boxes', async () => {
    const { out } = await run(
      'generate',
      '--symmetry',
      'rotational',
      '--size',
      '6',
      '--boxes',
      '3x2',
      '--json',
    );
    const { grid, boxes, minimal } = JSON.parse(out);
    expect({ boxes, minimal }).toEqual({ boxes: '3x2', minimal: true });
    const empty = [...grid].map((digit) => digit === '.');
    expect(empty).toEqual([...empty].reverse());
  });

  test('regions follow in a line of their own', async () => {
    const { out } = await run('generate', '--variant', 'jigsaw', '--size', '6');
    expect(out).toMatch(/^[1-6.]{36}\nregions [A-F]{36}\n$/);
  });

  test('by level; an unknown one is refused with the code that a program gets', async () => {
    const { out } = await run('generate', '--level', 'medium', '--json');
    expect(JSON.parse(out)).toMatchObject({ rating: { level: 'medium' } });
    await expect(run('generate', '--level', 'evil')).rejects.toMatchObject({ code: 'ERR_BAD_OPTION' });
  });

  test('shows help with examples', async () => {
    const { out } = await run('generate', '--help').catch(() => ({ out: '' }));
    expect(out).toContain('hintwright sudoku generate --seed 7');
  });
});
