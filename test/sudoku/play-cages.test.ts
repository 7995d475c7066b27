import { describe, expect, test } from 'vitest';
import { makeCages, parseCages } from '../../src/sudoku/play/cages.js';
import type { Cage } from '../../src/sudoku/types.js';

describe('cages as text', () => {
  test.each<[string, Cage[]]>([
    ['', []],
    ['3:0,1', [{ sum: 3, cells: [0, 1] }]],
    [
      '3:0,1;7:2,10',
      [
        { sum: 3, cells: [0, 1] },
        { sum: 7, cells: [2, 10] },
      ],
    ],
  ])('%j', (text, cages) => {
    expect(parseCages(text)).toEqual({ ok: true, value: cages });
    expect(makeCages(cages)).toBe(text);
  });

  test('blanks and a last semicolon do no harm', () => {
    expect(parseCages(' 3 : 0, 1 ;\n7:2 ; ')).toEqual(parseCages('3:0,1;7:2'));
  });

  test.each([
    ['3', 0],
    ['3:', 0],
    ['3:0;:1', 4],
    ['a:1', 0],
    ['3:0,-1', 0],
    ['3:0,1;;7:2,1.5', 7],
    ['999999:1', 0],
  ])('%j is refused at %i', (text, at) => {
    expect(parseCages(text)).toMatchObject({ ok: false, error: { code: 'ERR_BAD_CAGE', at } });
  });
});
