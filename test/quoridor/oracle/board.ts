/** A Quoridor board as plainly as can be: squares and walls by column and row, paths by breadth-first search. */

export interface Square {
  column: number;
  row: number;
}

export interface Wall extends Square {
  direction: 'h' | 'v';
}

/** A position in names, as the collection of cases has it. */
export interface Position {
  columns: number;
  rows: number;
  pawns: readonly [string, string];
  left: readonly [number, number];
  turn: 0 | 1;
  walls: readonly string[];
}

export interface Board {
  columns: number;
  rows: number;
  pawns: [Square, Square];
  left: [number, number];
  turn: 0 | 1;
  /** By row and column of the wall's south-west square. */
  horizontal: boolean[][];
  vertical: boolean[][];
}

export const squareOf = (name: string): Square => ({
  column: name.charCodeAt(0) - 97,
  row: Number(name[1]) - 1,
});

export const wallOf = (name: string): Wall => ({
  ...squareOf(name),
  direction: name.endsWith('h') ? 'h' : 'v',
});

export const nameOf = ({ column, row }: Square): string => 'abcdefghi'[column] + String(row + 1);

export function boardOf({ columns, rows, pawns, left, turn, walls }: Position): Board {
  const grid = () => Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
  const [first, second] = pawns;
  const board: Board = {
    ...{ columns, rows, turn },
    pawns: [squareOf(first), squareOf(second)],
    left: [...left],
    horizontal: grid(),
    vertical: grid(),
  };
  for (const wall of walls) setWall(board, wallOf(wall), true);
  return board;
}

export function setWall(board: Board, { column, row, direction }: Wall, there: boolean): void {
  const grid = direction === 'h' ? board.horizontal : board.vertical;
  (grid[row] as boolean[])[column] = there;
}

const hasWall = (grid: boolean[][], column: number, row: number): boolean => grid[row]?.[column] === true;

export const isOn = ({ columns, rows }: Board, { column, row }: Square): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

/** North, east, south, west. */
export const STEPS = [
  { column: 0, row: 1 },
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: -1, row: 0 },
] as const;

export const plus = (a: Square, b: Square): Square => ({ column: a.column + b.column, row: a.row + b.row });

/** Whether one may step from a square to its neighbour, pawns ignored. */
export function isOpen(board: Board, from: Square, step: Square): boolean {
  const to = plus(from, step);
  if (!isOn(board, to)) return false;
  const column = Math.min(from.column, to.column);
  const row = Math.min(from.row, to.row);
  return step.column === 0
    ? !hasWall(board.horizontal, column, row) && !hasWall(board.horizontal, column - 1, row)
    : !hasWall(board.vertical, column, row) && !hasWall(board.vertical, column, row - 1);
}

/** A horizontal wall meets those one column beside it, a vertical one those one row beside it, and each the other at its middle. */
export function meets(board: Board, { column, row, direction }: Wall): 'overlap' | 'crossing' | null {
  const own = direction === 'h' ? board.horizontal : board.vertical;
  const other = direction === 'h' ? board.vertical : board.horizontal;
  const [dx, dy] = direction === 'h' ? [1, 0] : [0, 1];
  for (const i of [-1, 0, 1]) if (hasWall(own, column + i * dx, row + i * dy)) return 'overlap';
  return hasWall(other, column, row) ? 'crossing' : null;
}

export const goalRow = (board: Board, player: 0 | 1): number => (player === 0 ? board.rows - 1 : 0);

/** Steps from a square to a player's goal row, -1 where there is no way. */
export function distance(board: Board, player: 0 | 1, from: Square): number {
  const goal = goalRow(board, player);
  const seen = new Uint8Array(board.columns * board.rows);
  let frontier = [from];
  seen[from.row * board.columns + from.column] = 1;
  for (let steps = 0; frontier.length > 0; steps++) {
    const next: Square[] = [];
    for (const square of frontier) {
      if (square.row === goal) return steps;
      for (const step of STEPS) {
        if (!isOpen(board, square, step)) continue;
        const to = plus(square, step);
        const index = to.row * board.columns + to.column;
        if (seen[index]) continue;
        seen[index] = 1;
        next.push(to);
      }
    }
    frontier = next;
  }
  return -1;
}

export const pathLengths = (board: Board): [number, number] => [
  distance(board, 0, board.pawns[0]),
  distance(board, 1, board.pawns[1]),
];

export function winnerOf(board: Board): 0 | 1 | null {
  if (board.pawns[0].row === goalRow(board, 0)) return 0;
  return board.pawns[1].row === goalRow(board, 1) ? 1 : null;
}
