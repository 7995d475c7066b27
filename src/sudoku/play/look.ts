/** What a sheet shows at a look: clashes, what is missing, what its digits leave. */
import { remainingCandidates } from '../candidates.js';
import { brokenRules, type Clash } from '../clashes.js';
import type { Layout } from '../layout.js';
import type { DigitSet, Sheet } from './types.js';

/** Rules that digits break, those of houses first, then cages, pieces and sums. */
export const clashesOf = (layout: Layout, { digits }: Pick<Sheet, 'digits'>): Clash[] =>
  brokenRules(layout, digits);

/** The cells of all clashes. */
export const clashCells = (layout: Layout, sheet: Pick<Sheet, 'digits'>): Set<number> =>
  new Set(clashesOf(layout, sheet).flatMap(({ cells }) => cells));

/** Every cell is filled and no rule is broken. Any such filling counts, also where a puzzle has several. */
export const isSolved = (layout: Layout, sheet: Pick<Sheet, 'digits'>): boolean =>
  sheet.digits.every((digit) => digit > 0) && clashesOf(layout, sheet).length === 0;

/** By digit - 1: how often it is still to be entered; below 0 where it stands too often. */
export function remainingCounts({ size, digits }: Sheet): number[] {
  const left = Array.from({ length: size }, () => size);
  for (const digit of digits) if (digit > 0) left[digit - 1]!--;
  return left;
}

/** By cell: the marks of an open one that its peers exclude. */
export function markClashes(layout: Layout, sheet: Sheet): DigitSet[] {
  const left = autoMarks(layout, sheet);
  return sheet.marks.map(({ corner, centre }, cell) =>
    sheet.digits[cell] ? 0 : (corner | centre) & ~left[cell]!,
  );
}

/** The cells that hold a digit, rising; none for 0. */
export const sameDigit = ({ digits }: Sheet, digit: number): number[] =>
  digits.flatMap((held, cell) => (digit > 0 && held === digit ? [cell] : []));

/** By cell: what the digits of its peers leave to an open one, of its marks where there are any; 0 for one that is filled. */
export function autoMarks(
  layout: Layout,
  { digits }: Pick<Sheet, 'digits'>,
  marks: readonly DigitSet[] | null = null,
): DigitSet[] {
  const left = remainingCandidates({ digits, marks, deleted: [] }, layout);
  return digits.map((digit, cell) => (digit ? 0 : left[cell]!));
}
