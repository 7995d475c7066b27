/** What a hint marks in the grid. */
import { HINT_ROLES, type Hint, type HintRole } from '../../sudoku/types.js';
import {
  type CandidateRole,
  type CellRole,
  candidateKey,
  type Marking,
  NOTHING_MARKED,
  ROLE_LETTERS,
  type RoleLetter,
} from './host.js';

/** Vague names a technique and marks nothing, concrete shows where, whole shows all. */
export type HintLevel = 1 | 2 | 3;

const letterOf = (role: HintRole): RoleLetter => ROLE_LETTERS[HINT_ROLES.indexOf(role)]!;

type HintMarking = Pick<Marking, 'cells' | 'candidates' | 'links' | 'groups' | 'houses'>;

export function hintMarking(hint: Hint, level: HintLevel): HintMarking {
  if (level === 1) return NOTHING_MARKED;
  const { links, groups, houses } = hint;
  const whole = level === 3;
  return {
    cells: markedCells(hint, whole),
    candidates: whole ? markedCandidates(hint) : new Map(),
    links: whole ? links : [],
    groups: whole ? groups : [],
    houses,
  };
}

/** The letters that a hint uses, for a legend. */
export const lettersOf = (hint: Hint): RoleLetter[] => {
  const used = new Set<CellRole | CandidateRole>([
    ...markedCells(hint, true).values(),
    ...markedCandidates(hint).values(),
  ]);
  return ROLE_LETTERS.filter((letter) => used.has(letter));
};

/** Cells of the pattern, by the role of their first candidate; where something follows, if that is told. */
function markedCells(
  { cells, candidates, placements, eliminations }: Hint,
  whole: boolean,
): Map<number, CellRole> {
  const marked = new Map<number, CellRole>();
  if (whole) for (const { cell } of [...placements, ...eliminations]) marked.set(cell, 'target');
  for (const cell of cells) {
    const role = candidates.find((candidate) => candidate.cell === cell)?.role ?? 'pattern';
    if (!marked.has(cell) || candidates.some((candidate) => candidate.cell === cell))
      marked.set(cell, letterOf(role));
  }
  return marked;
}

function markedCandidates({ candidates, placements, eliminations }: Hint): Map<number, CandidateRole> {
  return new Map<number, CandidateRole>([
    ...candidates.map((candidate) => [candidateKey(candidate), letterOf(candidate.role)] as const),
    ...placements.map((mark) => [candidateKey(mark), 'in'] as const),
    ...eliminations.map((mark) => [candidateKey(mark), 'out'] as const),
  ]);
}
