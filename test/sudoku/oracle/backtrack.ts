/**
 * Solutions by plain backtracking: the empty cell that the fewest digits are left for is tried with each of them. Sets of digits
 * are numbers, bit d for digit d.
 */
import { DIGITS, HOUSES } from './grid.js';

/** What else a cell must be: by cell, the digits that pencil marks allow; all digits by default. */
export type Marks = readonly (readonly number[])[];

const HOUSES_OF: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) =>
  [...HOUSES.keys()].filter((house) => HOUSES[house]!.includes(cell)),
);

const setOf = (digits: readonly number[]): number => digits.reduce((set, digit) => set | (1 << digit), 0);
const ALL = setOf(DIGITS);
const SIZES = Array.from(
  { length: ALL + 1 },
  (_, set) => DIGITS.filter((digit) => (set >> digit) & 1).length,
);

interface Board {
  grid: number[];
  /** By house, the digits that stand in it. */
  taken: number[];
  /** By cell, the digits that pencil marks allow. */
  allowed: number[];
}

/** Tells each solution, a grid that is good until it returns; stops when it returns false. */
export function visitSolutions(
  givens: readonly number[],
  visit: (grid: readonly number[]) => boolean,
  marks?: Marks,
): void {
  const allowed = givens.map((_, cell) => (marks ? setOf(marks[cell]!) : ALL));
  const board: Board = { grid: givens.map(() => 0), taken: HOUSES.map(() => 0), allowed };
  for (const [cell, digit] of givens.entries()) {
    if (digit === 0) continue;
    if (!((choices(board, cell) >> digit) & 1)) return;
    put(board, cell, digit);
  }
  search(board, visit);
}

/** The digits left for a cell. */
function choices({ taken, allowed }: Board, cell: number): number {
  const [row, column, box] = HOUSES_OF[cell]!;
  return allowed[cell]! & ~taken[row!]! & ~taken[column!]! & ~taken[box!]!;
}

function put({ grid, taken }: Board, cell: number, digit: number): void {
  grid[cell] = digit;
  for (const house of HOUSES_OF[cell]!) taken[house]! |= 1 << digit;
}

function take({ grid, taken }: Board, cell: number): void {
  for (const house of HOUSES_OF[cell]!) taken[house]! &= ~(1 << grid[cell]!);
  grid[cell] = 0;
}

/** False when the visitor has seen enough. */
function search(board: Board, visit: (grid: readonly number[]) => boolean): boolean {
  let best = -1;
  let fewest = 10;
  for (let cell = 0; cell < 81; cell++) {
    if (board.grid[cell]) continue;
    const size = SIZES[choices(board, cell)]!;
    if (size < fewest) [best, fewest] = [cell, size];
  }
  if (best < 0) return visit(board.grid);
  const left = choices(board, best);
  for (const digit of DIGITS) {
    if (!((left >> digit) & 1)) continue;
    put(board, best, digit);
    const goOn = search(board, visit);
    take(board, best);
    if (!goOn) return false;
  }
  return true;
}

/** How many solutions there are, up to a limit. */
export function countOracle(
  givens: readonly number[],
  limit = Number.POSITIVE_INFINITY,
  marks?: Marks,
): number {
  let count = 0;
  visitSolutions(givens, () => ++count < limit, marks);
  return count;
}

export function solveOracle(givens: readonly number[]): number[] | null {
  let solution: number[] | null = null;
  visitSolutions(givens, (grid) => {
    solution = [...grid];
    return false;
  });
  return solution;
}

/** Solutions by cell and digit - 1. */
export function tallyOracle(givens: readonly number[], marks?: Marks): number[] {
  const tally = new Array<number>(729).fill(0);
  const add = (grid: readonly number[]) => {
    for (const [cell, digit] of grid.entries()) tally[9 * cell + digit - 1]! += 1;
    return true;
  };
  visitSolutions(givens, add, marks);
  return tally;
}

/** Of a grid with one solution: the givens without which there is still but one, one at a time. */
export function redundantOracle(givens: readonly number[]): number[] {
  const without = (cell: number) => givens.map((digit, other) => (other === cell ? 0 : digit));
  return [...givens.keys()].filter((cell) => givens[cell] && countOracle(without(cell), 2) === 1);
}
