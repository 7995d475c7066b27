import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import { Game, type GameEvent } from '../../src/sudoku/charts/game.js';
import { parseLayout } from '../../src/sudoku/play/rules.js';
import type { Cage } from '../../src/sudoku/types.js';
import { hostileValue } from '../hostile/arbitraries.js';
import { hasCases, readCases } from '../support/cases.js';
import { digitsIn, newGame, rowsIn, type TestGame } from '../support/sudoku-game.js';

const PUZZLE = '.234341221434.2.';
const SOLUTION = '1234341221434321';

function play(puzzle = PUZZLE, all = newGame(Math.sqrt(puzzle.length))): TestGame {
  all.game.send({ type: 'setup', initState: rowsIn(puzzle) });
  all.game.send({ type: 'start' });
  return all;
}

const tap = (x: number, y: number): GameEvent => ({ type: 'tap', x, y });
const solve = (solution: string): GameEvent => ({
  type: 'apply',
  placements: digitsIn(solution).map((digit, cell) => ({ cell, digit })),
  eliminations: [],
});

interface Row {
  variant: string;
  n: number;
  puzzle: string;
  solution: string;
  regions?: string;
  cages?: Cage[];
}

describe.runIf(hasCases('sudoku/variants.jsonl'))('puzzles of the collection, 4x4 to 25x25', () => {
  const rows = readCases<Row>('sudoku/variants.jsonl');
  test.each([...new Set(rows.map(({ variant }) => variant))])(
    '%s: the solution ends the game, a slip does not',
    (variant) => {
      for (const { n, puzzle, solution, regions, cages } of rows.filter((one) => one.variant === variant)) {
        const all = newGame(n, { variant, ...(regions && { regions }), ...(cages && { cages }) });
        const { game } = play(puzzle, all);
        const digits = digitsIn(solution);
        const open = [...digits.keys()].filter((cell) => game.sheet.givens[cell] === 0);
        const [last, ...others] = open;
        for (const cell of others) game.send({ type: 'enter', cells: [cell], digit: digits[cell]! });
        game.send({ type: 'enter', cells: [last!], digit: (digits[last!]! % n) + 1 });
        expect(game.phase).toBe('playing');
        expect(game.send({ type: 'undo' })).toBe(true);
        game.send({ type: 'enter', cells: [last!], digit: digits[last!]! });
        expect(game.phase).toBe('solved');
        expect(game.sheet.digits).toEqual(digits);
      }
    },
  );
});

describe('the fourteen oddities, kept or mended', () => {
  test('1: x is the row, y the column', () => {
    const { game } = play('................');
    game.send(tap(1, 3));
    expect(game.sheet.digits.indexOf(1)).toBe(7);
  });

  test('2: taps go round by way of an open cell, and each is one undo; the undo restores what was there', () => {
    const { game } = play();
    const seen = Array.from({ length: 6 }, () => game.send(tap(3, 1)) && game.sheet.digits[13]);
    expect(seen).toEqual([1, 2, 3, 4, 0, 1]);
    for (const before of [0, 4, 3, 2, 1, 0]) {
      game.send({ type: 'undo' });
      expect(game.sheet.digits[13]).toBe(before);
    }
    game.send({ type: 'enter', cells: [13], digit: 4 });
    game.send({ type: 'enter', cells: [13], digit: 2 });
    game.send({ type: 'undo' });
    expect(game.sheet.digits[13]).toBe(4);
  });

  test('4: a grid that is given whole is solved, at the setup and at the start', () => {
    const { game } = newGame(4);
    game.send({ type: 'setup', initState: rowsIn(SOLUTION) });
    expect(game.phase).toBe('solved');
    game.send({ type: 'start' });
    expect(game.phase).toBe('solved');
    game.send({ type: 'setup', initState: rowsIn(PUZZLE), entries: rowsIn(SOLUTION) });
    expect(game.phase).toBe('solved');
    game.send({ type: 'setup', initState: rowsIn('1111'.repeat(4)) });
    expect(game.phase).toBe('unsolved');
  });

  test('5: any filling without a clash counts, also of a puzzle with several', () => {
    const { game } = play('................');
    game.send(solve('1234341221434321'));
    expect(game.phase).toBe('solved');
  });

  test('6: clashing digits are taken', () => {
    const { game } = play();
    expect(game.send({ type: 'enter', cells: [0], digit: 2 })).toBe(true);
  });

  test.each([
    ['7: a given', tap(0, 1)],
    ['7: outside', tap(4, 0)],
    ['7: outside', tap(0, -1)],
    ['12: between cells', tap(0.5, 0)],
    ['12: nowhere', tap(Number.NaN, 0)],
    ['12: no coordinates', { type: 'tap' } as GameEvent],
    ['12: text', { type: 'tap', x: '0', y: '0' } as unknown as GameEvent],
  ])('%s: a tap is not taken, and nobody is told', (_, event) => {
    const { game, updates } = play();
    const told = updates.length;
    expect(game.send(event)).toBe(false);
    expect(updates).toHaveLength(told);
  });

  test('8: after a stop the game goes on, or starts anew', () => {
    const { game } = play();
    game.send({ type: 'enter', cells: [0], digit: 1 });
    game.send({ type: 'stop' });
    expect(game.sheet.digits[0]).toBe(1);
    game.send({ type: 'resume' });
    expect([game.phase, game.sheet.digits[0]]).toEqual(['playing', 1]);
    game.send({ type: 'stop' });
    game.send({ type: 'start' });
    expect([game.sheet.digits[0], game.canUndo]).toEqual([0, false]);
  });

  test('11: a smaller grid leaves nothing of a larger one, and there is always a grid to start', () => {
    const { game, updates } = play(`${'123456'.repeat(6)}`);
    game.send({ type: 'stop' });
    const layout = unwrap(parseLayout({}, 4));
    expect(game.send({ type: 'setup', layout, initState: rowsIn(PUZZLE) })).toBe(true);
    expect(updates.at(-1)).toEqual({ initState: rowsIn(PUZZLE), currentState: rowsIn(PUZZLE) });
    const fresh = newGame(9);
    expect(fresh.game.send({ type: 'start' })).toBe(true);
    expect(fresh.updates.at(-1)!.currentState.flat()).toEqual(Array(81).fill(0));
  });

  test('13: the end of a game restarts nothing', () => {
    const { game } = play();
    game.send(solve(SOLUTION));
    expect(game.sheet.digits).toEqual(digitsIn(SOLUTION));
  });
});

describe('a setup', () => {
  test('with entries and marks can be resumed; givens keep theirs', () => {
    const { game } = newGame(4);
    const entries = rowsIn('1...............');
    const marks = digitsIn(PUZZLE).map(() => ({ corner: 1, centre: 6 }));
    game.send({ type: 'setup', initState: rowsIn(PUZZLE), entries, marks, elapsedMs: 5000 });
    expect([game.phase, game.canResume, game.sheet.digits[0]]).toEqual(['unsolved', true, 1]);
    expect(game.sheet.marks[13]).toEqual({ corner: 1, centre: 6 });
    expect(game.sheet.marks[1]).toEqual({ corner: 0, centre: 0 });
    game.send({ type: 'resume' });
    expect([game.sheet.digits[0], game.elapsedMs, game.canUndo]).toEqual([1, 5000, false]);
  });

  test.each<[string, object]>([
    ['rows of another size', { initState: rowsIn('1'.repeat(81)) }],
    ['a row too long', { initState: [[0, 0, 0, 0, 0], [], [], []] }],
    ['a digit that is none', { initState: rowsIn(PUZZLE).map((row) => row.map((d) => d + 1)) }],
    ['half a digit', { initState: rowsIn(PUZZLE).map((row) => row.map((d) => d / 2)) }],
    ['a hole', { initState: [new Array(4), ...rowsIn(PUZZLE).slice(1)] }],
    ['no rows', { initState: undefined }],
    ['text', { initState: PUZZLE }],
    ['entries of another size', { initState: rowsIn(PUZZLE), entries: [[1]] }],
    [
      'marks of a fifth digit',
      { initState: rowsIn(PUZZLE), marks: Array(16).fill({ corner: 16, centre: 0 }) },
    ],
    ['too few marks', { initState: rowsIn(PUZZLE), marks: [] }],
    ['time that runs back', { initState: rowsIn(PUZZLE), elapsedMs: -1 }],
    ['no time', { initState: rowsIn(PUZZLE), elapsedMs: Number.NaN }],
  ])('of %s is not taken', (_, fields) => {
    const { game, updates } = newGame(4);
    expect(game.send({ type: 'setup', ...fields } as unknown as GameEvent)).toBe(false);
    expect(updates).toHaveLength(1);
  });

  test('keeps no hold of the rows it was sent', () => {
    const { game } = newGame(4);
    const initState = rowsIn(PUZZLE);
    game.send({ type: 'setup', initState });
    initState[0]![0] = 4;
    game.send({ type: 'start' });
    expect(game.sheet.digits[0]).toBe(0);
  });
});

describe('the clock', () => {
  test('does not count pauses, stops and the time after the end', () => {
    const { game, clock } = play();
    const pass = (ms: number) => {
      clock.time += ms;
      return game.elapsedMs;
    };
    expect(pass(10)).toBe(10);
    game.send({ type: 'pause' });
    expect(pass(100)).toBe(10);
    game.send({ type: 'continue' });
    expect(pass(5)).toBe(15);
    game.send({ type: 'stop' });
    expect(pass(100)).toBe(15);
    game.send({ type: 'resume' });
    expect(pass(5)).toBe(20);
    game.send(solve(SOLUTION));
    expect(pass(100)).toBe(20);
    game.send({ type: 'start' });
    expect(pass(7)).toBe(7);
  });

  test('takes nothing away when it is set back', () => {
    const { game, clock } = play();
    clock.time -= 500;
    expect(game.elapsedMs).toBe(0);
  });
});

test('marks stay under a digit, and are seen again when it goes', () => {
  const { game } = play();
  game.send({ type: 'mark', cells: [0, 13, 1], kind: 'corner', digit: 1 });
  game.send({ type: 'enter', cells: [0], digit: 1 });
  game.send({ type: 'erase', cells: [0, 13] });
  expect([game.sheet.digits[0], game.sheet.marks[0], game.sheet.marks[13]]).toEqual([
    0,
    { corner: 1, centre: 0 },
    { corner: 1, centre: 0 },
  ]);
  game.send({ type: 'erase', cells: [0, 13] });
  expect(game.sheet.marks.every(({ corner }) => corner === 0)).toBe(true);
});

test('a tap on its way leaves the marks of the peers, an entry takes them', () => {
  const { game } = play('.'.repeat(16));
  game.autoRemove = true;
  game.send({ type: 'mark', cells: [1], kind: 'centre', digit: 1 });
  game.send(tap(0, 0));
  expect(game.sheet.marks[1]!.centre).toBe(1);
  game.send({ type: 'enter', cells: [2], digit: 1 });
  expect(game.sheet.marks[1]!.centre).toBe(0);
});

test('an elimination is seen in a cell without centre marks: it first gets what its peers leave', () => {
  const { game } = play('.2..............');
  game.send({
    type: 'apply',
    placements: [{ cell: 15, digit: 4 }],
    eliminations: [
      { cell: 0, digit: 1 },
      { cell: 3, digit: 3 },
    ],
  });
  expect([game.sheet.marks[0]!.centre, game.sheet.marks[3]!.centre]).toEqual([0b1100, 0b0001]);
  game.send({ type: 'undo' });
  expect([game.sheet.digits[15], game.sheet.marks[0]!.centre, game.canUndo]).toEqual([0, 0, false]);
});

const TYPES = [
  'setup',
  'start',
  'resume',
  'stop',
  'pause',
  'continue',
  'tap',
  'enter',
  'mark',
  'erase',
  'autoMarks',
  'apply',
  'undo',
  'redo',
  'autoRemove',
];
const hostileEvent = fc.oneof(
  hostileValue,
  fc.record(
    {
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...TYPES) },
        { weight: 1, arbitrary: hostileValue },
      ),
      ...{ x: hostileValue, y: hostileValue, digit: hostileValue, kind: hostileValue, on: hostileValue },
      cells: fc.oneof(hostileValue, fc.array(hostileValue, { maxLength: 3 })),
      placements: fc.array(fc.oneof(hostileValue, fc.record({ cell: hostileValue, digit: hostileValue }))),
      ...{ eliminations: hostileValue, initState: hostileValue, entries: hostileValue, marks: hostileValue },
    },
    { requiredKeys: ['type'] },
  ),
);

test('whatever is sent, nothing is thrown and the grid stays one', () => {
  fc.assert(
    fc.property(fc.array(hostileEvent, { maxLength: 12 }), (events) => {
      const { game } = play();
      for (const event of events) game.send(event as GameEvent);
      expect(game.sheet.digits).toHaveLength(16);
      expect(game.sheet.digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 4)).toBe(
        true,
      );
      expect(unwrap(Game.read(game.save())).sheet).toEqual(game.sheet);
    }),
    { numRuns: 500 },
  );
});
