/** Grids at random, repeatable, and what leaves a grid what it is. */
import { countOracle, solveOracle } from './backtrack.js';
import { textOf } from './grid.js';

/** Numbers in [0, 1). */
export type RandomStream = () => number;

export function shuffled<Item>(items: readonly Item[], random: RandomStream): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Lines of a grid in an order that keeps bands together. */
function shuffledLines(random: RandomStream): number[] {
  return shuffled([0, 1, 2], random).flatMap((band) =>
    shuffled([0, 1, 2], random).map((line) => 3 * band + line),
  );
}

/** The same grid with digits renamed, lines exchanged within bands and bands with each other, and perhaps transposed. */
export function disguise(grid: string, random: RandomStream): string {
  const names = shuffled(NINE, random).map((digit) => String(digit + 1));
  const [rows, columns] = [shuffledLines(random), shuffledLines(random)];
  const transposed = random() < 0.5;
  return rows
    .flatMap((row) => columns.map((column) => (transposed ? 9 * column + row : 9 * row + column)))
    .map((cell) => (grid[cell] === '.' ? '.' : names[Number(grid[cell]) - 1]))
    .join('');
}

/** A random solution: a box at random, the others as backtracking finds them, in disguise. */
export function randomSolution(random: RandomStream): string {
  const digits = new Array<number>(81).fill(0);
  for (const [i, digit] of shuffled(NINE, random).entries())
    digits[9 * Math.floor(i / 3) + (i % 3)] = digit + 1;
  return disguise(textOf(solveOracle(digits)!), random);
}

/** A grid with one solution, from which givens were taken in random order as long as `least` were left. */
export function randomPuzzle(random: RandomStream, least = 0): { puzzle: string; solution: string } {
  const solution = randomSolution(random);
  const digits = [...solution].map(Number);
  for (const cell of shuffled([...digits.keys()], random)) {
    if (digits.filter(Boolean).length <= least) break;
    const digit = digits[cell]!;
    digits[cell] = 0;
    if (countOracle(digits, 2) > 1) digits[cell] = digit;
  }
  return { puzzle: textOf(digits), solution };
}

/** The grid without some of its givens. */
export function relaxed(grid: string, less: number, random: RandomStream): string {
  const givens = [...grid].flatMap((mark, cell) => (mark === '.' ? [] : [cell]));
  const gone = new Set(shuffled(givens, random).slice(0, less));
  return [...grid].map((mark, cell) => (gone.has(cell) ? '.' : mark)).join('');
}
