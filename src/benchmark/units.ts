import type { Spread } from './types.js';

const UNITS = [
  { name: 's', ms: 1_000 },
  { name: 'ms', ms: 1 },
  { name: 'µs', ms: 1e-3 },
  { name: 'ns', ms: 1e-6 },
] as const;

/** Three digits and a unit: `18.3 ns`. */
export function duration(ms: number): string {
  const unit = UNITS.find((candidate) => ms >= candidate.ms) ?? UNITS[UNITS.length - 1]!;
  return `${digits(ms / unit.ms)} ${unit.name}`;
}

/** Both quartiles in the unit of the median: `17.9–19.4 ns`. */
export function quartiles({ median, q1, q3 }: Spread): string {
  const unit = UNITS.find((candidate) => median >= candidate.ms) ?? UNITS[UNITS.length - 1]!;
  return `${digits(q1 / unit.ms)}–${digits(q3 / unit.ms)} ${unit.name}`;
}

/** A ratio of times, to be read "as long as": `43.2 ×`. */
export const times = (ratio: number): string => `${digits(ratio)} ×`;

/** Three digits, without an exponent. */
export function digits(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 99.95) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 9.995 ? 1 : 2);
}
