import { otherThan, type Place, placeOf } from '../../quoridor/charts/pawn-guards.js';
import type { MoveEffect, QuoridorReport } from '../../quoridor/types.js';
import { isWall } from './board.js';

/** What a move does to both shortest paths, for the player who makes it, in steps. */
export interface Effect {
  move: string;
  /** How much longer the own path becomes; negative: nearer. */
  own: number;
  /** How much longer the opponent's becomes. */
  opponent: number;
  /** The opponent's growth less the own. */
  gain: number;
  wins: boolean;
}

export function effectOf(report: QuoridorReport, { move, pathLengths }: MoveEffect): Effect {
  const [mine, theirs] = report.toMove === 1 ? ([0, 1] as const) : ([1, 0] as const);
  const own = pathLengths[mine] - report.pathLengths[mine];
  const opponent = pathLengths[theirs] - report.pathLengths[theirs];
  return { move, own, opponent, gain: opponent - own, wins: pathLengths[mine] === 0 };
}

/**
 * Those of all legal moves, the greatest gain first. Among equals the pawn's moves come first, then what costs the mover
 * least, then the walls nearest to the opponent's pawn, which are the likeliest to matter.
 */
export function effectsOf(report: QuoridorReport): Effect[] {
  const opponent = placeOf(report.pawns[otherThan(report.toMove) - 1]!);
  return report.effects
    .map((effect) => ({ ...effectOf(report, effect), away: distanceFrom(opponent, effect.move) }))
    .sort(
      (a, b) =>
        b.gain - a.gain || a.move.length - b.move.length || a.own - b.own || a.away - b.away || byName(a, b),
    )
    .map(({ away: _, ...effect }) => effect);
}

/** How far a wall's middle lies from a square's, in steps; 0 for a pawn's move. */
function distanceFrom(place: Place, move: string): number {
  if (!isWall(move)) return 0;
  const { column, row } = placeOf(move);
  return Math.abs(column + 0.5 - place.column) + Math.abs(row + 0.5 - place.row);
}

const byName = (a: Effect, b: Effect): number => (a.move < b.move ? -1 : 1);

export function findEffect(report: QuoridorReport, move: string): Effect | null {
  const effect = report.effects.find((one) => one.move === move);
  return effect ? effectOf(report, effect) : null;
}
