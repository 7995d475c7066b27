import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { strings } from './strings.js';
import { tileWord } from './tile-names.js';

/** The chance to win with all draws to come; null while it is not known. */
export function winShare(hint: Hint): number | null {
  return hint.winProbability.at(-1) ?? null;
}

/** A share to a tenth of a percent, in little room; a lower bound shows that it is one. */
export function figure(share: number, exact: boolean): string {
  const percent = strings.finePercent(share);
  return exact ? percent : strings.orMore(percent);
}

/** The same as it is spoken. */
export function spokenFigure(share: number, exact: boolean): string {
  const percent = strings.finePercent(share);
  return exact ? percent : strings.atLeast(percent);
}

/** How far two shares are apart, signed. */
export function pointsApart(difference: number, exact: boolean): string {
  const size = points(Math.abs(difference));
  const sign = size === '0' ? '' : difference > 0 ? '+' : '\u2212';
  const text = strings.points(sign + size);
  return exact ? text : strings.about(text);
}

/**
 * The one sentence that answers.
 * @param name how tiles are called: in writing, or in full where it is spoken.
 */
export function headline(report: MahjongReport, name: (tile: string) => string = tileWord): string {
  if (report.state === 'mahjong') return completeHand(report);
  const [best, next] = report.hints;
  if (!best) return report.score ? strings.countsAsItStands(report.score.total) : strings.noHints();
  return best.discard === null ? waiting(report, best, name) : discard(best, next, name);
}

function completeHand({ score, rules }: MahjongReport): string {
  if (!score) return strings.completeHand();
  if (score.wins) return strings.completeHandScore(score.total, rules);
  return rules === 'riichi' ? strings.completeNoYaku() : strings.completeBelowMinimum();
}

function waiting(report: MahjongReport, hint: Hint, name: (tile: string) => string): string {
  const share = winShare(hint);
  const sentence =
    report.state === 'fishing'
      ? strings.waitingFor(hint.accepts.map(({ tile }) => name(tile)).join(', '))
      : strings.fromTenpai(hint.shanten);
  return share === null ? sentence : strings.toWin(sentence, roundFigure(share, hint.exact));
}

function discard(best: Hint, next: Hint | undefined, name: (tile: string) => string): string {
  const tile = name(best.discard!);
  const share = winShare(best);
  if (share === null) return strings.discard(tile);
  const sentence = strings.discardToWin(tile, roundFigure(share, best.exact));
  const nextShare = next && winShare(next);
  if (!next?.discard || typeof nextShare !== 'number') return sentence;
  return against(sentence, share - nextShare, name(next.discard), best.exact && next.exact);
}

/** How the best compares with the next; between lower bounds only about. */
function against(sentence: string, difference: number, other: string, exact: boolean): string {
  const size = points(Math.max(0, difference));
  if (size === '0') return exact ? strings.asGood(sentence, other) : strings.aboutAsGood(sentence, other);
  const text = strings.points(size);
  return strings.better(sentence, exact ? text : strings.about(text), other);
}

function roundFigure(share: number, exact: boolean): string {
  const percent = strings.percent(share);
  return exact ? percent : strings.atLeast(percent);
}

/** Whole percentage points, tenths below two. */
function points(difference: number): string {
  const size = difference * 100;
  return String(size < 1.95 ? Math.round(size * 10) / 10 : Math.round(size));
}

/** True where the rules have no chances: the report is all there is, and ranks by accepted tiles. */
export const hasNoChances = ({ complete, hints }: MahjongReport): boolean =>
  complete && hints.every((hint) => winShare(hint) === null);
