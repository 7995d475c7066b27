/** A Quoridor board as plainly as can be: squares row by row, walls by slot, paths by breadth-first search. */

/** A position in names, as the collection of cases has it. */
export interface Position {
  columns: number;
  rows: number;
  pawns: readonly [string, string];
  left: readonly [number, number];
  turn: 0 | 1;
  walls: readonly string[];
}

/** Squares are numbered row by row from a1, `columns` a row. */
export interface Board {
  columns: number;
  rows: number;
  pawns: [number, number];
  left: [number, number];
  turn: 0 | 1;
  /** By the number of the wall's south-west square. */
  horizontal: Uint8Array;
  vertical: Uint8Array;
  /** By square and direction, 4 * square + direction: closed by the border or a wall. */
  closed: Uint8Array;
}

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const DIRECTIONS = [NORTH, EAST, SOUTH, WEST];

export interface Wall {
  slot: number;
  direction: 'h' | 'v';
}

export const squareOf = ({ columns }: { columns: number }, name: string): number =>
  (Number(name[1]) - 1) * columns + name.charCodeAt(0) - 97;

export const wallOf = (board: { columns: number }, name: string): Wall => ({
  slot: squareOf(board, name),
  direction: name.endsWith('h') ? 'h' : 'v',
});

export const nameOf = ({ columns }: { columns: number }, square: number): string =>
  'abcdefghi'[square % columns] + String(Math.floor(square / columns) + 1);

export function boardOf({ columns, rows, pawns, left, turn, walls }: Position): Board {
  const squares = columns * rows;
  const [first, second] = pawns;
  const board: Board = {
    ...{ columns, rows, turn },
    pawns: [squareOf({ columns }, first), squareOf({ columns }, second)],
    left: [...left],
    horizontal: new Uint8Array(squares),
    vertical: new Uint8Array(squares),
    closed: new Uint8Array(4 * squares),
  };
  for (let square = 0; square < squares; square++) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    board.closed.set(
      [row === rows - 1, column === columns - 1, row === 0, column === 0].map(Number),
      4 * square,
    );
  }
  for (const name of walls) layWall(board, wallOf(board, name));
  return board;
}

/** The square one step away; the edge between must be open. */
export function neighbour({ columns }: Board, square: number, direction: number): number {
  if (direction === EAST) return square + 1;
  if (direction === WEST) return square - 1;
  return direction === NORTH ? square + columns : square - columns;
}

/** Whether one may step from a square in a direction, pawns ignored. */
export const isOpen = ({ closed }: Board, square: number, direction: number): boolean =>
  closed[4 * square + direction] === 0;

/** A horizontal wall closes the north edges of two squares side by side, a vertical one the east edges of two above each other. */
function setWall(board: Board, { slot, direction }: Wall, there: 0 | 1): void {
  const isFlat = direction === 'h';
  (isFlat ? board.horizontal : board.vertical)[slot] = there;
  for (const square of [slot, slot + (isFlat ? 1 : board.columns)]) {
    const beyond = square + (isFlat ? board.columns : 1);
    board.closed[4 * square + (isFlat ? NORTH : EAST)] = there;
    board.closed[4 * beyond + (isFlat ? SOUTH : WEST)] = there;
  }
}

/** Lays a wall that meets no other. */
export const layWall = (board: Board, wall: Wall): void => setWall(board, wall, 1);

/** Takes a wall away. */
export const liftWall = (board: Board, wall: Wall): void => setWall(board, wall, 0);

/** A wall overlaps those of its direction half its length to either side, and crosses the other one of its slot. */
export function meets(board: Board, { slot, direction }: Wall): 'overlap' | 'crossing' | null {
  const [own, other, step] =
    direction === 'h'
      ? [board.horizontal, board.vertical, 1]
      : [board.vertical, board.horizontal, board.columns];
  // No wall is named by a square of the last column, so that stepping over the end of a row finds none.
  if (own[slot] || own[slot - step] || own[slot + step]) return 'overlap';
  return other[slot] ? 'crossing' : null;
}

export const isGoal = ({ columns, rows }: Board, player: 0 | 1, square: number): boolean =>
  player === 0 ? square >= columns * (rows - 1) : square < columns;

const MOST_SQUARES = 81;
const steps = new Int16Array(MOST_SQUARES);
const queue = new Uint8Array(MOST_SQUARES);

/** Steps from a square to a player's goal row, -1 where there is no way. */
export function distance(board: Board, player: 0 | 1, from: number): number {
  steps.fill(-1);
  steps[from] = 0;
  queue[0] = from;
  for (let at = 0, end = 1; at < end; at++) {
    const square = queue[at] as number;
    if (isGoal(board, player, square)) return steps[square] as number;
    for (let direction = NORTH; direction <= WEST; direction++) {
      if (!isOpen(board, square, direction)) continue;
      const next = neighbour(board, square, direction);
      if (steps[next] !== -1) continue;
      steps[next] = (steps[square] as number) + 1;
      queue[end++] = next;
    }
  }
  return -1;
}

export const pathLengths = (board: Board): [number, number] => [
  distance(board, 0, board.pawns[0]),
  distance(board, 1, board.pawns[1]),
];

export function winnerOf(board: Board): 0 | 1 | null {
  if (isGoal(board, 0, board.pawns[0])) return 0;
  return isGoal(board, 1, board.pawns[1]) ? 1 : null;
}
