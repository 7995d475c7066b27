import { type Actor, createActor } from 'xstate';
import { createPawnMachine } from '../../quoridor/charts/pawn.js';
import {
  destinationOf,
  isPawnBlocking,
  isWallBlocking,
  type PawnBoard,
  squareAt,
} from '../../quoridor/charts/pawn-guards.js';
import { type PawnMove, type PawnStep, pawnMoves } from '../../quoridor/charts/pawn-moves.js';
import type { Direction, Player } from '../../quoridor/types.js';

export type Steered =
  | { kind: 'moved'; square: string }
  /** The other pawn is in the way and can be passed on these sides: the next arrow says on which. */
  | { kind: 'armed'; sides: Direction[] }
  | { kind: 'refused'; by: 'edge' | 'wall' | 'pawn' };

type PawnActor = Actor<ReturnType<typeof createPawnMachine>>;
type Way = 'Up' | 'Down' | 'Left' | 'Right';

const WAYS: Record<Direction, Way> = { north: 'Up', south: 'Down', east: 'Right', west: 'Left' };
const SIDES: Record<Direction, Direction[]> = {
  north: ['west', 'east'],
  south: ['west', 'east'],
  east: ['north', 'south'],
  west: ['north', 'south'],
};

/** The pawns' charts: reports place them, pointer and arrows move the one whose turn it is. */
export class PawnDriver {
  #pawns: [PawnActor, PawnActor] | null = null;
  #board: PawnBoard | null = null;
  #armed: Direction | null = null;

  place(board: PawnBoard): void {
    this.#board = board;
    this.#armed = null;
    this.#pawns ??= [start(1, board), start(2, board)];
    for (const pawn of this.#pawns) pawn.send({ type: 'place', board });
  }

  /** The squares that the pawn whose turn it is may go to. */
  get destinations(): string[] {
    return pawnMoves.filter((move) => this.#can(move)).map((move) => this.#squareOf(move));
  }

  /** Lets the pawn go to a square; false where it can't. */
  moveTo(square: string): boolean {
    const move = pawnMoves.find((one) => this.#squareOf(one) === square);
    return move !== undefined && this.#send(move);
  }

  /** An arrow key: a step, a jump over a pawn next to it, or the side on which to pass one that can't be jumped straight. */
  steer(direction: Direction): Steered {
    const towards = this.#armed;
    this.#armed = null;
    if (towards && SIDES[towards].includes(direction))
      return this.#go([diagonal(towards, direction)], direction);
    const way = WAYS[direction];
    return this.#go([`move${way}`, `jump${way}`], direction);
  }

  /** Forgets an arrow towards the other pawn. */
  disarm(): boolean {
    const wasArmed = this.#armed !== null;
    this.#armed = null;
    return wasArmed;
  }

  #go(moves: PawnMove[], direction: Direction): Steered {
    const possible = moves.find((move) => this.#can(move));
    if (!possible) return this.#refuse(direction);
    const square = this.#squareOf(possible);
    this.#send(possible);
    return { kind: 'moved', square };
  }

  #refuse(direction: Direction): Steered {
    const [board, context] = [this.#board, this.#context];
    if (!board || !context) return { kind: 'refused', by: 'edge' };
    const { player } = context;
    const next = destinationOf(context, `move${WAYS[direction]}` satisfies PawnStep);
    if (isWallBlocking(board, player, direction)) {
      const inside =
        next.column >= 1 && next.row >= 1 && next.column <= board.columns && next.row <= board.rows;
      return { kind: 'refused', by: inside ? 'wall' : 'edge' };
    }
    const sides = SIDES[direction].filter((side) => this.#can(diagonal(direction, side)));
    if (!isPawnBlocking(board, player, next) || sides.length === 0) return { kind: 'refused', by: 'pawn' };
    this.#armed = direction;
    return { kind: 'armed', sides };
  }

  get #context() {
    return this.#mover?.getSnapshot().context ?? null;
  }

  get #mover() {
    return this.#board && this.#pawns ? this.#pawns[this.#board.toMove - 1]! : null;
  }

  #can(type: PawnMove): boolean {
    return this.#mover?.getSnapshot().can({ type }) ?? false;
  }

  #send(type: PawnMove): boolean {
    if (!this.#can(type)) return false;
    this.#mover?.send({ type });
    return true;
  }

  #squareOf(move: PawnMove): string {
    return this.#context ? squareAt(destinationOf(this.#context, move)) : '';
  }
}

function start(player: Player, board: PawnBoard) {
  return createActor(createPawnMachine(player), { input: { player, board } }).start();
}

function diagonal(towards: Direction, side: Direction): PawnMove {
  const isUpright = towards === 'north' || towards === 'south';
  const [vertical, horizontal] = isUpright ? [towards, side] : [side, towards];
  return `jump${WAYS[vertical]}${WAYS[horizontal]}` as PawnMove;
}
