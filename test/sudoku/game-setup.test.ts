import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import { Game, type GameEvent } from '../../src/sudoku/charts/game.js';
import { hostileValue } from '../hostile/arbitraries.js';
import {
  digitsIn,
  newGame,
  PUZZLE,
  rowsIn,
  SOLUTION,
  solveWith,
  startGame,
  tap,
} from '../support/sudoku-game.js';

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
    const { game, clock } = startGame();
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
    game.send(solveWith(SOLUTION));
    expect(pass(100)).toBe(20);
    game.send({ type: 'start' });
    expect(pass(7)).toBe(7);
  });

  test('takes nothing away when it is set back', () => {
    const { game, clock } = startGame();
    clock.time -= 500;
    expect(game.elapsedMs).toBe(0);
  });
});

test('marks stay under a digit, and are seen again when it goes', () => {
  const { game } = startGame();
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
  const { game } = startGame('.'.repeat(16));
  game.autoRemove = true;
  game.send({ type: 'mark', cells: [1], kind: 'centre', digit: 1 });
  game.send(tap(0, 0));
  expect(game.sheet.marks[1]!.centre).toBe(1);
  game.send({ type: 'enter', cells: [2], digit: 1 });
  expect(game.sheet.marks[1]!.centre).toBe(0);
});

test('an elimination is seen: where an open cell has no centre marks, all first get what their peers leave', () => {
  const { game } = startGame('.2..............');
  const eliminations = [{ cell: 0, digit: 1 }];
  game.send({ type: 'mark', cells: [8], kind: 'centre', digit: 3 });
  game.send({ type: 'apply', placements: [{ cell: 15, digit: 4 }], eliminations });
  const centres = [0, 3, 8, 15].map((cell) => game.sheet.marks[cell]!.centre);
  expect(centres).toEqual([0b1100, 0b0101, 0b1111, 0]);
  game.send({ type: 'mark', cells: [8], kind: 'centre', digit: 3 });
  game.send({ type: 'apply', placements: [], eliminations: [{ cell: 3, digit: 1 }] });
  expect([game.sheet.marks[3]!.centre, game.sheet.marks[8]!.centre]).toEqual([0b0100, 0b1011]);
  for (let step = 0; step < 3; step++) game.send({ type: 'undo' });
  expect([game.sheet.digits[15], game.sheet.marks[0]!.centre, game.sheet.marks[8]!.centre]).toEqual([
    0, 0, 4,
  ]);
});

const TYPES = [
  'setup',
  'start',
  'resume',
  'stop',
  'pause',
  'continue',
  'give',
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
      const { game } = startGame();
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
