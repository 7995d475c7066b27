import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ExplainWords,
  englishWords,
  explain,
  explainReport,
  type Outcome,
} from '../../src/sudoku/explain.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';

const GRID = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const EMPTY = '.'.repeat(81);
const place = (grid: string, cell: number, digit: number) =>
  grid.slice(0, cell) + digit + grid.slice(cell + 1);

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});

describe('a report holds all that its sentence is made of', () => {
  test.each([
    ['one solution', { grid: GRID }],
    ['more solutions than are counted', { grid: EMPTY, limit: 10 }],
    ['no more than the first counted', { grid: EMPTY, limit: 1 }],
    ['a digit twice in a row', { grid: place(GRID, 1, 8) }],
    ['a cell without a digit', { grid: `123456.7........8${'.'.repeat(64)}` }],
    ['an entry that is wrong, though nothing clashes', { grid: GRID, entries: place(EMPTY, 1, 2) }],
    [
      'a sum that a cage cannot have',
      { grid: EMPTY, variant: 'killer', cages: [{ sum: 18, cells: [0, 1] }] },
    ],
    ['knights', { grid: place(place(EMPTY, 0, 5), 11, 5), variant: 'antiknight' }],
  ])('%s', (_, request) => {
    const { report } = runSudoku(service, { rate: false, ...request });
    expect(explainReport(report, englishWords)).toBe(report.explanation);
  });

  test('one of an earlier release does not', () => {
    const { facts: _, ...report } = runSudoku(service, { grid: GRID, rate: false }).report;
    expect(explainReport(report, englishWords)).toBeNull();
  });
});

test('another language says it in its own way', () => {
  const german: ExplainWords = {
    ...englishWords,
    gridImpossible: () => 'Es gibt keine Lösung, obwohl sich nichts widerspricht.',
    gridMistakes: (cells) => `Anders als in der Lösung der Vorgaben: ${cells.join(', ')}.`,
    gridCell: (row, column) => `Z${row}S${column}`,
  };
  const outcome: Outcome = {
    ...{ status: 'none', side: 9, counted: ['givens'], solutions: 0, capped: false },
    ...{ limit: 1000, clash: null, mistakes: [1, 80], unrated: null },
  };
  expect(explain(outcome, german)).toBe(
    'Es gibt keine Lösung, obwohl sich nichts widerspricht. Anders als in der Lösung der Vorgaben: Z1S2, Z9S9.',
  );
});
