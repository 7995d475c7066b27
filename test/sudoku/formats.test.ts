import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/result.js';
import { remainingCandidates } from '../../src/sudoku/candidates.js';
import { makeSukaku } from '../../src/sudoku/formats/sukaku.js';
import { makeLayout, usualBoxes } from '../../src/sudoku/layout.js';
import { makeGrid, parseGrid, type Sheet } from '../../src/sudoku/notation.js';
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
