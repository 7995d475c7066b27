import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import type { GameEvent } from '../../src/sudoku/charts/game.js';
import { parseLayout } from '../../src/sudoku/play/rules.js';
import type { Cage } from '../../src/sudoku/types.js';
import { hasCases, readCases } from '../support/cases.js';
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
        const { game } = startGame(puzzle, all);
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
    const { game } = startGame('................');
    game.send(tap(1, 3));
    expect(game.sheet.digits.indexOf(1)).toBe(7);
  });

  test('2: taps go round by way of an open cell, and each is one undo; the undo restores what was there', () => {
    const { game } = startGame();
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
    const { game } = startGame('................');
    game.send(solveWith('1234341221434321'));
    expect(game.phase).toBe('solved');
  });

  test('6: clashing digits are taken', () => {
    const { game } = startGame();
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
    const { game, updates } = startGame();
    const told = updates.length;
    expect(game.send(event)).toBe(false);
    expect(updates).toHaveLength(told);
  });

  test('8: after a stop the game goes on, or starts anew', () => {
    const { game } = startGame();
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
    const { game, updates } = startGame(`${'123456'.repeat(6)}`);
    game.send({ type: 'stop' });
    const layout = unwrap(parseLayout({}, 4));
    expect(game.send({ type: 'setup', layout, initState: rowsIn(PUZZLE) })).toBe(true);
    expect(updates.at(-1)).toEqual({ initState: rowsIn(PUZZLE), currentState: rowsIn(PUZZLE) });
    const fresh = newGame(9);
    expect(fresh.game.send({ type: 'start' })).toBe(true);
    expect(fresh.updates.at(-1)!.currentState.flat()).toEqual(Array(81).fill(0));
  });

  test('13: the end of a game restarts nothing', () => {
    const { game } = startGame();
    game.send(solveWith(SOLUTION));
    expect(game.sheet.digits).toEqual(digitsIn(SOLUTION));
  });
});
