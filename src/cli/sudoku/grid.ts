import type { SudokuReport } from '../../sudoku/index.js';

type Shape = Pick<SudokuReport, 'size' | 'boxes' | 'regions'>;

/**
 * Lines of a grid, with borders between boxes or regions:
 *
 *     8 . | 1 2
 *     . 3 | . .
 *     ----+----
 *
 * @param paint how a cell looks, by its number
 */
export function drawGrid(
  cells: readonly string[],
  shape: Shape,
  paint: (text: string, cell: number) => string,
): string[] {
  const { size } = shape;
  const groups = groupsOf(shape);
  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    const first = row * size;
    const rule = ruleAbove(groups, size, row);
    if (rule !== '') lines.push(rule);
    lines.push(
      Array.from({ length: size }, (_, column) => {
        const cell = first + column;
        const border = column > 0 && groups[cell] !== groups[cell - 1];
        return `${column === 0 ? '' : border ? ' | ' : regular(groups, size, column) ? ' ' : '   '}${paint(cells[cell]!, cell)}`;
      }).join(''),
    );
  }
  return lines;
}

/** Whether no row has a border before a column, so that it needs no room. */
const regular = (groups: readonly (number | string)[], size: number, column: number): boolean =>
  Array.from({ length: size }, (_, row) => row * size + column).every(
    (cell) => groups[cell] === groups[cell - 1],
  );

/** Dashes where the cell above belongs to another group; empty where none does. */
function ruleAbove(groups: readonly (number | string)[], size: number, row: number): string {
  if (row === 0) return '';
  const differs = (column: number) => groups[row * size + column] !== groups[(row - 1) * size + column];
  const columns = Array.from({ length: size }, (_, column) => column);
  if (!columns.some(differs)) return '';
  return columns
    .map((column) => {
      const gap = column === 0 ? '' : regular(groups, size, column) ? ' ' : '   ';
      const dash = differs(column) ? '-' : ' ';
      const joined = column > 0 && differs(column) && differs(column - 1) ? gap.replaceAll(' ', '-') : gap;
      return (
        (joined.length === 3 ? `${joined[0]}${joined[1] === '-' ? '+' : ' '}${joined[2]}` : joined) + dash
      );
    })
    .join('')
    .trimEnd();
}

/** By cell: the name of its box or region; all the same without any. */
function groupsOf({ size, boxes, regions }: Shape): (number | string)[] {
  if (regions) return [...regions];
  const [rows = size, columns = size] = boxes?.split('x').map(Number) ?? [];
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / rows) * size + Math.floor(column / columns);
  });
}
