/** Cells that are given together. */
import type { Symmetry } from '../types.js';

type Move = (row: number, column: number, last: number) => readonly [number, number];

const turn: Move = (row, column, last) => [last - row, last - column];
const flip: Move = (row, column, last) => [last - row, column];
const mirror: Move = (row, column, last) => [row, last - column];
const transpose: Move = (row, column) => [column, row];
const antitranspose: Move = (row, column, last) => [last - column, last - row];

const MOVES: Readonly<Record<Symmetry, readonly Move[]>> = {
  none: [],
  rotational: [turn],
  horizontal: [flip],
  vertical: [mirror],
  diagonal: [transpose],
  antidiagonal: [antitranspose],
  full: [flip, mirror, transpose],
};

/** The cells of a grid in groups that the moves of a symmetry carry into each other. */
export function orbitsOf(symmetry: Symmetry, side: number): number[][] {
  const moves = MOVES[symmetry];
  const orbits: number[][] = [];
  const seen = new Set<number>();
  for (let first = 0; first < side * side; first++) {
    if (seen.has(first)) continue;
    const orbit = [first];
    seen.add(first);
    for (const cell of orbit) {
      for (const move of moves) {
        const [row, column] = move(Math.floor(cell / side), cell % side, side - 1);
        const image = row * side + column;
        if (seen.has(image)) continue;
        seen.add(image);
        orbit.push(image);
      }
    }
    orbits.push(orbit);
  }
  return orbits;
}
