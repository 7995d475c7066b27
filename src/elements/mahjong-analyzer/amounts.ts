/** The figures of a hint, and how they are written and spoken. */
import type { Hint } from '../../mahjong/types.js';
import { strings } from './strings.js';

/** The chance to win with all draws to come; null while it is not known. */
export function winShare(hint: Hint): number | null {
  return hint.winProbability.at(-1) ?? null;
}

/** The expected score with all draws to come; null while it is not known. */
export function worth(hint: Hint): number | null {
  return hint.expectedScore.at(-1) ?? null;
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

/** How far two shares are apart, signed, in a sentence. */
export function pointsApart(difference: number, exact: boolean): string {
  const text = strings.points(signed(difference, points));
  return exact ? text : strings.about(text);
}

/** The same beside figures in percent. */
export function percentApart(difference: number, exact: boolean): string {
  const text = strings.percentApart(signed(difference, points));
  return exact ? text : strings.about(text);
}

/** How far two expected scores are apart, signed. */
export function worthApart(difference: number, exact: boolean, rules: string): string {
  const text = signed(difference, (size) => strings.amount(size, rules));
  return exact ? text : strings.about(text);
}

function signed(difference: number, write: (size: number) => string): string {
  const size = write(Math.abs(difference));
  const sign = Number(size) === 0 ? '' : difference > 0 ? '+' : '\u2212';
  return sign + size;
}

/** An expected score in little room, without its unit. */
export function worthFigure(value: number, exact: boolean, rules: string): string {
  const amount = strings.amount(value, rules);
  return exact ? amount : strings.orMore(amount);
}

/** The same as it is spoken: "2,340 points". */
export function spokenWorth(value: number, exact: boolean, rules: string): string {
  const amount = strings.inUnit(strings.amount(value, rules), rules);
  return exact ? amount : strings.atLeast(amount);
}

/** A share in whole percent, in a sentence. */
export function roundFigure(share: number, exact: boolean): string {
  const percent = strings.percent(share);
  return exact ? percent : strings.atLeast(percent);
}

/** Whole percentage points, tenths below two. */
export function points(difference: number): string {
  const size = difference * 100;
  return String(size < 1.95 ? Math.round(size * 10) / 10 : Math.round(size));
}
