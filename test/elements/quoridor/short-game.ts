import type { Mounted } from './mount.js';

/** A short game on a small board: two pawns meet, a wall, a jump onto the goal row. */
export const SMALL = { columns: 5, rows: 5, walls: 2 };
export const GAME = ['c2', 'c4', 'c3', 'c2h', 'b1v', 'b4', 'c4', 'b3', 'c5'];

/** The moves that led to what the board shows. */
export const played = ({ element }: Mounted): string =>
  element.line!.moves.slice(0, element.line!.at).join(' ');
