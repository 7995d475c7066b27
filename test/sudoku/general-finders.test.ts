/** The finders for any grid beside those for classic ones, where both know the rules; their slices; both builds. */
import { describe, expect, test } from 'vitest';
import { Clock } from '../../src/sudoku/clock.js';
import { factsOf } from '../../src/sudoku/hints/facts.js';
import type { StepFinder } from '../../src/sudoku/hints/finder.js';
import { findHints } from '../../src/sudoku/hints/hints.js';
import { techniqueNumber, techniques } from '../../src/sudoku/hints/techniques.js';
import { makeLayout } from '../../src/sudoku/layout.js';
import { readRequest } from '../../src/sudoku/request.js';
import type { SudokuRequest } from '../../src/sudoku/types.js';
import { seeded } from '../proofs/support/random.js';
import { hasCases, readTable } from '../support/cases.js';
import { loadGeneralTechniques } from '../support/general-techniques.js';
import { finish, loadTechniques, markedPosition, type Position, resultOf } from '../support/techniques.js';

const CLASSIC = makeLayout({
  ...{ side: 9, boxes: { rows: 3, columns: 3 } },
  ...{ regions: null, rules: new Set<never>(), cages: [] },
});
const GRIDS = 40;

const classic = await loadTechniques();
const general = await loadGeneralTechniques(CLASSIC);

function resultsOf(finder: StepFinder, position: Position, names: readonly string[]): string[] {
  const found = names.flatMap((name) => {
    finder.begin(position);
    return finish(finder.find(techniqueNumber(name)!)).map(resultOf);
  });
  return [...new Set(found)].sort();
}

const SETS = ['sudoku/solve_easy.tsv', 'sudoku/solve_minimal.tsv'].filter(hasCases);

describe.runIf(SETS.length > 0)('on classic grids both find the same', () => {
  const positions = SETS.flatMap((set) => readTable(set).slice(0, GRIDS)).map(
    ([puzzle = '', solution = ''], i) =>
      markedPosition({ puzzle, solution: [...solution].map(Number) }, seeded(i)),
  );

  test.each([
    ['Full House'],
    ['Naked Single'],
    ['Hidden Single'],
    ['Locked Candidate Type 1'],
    ['Locked Candidate Type 2'],
    ['Naked Pair', 'Locked Pair'], // those that clear two houses have a name of their own on classic grids
    ['Naked Triple', 'Locked Triple'],
    ['Naked Quadruple'],
    ['Hidden Pair'],
    ['Hidden Triple'],
    ['Hidden Quadruple'],
    ['X-Wing'],
    ['Swordfish'],
    ['Jellyfish'],
    ['Skyscraper'],
    ['2-String Kite'],
    ['W-Wing'],
    ['XY-Wing'],
    ['XYZ-Wing'],
  ])('%s', (...names) => {
    let found = 0;
    for (const position of positions) {
      const results = resultsOf(general, position, names.slice(0, 1));
      expect(results).toEqual(resultsOf(classic, position, names));
      found += results.length;
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('a 16x16 grid', () => {
  const empty: SudokuRequest = { grid: '.'.repeat(256) };
  const layoutOf = (request: SudokuRequest) => {
    const task = readRequest(request);
    if (task.kind !== 'analyze') throw new Error('not a grid');
    return task.puzzle.layout;
  };
  /** Row by row, each the one above moved on: a solution; without some digits, a position with much to look for. */
  const solution = Array.from({ length: 256 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 16), cell % 16];
    return ((4 * (row % 4) + Math.floor(row / 4) + column) % 16) + 1;
  });
  const layout = layoutOf(empty);
  const random = seeded(3);
  const digits = solution.map((digit) => (random() < 0.45 ? digit : 0));
  const candidates = digits.map((digit, cell) =>
    digit
      ? 0
      : layout.peers[cell]!.reduce(
          (mask, peer) => mask & ~(digits[peer] ? 1 << (digits[peer]! - 1) : 0),
          0xffff,
        ),
  );
  const position: Position = { digits, givens: digits, candidates, unique: true };

  test('long searches come in slices', async () => {
    const finder = await loadGeneralTechniques(layout);
    finder.begin(position);
    const job = finder.find(techniqueNumber('Alternating Interference Chain')!);
    let slices = 1;
    while (!job.next().done) slices++;
    expect(slices).toBeGreaterThan(50);
  });

  test('a search ends with the time, and says that it is not at its end', async () => {
    const finder = await loadGeneralTechniques(layout);
    const find = techniqueNumber('Alternating Interference Chain');
    const wanted = { hints: 1, find };
    const work = findHints(finder, position, wanted, { layout, clock: new Clock(0) });
    expect(finish(work)).toEqual({ hints: [], late: true, stuck: false });
  });

  test('a search that was left begins anew', async () => {
    const finder = await loadGeneralTechniques(layout);
    finder.begin(position);
    const whole = finish(finder.look());
    finder.find(techniqueNumber('Alternating Interference Chain')!).next();
    finder.begin(position);
    expect(finish(finder.look())).toEqual(whole);
  });

  test('both builds find the same, with cells and digits of their size', async () => {
    const builds = await Promise.all(
      ['sudoku', 'sudoku.debug'].map((build) => loadGeneralTechniques(layout, build)),
    );
    for (const { name, general: known } of techniques.filter(({ general }) => general)) {
      if (!known || /Alternating|Forcing/.test(name)) continue; // some seconds each on the debug build
      const [release, debug] = builds.map((finder) => {
        finder.begin(position);
        return finish(finder.find(techniqueNumber(name)!));
      });
      expect(debug, name).toEqual(release);
      for (const step of release!) expect(factsOf(step, layout).cells.every((cell) => cell < 256)).toBe(true);
    }
  });
});
