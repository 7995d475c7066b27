import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import {
  FORMATS,
  MAX_TEXT,
  makeDigit,
  makeGrid,
  makeText,
  parseCandidates,
  parseGrid,
} from '../../src/sudoku/notation.js';
import { readRequest } from '../../src/sudoku/request.js';
import type { Mark, SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';
import { expectGoodError } from './check.js';
import { TEXTS, traps, values } from './corpus.js';
import { PATIENCE, runs } from './runs.js';
import { GRIDS, hostileGrid, hostileSudoku, slippedSudoku } from './sudoku-arbitraries.js';

function parse(text: string): void {
  for (const result of [parseGrid(text), parseCandidates(text, 9)]) {
    if (result.ok) continue;
    expectGoodError(result.error);
    if (result.error.input !== undefined && !text.startsWith(result.error.input))
      throw new Error('an input that is not the text given');
  }
}

/** Answered by `work`, or refused with a code. */
function refusable(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof HintwrightError)) throw error;
    expectGoodError(error);
  }
}

const read = (request: unknown) => refusable(() => void readRequest(request as SudokuRequest));

/** No hint goes against the only solution there is. */
function checkHints({ hints, solution, size }: SudokuReport): void {
  if (solution === null) return;
  const holds = ({ cell, digit }: Mark) => solution[cell] === makeDigit(digit, size);
  for (const { technique, placements, eliminations } of hints)
    if (!placements.every(holds) || eliminations.some(holds))
      throw new Error(`${technique} against ${solution}`);
}

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});

test('the corpus, as text and with a grid around it', () => {
  for (const text of TEXTS) {
    parse(text);
    for (const grid of GRIDS) parse(grid.slice(0, 40) + text + grid.slice(40));
  }
});

test(
  'any text is read or refused with a code and a place',
  () => {
    fc.assert(fc.property(hostileGrid, parse), runs(20_000));
  },
  PATIENCE,
);

test(
  'what is read is written so that it reads the same',
  () => {
    const twice = (text: string) => {
      const sheet = parseGrid(text);
      if (!sheet.ok) return;
      const { side, givens, entries } = sheet.value;
      const digits = givens.map((digit, cell) => digit || entries[cell]!);
      for (const format of FORMATS) {
        if (side < 5 && format === 'sukaku') continue; // as long as an 8x8 grid: refused
        const again = parseGrid(makeText(sheet.value, format));
        const read = again.ok
          ? again.value.givens.map((digit, cell) => digit || again.value.entries[cell]!)
          : [];
        const marked = ['sukaku', 'pencilmarks'].includes(format) && sheet.value.marks !== null;
        if (!marked && makeGrid(read, side) !== makeGrid(digits, side))
          throw new Error(`${JSON.stringify(text)} as ${format}`);
      }
    };
    fc.assert(fc.property(hostileGrid, twice), runs(4_000));
  },
  PATIENCE,
);

test(
  'any request is understood or refused with a code',
  () => {
    fc.assert(fc.property(hostileSudoku, read), runs(10_000));
  },
  PATIENCE,
);

test(
  'any request that is understood is answered, and says nothing that cannot be',
  () => {
    const answer = (request: object) =>
      refusable(() => {
        const { report } = runSudoku(service, { ...request, timeMs: 30 } as SudokuRequest);
        const { status, solutionCount, solution, conflicts, size } = report;
        if ((status === 'none') !== (solutionCount === 0)) throw new Error(`${status} with ${solutionCount}`);
        if ((solution !== null) !== (status === 'unique' || status === 'solved')) throw new Error(status);
        if (conflicts.some((cell) => !(cell >= 0 && cell < size * size)))
          throw new Error('a cell off the grid');
        checkHints(report);
      });
    fc.assert(fc.property(slippedSudoku, answer), runs(1_500));
  },
  PATIENCE,
);

describe('the corpus as a field', () => {
  const fields = ['grid', 'variant', 'boxes', 'regions', 'cages', 'candidates', 'entries', 'limit', 'timeMs'];
  test.each([...fields, 'rate', 'analyzeGuesses', 'hints', 'find', 'generate'])('%s', (field) => {
    for (const value of values()) read({ grid: GRIDS[0], [field]: value });
    for (const value of values()) read({ generate: { [field]: value } });
  });

  test('as a request', () => {
    for (const request of [...values(), ...traps()]) read(request);
  });
});

test('nothing reaches the prototypes', () => {
  read(JSON.parse('{"grid":"1","__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}}}'));
  read({ generate: JSON.parse('{"__proto__":{"hostile":1}}') });
  expect(({} as { hostile?: unknown }).hostile).toBeUndefined();
});

test.each([
  '1',
  '1 ',
  '[',
  '[1,',
  ',',
  '|',
  '+',
  ':',
  '\n',
  '1\n',
  '#',
  '<game data="',
  '[Puzzle]\n',
  '\ud83c',
  '"',
  "'",
])('as long as may be, of %j, is no work', (piece) => {
  const text = piece.repeat(MAX_TEXT).slice(0, MAX_TEXT);
  const start = performance.now();
  for (let i = 0; i < 5; i++) parseGrid(text);
  expect((performance.now() - start) / 5).toBeLessThan(1000);
});
