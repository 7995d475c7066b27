/** Grids drawn with blanks for empty cells, as they are copied from text and PDFs. */
import { describe, expect, test } from 'vitest';
import { makeGrid, parseGrid } from '../../src/sudoku/notation.js';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rowsOf = (grid: string) => {
  const side = Math.sqrt(grid.length);
  return Array.from({ length: side }, (_, row) => grid.slice(row * side, (row + 1) * side));
};
const ROWS = rowsOf(EASY).map((row) => row.replaceAll('.', ' '));
const trimmed = (lines: readonly string[]) => lines.map((line) => line.trimEnd());
const spaced = (row: string) => [...row].join(' ');
const boxes = (row: string, join: string, within = '') =>
  [0, 3, 6].map((at) => [...row.slice(at, at + 3)].join(within)).join(join);
const banded = (lines: readonly string[], rule: string) =>
  [0, 3, 6].map((at) => lines.slice(at, at + 3).join('\n')).join(`\n${rule}\n`);

function read(text: string): string {
  const sheet = parseGrid(text);
  return sheet.ok ? makeGrid(sheet.value.givens, sheet.value.side) : sheet.error.code;
}

describe('blanks are empty cells', () => {
  const bordered = ROWS.map((row) => boxes(row, ' | ', ' '));
  const cells = ROWS.map((row) => `| ${[...row].join(' | ')} |`);
  test.each<[form: string, text: string]>([
    ['a character a cell', ROWS.join('\n')],
    ['line ends of Windows', ROWS.join('\r\n')],
    ['blanks that do not break, as PDFs have them', ROWS.join('\n').replaceAll(' ', '\u00a0')],
    ['trimmed by an editor: rows begin with blanks, and none ends in one', trimmed(ROWS).join('\n')],
    ['trimmed as a whole: only the last row is short', `${ROWS.join('\n').trimEnd()}\n`],
    ['bands apart', banded(ROWS, '')],
    ['a blank between cells', ROWS.map(spaced).join('\n')],
    ['a blank between cells, trimmed', trimmed(ROWS.map(spaced)).join('\n')],
    ['a blank behind each cell', ROWS.map((row) => `${spaced(row)} `).join('\n')],
    ['borders', ROWS.map((row) => boxes(row, '|')).join('\n')],
    ['borders, trimmed', trimmed(ROWS.map((row) => boxes(row, '|'))).join('\n')],
    ['borders and rulers', banded(bordered, '------+-------+------')],
    ['borders and rulers, trimmed', banded(trimmed(bordered), '------+-------+------')],
    ['borders and rulers, indented', banded(bordered, '---').replace(/^/gm, '    ')],
    ['rulers without crosses', banded(bordered, '------|-------|------')],
    ['a margin at borders, cells side by side', ROWS.map((row) => `| ${boxes(row, ' | ')} |`).join('\n')],
    ['no margin at borders, cells apart', ROWS.map((row) => boxes(row, '|', ' ')).join('\n')],
    [
      'a frame of box-drawing signs',
      banded(
        bordered.map((row) => `│ ${row} │`),
        '├───────┼───────┼───────┤',
      ),
    ],
    ['a border between all cells', cells.join('\n+---+---+---+---+---+---+---+---+---+\n')],
    ['a table of Markdown', cells.map((row) => row.replaceAll('   ', ' ')).join('\n')],
  ])('%s', (_, text) => {
    expect(read(text)).toBe(EASY);
  });

  test('signs for empty cells stay what they are', () => {
    expect(read('1 _ | _ 4\n_ _ | 1 _\n_ 1 | _ _\n4 _ | _ 1')).toBe('1..4..1..1..4..1');
  });

  test('a row without digits', () => {
    const open = ROWS.map((row, i) => (i === 4 ? ' '.repeat(9) : row));
    expect(read(open.join('\n'))).toBe(open.join('').replaceAll(' ', '.'));
    expect(read(trimmed(open).join('\n'))).toBe(open.join('').replaceAll(' ', '.'));
  });

  test.each([
    ['letters', '.A..............|..............B.'],
    ['a full row', '1234..............'],
  ])('%s on other sizes', (_, start) => {
    const side = start.length === 18 ? 4 : 16;
    const grid = start
      .replace('|', '')
      .padEnd(side ** 2, '.')
      .slice(0, side ** 2 - 1);
    const whole = `${grid}${side === 16 ? 'P' : '4'}`;
    expect(read(rowsOf(whole).join('\n').replaceAll('.', ' '))).toBe(whole);
  });

  test('numbers in a table of 16 columns', () => {
    const row = `| 16 |${'    |'.repeat(14)} 1 |`;
    expect(read(Array.from({ length: 16 }, () => row).join('\n'))).toBe(`P${'.'.repeat(14)}A`.repeat(16));
  });

  test('as many digits in each row as on a smaller grid', () => {
    const rows = Array.from({ length: 9 }, (_, i) => `${' '.repeat(i % 5)}1234`.padEnd(9));
    expect(read(rows.join('\n'))).toBe(rows.join('').replaceAll(' ', '.'));
  });
});

describe('what may have lost blanks is refused, with the row and what to do', () => {
  const [first, ...others] = ROWS as [string, ...string[]];
  test.each<[why: string, text: string]>([
    ['several blanks made one, as pages show them', ROWS.join('\n').replace(/ +/g, ' ')],
    ['lines trimmed on both sides', ROWS.map((row) => row.trim()).join('\n')],
    ['a row that lost its beginning, others as they were', ['7    ', ...others].join('\n')],
    ['an indent', ROWS.map((row) => `  ${row}`).join('\n')],
    [
      'digits in every other column alone: apart, or not',
      others
        .map(() => '1   2   3')
        .concat('1   2   3')
        .join('\n'),
    ],
    ['a row too few', others.join('\n')],
    [
      'borders that do not stand below each other',
      ROWS.map((row) => boxes(row, '|'))
        .join('\n')
        .replace('|', ' |'),
    ],
    [
      'a digit between the places of cells',
      ROWS.map((row) => boxes(row, ' | ', ' '))
        .join('\n')
        .replace('5 3', '53 '),
    ],
    ['a sign for an empty cell in one row', [first.replaceAll(' ', '.'), ...others].join('\n')],
  ])('%s', (_, text) => {
    const sheet = parseGrid(text);
    expect(sheet.ok).toBe(false);
    if (sheet.ok) return;
    expect(sheet.error.code).toBe('ERR_BAD_ROW_LENGTH');
    expect(sheet.error.message).toMatch(/^Row \d+ has \d+ cells instead of \d+\./);
    expect(sheet.error.at).toBeLessThanOrEqual(text.length);
    if (!text.includes('.')) expect(sheet.error.message).toContain('Write . for each empty cell');
  });

  test('hexadecimal digits are no letters', () => {
    const row = '1              F';
    expect(read(Array.from({ length: 16 }, () => row).join('\n'))).toMatch(/^ERR_/);
  });
});
