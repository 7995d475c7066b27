/** Games for tests: a clock that is set by hand, every update kept. */
import { unwrap } from '../../src/result.js';
import { Game, type GameEvent, type GameOptions } from '../../src/sudoku/charts/game.js';
import { parseDigit } from '../../src/sudoku/formats/alphabet.js';
import { parseLayout } from '../../src/sudoku/play/rules.js';
import { rowsOf } from '../../src/sudoku/play/sheet.js';
import type { GameUpdate } from '../../src/sudoku/play/types.js';
import type { RulesRequest } from '../../src/sudoku/types.js';

export const PUZZLE = '.234341221434.2.';
export const SOLUTION = '1234341221434321';

export interface TestGame {
  game: Game;
  updates: GameUpdate[];
  clock: { time: number };
}

export function newGame(
  size: number,
  rules: RulesRequest = {},
  options: Partial<GameOptions> = {},
): TestGame {
  const updates: GameUpdate[] = [];
  const clock = { time: 1000 };
  const layout = unwrap(parseLayout(rules, size));
  const now = () => clock.time;
  return { game: new Game((update) => updates.push(update), { layout, now, ...options }), updates, clock };
}

/** The digits of a grid in one line. */
export function digitsIn(grid: string): number[] {
  const size = Math.sqrt(grid.length);
  return [...grid].map((char) => parseDigit(char, size)!);
}

/** The rows of a grid in one line. */
export const rowsIn = (grid: string): number[][] => rowsOf(digitsIn(grid), Math.sqrt(grid.length));

/** A game that has just been started; a 4x4 puzzle by default, which `SOLUTION` solves. */
export function startGame(puzzle = PUZZLE, all = newGame(Math.sqrt(puzzle.length))): TestGame {
  all.game.send({ type: 'setup', initState: rowsIn(puzzle) });
  all.game.send({ type: 'start' });
  return all;
}

/** Everything at once. */
export const solveWith = (solution: string): GameEvent => ({
  type: 'apply',
  placements: digitsIn(solution).map((digit, cell) => ({ cell, digit })),
  eliminations: [],
});

export const tap = (x: number, y: number): GameEvent => ({ type: 'tap', x, y });
