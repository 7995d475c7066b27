/** Between grids as text has them and sheets as they are played. */
import { remainingCandidates, startingCandidates } from '../candidates.js';
import { maskOf } from '../formats/alphabet.js';
import type { Layout } from '../layout.js';
import type { Sheet as TextSheet } from '../notation.js';
import { entriesOf, makeSheet, rowsOf } from './sheet.js';
import type { DigitSet, Marks, Rows, Sheet } from './types.js';

/**
 * Candidates become centre marks; where only deleted ones are told, they are missing from what the digits leave. Both of
 * the same size.
 */
export function fromText({ side, givens, entries, marks, deleted }: TextSheet, layout: Layout): Sheet {
  if (!marks && deleted.length === 0) return makeSheet(givens, side, { entries });
  const digits = givens.map((given, cell) => given || entries[cell]!);
  const marked = { digits, marks, deleted };
  const left = marks ? startingCandidates(marked, side) : remainingCandidates(marked, layout);
  const centre = digits.map((digit, cell) => ({ corner: 0, centre: digit ? 0 : left[cell]! }));
  return makeSheet(givens, side, { entries, marks: centre });
}

/** For `makeText`: centre marks as candidates, where `candidatesIn` has any. Corner marks have no place in text. */
export const toText = (sheet: Sheet): TextSheet => ({
  side: sheet.size,
  givens: [...sheet.givens],
  entries: entriesOf(sheet),
  marks: candidatesIn(sheet),
  deleted: [],
});

/** Centre marks as candidates, filled cells having their digit; `null` unless every open cell has some. */
export function candidatesIn({ digits, marks }: Sheet): DigitSet[] | null {
  if (digits.every((digit) => digit > 0)) return null;
  const sets = digits.map((digit, cell) => (digit ? maskOf(digit) : marks[cell]!.centre));
  return sets.every((set) => set !== 0) ? sets : null;
}

/** What a `setup` says of a sheet. */
export const setupOf = (sheet: Sheet): { initState: Rows; entries: Rows; marks: readonly Marks[] } => ({
  initState: rowsOf(sheet.givens, sheet.size),
  entries: rowsOf(entriesOf(sheet), sheet.size),
  marks: sheet.marks,
});
