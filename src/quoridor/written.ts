/** Positions as they are read from text. Squares and moves are numbers (moves.ts). */
import type { BoardSize } from './moves.js';
import type { Player } from './types.js';

/** What a text is read against: the board, and the walls that each player starts with. */
export interface Supply extends BoardSize {
  walls: number;
}

/** A square or a move and where it stands in the text, 0-based. */
export interface PlacedMove {
  move: number;
  at: number;
}

/** What stands on the board. */
export interface BoardPosition {
  walls: readonly number[];
  /** The pawns' squares. */
  pawns: readonly [number, number];
  wallsLeft: readonly [number, number];
  toMove: Player;
}

export type Written =
  | { form: 'moves'; moves: PlacedMove[] }
  | { form: 'board'; walls: PlacedMove[]; position: BoardPosition };
