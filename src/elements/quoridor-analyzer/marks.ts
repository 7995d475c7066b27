import type { Hint, Player } from '../../quoridor/types.js';
import { type Board, isWall } from './board.js';
import { centreOf, type Spot, wallBox } from './geometry.js';

/** A move marked on the board before it is made, with a number: the rank of a hint, or the ply of a line. */
export interface Mark {
  move: string;
  number: number;
  player: Player;
  look: 'best' | 'other' | 'ply';
  /** Where its number stands. */
  badge: Spot;
}

type Unplaced = Omit<Mark, 'badge'>;

/** Along a wall, from its middle, in squares. */
const PLACES = [0, 0.62, -0.62, 0.31, -0.31];
/** Numbers closer than this would cover each other, in squares. */
const APART = 0.36;

/** @param most how many hints are marked. */
export function hintMarks(board: Board, hints: readonly Hint[], most: number): Mark[] {
  const marks = hints.slice(0, most).map(({ move }, index): Unplaced => {
    return { move, number: index + 1, player: board.toMove, look: index === 0 ? 'best' : 'other' };
  });
  return place(board, marks);
}

export function lineMarks(board: Board, moves: readonly string[]): Mark[] {
  const marks = moves.map((move, ply): Unplaced => {
    const player = (ply % 2 === 0) === (board.toMove === 1) ? 1 : 2;
    return { move, number: ply + 1, player, look: 'ply' };
  });
  return place(board, marks);
}

/** Gives each number a place of its own: walls may cross or lie end to end. */
function place(board: Board, marks: readonly Unplaced[]): Mark[] {
  const taken: Spot[] = [];
  return marks.map((mark) => {
    const spots = spotsFor(board, mark.move);
    const badge = spots.find((spot) => taken.every((other) => distance(spot, other) > APART)) ?? spots[0]!;
    taken.push(badge);
    return { ...mark, badge };
  });
}

function spotsFor(board: Board, move: string): Spot[] {
  if (!isWall(move)) return [centreOf(board, move)];
  const { x, y, width, height } = wallBox(board, move);
  const [lengthwise, upright] = width > height ? [1, 0] : [0, 1];
  return PLACES.map((by) => ({
    x: x + width / 2 + by * lengthwise,
    y: y + height / 2 + by * upright,
  }));
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
