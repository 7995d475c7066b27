/** Sets of cells that keys and pointers mean. */

/** All cells between two corners. */
export function rectangle(side: number, from: number, to: number): number[] {
  const [top, bottom] = sorted(Math.floor(from / side), Math.floor(to / side));
  const [left, right] = sorted(from % side, to % side);
  return range(top, bottom).flatMap((row) => range(left, right).map((column) => row * side + column));
}

/** The cells on the straight way from one to another, without the first. */
export function way(side: number, from: number, to: number): number[] {
  const [row, column] = [Math.floor(from / side), from % side];
  const [down, right] = [Math.floor(to / side) - row, (to % side) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return range(1, steps).map(
    (i) => (row + Math.round((down * i) / steps)) * side + column + Math.round((right * i) / steps),
  );
}

/** With a cell, or without it where it was in. */
export function toggled(cells: ReadonlySet<number>, cell: number): Set<number> {
  const others = new Set(cells);
  if (!others.delete(cell)) others.add(cell);
  return others;
}

const sorted = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);
