import type { Player, QuoridorReport } from '../../quoridor/types.js';
import { isWall } from './board.js';
import { type Effect, findEffect } from './effects.js';
import { strings } from './strings.js';

/** What a move does to both paths, in words. */
export function effectWords({ move, own, opponent, wins }: Effect): string {
  if (wins) return strings.winsAtOnce();
  if (isWall(move))
    return own === 0 && opponent === 0 ? strings.changesNothing() : strings.wallEffect(opponent, own);
  return own === 0 ? strings.noNearer() : own < 0 ? strings.nearer(-own) : strings.further(own);
}

/** What is to be said of a move that is looked at: its effect, or why it can't be made. */
export function verdict(report: QuoridorReport, move: string): string {
  const effect = findEffect(report, move);
  if (effect) return strings.verdict(strings.moveName(move), effectWords(effect));
  const blocked = report.blockedWalls.find(({ wall }) => wall === move);
  return blocked ? strings.notPossible(move, strings.wallFault(blocked.fault, report.toMove)) : '';
}

/**
 * Whose turn it is, or who has won; on boards of two rows it may be neither.
 * @param user who plays against the computer; null where nobody does.
 */
export function turnHeadline(
  { winner, toMove, legalMoves, pathLengths: [first, second] }: QuoridorReport,
  user: Player | null,
): string {
  if (winner) return user ? strings.gameWon(winner === user) : strings.wonSentence(winner);
  if (legalMoves.length === 0) return strings.stuckSentence(toMove);
  const [own, other] = toMove === 1 ? [first, second] : [second, first];
  if (user) return toMove === user ? strings.yourTurnSentence(own, other) : strings.thinking();
  return strings.turnSentence(toMove, own, other);
}
