import { beforeAll, describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import type { SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';

const GRID = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const SOLUTION = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
const FIFTEEN = '001000000200000000003000000400000005005000600600000040007103000800000000009020000';
const EMPTY = '.'.repeat(81);

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});
/** Ratings have tests of their own. */
const run = (request: SudokuRequest) => runSudoku(service, { rate: false, ...request });
const analyze = (request: SudokuRequest): SudokuReport => run(request).report;

describe('the report', () => {
  test('a grid with one solution', () => {
    const report = analyze({ grid: GRID });
    expect(report).toMatchObject({
      ...{
        game: 'sudoku',
        grid: GRID,
        givens: GRID,
        entries: null,
        size: 9,
        boxes: '3x3',
        variant: 'classic',
      },
      ...{ counted: ['givens'], status: 'unique', solutionCount: 1, countCapped: false, estimate: null },
      ...{ solution: SOLUTION, conflicts: [], reason: null, minimal: true, redundant: [], givensAlone: null },
      ...{ guesses: null, rating: null, hodoku: null, hints: [], complete: true, progress: 1 },
    });
    expect(report.explanation).toBe(
      'There is exactly one solution. The techniques known for this kind of grid do not lead on from where the hints end.',
    );
    expect(report.probabilities).toHaveLength(81);
    for (const [cell, shares] of report.probabilities!.entries())
      expect(shares.indexOf(1) + 1).toBe(Number(SOLUTION[cell]));
  });

  test('a filled grid is solved', () => {
    expect(analyze({ grid: SOLUTION })).toMatchObject({
      status: 'solved',
      solution: SOLUTION,
      solutionCount: 1,
    });
  });

  test('a filled grid with a slip is not', () => {
    const report = analyze({ grid: SOLUTION.replace(/^81/, '18') });
    expect(report).toMatchObject({ status: 'none', reason: 'duplicate_in_column', solution: null });
  });

  test('an empty cell is written as a dot, whatever it was', () => {
    expect(analyze({ grid: GRID.replaceAll('.', '0') }).grid).toBe(GRID);
  });
});

describe('the limit', () => {
  const six = '92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..';
  test.each([
    [1, 1, true],
    [2, 2, true],
    [5, 5, true],
    [6, 6, false],
    [7, 6, false],
  ])('up to %i: %i of six', (limit, solutionCount, countCapped) => {
    const report = analyze({ grid: six, limit });
    expect(report).toMatchObject({ status: 'multiple', solutionCount, countCapped, complete: true });
    expect(report.probabilities === null).toBe(countCapped);
    expect(report.estimate === null).toBe(!countCapped);
  });

  test('one solution is known to be the only one, even with limit 1', () => {
    expect(analyze({ grid: GRID, limit: 1 })).toMatchObject({ status: 'unique', countCapped: false });
  });

  test('15 givens: more than one is told before anything else', () => {
    const { report, partials } = run({ grid: FIFTEEN });
    expect(partials[0]).toMatchObject({
      status: 'multiple',
      solutionCount: 2,
      countCapped: true,
      complete: false,
    });
    expect(report).toMatchObject({
      status: 'multiple',
      solutionCount: 1000,
      countCapped: true,
      solution: null,
    });
    expect(report.explanation).toBe('There are more than 1,000 solutions.');
    expect(analyze({ grid: FIFTEEN, limit: 1 }).explanation).toBe('There is more than one solution.');
    expect(report.estimate!.solutions).toBeGreaterThan(1e7);
  });

  test('the time ends a count: a lower bound that says so', () => {
    const { report, partials } = run({ grid: EMPTY, limit: 1e15, timeMs: 60 });
    expect(report).toMatchObject({
      status: 'multiple',
      countCapped: true,
      complete: false,
      probabilities: null,
    });
    expect(report.solutionCount).toBeGreaterThan(1);
    expect(report.explanation).toMatch(/^There are at least [\d,]+ solutions\.$/);
    const counts = partials.map(({ solutionCount }) => solutionCount);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  test('without the time to know, there is an error and no guess', () => {
    const large = `A${'.'.repeat(624)}`;
    expect(() => analyze({ grid: large, timeMs: 0 })).toThrow(HintwrightError);
  });

  test('the estimate is about right where the number is known', () => {
    const { estimate } = analyze({ grid: EMPTY, limit: 1 });
    const off = Math.abs(estimate!.solutions - 6.670903752021073e21);
    expect(off).toBeLessThan(6 * estimate!.standardError);
  });
});

describe('givens and entries', () => {
  const entry = (cell: number, digit: number) => EMPTY.slice(0, cell) + digit + EMPTY.slice(cell + 1);

  test('a right entry: both are counted, and the givens alone', () => {
    const report = analyze({ grid: GRID, entries: entry(1, 1) });
    expect(report).toMatchObject({
      grid: GRID,
      givens: GRID,
      entries: entry(1, 1),
      counted: ['givens', 'entries'],
    });
    expect(report).toMatchObject({ status: 'unique', solution: SOLUTION, minimal: true });
    expect(report.givensAlone).toMatchObject({ status: 'unique', solution: SOLUTION, wrongEntries: [] });
    expect(report.explanation).toContain('givens and entries');
  });

  test('a wrong entry that clashes with nothing leaves no solution; the givens have one', () => {
    const report = analyze({ grid: GRID, entries: entry(1, 4) });
    expect(report).toMatchObject({ status: 'none', reason: 'no_solution_no_direct_conflict', conflicts: [] });
    expect(report.givensAlone).toMatchObject({ status: 'unique', solutionCount: 1, wrongEntries: [1] });
    expect(report.minimal).toBe(true);
  });

  test('an entry that clashes is named with what it clashes with', () => {
    const report = analyze({ grid: GRID, entries: entry(1, 8) });
    expect(report).toMatchObject({ status: 'none', reason: 'duplicate_in_row', conflicts: [0, 1] });
  });

  test('a plus in the grid says the same as entries', () => {
    const marked = analyze({ grid: `8+1${GRID.slice(2)}` });
    expect(marked).toMatchObject({ givens: GRID, entries: entry(1, 1), counted: ['givens', 'entries'] });
    expect(marked.grid).toBe(`81${GRID.slice(2)}`);
  });

  test('all entries in place is solved', () => {
    const entries = [...SOLUTION].map((digit, cell) => (GRID[cell] === '.' ? digit : '.')).join('');
    expect(analyze({ grid: GRID, entries })).toMatchObject({ status: 'solved', solution: SOLUTION });
  });
});

describe('pencil marks', () => {
  const marks = (change: Record<number, string>) =>
    [...GRID].map((digit, cell) => change[cell] ?? (digit === '.' ? '123456789' : '-')).join(' ');

  test('filled cells hold their digit whatever their group says', () => {
    expect(analyze({ grid: GRID, candidates: marks({}) })).toMatchObject({
      ...{ status: 'unique', solution: SOLUTION, counted: ['givens', 'candidates'] },
      givensAlone: { status: 'unique' },
    });
  });

  test('counts are of the marked grid', () => {
    const report = analyze({ grid: GRID, candidates: marks({ 1: '24' }) });
    expect(report).toMatchObject({ status: 'none', givensAlone: { status: 'unique' } });
  });

  test('marks can make several solutions one', () => {
    const [first, ...rest] =
      analyze({ grid: EMPTY, candidates: [...SOLUTION].join(' ') }).probabilities ?? [];
    expect([first, rest.length]).toEqual([[0, 0, 0, 0, 0, 0, 0, 1, 0], 80]);
  });

  test('an open cell without any mark is a clash with its name', () => {
    const report = analyze({ grid: GRID, candidates: marks({ 1: '-' }) });
    expect(report).toMatchObject({ status: 'none', reason: 'empty_cell', conflicts: [1] });
  });

  test('deleted candidates of a HoDoKu line count as marks', () => {
    const report = analyze({ grid: `${GRID}:112` });
    expect(report).toMatchObject({ status: 'none', counted: ['givens', 'candidates'] });
  });
});

describe('what clashes', () => {
  test.each<[why: string, request: SudokuRequest, reason: string, cells: number[]]>([
    ['two in a row', { grid: '11..............' }, 'duplicate_in_row', [0, 1]],
    ['on a diagonal', { grid: '1..............1', variant: 'x' }, 'duplicate_in_diagonal', [0, 15]],
    ['in a window', { grid: '.....1....1.....', variant: 'windoku' }, 'duplicate_in_window', [5, 10]],
    ['in a disjoint group', { grid: '1.........1.....', variant: 'disjoint' }, 'duplicate_in_group', [0, 10]],
    ['in a region', { grid: '1....1..........', regions: 'AABBAABBCCDDCCDD' }, 'duplicate_in_region', [0, 5]],
    ['a king apart', { grid: '.....1....1.....', variant: 'antiking' }, 'king_move', [5, 10]],
    ['a knight apart', { grid: '1.....1.........', variant: 'antiknight' }, 'knight_move', [0, 6]],
    [
      'in a cage',
      { grid: '1.........1.....', cages: [{ sum: 5, cells: [0, 10] }] },
      'duplicate_in_cage',
      [0, 10],
    ],
    [
      'a sum that is passed',
      { grid: '4...............', cages: [{ sum: 3, cells: [0, 1] }] },
      'cage_sum',
      [0, 1],
    ],
    [
      'a sum that there is not',
      { grid: '.'.repeat(16), cages: [{ sum: 9, cells: [0, 1] }] },
      'cage_sum',
      [0, 1],
    ],
    [
      'nothing left for a cell',
      { grid: '123......4......'.replace('4', '.').replace(/^123\.(...)\./, '123.$14') },
      'empty_cell',
      [3],
    ],
  ])('%s', (_, request, reason, conflicts) => {
    const report = analyze(request);
    expect(report).toMatchObject({ status: 'none', solutionCount: 0, reason, conflicts });
    expect(report.explanation).toMatch(/^[A-Z0-9].*\.$/);
  });
});

describe('what users of other programs reported', () => {
  test('two 9s in a row are a report that names them, not a solution', () => {
    const grid = '.99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..';
    const report = analyze({ grid });
    expect(report).toMatchObject({
      status: 'none',
      solutionCount: 0,
      solution: null,
      reason: 'duplicate_in_row',
    });
    expect(report.conflicts).toEqual([1, 2, 37]); // the 9 of r5c2 stands in the column of r1c2
  });

  test('a generated grid with six solutions is told as such', () => {
    const grid = '92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..';
    expect(analyze({ grid })).toMatchObject({ status: 'multiple', solutionCount: 6, countCapped: false });
  });

  test('15 givens with the anti-knight rule have one solution', () => {
    expect(analyze({ grid: FIFTEEN, variant: 'antiknight' })).toMatchObject({
      status: 'unique',
      solution: '781634952256981734943257186492376815315842679678519243567193428824765391139428567',
    });
  });

  test('rules may be joined: X and windoku', () => {
    const grid = '.......1.....2...3.........4....3.......5...6....1.........78......6........32...';
    for (const variant of ['x+windoku', 'windoku, x', 'X Windoku'])
      expect(analyze({ grid, variant })).toMatchObject({
        status: 'unique',
        solution: '932674518678521943541398267469283751217459386853716429326147895794865132185932674',
      });
  });

  test('a given lost on copying makes 26 solutions of one', () => {
    const lost = '........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58';
    const whole = '........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58';
    expect(analyze({ grid: lost }).solutionCount).toBe(26);
    expect(analyze({ grid: whole }).solution).toBe(
      '358914672629753841471268395764192583932685417815437269183576924547829136296341758',
    );
  });

  test('a grid for which another program claimed a wrong step has the solution it had', () => {
    const grid =
      '.+9.5+17...51.9+4.+7.....38.+59124+5+7+6+1+839.....+9.+5.96...+5.1773..54.......+93.75.+5.2+78...:411 611 413 417 353 853 173 873 883 687';
    expect(analyze({ grid }).solution).toBe(
      '896517342513942786427386591245761839371829654968435217739654128682193475154278963',
    );
  });

  test('dashes are empty cells', () => {
    const grid = '1549----------41---6-75---9-1---8---69---7-4---5----37-8-----1-----3--68------5--';
    expect(analyze({ grid }).solution).toBe(
      '154983726978264153362751489217348695693527841845196237589672314721435968436819572',
    );
  });
});

describe('a service', () => {
  test('answers after a job that was left alone', () => {
    const job = service.analyze({ grid: EMPTY, limit: 1e15 });
    for (let i = 0; i < 5; i++) job.next();
    job.return(undefined as never);
    expect(analyze({ grid: GRID }).solution).toBe(SOLUTION);
    const half = service.analyze({ grid: '.'.repeat(36), limit: 1e15 });
    for (let i = 0; i < 3; i++) half.next();
    expect(analyze({ grid: FIFTEEN, variant: 'antiknight' }).status).toBe('unique');
  });
});
