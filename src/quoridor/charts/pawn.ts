/**
 * The pawn's chart: two orthogonal regions, one for the row and one for the column, each with a choice node that finds the
 * state of the new row or column. A guard looks at both coordinates, so that a diagonal jump changes both regions or
 * neither; an event that no guard lets through changes nothing, so that an illegal move cannot be made.
 *
 * A move spends what the pawn knows of the position: it makes no other until the next report places it.
 */
import { assign, createMachine } from 'xstate';
import type { Player } from '../types.js';
import {
  destinationOf,
  isJumpValid,
  isMoveValid,
  type PawnBoard,
  type Place,
  placeOf,
} from './pawn-guards.js';
import { isStep, type PawnMove } from './pawn-moves.js';

export interface PawnContext extends Place {
  player: Player;
  columns: number;
  rows: number;
  /** Null from a move to the next report. */
  board: PawnBoard | null;
}

/** `place` puts the pawn where a report has it. */
export type PawnEvent = { type: PawnMove } | { type: 'place'; board: PawnBoard };

interface Arguments {
  context: PawnContext;
  event: PawnEvent;
}

type Guard = (board: PawnBoard, player: Player, source: Place, move: PawnMove) => boolean;

const ask =
  (guard: Guard) =>
  ({ context, event }: Arguments): boolean =>
    event.type !== 'place' &&
    context.board !== null &&
    guard(context.board, context.player, context, event.type);

/** The new row or column: of a move where it leads, of a report where the pawn stands. */
function target({ context, event }: Arguments): Place {
  if (event.type !== 'place') return destinationOf(context, event.type);
  return placeOf(event.board.pawns[context.player - 1]!);
}

interface Types {
  context: PawnContext;
  events: PawnEvent;
  input: { player: Player; board: PawnBoard };
  guards: {
    type:
      | 'isMoveValid'
      | 'isJumpValid'
      | 'isTop'
      | 'isBottom'
      | 'isAlmostTop'
      | 'isAlmostBottom'
      | 'isLeft'
      | 'isRight'
      | 'isAlmostLeft'
      | 'isAlmostRight';
  };
  actions: { type: 'changeRow' | 'changeColumn' | 'spend' | 'learn' };
}

const guardOf = (move: PawnMove) => (isStep(move) ? 'isMoveValid' : 'isJumpValid');

/** The moves out of a row's state, each guarded, all to the region's choice node. */
const rowMoves = (...moves: PawnMove[]) => movesWith('changeRow', moves);
const columnMoves = (...moves: PawnMove[]) => movesWith('changeColumn', moves);

function movesWith<Change extends 'changeRow' | 'changeColumn'>(change: Change, moves: PawnMove[]) {
  return {
    on: Object.fromEntries(
      moves.map((move) => [
        move,
        { guard: guardOf(move), target: 'choice', actions: [change, 'spend'] } as const,
      ]),
    ),
  };
}

/** @param player whose pawn: the row that wins is final. */
export function createPawnMachine(player: Player) {
  const top = rowMoves('moveDown', 'jumpDown', 'jumpDownLeft', 'jumpDownRight');
  const bottom = rowMoves('moveUp', 'jumpUp', 'jumpUpLeft', 'jumpUpRight');
  const diagonals = ['jumpUpLeft', 'jumpUpRight', 'jumpDownLeft', 'jumpDownRight'] as const;
  const goal = { type: 'final' } as const;
  return createMachine({
    types: {} as Types,
    id: 'pawn',
    type: 'parallel',
    context: ({ input: { board } }) => ({
      player,
      board,
      columns: board.columns,
      rows: board.rows,
      ...placeOf(board.pawns[player - 1]!),
    }),
    states: {
      vertical: {
        initial: 'choice',
        on: { place: { target: '.choice', actions: ['learn', 'changeRow'] } },
        states: {
          top: player === 1 ? goal : top,
          almostTop: rowMoves('moveUp', 'moveDown', 'jumpDown', ...diagonals),
          middle: rowMoves('moveUp', 'moveDown', 'jumpUp', 'jumpDown', ...diagonals),
          almostBottom: rowMoves('moveUp', 'moveDown', 'jumpUp', ...diagonals),
          bottom: player === 2 ? goal : bottom,
          choice: {
            always: [
              { guard: 'isTop', target: 'top' },
              { guard: 'isBottom', target: 'bottom' },
              { guard: 'isAlmostTop', target: 'almostTop' },
              { guard: 'isAlmostBottom', target: 'almostBottom' },
              { target: 'middle' },
            ],
          },
        },
      },
      horizontal: {
        initial: 'choice',
        on: { place: { target: '.choice', actions: ['changeColumn'] } },
        states: {
          left: columnMoves('moveRight', 'jumpRight', 'jumpUpRight', 'jumpDownRight'),
          almostLeft: columnMoves('moveLeft', 'moveRight', 'jumpRight', ...diagonals),
          middle: columnMoves('moveLeft', 'moveRight', 'jumpLeft', 'jumpRight', ...diagonals),
          almostRight: columnMoves('moveLeft', 'moveRight', 'jumpLeft', ...diagonals),
          right: columnMoves('moveLeft', 'jumpLeft', 'jumpUpLeft', 'jumpDownLeft'),
          choice: {
            always: [
              { guard: 'isLeft', target: 'left' },
              { guard: 'isRight', target: 'right' },
              { guard: 'isAlmostLeft', target: 'almostLeft' },
              { guard: 'isAlmostRight', target: 'almostRight' },
              { target: 'middle' },
            ],
          },
        },
      },
    },
  }).provide({
    guards: {
      isMoveValid: ask(isMoveValid),
      isJumpValid: ask(isJumpValid),
      isTop: ({ context: { row, rows } }) => row === rows,
      isBottom: ({ context: { row } }) => row === 1,
      isAlmostTop: ({ context: { row, rows } }) => row === rows - 1 && row > 2,
      isAlmostBottom: ({ context: { row, rows } }) => row === 2 && row < rows - 1,
      isLeft: ({ context: { column } }) => column === 1,
      isRight: ({ context: { column, columns } }) => column === columns,
      isAlmostLeft: ({ context: { column, columns } }) => column === 2 && column < columns - 1,
      isAlmostRight: ({ context: { column, columns } }) => column === columns - 1 && column > 2,
    },
    actions: {
      changeRow: assign({ row: (all) => target(all).row }),
      changeColumn: assign({ column: (all) => target(all).column }),
      spend: assign({ board: null }),
      learn: assign(({ event }) =>
        event.type === 'place'
          ? { board: event.board, columns: event.board.columns, rows: event.board.rows }
          : {},
      ),
    },
  });
}
