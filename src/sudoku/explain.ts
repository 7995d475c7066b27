/** Sentences about a grid, in any language. */
import type { Clash } from './clashes.js';
import { type ExplainWords, english } from './explain-words.js';
import { makeDigit } from './formats/alphabet.js';
import type { HouseKind, Piece } from './layout.js';
import type { ExplainFacts, Part, Status, SudokuReport } from './types.js';

export { type ExplainWords, english as englishWords } from './explain-words.js';
export type { HouseKind, Piece } from './layout.js';

/** What a sentence is about. */
export interface Outcome extends ExplainFacts {
  status: Status;
  /** Cells of a row. */
  side: number;
  counted: readonly Part[];
  solutions: number;
  capped: boolean;
}

/**
 * What was found, in one sentence; more name cells that have to be put right before there can be a hint, say why there is no rating,
 * and that hints end before the grid is solved.
 */
export function explain(outcome: Outcome, words: ExplainWords = english): string {
  const { side, mistakes, unrated, stuck = false, status } = outcome;
  const wrong = status === 'none' ? mistakes.map((cell) => nameOf(cell, side, words)) : [];
  const more = [
    ...(wrong.length > 0 ? [words.gridMistakes(wrong)] : []),
    ...(unrated ? [words.gridUnrated(unrated)] : []),
    ...(stuck ? [words.gridStuck()] : []),
  ];
  const found = foundOf(outcome, words);
  return more.length === 0 ? found : words.gridSentences([found, ...more]);
}

/** `report.explanation` in another language; `null` where the report lacks the facts, as one of an earlier release does. */
export function explainReport(report: SudokuReport, words: ExplainWords): string | null {
  const { status, size, counted, solutionCount, countCapped, facts } = report;
  if (!facts) return null;
  return explain(
    { ...facts, status, side: size, counted, solutions: solutionCount, capped: countCapped },
    words,
  );
}

function foundOf(outcome: Outcome, words: ExplainWords): string {
  const { status, side, counted, solutions, capped, limit, clash } = outcome;
  switch (status) {
    case 'solved':
      return words.gridSolved();
    case 'unique':
      return words.gridUnique(counted);
    case 'multiple':
      if (capped && limit === 1) return words.gridNotUnique(counted);
      return words.gridSeveral(solutions, boundOf(outcome), counted);
    case 'none':
      return clash ? wrong(clash, side, words) : words.gridImpossible(counted);
  }
}

function boundOf({ solutions, capped, limit }: Outcome): 'exactly' | 'at-least' | 'more-than' {
  if (!capped) return 'exactly';
  return solutions < limit ? 'at-least' : 'more-than';
}

function wrong(
  { reason, cells, digit = 0, number: house = 0 }: Clash,
  side: number,
  words: ExplainWords,
): string {
  const value = digit === 0 ? '' : makeDigit(digit, side);
  const [, piece] = /^(knight|king)_move$/.exec(reason) ?? [];
  if (piece) return words.clashByMove(piece as Piece, value);
  const [, twice] = /^duplicate_in_(\w+)$/.exec(reason) ?? [];
  if (twice) return words.clashInHouse(value, twice as HouseKind | 'cage', house);
  const [, without] = /^digit_without_place_in_(\w+)$/.exec(reason) ?? [];
  if (without) return words.clashWithoutPlace(value, without as HouseKind, house);
  if (reason === 'cage_sum') return words.clashInCageSum(house);
  return cells.length === 1
    ? words.clashInCell(nameOf(cells[0]!, side, words))
    : words.clashInCells(cells.length);
}

const nameOf = (cell: number, side: number, words: ExplainWords): string =>
  words.gridCell(Math.floor(cell / side) + 1, (cell % side) + 1);

/** `r1c1` is the cell at the top left. */
export const cellName = (cell: number, side: number): string => nameOf(cell, side, english);
