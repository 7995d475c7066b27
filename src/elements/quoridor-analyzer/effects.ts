import type { MoveEffect, QuoridorReport } from '../../quoridor/types.js';

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

/** Those of all legal moves, the greatest gain first; among equals the pawn's moves, then by name. */
export function effectsOf(report: QuoridorReport): Effect[] {
  return report.effects
    .map((effect) => effectOf(report, effect))
    .sort((a, b) => b.gain - a.gain || a.move.length - b.move.length || (a.move < b.move ? -1 : 1));
}

export function findEffect(report: QuoridorReport, move: string): Effect | null {
  const effect = report.effects.find((one) => one.move === move);
  return effect ? effectOf(report, effect) : null;
}
