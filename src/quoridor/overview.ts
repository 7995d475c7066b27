/** What the rules alone tell of a position: all of a report but the hints. */
import type { QuoridorKernel } from './kernel.js';
import { byName, moveName, wallsOf } from './moves.js';
import { makePosition } from './notation.js';
import type { BlockedWall, MoveEffect, QuoridorReport } from './types.js';
import type { Supply } from './written.js';

export type Overview = Omit<
  QuoridorReport,
  'hints' | 'winProbability' | 'depth' | 'nodes' | 'perft' | 'timeMs' | 'complete'
>;

const PLAYERS = [1, 2] as const;

/** Something of both players, player 1's first. */
const ofBoth = <Value>(get: (player: 1 | 2) => Value): [Value, Value] => [get(PLAYERS[0]), get(PLAYERS[1])];

/** @param walls those on the board @param moves those played, where they are known */
export function overviewOf(
  kernel: QuoridorKernel,
  supply: Supply,
  { walls, moves }: { walls: readonly number[]; moves: readonly number[] },
): Overview {
  const { columns, rows } = supply;
  const { toMove, winner } = kernel;
  const pawns = ofBoth((player) => kernel.pawn(player));
  const wallsLeft = ofBoth((player) => kernel.wallsLeft(player));
  const paths = ofBoth((player) => Array.from(kernel.path(player), moveName));
  const effects = effectsOf(kernel);
  return {
    game: 'quoridor',
    position: makePosition({ walls, pawns, wallsLeft, toMove }, supply),
    ...{ columns, rows, toMove, winner },
    pathLengths: [paths[0].length - 1, paths[1].length - 1],
    ...{ paths, wallsLeft },
    pawns: [moveName(pawns[0]), moveName(pawns[1])],
    walls: [...walls].sort(byName).map(moveName),
    moves: moves.map(moveName),
    legalMoves: effects.map(({ move }) => move),
    effects,
    blockedWalls: winner === null ? blockedWalls(kernel, supply) : [],
    exits: ofBoth((player) => kernel.exits(kernel.pawn(player))),
  };
}

/** Every legal move with both path lengths after it, sorted by name. */
function effectsOf(kernel: QuoridorKernel): MoveEffect[] {
  const { moves, lengths } = kernel.effects();
  const effects: [number, MoveEffect][] = [];
  moves.forEach((move, i) => {
    effects.push([move, { move: moveName(move), pathLengths: lengths[i] as [number, number] }]);
  });
  return effects.sort(([a], [b]) => byName(a, b)).map(([, effect]) => effect);
}

function blockedWalls(kernel: QuoridorKernel, supply: Supply): BlockedWall[] {
  return wallsOf(supply).flatMap((wall) => {
    const fault = kernel.wallFault(wall);
    return fault ? [{ wall: moveName(wall), fault }] : [];
  });
}
