/** Figures and lists as a language writes them; each is a phrase that every language needs. */
export function figuresIn(tag: string) {
  const plain = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const fine = tenths(tag, { style: 'percent' });
  const one = tenths(tag);
  const byDecimals = [0, 1, 2].map((decimals) => withDecimals(tag, decimals));
  const and = new Intl.ListFormat(tag, { type: 'conjunction' });
  const or = new Intl.ListFormat(tag, { type: 'disjunction' });
  return {
    /** A whole number or one with a few decimals, in groups of three digits. */
    number: (value: number) => plain.format(value),
    /** With one decimal, also where it is 0. */
    tenths: (value: number) => one.format(value),
    /** With so many decimals, at most two, also where they are 0. */
    fixed: (value: number, decimals: number) => byDecimals[decimals]!.format(value),
    /** `share` 0 to 1, in whole percent. */
    percent: (share: number) => percent.format(share),
    /** `share` 0 to 1, to a tenth of a percent. */
    finePercent: (share: number) => fine.format(share),
    /** "West and North", "South, West and North". */
    list: (items: readonly string[]) => and.format(items),
    /** "west or north". */
    either: (items: readonly string[]) => or.format(items),
  };
}

const withDecimals = (tag: string, decimals: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(tag, {
    ...options,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const tenths = (tag: string, options: Intl.NumberFormatOptions = {}) => withDecimals(tag, 1, options);

/** A no-break space: figure and unit stay on one line. */
export const NBSP = '\u00a0';

/** A change with its sign: "+3", "−1", "0". */
export const signed = (change: number): string =>
  change === 0 ? '0' : change > 0 ? `+${change}` : `\u2212${-change}`;
