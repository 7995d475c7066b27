import { beforeAll, describe, expect, test } from 'vitest';
import { describeHint } from '../../src/sudoku/hints/describe.js';
import { factsOf } from '../../src/sudoku/hints/facts.js';
import { TECHNIQUE_NAMES } from '../../src/sudoku/hints/techniques.js';
import type { Hint, SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { hasCases, readTable } from '../support/cases.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';
import { namesOf } from '../support/technique-list.js';
import { findAll, isSound, loadTechniques, positionOf } from '../support/techniques.js';

const GRID = '3...8.......7....51..............36...2..4....7...........6.13..452...........8..';
const EASY = '.....6....59.....82....8....45........3........6..3.54...325..6..................';
const NAKED_PAIR = '4..27.6..798156234.2.84...7237468951849531726561792843.82.15479.7..243....4.87..2';

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});
/** Needs more than any technique. */
const BEYOND = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const analyze = (request: SudokuRequest): SudokuReport =>
  runSudoku(service, { rate: false, ...request }).report;
const solved = (grid: string, hints: readonly Hint[]) => {
  const digits = [...grid];
  for (const { cell, digit } of hints.flatMap(({ placements }) => placements)) digits[cell] = String(digit);
  return digits.join('');
};

describe('hints of a report', () => {
  test('the next one, in three levels of words', () => {
    const { hints, solution } = analyze({ grid: NAKED_PAIR });
    expect(hints).toHaveLength(1);
    const [hint] = hints;
    expect(new Set(hint!.levels).size).toBe(3);
    expect(hint!.levels.every((level) => level.startsWith(`${hint!.technique}: `))).toBe(true);
    expect(isSound({ ...hint!, technique: 0, items: [] }, [...solution!].map(Number))).toBe(true);
  });

  test('the vague level names no cell', () => {
    for (const { levels } of analyze({ grid: NAKED_PAIR, hints: -1 }).hints)
      expect(levels[0]).not.toMatch(/r\dc\d|\{/);
  });

  test('none, some, the whole path', () => {
    expect(analyze({ grid: NAKED_PAIR, hints: 0 }).hints).toEqual([]);
    expect(analyze({ grid: NAKED_PAIR, hints: 3 }).hints).toHaveLength(3);
    const { hints, solution } = analyze({ grid: NAKED_PAIR, hints: -1 });
    expect(solved(NAKED_PAIR, hints)).toBe(solution);
  });

  test('a placement lists nothing at its peers', () => {
    for (const { placements, eliminations } of analyze({ grid: NAKED_PAIR, hints: -1 }).hints)
      expect(placements.length === 0 || eliminations.length === 0).toBe(true);
  });

  test('a solved grid and one with too many solutions', () => {
    const { solution } = analyze({ grid: NAKED_PAIR });
    expect(analyze({ grid: solution! }).hints).toEqual([]);
    const { status, hints } = analyze({ grid: EASY, hints: -1 });
    expect(status).toBe('multiple');
    const unique: readonly string[] = namesOf('uniqueness');
    expect(hints.filter(({ technique }) => unique.includes(technique))).toEqual([]);
  });

  test('where several solutions stop the path, techniques are not to blame', () => {
    const { facts, explanation } = analyze({ grid: EASY, hints: -1 });
    expect(facts).not.toHaveProperty('stuck');
    expect(explanation).not.toContain('techniques');
  });

  test('a grid beyond all techniques says so', () => {
    const { facts, hints, explanation } = analyze({ grid: BEYOND, hints: -1 });
    expect(hints).toEqual([]);
    expect(facts!.stuck).toBe(true);
    expect(explanation).toContain('do not lead on');
  });
});

describe('find', () => {
  test('every instance of a technique, named in any case', () => {
    const names = ['Naked Pair', 'naked-pair', 'NAKED PAIR'].map(
      (find) => analyze({ grid: NAKED_PAIR, find }).hints,
    );
    expect(names[1]).toEqual(names[0]);
    expect(names[2]).toEqual(names[0]);
    for (const { technique, eliminations } of names[0]!) {
      expect(technique).toBe('Naked Pair');
      expect(eliminations.length).toBeGreaterThan(0);
    }
  });

  test('a technique that is not there', () => {
    expect(analyze({ grid: NAKED_PAIR, find: 'Jellyfish' }).hints).toEqual([]);
  });
});

describe('pencil marks and entries', () => {
  const marks = (change: (cell: number, digits: string) => string) =>
    [...NAKED_PAIR]
      .map((digit, cell) => {
        if (digit !== '.') return '-';
        const mask = positionOf(NAKED_PAIR).candidates[cell]!;
        const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => (mask >> (d - 1)) & 1).join('');
        return change(cell, digits);
      })
      .join(' ');

  test('hints start from the marks', () => {
    const { solution } = analyze({ grid: NAKED_PAIR });
    const target = NAKED_PAIR.indexOf('.');
    const candidates = marks((cell, digits) => (cell === target ? solution![cell]! : digits));
    const { hints } = analyze({ grid: NAKED_PAIR, candidates, find: 'Naked Single' });
    expect(hints.flatMap(({ placements }) => placements)).toContainEqual({
      cell: target,
      digit: Number(solution![target]),
    });
  });

  test('marks that have lost a digit: what is wrong, and no hint', () => {
    const { solution } = analyze({ grid: NAKED_PAIR });
    const target = NAKED_PAIR.indexOf('.');
    const candidates = marks((cell, digits) =>
      cell === target ? digits.replace(solution![cell]!, '') : digits,
    );
    const { hints, explanation, status } = analyze({ grid: NAKED_PAIR, candidates });
    expect(status).toBe('none');
    expect(hints).toEqual([]);
    expect(explanation).toContain(
      `Not as in the solution of the givens: r${Math.floor(target / 9) + 1}c${(target % 9) + 1}`,
    );
  });
});

describe('paths through grids', () => {
  const MINIMAL = 'sudoku/solve_minimal.tsv';

  test.each(hasCases(MINIMAL) ? [MINIMAL] : [])('%s: no step is unsound, none says nothing', async (file) => {
    const kernel = await loadTechniques();
    let steps = 0;
    for (const [grid = '', solution = ''] of readTable(file)) {
      kernel.begin(positionOf(grid));
      for (let step = kernel.next(); step; step = kernel.next()) {
        steps++;
        expect(isSound(step, [...solution].map(Number)), grid).toBe(true);
        const facts = factsOf(step);
        expect(facts.cells.length).toBeGreaterThan(0);
        for (const level of describeHint(facts)) expect(level).not.toMatch(/undefined|[{}]| {2}| \.|: :/);
        kernel.apply();
      }
    }
    process.stdout.write(`paths: ${steps} steps, all sound\n`);
  });

  test('both builds find the same', async () => {
    const [release, debug] = [await loadTechniques(), await loadTechniques('sudoku.debug')];
    for (const name of TECHNIQUE_NAMES.filter((name) => !/Mutant|Jellyfish/.test(name)))
      expect(findAll(debug, positionOf(GRID), name), name).toEqual(findAll(release, positionOf(GRID), name));
  });
});
