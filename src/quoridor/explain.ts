/** Moves in words. */
import type { Hint, MoveEffect, QuoridorReport, Solved, WallFault } from './types.js';

/** Why a wall can't be laid, as the end of a sentence. */
export const WALL_WORDS: Readonly<Record<WallFault, string>> = {
  overlap: 'it would overlap another wall',
  crossing: 'it would cross another wall',
  'seals-player-1': "it would take player 1's last path",
  'seals-player-2': "it would take player 2's last path",
  'seals-both': "it would take both players' last paths",
  'none-left': 'the player has no walls left',
};

/** What a move does to both paths, from the mover's side: "+3 steps for the opponent, none for you". */
export function explainEffect(
  { pathLengths: after }: Pick<MoveEffect, 'pathLengths'>,
  { pathLengths: before, toMove }: Pick<QuoridorReport, 'pathLengths' | 'toMove'>,
): string {
  const own = toMove - 1;
  const [mine = 0, theirs = 0] = [own, 1 - own].map((i) => (after[i] ?? 0) - (before[i] ?? 0));
  if (after[own] === 0) return 'Arrives and wins';
  if (mine === 0 && theirs === 0) return 'No path gets longer or shorter';
  return theirs === 0
    ? `${steps(mine)} for you, none for the opponent`
    : `${steps(theirs)} for the opponent, ${mine === 0 ? 'none' : signed(mine)} for you`;
}

/** Why a move is hinted at: how the game ends, where that is known, and what the move does to the paths. */
export function explainHint(
  { move, solved }: Pick<Hint, 'move' | 'solved'>,
  report: Pick<QuoridorReport, 'pathLengths' | 'toMove' | 'effects'>,
): string {
  const effect = report.effects.find((candidate) => candidate.move === move);
  const words = effect ? explainEffect(effect, report) : '';
  return solved && solved.plies !== 1 ? `Solved: ${explainSolved(solved)}. ${words}` : words;
}

/** "wins in 11 plies". */
export function explainSolved({ result, plies }: Solved): string {
  if (result === 'draw') return 'a draw';
  return `${result === 'win' ? 'wins' : 'loses'} in ${plies} ${plies === 1 ? 'ply' : 'plies'}`;
}

const steps = (change: number): string => `${signed(change)} step${Math.abs(change) === 1 ? '' : 's'}`;

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
