/** What a cell is, in words. */
import { digitsOf, makeDigit } from '../../../sudoku/notation.js';
import type { DigitSet } from '../../../sudoku/play/types.js';
import type { Cage } from '../../../sudoku/types.js';
import { type CandidateRole, candidateKey, type GridHost } from '../host.js';
import { strings } from '../strings.js';

type Seen = Pick<GridHost, 'shape' | 'sheet' | 'marking' | 'covered'>;

/** "row 3 column 5, empty, candidates 2 7". */
export const labelOf = (seen: Seen, cell: number): string =>
  strings.joined([placeName(seen, cell), contentOf(seen, cell)]);

export const placeName = ({ shape: { side } }: Seen, cell: number): string =>
  strings.place(Math.floor(cell / side) + 1, (cell % side) + 1);

/** What stands there and what is marked about it. */
export function contentOf(seen: Seen, cell: number): string {
  if (seen.covered) return strings.covered();
  const { sheet, marking } = seen;
  const digit = sheet.digits[cell]!;
  const name = makeDigit(digit, sheet.size);
  const sum = sumsOf(seen.shape.cages).get(cell);
  const role = marking.cells.get(cell);
  const notes = [
    digit === 0 ? strings.empty() : sheet.givens[cell] ? strings.given(name) : name,
    ...(digit === 0 ? openNotes(seen, cell) : []),
    marking.clashes.has(cell) && strings.clashes(),
    marking.wrong.has(cell) && (digit === 0 ? strings.lacksDigit() : strings.wrong()),
    sum !== undefined && strings.sum(sum),
    role && strings.cellRole(role),
  ];
  return strings.joined(notes.filter((note) => typeof note === 'string'));
}

function openNotes({ sheet, marking }: Seen, cell: number): string[] {
  const names = namer(sheet.size);
  const { corner, centre } = sheet.marks[cell]!;
  const candidates = marking.pencil ? marking.pencil[cell]! : centre;
  const shares = (marking.shares?.[cell] ?? []).flatMap((share, i) =>
    share > 0 ? [strings.share(makeDigit(i + 1, sheet.size), share)] : [],
  );
  return [
    ...(candidates ? [strings.candidates(names(candidates))] : []),
    ...(corner && !marking.pencil ? [strings.corners(names(corner))] : []),
    ...(marking.badMarks?.[cell] ? [strings.badMarks(names(marking.badMarks[cell]))] : []),
    ...(shares.length > 0 ? [strings.shares(shares)] : []),
    ...roleNotes(marking.candidates, cell, sheet.size),
  ];
}

function roleNotes(candidates: ReadonlyMap<number, CandidateRole>, cell: number, side: number): string[] {
  if (candidates.size === 0) return [];
  const byRole = new Map<CandidateRole, string[]>();
  for (let digit = 1; digit <= side; digit++) {
    const role = candidates.get(candidateKey({ cell, digit }));
    if (role) byRole.set(role, [...(byRole.get(role) ?? []), makeDigit(digit, side)]);
  }
  return [...byRole].map(([role, digits]) => strings.candidateRole(role, digits));
}

const namer =
  (side: number) =>
  (set: DigitSet): string[] =>
    digitsOf(set).map((digit) => makeDigit(digit, side));

const sums = new WeakMap<readonly Cage[], ReadonlyMap<number, number>>();

/** The sum of each cage, by the cell that it is written in. */
function sumsOf(cages: readonly Cage[]): ReadonlyMap<number, number> {
  const known = sums.get(cages) ?? new Map(cages.map(({ sum, cells }) => [Math.min(...cells), sum]));
  sums.set(cages, known);
  return known;
}
