import { otherThan, type Place, placeOf, squareAt } from '../../quoridor/charts/pawn-guards.js';
import type { Direction, Player, QuoridorReport } from '../../quoridor/types.js';

/** What lies on the board: what is drawn, before a report and after it. */
export type Board = Pick<
  QuoridorReport,
  'columns' | 'rows' | 'pawns' | 'walls' | 'wallsLeft' | 'toMove' | 'winner'
>;

export function boardOf(report: QuoridorReport): Board {
  const { columns, rows, pawns, walls, wallsLeft, toMove, winner } = report;
  return { columns, rows, pawns, walls, wallsLeft, toMove, winner };
}

export const isWall = (move: string): boolean => move.length === 3;

export type WallDirection = 'h' | 'v';

/** The place of the square that names a wall, its south-west one, and its direction. */
export interface Wall extends Place {
  direction: WallDirection;
}

export const wallOf = (name: string): Wall => ({ ...placeOf(name), direction: name[2] as WallDirection });
export const wallName = (wall: Wall): string => squareAt(wall) + wall.direction;

/** The nearest wall that the board has room for. */
export function wallNear({ columns, rows }: Pick<Board, 'columns' | 'rows'>, wall: Wall): Wall {
  return {
    column: clamp(wall.column, columns - 1),
    row: clamp(wall.row, rows - 1),
    direction: wall.direction,
  };
}

/** The board after a legal move, until its report comes. */
export function afterMove(board: Board, move: string): Board {
  const { toMove, pawns, walls, wallsLeft, rows } = board;
  const replace = <T>(pair: [T, T], value: T): [T, T] => (toMove === 1 ? [value, pair[1]] : [pair[0], value]);
  const next = { ...board, toMove: otherThan(toMove) };
  if (isWall(move))
    return {
      ...next,
      walls: [...walls, move].sort(),
      wallsLeft: replace(wallsLeft, wallsLeft[toMove - 1]! - 1),
    };
  const winner = placeOf(move).row === (toMove === 1 ? rows : 1) ? toMove : null;
  return { ...next, pawns: replace(pawns, move), winner };
}

/** Whose pawn stands on a square. */
export function pawnOn({ pawns }: Board, square: string): Player | null {
  return pawns[0] === square ? 1 : pawns[1] === square ? 2 : null;
}

/** The sides of a square that a wall closes; the board's edge does not count. */
export function walledSides(board: Board, place: Place): Direction[] {
  const { column, row } = place;
  const has = (at: Place, direction: WallDirection) => board.walls.includes(wallName({ ...at, direction }));
  const above = (r: number) => has({ column, row: r }, 'h') || has({ column: column - 1, row: r }, 'h');
  const rightOf = (c: number) => has({ column: c, row }, 'v') || has({ column: c, row: row - 1 }, 'v');
  const sides: [Direction, boolean][] = [
    ['north', above(row)],
    ['east', rightOf(column)],
    ['south', above(row - 1)],
    ['west', rightOf(column - 1)],
  ];
  return sides.filter(([, walled]) => walled).map(([direction]) => direction);
}

/** Every square, the topmost row first. */
export function squaresOf({ columns, rows }: Pick<Board, 'columns' | 'rows'>): string[][] {
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, across) => squareAt({ column: across + 1, row: rows - down })),
  );
}

const clamp = (value: number, most: number): number => Math.max(1, Math.min(value, most));
