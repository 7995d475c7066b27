import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { amount, points, rounded, roundFigure, spokenWorth, winShare, worth } from './amounts.js';
import { leaders, type Sort } from './ranking.js';
import { scoreSentence, standing } from './score-words.js';
import { strings } from './strings.js';
import { tileWord } from './tile-names.js';

/**
 * The one sentence that answers.
 * @param name how tiles are called: in writing, or in full where it is spoken.
 * @param sort what the hints are ranked by.
 */
export function headline(
  report: MahjongReport,
  name: (tile: string) => string = tileWord,
  sort: Sort = 'win',
): string {
  if (report.state === 'mahjong') return scoreSentence(report);
  const [best, next] = report.hints;
  if (!best) return report.score ? standing(report) : strings.noHints();
  if (best.discard === null) return waiting(report, best, name);
  const split = disagreement(report, name);
  if (split) return split;
  const value = worth(best);
  return sort === 'score' && value !== null
    ? discardToScore(report, best, next, name)
    : discard(best, next, name);
}

/** Where the discard that wins most often is not the one worth most. */
function disagreement({ hints, rules }: MahjongReport, name: (tile: string) => string): string | null {
  const found = leaders(hints);
  if (!found) return null;
  const { often, most } = found;
  const [own, other] = [worth(often) ?? 0, worth(most) ?? 0];
  const least = amount(own, rules);
  if (often === most || least === amount(other, rules)) return null;
  const exact = often.exact && most.exact;
  return strings.oftenOrMost(
    strings.winsMostOften(name(often.discard ?? ''), roundFigure(winShare(often) ?? 0, often.exact)),
    strings.isWorthMost(name(most.discard ?? ''), spokenWorth(other, exact, rules), least),
  );
}

function discardToScore(
  { rules }: MahjongReport,
  best: Hint,
  next: Hint | undefined,
  name: (tile: string) => string,
): string {
  const value = worth(best) ?? 0;
  const sentence = strings.discardToScore(name(best.discard ?? ''), spokenWorth(value, best.exact, rules));
  const nextValue = next && worth(next);
  if (!next?.discard || typeof nextValue !== 'number') return sentence;
  const more = Math.max(0, value - nextValue);
  const exact = best.exact && next.exact;
  if (rounded(more, rules) === 0) return strings.asMuchAs(sentence, name(next.discard));
  const size = amount(more, rules);
  return strings.moreThan(sentence, exact ? size : strings.about(size), name(next.discard));
}

function waiting(report: MahjongReport, hint: Hint, name: (tile: string) => string): string {
  const share = winShare(hint);
  const sentence =
    report.state === 'fishing'
      ? strings.waitingFor(strings.joined(hint.accepts.map(({ tile }) => name(tile))))
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
  if (size === 0) return exact ? strings.asGood(sentence, other) : strings.aboutAsGood(sentence, other);
  const text = strings.points(strings.number(size), size);
  return strings.better(sentence, exact ? text : strings.about(text), other);
}

/** True where the rules have no chances: the report is all there is, and ranks by accepted tiles. */
export const hasNoChances = ({ complete, hints }: MahjongReport): boolean =>
  complete && hints.every((hint) => winShare(hint) === null);
