/** What is wrong in a position, where the givens have one solution: no hint can be right before that is put right. */

/** Cells that hold another digit than the solution, or whose marks lack its digit. Candidates: by cell, bit d - 1 for digit d. */
export const mistakesIn = (candidates: ArrayLike<number>, solution: readonly number[]): number[] =>
  [...solution.keys()].filter((cell) => ((candidates[cell]! >> (solution[cell]! - 1)) & 1) === 0);
