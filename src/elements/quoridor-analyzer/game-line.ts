import { joinBoard } from '../../quoridor/notation.js';
import type { Player } from '../../quoridor/types.js';
import { afterMove, type Board } from './board.js';

/** A line of play: where it starts, its moves, and how many of them are played; those beyond can be redone. */
export interface GameLine {
  /** Null where the line starts as every game does: it is then written as moves. */
  start: Board | null;
  moves: readonly string[];
  at: number;
}

export const newLine = (moves: readonly string[]): GameLine => ({ start: null, moves, at: moves.length });
export const lineFrom = (start: Board): GameLine => ({ start, moves: [], at: 0 });

/** The line with a move played; a move that was taken back is played again, any other drops those beyond. */
export function played({ start, moves, at }: GameLine, move: string): GameLine {
  const rest = moves[at] === move ? moves.slice(at + 1) : [];
  return { start, moves: [...moves.slice(0, at), move, ...rest], at: at + 1 };
}

/** The line at another of its positions, as near as it has one. */
export function at(line: GameLine, ply: number): GameLine {
  return { ...line, at: Math.max(0, Math.min(ply, line.moves.length)) };
}

export const movesPlayed = (line: GameLine): readonly string[] => line.moves.slice(0, line.at);

/** The position as text: moves, or the five parts where the line starts from elsewhere. */
export function lineText(line: GameLine): string {
  if (!line.start) return movesPlayed(line).join(' ');
  return joinBoard(movesPlayed(line).reduce(afterMove, line.start));
}

/** Who makes a move of the line. */
export function moverOf(line: GameLine, ply: number): Player {
  const second = line.start?.toMove === 2;
  return (ply % 2 === 1) !== second ? 2 : 1;
}

/** The nearest position before (-1) or after (1) the one that stands in which it is a player's turn; else, after it, the last. */
export function turnBeside(line: GameLine, way: 1 | -1, player: Player): number | null {
  const last = line.moves.length;
  for (let ply = line.at + way; ply >= 0 && ply <= last; ply += way)
    if (moverOf(line, ply) === player || (way === 1 && ply === last)) return ply;
  return null;
}
