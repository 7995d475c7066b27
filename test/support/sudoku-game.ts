/** Games for tests: a clock that is set by hand, every update kept. */
import { unwrap } from '../../src/result.js';
import { Game, type GameOptions } from '../../src/sudoku/charts/game.js';
import { parseDigit } from '../../src/sudoku/formats/alphabet.js';
import { parseLayout } from '../../src/sudoku/play/rules.js';
import { rowsOf } from '../../src/sudoku/play/sheet.js';
import type { GameUpdate } from '../../src/sudoku/play/types.js';
import type { RulesRequest } from '../../src/sudoku/types.js';

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
