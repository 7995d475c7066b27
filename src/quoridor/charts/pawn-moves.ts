import type { Direction } from '../types.js';

/** The twelve kinds of pawn move, as columns to the right and rows upwards: each leads to a square of its own. */
export const PAWN_MOVES = {
  moveUp: [0, 1],
  moveDown: [0, -1],
  moveLeft: [-1, 0],
  moveRight: [1, 0],
  jumpUp: [0, 2],
  jumpDown: [0, -2],
  jumpLeft: [-2, 0],
  jumpRight: [2, 0],
  jumpUpLeft: [-1, 1],
  jumpUpRight: [1, 1],
  jumpDownLeft: [-1, -1],
  jumpDownRight: [1, -1],
} as const satisfies Record<string, readonly [columns: number, rows: number]>;

export type PawnMove = keyof typeof PAWN_MOVES;

/** The four kinds that step to the next square. */
export type PawnStep = 'moveUp' | 'moveDown' | 'moveLeft' | 'moveRight';

export const STEP_DIRECTIONS: Readonly<Record<PawnStep, Direction>> = {
  moveUp: 'north',
  moveDown: 'south',
  moveLeft: 'west',
  moveRight: 'east',
};

export const pawnMoves = Object.keys(PAWN_MOVES) as PawnMove[];

export const isStep = (move: PawnMove): move is PawnStep => move in STEP_DIRECTIONS;
