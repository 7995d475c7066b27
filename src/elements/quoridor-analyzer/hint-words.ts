import type { Hint, QuoridorReport, Solved } from '../../quoridor/types.js';
import { findEffect } from './effects.js';
import { strings } from './strings.js';
import { effectWords } from './words.js';

/** So many walls left in all, and a chance so near to one half: the opening, of which nobody knows more. */
const OPENING_WALLS = 15;
const EVEN_WITHIN = 0.05;

/** The sentence that answers; null while there is no hint. */
export function hintHeadline(report: QuoridorReport): string | null {
  const [best, next] = report.hints;
  if (!best) return null;
  if (best.solved) return solvedHeadline(best.move, best.solved);
  const sentence = isAboutEven(report)
    ? strings.playAboutEven(best.move)
    : strings.playToWin(best.move, chance(best.winProbability));
  return next ? against(sentence, best.winProbability - next.winProbability, next.move) : sentence;
}

function solvedHeadline(move: string, { result, plies }: Solved): string {
  if (result === 'draw') return strings.drawWith(move);
  return result === 'win' ? strings.winsWith(move, plies) : strings.losesWith(move, plies);
}

function against(sentence: string, difference: number, other: string): string {
  const points = Math.round(difference * 100);
  return points < 1 ? strings.asGood(sentence, other) : strings.better(sentence, points, other);
}

/** In the opening the figure knows no better than that. */
export function isAboutEven({ wallsLeft, winProbability, hints }: QuoridorReport): boolean {
  if (hints[0]?.solved) return false;
  return wallsLeft[0] + wallsLeft[1] >= OPENING_WALLS && Math.abs(winProbability - 0.5) <= EVEN_WITHIN;
}

/** A chance in whole percent: 0 and 100 are for what is solved. */
export function chance(share: number): string {
  return strings.percent(share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99));
}

/** How a move ends the game, where that is known, and what it does to both paths. */
export function reason(report: QuoridorReport, { move, solved }: Hint): string {
  const effect = findEffect(report, move);
  const words = effect ? strings.sentence(effectWords(effect)) : '';
  if (!solved || effect?.wins) return words;
  return strings.after(strings.sentence(solvedWords(solved)), words);
}

function solvedWords({ result, plies }: Solved): string {
  if (result === 'draw') return strings.isDraw();
  return result === 'win' ? strings.winsIn(plies) : strings.losesIn(plies);
}
