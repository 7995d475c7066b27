import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import { digitsOf } from '../../src/sudoku/formats/alphabet.js';
import {
  autoMarks,
  clashCells,
  clashesOf,
  isSolved,
  markClashes,
  remainingCounts,
  sameDigit,
} from '../../src/sudoku/play/look.js';
import { parseLayout } from '../../src/sudoku/play/rules.js';
import { makeSheet } from '../../src/sudoku/play/sheet.js';
import type { Cage, RulesRequest } from '../../src/sudoku/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { digitsIn } from '../support/sudoku-game.js';

const sheetOf = (grid: string) => makeSheet(digitsIn(grid), Math.sqrt(grid.length));
const layoutOf = (size: number, rules: RulesRequest = {}) => unwrap(parseLayout(rules, size));

test.each<[string, string, RulesRequest, string[], number[]]>([
  ['none', '1..............1', {}, [], []],
  ['two in a row', '1..1............', {}, ['duplicate_in_row'], [0, 3]],
  ['two in a row and a box', '11..............', {}, ['duplicate_in_row', 'duplicate_in_box'], [0, 1]],
  ['three in a column', '1...1.......1...', {}, ['duplicate_in_column', 'duplicate_in_box'], [0, 4, 12]],
  ['the corners of a diagonal', '1..............1', { variant: 'x' }, ['duplicate_in_diagonal'], [0, 15]],
  ['a knight away', '1.....1.........', { variant: 'antiknight' }, ['knight_move', 'knight_move'], [0, 6]],
  ['a cage of too much', '4...............', { cages: [{ sum: 4, cells: [0, 1] }] }, ['cage_sum'], [0, 1]],
  [
    'twice in a cage',
    '1....1..........',
    { variant: 'latin', cages: [{ sum: 6, cells: [0, 5, 6] }] },
    ['duplicate_in_cage'],
    [0, 5],
  ],
  ['no box in a latin square', '1....1..........', { variant: 'latin' }, [], []],
])('clashes: %s', (_, grid, rules, reasons, cells) => {
  const layout = layoutOf(4, rules);
  const found = clashesOf(layout, sheetOf(grid));
  expect(found.map(({ reason }) => reason)).toEqual(expect.arrayContaining(reasons));
  if (reasons.length === 0) expect(found).toEqual([]);
  expect([...clashCells(layout, sheetOf(grid))].sort((a, b) => a - b)).toEqual(cells);
});

test('what is left of each digit, below 0 where it stands too often', () => {
  expect(remainingCounts(sheetOf('11111...22......'))).toEqual([-1, 2, 4, 4]);
});

test('the cells of a digit; an open cell is like no other', () => {
  expect(sameDigit(sheetOf('1...2.1.........'), 1)).toEqual([0, 6]);
  expect(sameDigit(sheetOf('1...2.1.........'), 0)).toEqual([]);
});

test('what the peers leave, filled cells having none', () => {
  const left = autoMarks(layoutOf(4), sheetOf('12..............'));
  expect([0, 2, 4, 15].map((cell) => digitsOf(left[cell]!))).toEqual([[], [3, 4], [3, 4], [1, 2, 3, 4]]);
});

test('of marks what the peers leave', () => {
  const marks = digitsIn('12..............').map((digit) => (digit ? 0 : 0b0111));
  const left = autoMarks(layoutOf(4), sheetOf('12..............'), marks);
  expect([0, 2, 4, 15].map((cell) => digitsOf(left[cell]!))).toEqual([[], [3], [3], [1, 2, 3]]);
});

test('marks that the peers exclude, not those under a digit', () => {
  const marks = Array.from({ length: 16 }, (_, cell) => ({
    corner: cell === 0 ? 0 : 0b0001,
    centre: 0b0110,
  }));
  const bad = markClashes(layoutOf(4), { ...sheetOf('12..............'), marks });
  expect([0, 2, 4, 9, 15].map((cell) => digitsOf(bad[cell]!))).toEqual([[], [1, 2], [1, 2], [2], []]);
});

test('the highest digit of the largest grid', () => {
  const grid = `Y${'.'.repeat(624)}`;
  const left = autoMarks(layoutOf(25), sheetOf(grid));
  expect([digitsOf(left[1]!).includes(25), digitsOf(left[624]!).includes(25)]).toEqual([false, true]);
});

interface Row {
  variant: string;
  n: number;
  solution: string;
  regions?: string;
  cages?: Cage[];
}

describe.runIf(hasCases('sudoku/variants.jsonl'))('solutions of the collection', () => {
  test('are solved, and no more with two digits changed over', () => {
    for (const { variant, n, solution, regions, cages } of readCases<Row>('sudoku/variants.jsonl')) {
      const layout = layoutOf(n, { variant, ...(regions && { regions }), ...(cages && { cages }) });
      const sheet = sheetOf(solution);
      expect(isSolved(layout, sheet)).toBe(true);
      const [first, second, ...others] = sheet.digits;
      expect(isSolved(layout, { digits: [second!, first!, ...others] })).toBe(false);
      expect(isSolved(layout, { digits: [0, second!, ...others] })).toBe(false);
    }
  });
});
