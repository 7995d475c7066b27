/** What a picture shows: a position, and the rules it is under. */
import { remainingCandidates } from '../../src/sudoku/candidates.js';
import type { Layout } from '../../src/sudoku/layout.js';
import { readRequest } from '../../src/sudoku/request.js';
import type { SudokuRequest } from '../../src/sudoku/types.js';
import type { Position } from '../support/techniques.js';

/** A position of 9x9 cells. */
export interface Drawn extends Pick<Position, 'digits' | 'givens' | 'candidates'> {
  layout: Layout;
}

function puzzleOf(request: SudokuRequest) {
  const task = readRequest(request);
  if (task.kind !== 'analyze') throw new Error('a picture is of a grid');
  return task.puzzle;
}

export const layoutOf = (request: SudokuRequest): Layout => puzzleOf(request).layout;

/** The givens of a request, and what they leave to each open cell. */
export function openPosition(request: SudokuRequest): Drawn {
  const { layout, givens, digits, marks, deleted } = puzzleOf(request);
  const candidates = remainingCandidates({ digits, marks, deleted }, layout);
  return {
    layout,
    digits: [...digits],
    givens: [...givens],
    candidates: [...candidates].map((mask, cell) => (digits[cell] ? 0 : mask)),
  };
}
