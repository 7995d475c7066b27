import { factsOf } from '../../src/sudoku/hints/facts.js';
import type { TechniqueKernel } from '../../src/sudoku/hints/kernel.js';
import type { Step } from '../../src/sudoku/hints/step.js';
import { TECHNIQUE_NAMES } from '../../src/sudoku/hints/techniques.js';
import { loadTechniques as load } from '../../src/sudoku/kernel.js';
import type { Mark } from '../../src/sudoku/types.js';
import { sudokuBytes } from './sudoku.js';

/** A position as the kernel takes it, with everything mutable for tests. */
export interface Position {
  digits: number[];
  givens: number[];
  candidates: number[];
  unique: boolean;
}

export const loadTechniques = (build = 'sudoku'): Promise<TechniqueKernel> => load(sudokuBytes(build));

const PEERS = Array.from({ length: 81 }, (_, cell) =>
  [...Array(81).keys()].filter((other) => other !== cell && shareHouse(cell, other)),
);

function shareHouse(a: number, b: number): boolean {
  const [rowA, rowB] = [Math.floor(a / 9), Math.floor(b / 9)];
  const box = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  return rowA === rowB || a % 9 === b % 9 || box(a) === box(b);
}

/** 81 characters, `+` before a digit that was placed; then candidates that are gone. */
export function positionOf(text: string, gone: readonly Mark[] = []): Position {
  const cells = [...text.matchAll(/(\+?)([.0-9])/g)].map(([, plus, char]) => ({
    placed: plus === '+',
    digit: char === '.' ? 0 : Number(char),
  }));
  const digits = cells.map(({ digit }) => digit);
  const candidates = digits.map((digit, cell) =>
    digit ? 0 : PEERS[cell]!.reduce((mask, peer) => mask & ~bitOf(digits[peer]!), 0x1ff),
  );
  for (const { cell, digit } of gone) candidates[cell]! &= ~bitOf(digit);
  const givens = cells.map(({ placed, digit }) => (placed ? 0 : digit));
  return { digits, givens, candidates, unique: true };
}

/** A position somewhere on the way to the solution: some digits entered, some wrong candidates gone. */
export function markedPosition(
  { puzzle, solution }: { puzzle: string; solution: ArrayLike<number> },
  random: () => number,
): Position {
  const [entered, gone] = [random() / 2, random() / 2];
  const text = [...puzzle].map((char, cell) =>
    char === '.' && random() < entered ? `+${solution[cell]}` : char,
  );
  const position = positionOf(text.join(''));
  position.candidates = position.candidates.map((mask, cell) => {
    let left = mask;
    for (let digit = 1; digit <= 9; digit++)
      if (digit !== solution[cell] && random() < gone) left &= ~(1 << (digit - 1));
    return left;
  });
  return position;
}

const bitOf = (digit: number): number => (digit > 0 ? 1 << (digit - 1) : 0);

/** `417 522`: digit, row, column, each from 1. */
export const marksOf = (text: string): Mark[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(([digit, row, column]) => ({
      cell: 9 * (Number(row) - 1) + Number(column) - 1,
      digit: Number(digit),
    }));

/** The same marks in one order, as `marksOf` reads them. */
export const writeMarks = (marks: readonly Mark[]): string =>
  [...new Set(marks.map(({ cell, digit }) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`))]
    .sort()
    .join(' ');

/** A case of HoDoKu's library: `:code-variant:digits:grid:deleted:eliminations:placements:extra`. */
export interface LibraryCase {
  technique: string;
  code: string;
  digits: string;
  position: Position;
  /** Eliminations and placements. */
  result: string;
  /** Must not be found. */
  isAbsent: boolean;
}

export function readLibraryCase([technique, line]: readonly string[]): LibraryCase {
  const [, code = '', digits = '', grid = '', gone = '', eliminations = '', placements = ''] =
    line!.split(':');
  return {
    technique: technique!,
    code,
    digits,
    position: positionOf(grid, marksOf(gone)),
    result: `${writeMarks(marksOf(eliminations))}=${writeMarks(marksOf(placements))}`,
    isAbsent: code.endsWith('-x'),
  };
}

export const resultOf = ({ eliminations, placements }: Pick<Step, 'eliminations' | 'placements'>): string =>
  `${writeMarks(eliminations)}=${writeMarks(placements)}`;

/** Whether a technique is a chain or made of almost locked sets: positions have many, and a case lists one. */
export const isChainTechnique = (name: string): boolean => /Chain|Loop|AIC|ALS|Blossom|Forcing/.test(name);

/** Runs a search to its end. */
export function finish<Result>(job: Generator<unknown, Result, void>): Result {
  let step = job.next();
  while (!step.done) step = job.next();
  return step.value;
}

export function findAll(kernel: TechniqueKernel, position: Position, technique: string): Step[] {
  kernel.begin(position);
  return finish(kernel.find(TECHNIQUE_NAMES.indexOf(technique)));
}

/** Whether a step removes no digit of the solution and places none but its. */
export const isSound = ({ eliminations, placements }: Step, solution: ArrayLike<number>): boolean =>
  eliminations.every(({ cell, digit }) => solution[cell] !== digit) &&
  placements.every(({ cell, digit }) => solution[cell] === digit);

/** The digits that make the pattern of a step; for a unique rectangle without those that come on top. */
export function patternDigits(step: Step): number[] {
  const { technique, candidates } = factsOf(step);
  const isRectangle = /Unique|Rectangle/.test(technique) && !/Empty/.test(technique);
  return [
    ...new Set(candidates.filter(({ role }) => !isRectangle || role !== 'extra').map(({ digit }) => digit)),
  ];
}
