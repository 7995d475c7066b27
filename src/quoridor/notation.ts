/**
 * Positions as text: the moves from the start, `e2 e8 e3 d6h`, or what stands on the board,
 * `HORIZONTAL WALLS / VERTICAL WALLS / PAWNS / WALLS LEFT / TO MOVE`. What is read here is well formed and lies on the board;
 * whether the rules allow it is for the kernel to say (position.ts).
 */
import { fail, type Result, succeed } from '../result.js';
import { parseBoard } from './board-text.js';
import { type BoardSize, isWall, wallOf } from './moves.js';
import { parseMoves } from './moves-text.js';
import { makeMove } from './notations.js';
import type { Notation, QuoridorReport } from './types.js';
import type { BoardPosition, Supply, Written } from './written.js';

export { type BoardSize, moveName } from './moves.js';
export { makeMove } from './notations.js';
export type { BoardPosition, PlacedMove, Supply, Written } from './written.js';

/** Longest text that is read, in UTF-16 units: some five thousand moves. */
export const MAX_TEXT = 20_000;

/**
 * Reads a position in either form; one with a `/` is a board, the empty text the start. Errors: `ERR_TOO_LONG`, `ERR_MOVE`,
 * `ERR_OFF_BOARD`, `ERR_SECTIONS`, `ERR_WALL_LIST`, `ERR_PAWNS`, `ERR_SAME_SQUARE`, `ERR_BOTH_ARRIVED`, `ERR_WALLS_LEFT`,
 * `ERR_TOO_MANY_WALLS`, `ERR_TO_MOVE`.
 */
export function parsePosition(text: string, supply: Supply, notation: Notation = 'modern'): Result<Written> {
  if (typeof text !== 'string') return fail({ code: 'ERR_MOVE', message: 'A position is text.' });
  if (text.length > MAX_TEXT) {
    return fail({
      code: 'ERR_TOO_LONG',
      message: `This text is ${text.length} characters long; positions are read up to ${MAX_TEXT}. Give the board instead of the moves.`,
      input: text.slice(0, MAX_TEXT),
      at: MAX_TEXT,
    });
  }
  if (text.includes('/')) return parseBoard(text, supply, notation);
  const moves = parseMoves(text, supply, notation);
  return moves.ok ? succeed({ form: 'moves', moves: moves.value }) : moves;
}

/** The board as text, walls sorted: ` /  / e1 e9 / 10 10 / 1`. */
export function makePosition(
  { walls, pawns, wallsLeft, toMove }: BoardPosition,
  size: BoardSize,
  notation: Notation = 'modern',
): string {
  const nameOf = (square: number) => makeMove(square, size, notation);
  return joinBoard({
    walls: walls.filter(isWall).map((wall) => nameOf(wall).slice(0, 2) + wallOf(wall).direction),
    pawns: [nameOf(pawns[0]), nameOf(pawns[1])],
    ...{ wallsLeft, toMove },
  });
}

/** What lies on a board, by name: `e3h`, `e1`. */
export type NamedBoard = Pick<QuoridorReport, 'walls' | 'pawns' | 'toMove'> &
  Pick<BoardPosition, 'wallsLeft'>;

/** The board as text, walls sorted, its squares and walls named as they are. */
export function joinBoard({ walls, pawns, wallsLeft, toMove }: NamedBoard): string {
  const lying = (direction: 'h' | 'v') =>
    walls
      .filter((wall) => wall.endsWith(direction))
      .map((wall) => wall.slice(0, 2))
      .sort()
      .join('');
  return [lying('h'), lying('v'), pawns.join(' '), wallsLeft.join(' '), toMove].join(' / ');
}

/** Moves as text, in the order played: `e2 e8 e3 d6h`. */
export function makeMoves(moves: readonly number[], size: BoardSize, notation: Notation = 'modern'): string {
  return moves.map((move) => makeMove(move, size, notation)).join(' ');
}
