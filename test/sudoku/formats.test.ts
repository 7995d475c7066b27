import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import { remainingCandidates } from '../../src/sudoku/candidates.js';
import { makeSukaku } from '../../src/sudoku/formats/sukaku.js';
import { makeLayout, usualBoxes } from '../../src/sudoku/layout.js';
import { FORMATS, makeGrid, makeText, parseGrid, type Sheet } from '../../src/sudoku/notation.js';
import { hasCases, readCases } from '../support/cases.js';

interface Row {
  format: string;
  text: string;
  values: string;
  givens: string;
  candidates729: string | null;
  valuesIfSingletonsPlaced?: string;
}

const layout = makeLayout({ side: 9, boxes: usualBoxes(9), regions: null, rules: new Set(), cages: [] });

function candidatesOf({ side, givens, entries, marks, deleted }: Sheet): string {
  const digits = givens.map((digit, cell) => digit || entries[cell]!);
  const left = marks ?? [...remainingCandidates({ digits, marks, deleted }, layout)];
  return makeSukaku(left, side);
}

describe.runIf(hasCases('sudoku/formats.jsonl'))('the forms of the collection', () => {
  test.each(readCases<Row>('sudoku/formats.jsonl'))('$format', (row) => {
    const sheet = unwrap(parseGrid(row.text));
    const values = sheet.givens.map((digit, cell) => digit || sheet.entries[cell]!);
    // A cell with one candidate holds it: from candidates alone nobody can tell what was given.
    const singletons = row.valuesIfSingletonsPlaced;
    expect(makeGrid(values, 9)).toBe(singletons ?? row.values);
    expect(makeGrid(sheet.givens, 9)).toBe(singletons ?? row.givens);
    if (row.candidates729) expect(candidatesOf(sheet)).toBe(row.candidates729);
  });
});

function diagonal(side: number): Sheet {
  const givens = Array.from({ length: side ** 2 }, (_, cell) =>
    cell % (side + 1) === 0 ? Math.floor(cell / side) + 1 : 0,
  );
  return { side, givens, entries: givens.map(() => 0), marks: null, deleted: [] };
}

describe('what is written is read', () => {
  test.each([5, 6, 8, 9, 10, 16, 25])('%i, in every form', (side) => {
    const sheet = diagonal(side);
    for (const format of FORMATS)
      expect([format, unwrap(parseGrid(makeText(sheet, format))).givens]).toEqual([format, sheet.givens]);
  });

  test('candidates of 4x4 alone would read as 8x8', () => {
    expect(() => makeText(diagonal(4), 'sukaku')).toThrow(
      expect.objectContaining({ code: 'ERR_BAD_OPTION' }),
    );
  });
});

test('borders of box-drawing characters', () => {
  const text = `
┌─────┬─────┐
│ 1 . │ . . │
│ . 2 │ . . │
├─────┼─────┤
│ . . │ 3 . │
│ . . │ . 4 │
└─────┴─────┘`;
  expect(unwrap(parseGrid(text)).givens).toEqual(diagonal(4).givens);
  const heavy = text.replaceAll('─', '═').replaceAll('│', '║').replaceAll('┼', '╬');
  expect(unwrap(parseGrid(heavy)).givens).toEqual(diagonal(4).givens);
  expect(parseGrid(text.replace('3', '5'))).toMatchObject({
    error: { code: 'ERR_BAD_CHARACTER', at: text.indexOf('3') },
  });
});

describe('cells copied from a spreadsheet', () => {
  const table = ['1\t\t\t', '\t2\t\t', '\t\t3\t', '\t\t\t4'].join('\r\n');

  test('are parted by tabs, with nothing in the empty ones', () => {
    expect(unwrap(parseGrid(table)).givens).toEqual(diagonal(4).givens);
  });

  test('a fault is told at its place', () => {
    const wrong = table.replace('3', '7');
    expect(parseGrid(wrong)).toMatchObject({
      error: { code: 'ERR_VALUE_OUT_OF_RANGE', at: wrong.indexOf('7') },
    });
  });

  test('beside commas a tab is but space', () => {
    const spaced = makeText(diagonal(4), 'csv').replaceAll(',', ',\t');
    expect(unwrap(parseGrid(spaced)).givens).toEqual(diagonal(4).givens);
  });
});
