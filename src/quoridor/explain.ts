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

type Before = Pick<QuoridorReport, 'pathLengths' | 'toMove' | 'effects' | 'pawns' | 'wallsLeft'>;

/**
 * Why a move is hinted at, in facts that hold whatever comes after: how the game ends, where that is known, what the move does to
 * the paths, and who is then ahead. "+3 steps for the opponent, none for you; 2 steps ahead".
 */
export function explainHint({ move, solved }: Pick<Hint, 'move' | 'solved'>, report: Before): string {
  const effect = report.effects.find((candidate) => candidate.move === move);
  if (!effect || solved?.plies === 1) return effect ? explainEffect(effect, report) : '';
  const ending = solved ? `Solved: ${explainSolved(solved)}. ` : '';
  const kind = isJump(move, report) ? 'Jumps. ' : isLastWall(move, report) ? 'The last wall. ' : '';
  return `${ending}${kind}${explainEffect(effect, report)}; ${explainLead(effect, report)}`;
}

/** Who has the shorter way after a move, for the player who made it. */
function explainLead({ pathLengths: after }: MoveEffect, { toMove }: Before): string {
  const [first, second] = after;
  const lead = toMove === 1 ? second - first : first - second;
  if (lead === 0) return 'paths as long as each other';
  return `${Math.abs(lead)} ${Math.abs(lead) === 1 ? 'step' : 'steps'} ${lead > 0 ? 'ahead' : 'behind'}`;
}

/** Only over the other pawn does a pawn get further than one step. */
function isJump(move: string, { pawns, toMove }: Before): boolean {
  const from = pawns[toMove - 1] as string;
  const apart = (at: number) => Math.abs(move.charCodeAt(at) - from.charCodeAt(at));
  return move.length === 2 && apart(0) + apart(1) > 1;
}

const isLastWall = (move: string, { wallsLeft, toMove }: Before): boolean =>
  move.length === 3 && wallsLeft[toMove - 1] === 1;

/** "wins in 11 plies". */
export function explainSolved({ result, plies }: Solved): string {
  if (result === 'draw') return 'a draw';
  return `${result === 'win' ? 'wins' : 'loses'} in ${plies} ${plies === 1 ? 'ply' : 'plies'}`;
}

const steps = (change: number): string => `${signed(change)} step${Math.abs(change) === 1 ? '' : 's'}`;

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
