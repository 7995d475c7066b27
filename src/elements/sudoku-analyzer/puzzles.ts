import { parseGrid } from '../../sudoku/notation.js';
import { parseCages } from '../../sudoku/play/cages.js';
import { LEVELS, type Level, type RulesRequest } from '../../sudoku/types.js';
import type { SudokuPosition } from './events.js';
import data from './puzzles.json' with { type: 'json' };
import { strings } from './strings.js';

/** A puzzle to choose: its grid in any form, its rules, and what to call it. Cages also as text, `3:0,1;7:2,10`. */
export interface SudokuPuzzle extends Omit<RulesRequest, 'cages'> {
  grid: string;
  cages?: RulesRequest['cages'] | string;
  name?: string;
  level?: Level;
}

export interface PuzzleGroup {
  label: string;
  puzzles: { name: string; puzzle: SudokuPuzzle }[];
}

const OURS: readonly SudokuPuzzle[] = data as SudokuPuzzle[];

/** The page's own puzzles first, then ours by level, size and rules. */
export function puzzleGroups(own: readonly SudokuPuzzle[]): PuzzleGroup[] {
  const levels = LEVELS.map((level) =>
    numbered(
      strings.level(level),
      OURS.filter((puzzle) => puzzle.level === level),
    ),
  );
  const rest = OURS.filter(({ level }) => !level);
  const sizes = rest.filter(({ variant }) => !variant);
  const rules = rest.filter(({ variant }) => variant);
  return [
    ...(own.length > 0 ? [numbered(strings.ownPuzzles(), own)] : []),
    ...levels,
    {
      label: strings.bySize(),
      puzzles: sizes.map((puzzle) => ({ name: strings.sizeName(sizeOf(puzzle)), puzzle })),
    },
    {
      label: strings.byRules(),
      puzzles: rules.map((puzzle) => ({ name: strings.ruleName(puzzle.variant!), puzzle })),
    },
  ];
}

/** A page may write anything. */
const nameOf = ({ name }: SudokuPuzzle): string | null => (typeof name === 'string' && name ? name : null);

const numbered = (label: string, puzzles: readonly SudokuPuzzle[]): PuzzleGroup => ({
  label,
  puzzles: puzzles.map((puzzle, i) => ({ name: nameOf(puzzle) ?? strings.puzzleName(label, i + 1), puzzle })),
});

function sizeOf({ grid }: SudokuPuzzle): number {
  const read = parseGrid(grid);
  return read.ok ? read.value.side : 0;
}

export function puzzlePosition({ grid, variant, boxes, regions, cages }: SudokuPuzzle): SudokuPosition {
  const read = typeof cages === 'string' ? parseCages(cages) : null;
  const list = read ? (read.ok ? read.value : undefined) : (cages as RulesRequest['cages']);
  return {
    grid,
    ...(variant && { variant }),
    ...(boxes && { boxes }),
    ...(regions && { regions }),
    ...(list && { cages: list }),
  };
}
