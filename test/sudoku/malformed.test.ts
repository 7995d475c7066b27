import { beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, HintwrightError } from '../../src/errors.js';
import { MAX_TEXT } from '../../src/sudoku/notation.js';
import type { SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';

interface Row {
  input?: string;
  request?: SudokuRequest;
  error?: string;
  report?: Partial<SudokuReport>;
  note: string;
}

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});

function answer(request: unknown): SudokuReport | HintwrightError {
  try {
    return runSudoku(service, request as SudokuRequest).report;
  } catch (error) {
    if (error instanceof HintwrightError) return error;
    throw error;
  }
}

describe.runIf(hasCases('sudoku/malformed.jsonl'))('bad input of the collection', () => {
  const rows = readCases<Row>('sudoku/malformed.jsonl').map((row) => ({
    ...row,
    name: row.note || (row.input ?? JSON.stringify(row.request)).slice(0, 60),
  }));
  test.each(rows)('$error: $name', ({ input, request, error, report }) => {
    const result = answer(request ?? { grid: input });
    if (report) expect(result).toMatchObject(report);
    else if (error === 'OK_OR_PARSE_ERROR')
      expect(result).toMatchObject({ status: 'unique', entries: `8${'.'.repeat(80)}` });
    else expect((result as HintwrightError).code).toBe(`ERR_${error}`);
    if (input !== undefined && result instanceof HintwrightError) {
      expect(result.input).toBe(input);
      expect(result.at).toBeGreaterThanOrEqual(0);
      expect(result.at).toBeLessThanOrEqual(input.length);
    }
  });
});

const GRID = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const EMPTY = '.'.repeat(81);
const SMALL = '1...............';
/** As text `3:0,1`. */
const PAIR = { sum: 3, cells: [0, 1] };

describe('the code, and the place of the fault', () => {
  test.each<[why: string, request: unknown, code: ErrorCode, at?: number]>([
    ['nothing', {}, 'ERR_EMPTY_INPUT', 0],
    ['a comment alone', { grid: '8.  '.replace(/8.*/, '   # no grid') }, 'ERR_EMPTY_INPUT'],
    ['a grid that is no text', { grid: [1, 2] }, 'ERR_BAD_OPTION'],
    ['no object', null, 'ERR_REQUEST'],
    ['a field that does not exist', { grid: GRID, limits: 3 }, 'ERR_OPTION'],
    [
      'a bad character, behind a byte order mark',
      { grid: `\ufeff${GRID.slice(0, -1)}!` },
      'ERR_BAD_CHARACTER',
      81,
    ],
    ['one cell too few', { grid: GRID.slice(0, -1) }, 'ERR_BAD_LENGTH', 80],
    ['one too many', { grid: `${GRID}.` }, 'ERR_BAD_LENGTH', 81],
    ['half a grid with a bad character', { grid: '8.........%36' }, 'ERR_BAD_CHARACTER', 10],
    ['a digit above the side', { grid: '5...............' }, 'ERR_BAD_CHARACTER', 0],
    ['a digit among letters', { grid: `1${'.'.repeat(255)}` }, 'ERR_BAD_CHARACTER', 0],
    ['a row too long', { grid: '1...\n..2..\n3...\n....' }, 'ERR_BAD_ROW_LENGTH', 9],
    [
      'a row of a list too short',
      { grid: '[[1,0,0,0],[0,0],[0,0,0,0],[0,0,0,0]]' },
      'ERR_BAD_ROW_LENGTH',
      15,
    ],
    ['an empty list', { grid: '[]' }, 'ERR_BAD_LENGTH', 2],
    ['text behind a list', { grid: '[1,2] x' }, 'ERR_PARSE_ERROR', 5],
    ['an object', { grid: '<game>' }, 'ERR_PARSE_ERROR', 0],
    [
      'a field between commas that is no number',
      { grid: '1,0,0,0\n0,q,0,0\n0,0,0,0\n0,0,0,0' },
      'ERR_BAD_CHARACTER',
      10,
    ],
    ['a deleted candidate of row 0', { grid: `${GRID}:102` }, 'ERR_BAD_CANDIDATE', 82],
    ['too few pencil marks', { grid: SMALL, candidates: '1 23' }, 'ERR_BAD_LENGTH', 4],
    ['a pencil mark that is no digit', { grid: SMALL, candidates: '1 2x' }, 'ERR_BAD_CANDIDATE', 3],
    ['an entry over a given', { grid: SMALL, entries: '2...............' }, 'ERR_BAD_ENTRY', 0],
    ['too few entries', { grid: SMALL, entries: '2' }, 'ERR_BAD_LENGTH', 1],
    ['an entry that is no digit', { grid: SMALL, entries: '.7..............' }, 'ERR_BAD_CHARACTER', 1],
    ['an unknown variant', { grid: EMPTY, variant: 'x+chess' }, 'ERR_BAD_VARIANT', 2],
    ['variants that exclude each other', { grid: EMPTY, variant: 'latin+disjoint' }, 'ERR_BAD_VARIANT'],
    ['a variant of another size', { grid: EMPTY, variant: '16x16' }, 'ERR_BAD_VARIANT'],
    ['windows that there cannot be', { grid: '.'.repeat(36), variant: 'windoku' }, 'ERR_BAD_VARIANT'],
    ['boxes that do not fit', { grid: EMPTY, boxes: '2x4' }, 'ERR_BAD_BOXES'],
    ['boxes in a latin square', { grid: EMPTY, variant: 'latin', boxes: '3x3' }, 'ERR_BAD_BOXES'],
    ['no boxes that there could be', { grid: '.'.repeat(49) }, 'ERR_BAD_BOXES'],
    ['a jigsaw without regions', { grid: EMPTY, variant: 'jigsaw' }, 'ERR_BAD_REGIONS'],
    ['a region too large', { grid: SMALL, regions: 'AAAAABBBCCCCDDDD' }, 'ERR_BAD_REGIONS', 4],
    ['too many regions', { grid: SMALL, regions: 'AAAABBBBCCCCDDDE' }, 'ERR_BAD_REGIONS', 12],
    ['too few letters', { grid: SMALL, regions: 'AAAA' }, 'ERR_BAD_REGIONS', 4],
    ['a killer without cages', { grid: EMPTY, variant: 'killer' }, 'ERR_BAD_CAGE'],
    ['a cage without cells', { grid: EMPTY, cages: [{ sum: 3, cells: [] }] }, 'ERR_BAD_CAGE'],
    ['a cage with a cell twice', { grid: EMPTY, cages: [{ sum: 3, cells: [4, 4] }] }, 'ERR_BAD_CAGE', 4],
    ['a cage off the grid', { grid: EMPTY, cages: [{ sum: 3, cells: [81] }] }, 'ERR_BAD_CAGE', 2],
    ['a cage without a sum', { grid: EMPTY, cages: [PAIR, { sum: 0, cells: [4] }] }, 'ERR_BAD_CAGE', 6],
    [
      'cages that share a cell',
      { grid: EMPTY, cages: [PAIR, { sum: 5, cells: [2, 1] }] },
      'ERR_BAD_CAGE',
      10,
    ],
    ['a cell that is no number', { grid: EMPTY, cages: [PAIR, { sum: 5, cells: ['a1'] }] }, 'ERR_BAD_CAGE'],
    ['a cage that is none', { grid: EMPTY, cages: [7] }, 'ERR_BAD_CAGE'],
    ['cages that are no list', { grid: EMPTY, cages: {} }, 'ERR_BAD_CAGE'],
    ['a limit with a fraction', { grid: EMPTY, limit: 1.5 }, 'ERR_BAD_OPTION'],
    ['a negative time', { grid: EMPTY, timeMs: -1 }, 'ERR_BAD_OPTION'],
    ['a flag that is no truth', { grid: EMPTY, analyzeGuesses: 1 }, 'ERR_BAD_OPTION'],
    ['a technique that there is not', { grid: EMPTY, find: 'x-wings' }, 'ERR_BAD_OPTION'],
    [
      'a technique of classic grids alone',
      { grid: EMPTY, variant: 'x', find: 'Sue de Coq' },
      'ERR_BAD_OPTION',
    ],
    ['a grid to be made that is also given', { grid: EMPTY, generate: {} }, 'ERR_OPTION'],
    ['an unknown symmetry', { generate: { symmetry: 'odd' } }, 'ERR_BAD_OPTION'],
    ['an unknown level', { generate: { level: 'evil' } }, 'ERR_BAD_OPTION'],
    ['a level of what is not rated', { generate: { level: 'easy', size: 6 } }, 'ERR_BAD_OPTION'],
    ['more clues than cells', { generate: { clues: 82 } }, 'ERR_BAD_OPTION'],
    ['a size that there is not', { generate: { size: 26 } }, 'ERR_BAD_OPTION'],
    ['rules that no grid obeys', { generate: { size: 4 }, variant: 'x+antiking' }, 'ERR_NOT_FOUND'],
  ])('%s', (_, request, code, at) => {
    const result = answer(request);
    expect(result).toBeInstanceOf(HintwrightError);
    expect(result).toMatchObject(at === undefined ? { code } : { code, at });
  });
});

test.each([
  [[PAIR, { sum: 5, cells: [2, 1] }], 'Cell 1 is in cage 1 and in cage 2.', '3:0,1;5:2,1'],
  [[{ sum: 3, cells: [0, 7, 0] }], 'Cage 1 lists cell 0 twice.', '3:0,7,0'],
  [[{ sum: 3, cells: [4.5] }], 'Cage 1 has a cell 4.5; cells are numbered from 0 to 80.', '3:4.5'],
])('the fault in cages %j is told in a sentence, beside the cages as text', (cages, message, input) => {
  expect(answer({ grid: EMPTY, cages })).toMatchObject({ message, input });
});

describe('more text than any grid has', () => {
  test.each(['1', ' ', '[', ',', '\n', '8.', '1 ', '|', ':', '<game '])(
    'of %j is refused at once',
    (piece) => {
      expect((answer({ grid: piece.repeat((10 << 20) / piece.length) }) as HintwrightError).code).toBe(
        'ERR_TOO_LONG',
      );
    },
  );

  test.each(['candidates', 'entries', 'regions', 'variant', 'boxes'])('in %s, too', (field) => {
    const result = answer({ grid: GRID, [field]: '1 '.repeat(1 << 20) });
    expect(result).toMatchObject({ code: 'ERR_TOO_LONG', at: MAX_TEXT });
  });
});
