import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { strings } from './strings.js';

/** The chance to win with all draws to come; null while it is not known. */
export function winShare(hint: Hint): number | null {
  return hint.winProbability.at(-1) ?? null;
}

/**
 * The one sentence that answers.
 * @param name how tiles are called: in writing, or in full where it is spoken.
 */
export function headline(report: MahjongReport, name: (tile: string) => string = strings.tileWord): string {
  if (report.state === 'mahjong') return completeHand(report);
  const [best, next] = report.hints;
  if (!best) return strings.noHints();
  return best.discard === null ? waiting(report, best, name) : discard(best, next, name);
}

function completeHand({ score }: MahjongReport): string {
  if (!score) return strings.completeHand();
  return score.wins ? strings.completeHandScore(score.total) : strings.completeNoYaku();
}

function waiting(report: MahjongReport, hint: Hint, name: (tile: string) => string): string {
  const share = winShare(hint);
  const sentence =
    report.state === 'fishing'
      ? strings.waitingFor(hint.accepts.map(({ tile }) => name(tile)).join(', '))
      : strings.fromTenpai(hint.shanten);
  return share === null ? sentence : strings.toWin(sentence, strings.percent(share));
}

function discard(best: Hint, next: Hint | undefined, name: (tile: string) => string): string {
  const tile = name(best.discard!);
  const share = winShare(best);
  if (share === null) return strings.discard(tile);
  const sentence = strings.discardToWin(tile, strings.percent(share));
  const nextShare = next && winShare(next);
  if (!next?.discard || typeof nextShare !== 'number') return sentence;
  const points = differenceInPoints(share, nextShare);
  const other = name(next.discard);
  return points === '0'
    ? strings.asGood(sentence, other)
    : strings.better(sentence, strings.points(points), other);
}

/** Whole percentage points, tenths below two. */
function differenceInPoints(share: number, other: number): string {
  const points = (share - other) * 100;
  const rounded = points < 1.95 ? Math.round(points * 10) / 10 : Math.round(points);
  return String(Math.max(0, rounded));
}
