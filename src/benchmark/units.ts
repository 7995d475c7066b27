import type { Spread, TimeUnit } from './types.js';

const UNITS: readonly { name: TimeUnit; ms: number }[] = [
  { name: 's', ms: 1_000 },
  { name: 'ms', ms: 1 },
  { name: 'µs', ms: 1e-3 },
  { name: 'ns', ms: 1e-6 },
];

/** How a language writes figures. */
export interface Writing {
  /** With so many decimals, in groups of three digits. */
  fixed(value: number, decimals: number): string;
  inUnit(figure: string, unit: TimeUnit): string;
  /** To be read "as long as". */
  ratio(figure: string): string;
  range(from: string, to: string): string;
}

/** Times and ratios in the writing of a language. */
export interface Measures {
  /** Three digits and a unit: `18.3 ns`. */
  duration(ms: number): string;
  /** Both quartiles in the unit of the median: `17.9–19.4 ns`. */
  quartiles(time: Spread): string;
  /** A ratio of times, to be read "as long as": `43.2 ×`. */
  times(ratio: number): string;
  /** Both quartiles of a ratio: `41.9–44.0`. */
  span(ratio: Spread): string;
}

export function measuresIn({ fixed, inUnit, ratio, range }: Writing): Measures {
  const digits = (value: number): string => (Number.isFinite(value) ? fixed(value, decimalsOf(value)) : '–');
  return {
    duration: (ms) => {
      const unit = unitOf(ms);
      return inUnit(digits(ms / unit.ms), unit.name);
    },
    quartiles: ({ median, q1, q3 }) => {
      const unit = unitOf(median);
      return inUnit(range(digits(q1 / unit.ms), digits(q3 / unit.ms)), unit.name);
    },
    times: (value) => ratio(digits(value)),
    span: ({ q1, q3 }) => range(digits(q1), digits(q3)),
  };
}

const unitOf = (ms: number) => UNITS.find((candidate) => ms >= candidate.ms) ?? UNITS[UNITS.length - 1]!;

/** For three digits, without an exponent. */
function decimalsOf(value: number): number {
  if (value >= 99.95) return 0;
  return value >= 9.995 ? 1 : 2;
}

/** As reports are written: in the terminal, in Markdown. */
export const { duration, quartiles, times, span } = measuresIn({
  fixed: (value, decimals) =>
    value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  inUnit: (figure, unit) => `${figure} ${unit}`,
  ratio: (figure) => `${figure} ×`,
  range: (from, to) => `${from}–${to}`,
});
