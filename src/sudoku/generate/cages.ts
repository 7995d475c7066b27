/** Random killer cages over a solution: neighbouring cells whose digits differ. */
import type { Cage } from '../types.js';
import type { Random } from './random.js';
import { neighbours } from './regions.js';

const MOST_CELLS = 4;

/** Cages that cover the grid, of 1 to 4 cells. */
export function makeCages(solution: readonly number[], side: number, random: Random): Cage[] {
  const free = new Set(solution.keys());
  const cages: Cage[] = [];
  for (const first of random.shuffle([...free])) {
    if (!free.delete(first)) continue;
    const cells = [first];
    for (let wanted = 2 + random.below(MOST_CELLS - 1); cells.length < wanted; ) {
      const digits = cells.map((cell) => solution[cell]);
      const next = cells
        .flatMap((cell) => neighbours(cell, side))
        .filter((cell) => free.has(cell) && !digits.includes(solution[cell]));
      if (next.length === 0) break;
      const cell = random.pick(next);
      free.delete(cell);
      cells.push(cell);
    }
    cells.sort((a, b) => a - b);
    cages.push({ sum: cells.reduce((sum, cell) => sum + solution[cell]!, 0), cells });
  }
  return cages.sort((a, b) => a.cells[0]! - b.cells[0]!);
}
