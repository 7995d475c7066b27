/** Legal moves from the rules, each wall tried by laying it and looking for both paths; perft from that. */
import {
  type Board,
  isOpen,
  meets,
  nameOf,
  pathLengths,
  plus,
  type Square,
  STEPS,
  setWall,
  squareOf,
  type Wall,
  wallOf,
  winnerOf,
} from './board.js';

export type Fault = 'overlap' | 'crossing' | 'seals-player-1' | 'seals-player-2' | 'seals-both';

/** Names of the legal moves, sorted; none once the game is over. */
export function legalMoves(board: Board): string[] {
  if (winnerOf(board) !== null) return [];
  return [...pawnMoves(board), ...wallMoves(board)].sort();
}

const isSame = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row;

export function pawnMoves(board: Board): string[] {
  const own = board.pawns[board.turn];
  const other = board.pawns[1 - board.turn] as Square;
  const found: Square[] = [];
  for (const step of STEPS) {
    if (!isOpen(board, own, step)) continue;
    const next = plus(own, step);
    if (!isSame(next, other)) found.push(next);
    else if (isOpen(board, other, step)) found.push(plus(other, step));
    else {
      for (const side of STEPS) {
        const isAside = (side.column === 0) !== (step.column === 0);
        if (isAside && isOpen(board, other, side)) found.push(plus(other, side));
      }
    }
  }
  return found.map(nameOf);
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
      for (const direction of ['h', 'v']) names.push(nameOf({ column, row }) + direction);
  return names;
}

/** Why a wall can't stand beside the others, or null. */
export function wallFault(board: Board, name: string): Fault | null {
  const wall: Wall = wallOf(name);
  const met = meets(board, wall);
  if (met) return met;
  setWall(board, wall, true);
  const [first, second] = pathLengths(board).map((steps) => steps < 0);
  setWall(board, wall, false);
  if (first && second) return 'seals-both';
  return first ? 'seals-player-1' : second ? 'seals-player-2' : null;
}

/** The board after a legal move; the other one stays as it is. */
export function after(board: Board, move: string): Board {
  const next: Board = {
    ...board,
    pawns: [...board.pawns],
    left: [...board.left],
    horizontal: board.horizontal.map((row) => [...row]),
    vertical: board.vertical.map((row) => [...row]),
    turn: board.turn === 0 ? 1 : 0,
  };
  if (move.length === 2) next.pawns[board.turn] = squareOf(move);
  else {
    setWall(next, wallOf(move), true);
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
