import type { Direction, Player, QuoridorReport } from '../types.js';
import { isStep, PAWN_MOVES, type PawnMove, STEP_DIRECTIONS } from './pawn-moves.js';

/** What a pawn must know of a position: the part of a report that answers every guard. */
export type PawnBoard = Pick<
  QuoridorReport,
  'columns' | 'rows' | 'pawns' | 'exits' | 'legalMoves' | 'toMove' | 'winner'
>;

/** Columns and rows count from 1, from the left and from the bottom. */
export interface Place {
  column: number;
  row: number;
}

const A = 'a'.charCodeAt(0);

export function placeOf(square: string): Place {
  return { column: square.charCodeAt(0) - A + 1, row: Number(square[1]) };
}

export function squareAt({ column, row }: Place): string {
  return `${String.fromCharCode(A + column - 1)}${row}`;
}

/** Where a kind of move leads, off the board too. */
export function destinationOf(from: Place, move: PawnMove): Place {
  const [columns, rows] = PAWN_MOVES[move];
  return { column: from.column + columns, row: from.row + rows };
}

/** A wall or the border closes that side of the player's square. */
export function isWallBlocking(board: PawnBoard, player: Player, direction: Direction): boolean {
  return !board.exits[player - 1]!.includes(direction);
}

/** The other player's pawn stands there. */
export function isPawnBlocking(board: PawnBoard, player: Player, destination: Place): boolean {
  return board.pawns[otherThan(player) - 1] === squareAt(destination);
}

/** The other pawn is next to the source, and the rules let this one past it. The rules themselves are the kernel's. */
export function isPathValidJump(board: PawnBoard, source: Place, destination: Place, enemy: Place): boolean {
  const apart = Math.abs(enemy.column - source.column) + Math.abs(enemy.row - source.row);
  return apart === 1 && board.legalMoves.includes(squareAt(destination));
}

/** A step to the next square. */
export function isMoveValid(board: PawnBoard, player: Player, source: Place, move: PawnMove): boolean {
  return (
    isStep(move) &&
    isTurnOf(board, player) &&
    !isWallBlocking(board, player, STEP_DIRECTIONS[move]) &&
    !isPawnBlocking(board, player, destinationOf(source, move))
  );
}

/** A jump: of a diagonal both coordinates are looked at, so that both regions go or neither. */
export function isJumpValid(board: PawnBoard, player: Player, source: Place, move: PawnMove): boolean {
  const enemy = placeOf(board.pawns[otherThan(player) - 1]!);
  return (
    !isStep(move) &&
    isTurnOf(board, player) &&
    isPathValidJump(board, source, destinationOf(source, move), enemy)
  );
}

export function otherThan(player: Player): Player {
  return player === 1 ? 2 : 1;
}

function isTurnOf({ toMove, winner }: PawnBoard, player: Player): boolean {
  return winner === null && toMove === player;
}
