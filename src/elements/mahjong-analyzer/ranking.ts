/** Hints in the order asked for: by the chance to win, or by what a hand is worth on average. */
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { winShare, worth } from './amounts.js';

export const SORTS = ['win', 'score'] as const;
export type Sort = (typeof SORTS)[number];

/** What a page may have set, as one of them. */
export const sortOf = (value: unknown): Sort => (value === 'score' ? 'score' : 'win');

export const hasWorth = ({ hints }: MahjongReport): boolean => hints.some((hint) => worth(hint) !== null);

/** The report with its hints in the order asked for; they come by the chance to win. */
export function ranked(report: MahjongReport, sort: Sort): MahjongReport {
  if (sort !== 'score' || !hasWorth(report)) return report;
  const value = (hint: Hint) => worth(hint) ?? -1;
  return { ...report, hints: [...report.hints].sort((a, b) => value(b) - value(a)) };
}

/** The hint that wins most often and the one that is worth most; null where a figure is missing. */
export function leaders(hints: readonly Hint[]): { often: Hint; most: Hint } | null {
  if (hints.some((hint) => winShare(hint) === null || worth(hint) === null)) return null;
  const often = greatest(hints, (hint) => winShare(hint) ?? 0);
  const most = greatest(hints, (hint) => worth(hint) ?? 0);
  return often && most ? { often, most } : null;
}

/** The first of the greatest. */
function greatest(hints: readonly Hint[], value: (hint: Hint) => number): Hint | undefined {
  return hints.reduce<Hint | undefined>(
    (best, hint) => (best && value(best) >= value(hint) ? best : hint),
    undefined,
  );
}
