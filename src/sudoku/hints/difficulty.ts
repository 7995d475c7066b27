/**
 * What a step is on the scale of Sudoku Explainer 1.2.1: what the list of techniques says, but for those whose difficulty
 * depends on where they are or how large.
 */
import type { HintFacts } from '../types.js';
import { techniques } from './techniques.js';

/** A hidden single in a box or region is easier seen than one in a row or column. */
const HIDDEN_SINGLE_IN_BOX = 1.2;
/** Each cell more of the naked set of a unique rectangle of type 3. */
const LARGER_SET = 0.1;

export function difficultyOf(facts: HintFacts): number {
  const { se } = techniques.find(({ name }) => name === facts.technique)!;
  if (facts.technique === 'Hidden Single' && isInArea(facts)) return HIDDEN_SINGLE_IN_BOX;
  if (facts.technique !== 'Uniqueness Test Type 3') return se;
  const size = Math.max(
    2,
    ...facts.digits.filter(({ role }) => role === 'extra').map(({ digits }) => digits.length),
  );
  return tenths(se + LARGER_SET * (size - 2));
}

const isInArea = ({ houses: [house] }: HintFacts): boolean =>
  house !== undefined && (house.kind === 'box' || house.kind === 'region');

const tenths = (value: number): number => Math.round(10 * value) / 10;
