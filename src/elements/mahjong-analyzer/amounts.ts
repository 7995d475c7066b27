/** The figures of a hint, and how they are written and spoken. */
import type { Hint } from '../../mahjong/types.js';
import { strings } from './strings.js';
import { unitOf } from './units.js';

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
  const size = points(difference);
  return nearly(strings.points(sign(difference, size) + strings.number(size), size), exact);
}

/** The same beside figures in percent. */
export function percentApart(difference: number, exact: boolean): string {
  const size = points(difference);
  return nearly(strings.percentApart(sign(difference, size) + strings.number(size)), exact);
}

/** How far two expected scores are apart, signed. */
export function worthApart(difference: number, exact: boolean, rules: string): string {
  const size = Math.abs(difference);
  return nearly(sign(difference, rounded(size, rules)) + amount(size, rules), exact);
}

const nearly = (text: string, exact: boolean): string => (exact ? text : strings.about(text));

const sign = (difference: number, size: number): string =>
  size === 0 ? '' : difference > 0 ? '+' : '\u2212';

/** Tenths tell nothing of amounts like these. */
const isWhole = (value: number, rules: string): boolean => rules === 'riichi' || value >= 100;

/** An expected score, to as many places as tell something. */
export const rounded = (value: number, rules: string): number =>
  isWhole(value, rules) ? Math.round(value) : Math.round(value * 10) / 10;

/** The same as it is written. */
export const amount = (value: number, rules: string): string =>
  isWhole(value, rules) ? strings.number(Math.round(value)) : strings.tenths(value);

/** An expected score in little room, without its unit. */
export function worthFigure(value: number, exact: boolean, rules: string): string {
  const figure = amount(value, rules);
  return exact ? figure : strings.orMore(figure);
}

/** An expected score in little room, with its unit. */
export const worthInUnit = (value: number, exact: boolean, rules: string): string =>
  strings.inUnit(worthFigure(value, exact, rules), rounded(value, rules), unitOf(rules));

/** The same as it is spoken: "2,340 points". */
export function spokenWorth(value: number, exact: boolean, rules: string): string {
  const spoken = strings.inUnit(amount(value, rules), rounded(value, rules), unitOf(rules));
  return exact ? spoken : strings.atLeast(spoken);
}

/** A share in whole percent, in a sentence. */
export function roundFigure(share: number, exact: boolean): string {
  const percent = strings.percent(share);
  return exact ? percent : strings.atLeast(percent);
}

/** The size of a difference of shares in whole percentage points, tenths below two. */
export function points(difference: number): number {
  const size = Math.abs(difference) * 100;
  return size < 1.95 ? Math.round(size * 10) / 10 : Math.round(size);
}
