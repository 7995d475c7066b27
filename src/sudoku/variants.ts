/** The rules beyond rows, columns and boxes, and their names. */
import { describeValue, type ErrorCode, type ErrorData } from '../errors.js';
import { fail, type Result, succeed } from '../result.js';

/** A rule beside rows and columns. `boxes` is in force unless `jigsaw` or `latin` is. */
export const RULES = [
  'x',
  'windoku',
  'disjoint',
  'jigsaw',
  'antiknight',
  'antiking',
  'killer',
  'latin',
] as const;
export type Rule = (typeof RULES)[number];

/**
 * What a request may name as its variant. Several may be joined, as in `x+windoku`. A size, as `16x16`, adds no rule: it
 * says what the grid must have.
 */
export const VARIANTS = [
  'classic',
  ...RULES,
  'latin9',
  '4x4',
  '6x6',
  '8x8',
  '9x9',
  '10x10',
  '12x12',
  '16x16',
  '25x25',
] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Variation {
  rules: ReadonlySet<Rule>;
  /** The side that the name asks for. */
  side: number | null;
}

/** Reads names joined by `+`, commas or spaces. Errors: `ERR_BAD_VARIANT`. */
export function parseVariant(text: string): Result<Variation> {
  const rules = new Set<Rule>();
  let side: number | null = null;
  for (const { 0: name, index } of text.matchAll(/[^\s+,]+/g)) {
    const variant = VARIANTS.find((known) => known === name.toLowerCase());
    if (!variant) return fail(unknown(text, name, index));
    const wanted = sideOf(variant);
    if (wanted !== null && side !== null && wanted !== side)
      return fail(fault(`A grid is not ${side}x${side} and ${wanted}x${wanted} at once.`, text, index));
    side = wanted ?? side;
    const rule = variant === 'latin9' ? 'latin' : RULES.find((known) => known === variant);
    if (rule) rules.add(rule);
  }
  const clash = CLASHES.find((pair) => pair.every((rule) => rules.has(rule)));
  if (clash) return fail(fault(`${clash[0]} and ${clash[1]} do not go together.`, text, 0));
  return succeed({ rules, side });
}

/** Jigsaw regions take the place of boxes, a latin square has none, and disjoint groups are made of boxes. */
const CLASHES: readonly (readonly [Rule, Rule])[] = [
  ['jigsaw', 'latin'],
  ['jigsaw', 'disjoint'],
  ['latin', 'disjoint'],
];

function sideOf(variant: Variant): number | null {
  const size = /^(?:latin)?(\d+)(?:x\d+)?$/.exec(variant);
  return size ? Number(size[1]) : null;
}

const CODE: ErrorCode = 'ERR_BAD_VARIANT';

const fault = (message: string, input: string, at: number): ErrorData => ({ code: CODE, message, input, at });

const unknown = (text: string, name: string, at: number): ErrorData =>
  fault(`There is no variant ${describeValue(name)}. There are: ${VARIANTS.join(', ')}.`, text, at);
