/**
 * Squares, walls and moves as numbers, the same on every board and in the kernel (assembly/quoridor/squares.ts): a move is the
 * pawn's destination, 0 (a1) to 80 (i9), or 81 and more for a wall: 64 horizontal slots, then 64 vertical ones.
 */

export interface BoardSize {
  /** 2 to 9. */
  columns: number;
  rows: number;
}

export const LEAST_SIDE = 2;
export const MOST_SIDE = 9;

export type WallDirection = 'h' | 'v';

const STRIDE = 9;
const SLOT_STRIDE = 8;
const SLOTS = 64;
export const FIRST_WALL = 81;
export const MOVE_COUNT = FIRST_WALL + 2 * SLOTS;

/** Column and row count from 0. */
export interface Place {
  column: number;
  row: number;
}

export const squareAt = ({ column, row }: Place): number => row * STRIDE + column;

export const placeOf = (square: number): Place => ({
  column: square % STRIDE,
  row: Math.floor(square / STRIDE),
});

/** The move that lays a wall; its place is the square south-west of its middle. */
export const wallAt = ({ column, row }: Place, direction: WallDirection): number =>
  FIRST_WALL + (direction === 'v' ? SLOTS : 0) + row * SLOT_STRIDE + column;

export const isWall = (move: number): boolean => move >= FIRST_WALL;

export function wallOf(move: number): Place & { direction: WallDirection } {
  const slot = (move - FIRST_WALL) % SLOTS;
  const direction = move - FIRST_WALL < SLOTS ? 'h' : 'v';
  return { column: slot % SLOT_STRIDE, row: Math.floor(slot / SLOT_STRIDE), direction };
}

/** Whether a square lies on a board, and whether a wall of either direction has room at it. */
export const hasSquare = ({ columns, rows }: BoardSize, { column, row }: Place): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows;

export const hasSlot = ({ columns, rows }: BoardSize, place: Place): boolean =>
  hasSquare({ columns: columns - 1, rows: rows - 1 }, place);

export const placeName = ({ column, row }: Place): string => String.fromCharCode(97 + column) + (row + 1);

/** Modern notation, by move. */
export const MOVE_NAMES: readonly string[] = Array.from({ length: MOVE_COUNT }, (_, move) => {
  if (!isWall(move)) return placeName(placeOf(move));
  const wall = wallOf(move);
  return placeName(wall) + wall.direction;
});

export const moveName = (move: number): string => MOVE_NAMES[move] as string;

/** Place of each move when their names are sorted by code point. */
const RANKS = new Uint8Array(MOVE_COUNT);
[...MOVE_NAMES.keys()]
  .sort((a, b) => (moveName(a) < moveName(b) ? -1 : 1))
  .forEach((move, rank) => {
    RANKS[move] = rank;
  });

/** Sorts moves by the code points of their names. */
export const byName = (a: number, b: number): number => (RANKS[a] as number) - (RANKS[b] as number);

/** Every wall that a board has room for, sorted by name. */
export function wallsOf({ columns, rows }: BoardSize): number[] {
  const walls: number[] = [];
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      walls.push(wallAt({ column, row }, 'h'), wallAt({ column, row }, 'v'));
    }
  }
  return walls.sort(byName);
}
