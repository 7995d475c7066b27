import type { QuoridorReport } from '../../quoridor/index.js';

type Board = Pick<QuoridorReport, 'columns' | 'rows' | 'pawns' | 'walls'>;

const FLAT = '━';
const UPRIGHT = '┃';
/** Characters from one square to the next. */
const STEP = 4;

/**
 * The board as lines of text, row 1 at the bottom, a wall as a line of two squares' length:
 *
 *     3  ·   2   ·
 *            ━━━━━
 *     2  · ┃ ·   ·
 */
export function drawBoard({ columns, rows, pawns, walls }: Board): string[] {
  const lines = Array.from({ length: 2 * rows - 1 }, () => Array.from({ length: STEP * columns }, () => ' '));
  const put = (column: number, line: number, char: string) => {
    const row = lines[line];
    if (row) row[column] = char;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) put(STEP * column, 2 * row, '·');
  pawns.forEach((square, i) => {
    const { column, row } = placeOf(square);
    put(STEP * column, 2 * row, String(i + 1));
  });
  for (const wall of walls) {
    const { column, row } = placeOf(wall);
    if (wall.endsWith('h')) for (let i = 0; i <= STEP; i++) put(STEP * column + i, 2 * row + 1, FLAT);
    else for (let i = 0; i <= 2; i++) put(STEP * column + STEP / 2, 2 * row + i, UPRIGHT);
  }
  const letters = Array.from({ length: columns }, (_, column) => String.fromCharCode(97 + column));
  const drawn = lines.map((line, i) => `${i % 2 === 0 ? i / 2 + 1 : ' '}  ${line.join('')}`.trimEnd());
  return [...drawn.reverse(), `   ${letters.join('   ')}`];
}

const placeOf = (name: string) => ({ column: name.charCodeAt(0) - 97, row: Number(name[1]) - 1 });
