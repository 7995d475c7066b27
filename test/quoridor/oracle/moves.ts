/** Legal moves from the rules, each wall tried by laying it and looking for both paths; perft from that. */
import {
  type Board,
  DIRECTIONS,
  isOpen,
  layWall,
  liftWall,
  meets,
  nameOf,
  neighbour,
  pathLengths,
  squareOf,
  wallOf,
  winnerOf,
} from './board.js';

export type Fault = 'overlap' | 'crossing' | 'seals-player-1' | 'seals-player-2' | 'seals-both';

/** Names of the legal moves, sorted; none once the game is over. */
export function legalMoves(board: Board): string[] {
  if (winnerOf(board) !== null) return [];
  return [...pawnMoves(board), ...wallMoves(board)].sort();
}

export function pawnMoves(board: Board): string[] {
  const own = board.pawns[board.turn];
  const other = board.pawns[1 - board.turn] as number;
  const found: number[] = [];
  for (const direction of DIRECTIONS) {
    if (!isOpen(board, own, direction)) continue;
    const next = neighbour(board, own, direction);
    if (next !== other) found.push(next);
    else if (isOpen(board, other, direction)) found.push(neighbour(board, other, direction));
    else {
      const sides = DIRECTIONS.filter((side) => (side - direction) % 2 !== 0 && isOpen(board, other, side));
      found.push(...sides.map((side) => neighbour(board, other, side)));
    }
  }
  return found.map((square) => nameOf(board, square));
}

function wallMoves(board: Board): string[] {
  return board.left[board.turn] === 0
    ? []
    : allWalls(board).filter((name) => wallFault(board, name) === null);
}

/** Every slot of the board, by name. */
export function allWalls({ columns, rows }: Board): string[] {
  const names: string[] = [];
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++)
      for (const direction of ['h', 'v']) names.push(nameOf({ columns }, row * columns + column) + direction);
  return names;
}

/** Why a wall can't stand beside the others, or null. */
export function wallFault(board: Board, name: string): Fault | null {
  const wall = wallOf(board, name);
  const met = meets(board, wall);
  if (met) return met;
  layWall(board, wall);
  const [first, second] = pathLengths(board).map((steps) => steps < 0);
  liftWall(board, wall);
  if (first && second) return 'seals-both';
  return first ? 'seals-player-1' : second ? 'seals-player-2' : null;
}

/** The board after a legal move; the other one stays as it is. */
export function after(board: Board, move: string): Board {
  const next: Board = {
    ...board,
    pawns: [...board.pawns],
    left: [...board.left],
    horizontal: board.horizontal.slice(),
    vertical: board.vertical.slice(),
    closed: board.closed.slice(),
    turn: board.turn === 0 ? 1 : 0,
  };
  if (move.length === 2) next.pawns[board.turn] = squareOf(board, move);
  else {
    layWall(next, wallOf(board, move));
    next.left[board.turn]--;
  }
  return next;
}

/** Positions `plies` on; games that end earlier count nothing. */
export function perft(board: Board, plies: number): number {
  if (plies === 0) return 1;
  const moves = legalMoves(board);
  if (plies === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(after(board, move), plies - 1), 0);
}
