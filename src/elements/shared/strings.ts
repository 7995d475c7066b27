import { msg, str } from '@lit/localize';

/** A no-break space: figure and unit stay on one line. */
const NBSP = '\u00a0';

/** What every element says. Functions, so that each sentence is in the language of the moment. */
export const commonStrings = {
  stop: () => msg('Stop'),
  again: () => msg('Again'),
  analyzeAgain: () => msg('Analyze again'),
  copy: () => msg('Copy'),
  copied: () => msg('Copied'),
  copyFailed: () => msg('Select the text to copy it.'),
  wrongHere: (text: string) => msg(str`The fault is at “${text}”.`),
  wrongAtEnd: () => msg('The fault is at the end.'),
  working: () => msg('Working…'),
  stopped: () => msg('stopped early'),
  complete: () => msg('complete'),
  incomplete: () => msg('not complete'),
  milliseconds: (ms: number) => msg(str`${ms}${NBSP}ms`),
  /** `share` 0 to 1, in whole percent. */
  percent: (share: number) => msg(str`${Math.round(share * 100)}${NBSP}%`),
  /** `share` 0 to 1, to a tenth of a percent. */
  finePercent: (share: number) => msg(str`${(share * 100).toFixed(1)}${NBSP}%`),
  /** A whole number or one with a few decimals, in groups of three digits. */
  number: (value: number) => value.toLocaleString('en'),
  /** "West and North", "South, West and North". */
  list: (items: readonly string[]) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : msg(str`${items.slice(0, -1).join(', ')} and ${last}`);
  },
  /** A lower bound in little room. */
  orMore: (figure: string) => msg(str`≥${NBSP}${figure}`),
};
