/** A cell of a grid whose rows may differ in length. */
export interface Cell {
  row: number;
  column: number;
}

/**
 * Where a key leads in a grid, after the ARIA grid pattern: arrows, Home and End in the row, with Ctrl in the grid.
 * @param lengths the number of cells in each row.
 * @returns null where the key means nothing to a grid.
 */
export function cellByKey(key: string, ctrl: boolean, from: Cell, lengths: readonly number[]): Cell | null {
  const last = (row: number) => (lengths[row] ?? 1) - 1;
  const at = (row: number, column: number): Cell => {
    const inside = clamp(row, lengths.length - 1);
    return { row: inside, column: clamp(column, last(inside)) };
  };
  const { row, column } = from;
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return ctrl ? at(0, 0) : at(row, 0);
    case 'End':
      return ctrl ? at(lengths.length - 1, Number.POSITIVE_INFINITY) : at(row, Number.POSITIVE_INFINITY);
    default:
      return null;
  }
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
