import { type Place, placeOf } from '../../quoridor/charts/pawn-guards.js';
import { type Board, type Wall, wallNear, wallOf } from './board.js';

/**
 * The board in units of a square's side: squares with grooves between them and a rim around, x from the left, y from the
 * top. One source for what is drawn and for what a pointer meets.
 *
 *     RIM │ square │ GROOVE │ square │ … │ RIM
 */
export const GROOVE = 0.24;
export const RIM = 0.2;
const PITCH = 1 + GROOVE;

type Size = Pick<Board, 'columns' | 'rows'>;

export interface Spot {
  x: number;
  y: number;
}

export const extent = (count: number): number => count * PITCH - GROOVE + 2 * RIM;

/** The top left corner of a square. */
export function cornerOf({ rows }: Size, { column, row }: Place): Spot {
  return { x: RIM + (column - 1) * PITCH, y: RIM + (rows - row) * PITCH };
}

export function centreOf(size: Size, square: string): Spot {
  const { x, y } = cornerOf(size, placeOf(square));
  return { x: x + 0.5, y: y + 0.5 };
}

/** A wall fills its groove along two squares. */
export function wallBox(size: Size, name: string): Spot & { width: number; height: number } {
  const wall = wallOf(name);
  const { x, y } = cornerOf(size, wall);
  const length = 2 + GROOVE;
  return wall.direction === 'h'
    ? { x, y: y - GROOVE, width: length, height: GROOVE }
    : { x: x + 1, y: y - PITCH, width: GROOVE, height: length };
}

export type Hit = { square: Place } | { wall: Wall };

/**
 * What a point means: the square around it, or the wall whose groove is near.
 * @param reach how far a groove draws points in from the squares beside it, in squares.
 */
export function hitAt(size: Size, { x, y }: Spot, reach: number): Hit {
  const [across, down] = [(x - RIM + GROOVE / 2) / PITCH, (y - RIM + GROOVE / 2) / PITCH];
  const [column, fromTop] = [nearestLine(across, size.columns), nearestLine(down, size.rows)];
  const [aside, above] = [distance(across, column), distance(down, fromTop)];
  if (Math.min(aside, above) * PITCH > GROOVE / 2 + reach)
    return { square: { column: cell(across, size.columns), row: size.rows + 1 - cell(down, size.rows) } };
  const crossing = { column, row: size.rows - fromTop };
  return { wall: wallNear(size, { ...crossing, direction: aside < above ? 'v' : 'h' }) };
}

/** Whether a point lies in a box, or no further from it than so many squares. */
export function isNear({ x, y }: Spot, box: ReturnType<typeof wallBox>, by: number): boolean {
  return x > box.x - by && x < box.x + box.width + by && y > box.y - by && y < box.y + box.height + by;
}

/** The groove nearest to a coordinate, counted from 1: groove 1 lies after the first square. */
const nearestLine = (at: number, count: number): number => Math.max(1, Math.min(Math.round(at), count - 1));

const distance = (at: number, line: number): number => Math.abs(at - line);

const cell = (at: number, count: number): number => Math.max(1, Math.min(Math.ceil(at), count));
