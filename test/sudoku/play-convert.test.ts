import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import { digitsOf } from '../../src/sudoku/formats/alphabet.js';
import { makeText, parseGrid } from '../../src/sudoku/notation.js';
import { candidatesIn, fromText, setupOf, toText } from '../../src/sudoku/play/convert.js';
import { parseLayout } from '../../src/sudoku/play/rules.js';
import { makeSheet } from '../../src/sudoku/play/sheet.js';
import { digitsIn, newGame } from '../support/sudoku-game.js';

const GRID = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const layout = unwrap(parseLayout({}, 9));
const read = (text: string) => fromText(unwrap(parseGrid(text)), layout);

describe('a grid that was pasted', () => {
  test('without marks has none', () => {
    const sheet = read(GRID);
    expect(sheet).toEqual(makeSheet(digitsIn(GRID), 9));
    expect(candidatesIn(sheet)).toBeNull();
  });

  test('keeps what was placed apart from what was given', () => {
    const sheet = read(GRID.replace('53..', '53+4.'));
    expect([sheet.givens[2], sheet.digits[2]]).toEqual([0, 4]);
  });

  test('with deleted candidates has the others, of the cells that are open', () => {
    const sheet = read(`${GRID}:113`);
    expect(digitsOf(sheet.marks[2]!.centre)).toEqual([2, 4]);
    expect(sheet.marks[0]!.centre).toBe(0);
  });

  test('with candidates has them as centre marks, and gives them back', () => {
    const open = makeSheet(digitsIn(GRID), 9);
    const { game } = newGame(9);
    game.send({ type: 'setup', ...setupOf(open) });
    game.send({ type: 'resume' });
    game.send({ type: 'autoMarks' });
    game.send({ type: 'mark', cells: [2], kind: 'centre', digit: 1 });
    const text = makeText(toText(game.sheet), 'pencilmarks');
    const sheet = read(text);
    expect(sheet.marks.filter((_, cell) => sheet.digits[cell] === 0)).toEqual(
      game.sheet.marks.filter((_, cell) => sheet.digits[cell] === 0),
    );
    expect(candidatesIn(sheet)).toEqual(candidatesIn(game.sheet));
    expect(makeText(toText(sheet), 'pencilmarks')).toBe(text);
  });
});

describe('candidates of a sheet', () => {
  const marks = Array(16).fill({ corner: 1, centre: 6 });

  test('are its centre marks, and the digits of filled cells', () => {
    const sets = candidatesIn(makeSheet(digitsIn('1...............'), 4, { marks }));
    expect(sets!.slice(0, 2)).toEqual([1, 6]);
  });

  test('are none where an open cell has no centre mark', () => {
    expect(candidatesIn(makeSheet(digitsIn('.'.repeat(16)), 4, { marks: marks.slice(1) }))).toBeNull();
  });

  test('are none where nothing is open', () => {
    expect(candidatesIn(makeSheet(digitsIn('1234341221434321'), 4))).toBeNull();
  });
});
