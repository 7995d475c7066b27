/** What is wrong with a grid that has no solution, at first sight. */
import { DIGITS, HOUSES } from './grid.js';
import { candidatesOracle } from './singles.js';

const KINDS = ['row', 'column', 'box'];

/** A digit twice in a house, else a cell without a candidate, else a house without a place for a digit, else none of these. */
export function reasonOracle(digits: readonly number[]): string {
  const candidates = candidatesOracle(digits);
  const inHouse = (wrong: (house: readonly number[]) => boolean) =>
    KINDS[Math.floor(HOUSES.findIndex(wrong) / 9)];
  const repeats = inHouse((house) =>
    DIGITS.some((digit) => house.filter((cell) => digits[cell] === digit).length > 1),
  );
  if (repeats) return `duplicate_in_${repeats}`;
  if (candidates.some((left) => left.size === 0)) return 'empty_cell';
  const lacks = inHouse((house) =>
    DIGITS.some((digit) => house.every((cell) => !candidates[cell]!.has(digit))),
  );
  return lacks ? `digit_without_place_in_${lacks}` : 'no_solution_no_direct_conflict';
}
