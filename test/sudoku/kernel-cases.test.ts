import { beforeAll, describe, expect, test } from 'vitest';
import { candidatesOf } from '../../src/sudoku/candidates.js';
import type { SudokuKernel } from '../../src/sudoku/kernel.js';
import { hasCases, readCases, readTable } from '../support/cases.js';
import { SUDOKU_BUILDS } from '../support/sudoku.js';
import { countAll, loadSudokuKernel, search } from '../support/sudoku-kernel.js';
import { digitsOf, textOf } from './oracle/grid.js';
import { candidatesOracle } from './oracle/singles.js';

interface Marginals {
  puzzle: string;
  total: number;
  counts: Record<string, Record<string, number>>;
}

/** Sets of grids with one solution; all but the first two are lists of others, which are not kept here. */
const SETS = ['easy', 'minimal', '17clue', 'top1465', 'hardest_se11plus', 'hardest_1106'];

const table = (name: string) => (hasCases(`sudoku/${name}`) ? readTable(`sudoku/${name}`) : []);
const candidates = (text: string) => candidatesOf(digitsOf(text), 9);

describe.each(SUDOKU_BUILDS)('%s.wasm, the collection', (build) => {
  let kernel: SudokuKernel;
  beforeAll(async () => {
    kernel = await loadSudokuKernel(build);
  });

  test.each(SETS)('the one solution of %s', (set) => {
    const wrong = table(`solve_${set}.tsv`).filter(([puzzle, solution]) => {
      const { count, capped } = search(kernel, candidates(puzzle!), { limit: 1 });
      const unique = count === 1 && !capped && textOf(kernel.solution!) === solution;
      const first = search(kernel, candidates(puzzle!), { limit: 0 });
      return !unique || !first.capped || textOf(kernel.solution!) !== solution;
    });
    expect(wrong).toEqual([]);
  });

  test('how many solutions', () => {
    const rows = table('count_multi.tsv').filter(([, count]) => build === 'sudoku' || Number(count) < 10_000);
    const wrong = rows.filter(([puzzle, count]) => {
      const limited = search(kernel, candidates(puzzle!), { limit: 1 });
      return (
        countAll(kernel, candidates(puzzle!)) !== Number(count) || limited.count !== 2 || !limited.capped
      );
    });
    expect(wrong).toEqual([]);
  });

  test('no solution', () => {
    const wrong = table('count_zero.tsv').filter(([puzzle]) => {
      const none = [0, 1, 1000].every((limit) => search(kernel, candidates(puzzle!), { limit }).count === 0);
      return !none || kernel.solution !== null;
    });
    expect(wrong).toEqual([]);
  });

  test('how many solutions have each digit in each cell', () => {
    const wrong = readCases<Marginals>('sudoku/marginals.jsonl').filter(({ puzzle, total, counts }) => {
      if (countAll(kernel, candidates(puzzle), true) !== total) return true;
      const given = (cell: number, digit: number) => (Number(puzzle[cell]) === digit ? total : 0);
      const expected = Array.from({ length: 729 }, (_, i) => {
        const [cell, digit] = [Math.floor(i / 9), (i % 9) + 1];
        return puzzle[cell] === '.' ? (counts[cell]?.[digit] ?? 0) : given(cell, digit);
      });
      return kernel.tally.some((count, i) => count !== expected[i]);
    });
    expect(wrong).toEqual([]);
  });

  test('givens that can go', () => {
    const wrong = table('minimality.tsv').filter(([puzzle, minimal, redundant = '']) => {
      const found = [...puzzle!].flatMap((mark, cell) => {
        if (mark === '.') return [];
        const other = candidates(puzzle!);
        other[cell] = 0x1ff & ~other[cell]!;
        return search(kernel, other, { limit: 0 }).count === 0 ? [cell] : [];
      });
      return found.join() !== redundant || (minimal === '1') !== (found.length === 0);
    });
    expect(wrong).toEqual([]);
  });

  test('what each candidate leads to by singles', () => {
    const wrong = table('backdoors.tsv').filter(([puzzle, , singles, , backdoors, ...counts]) => {
      if (kernel.bySingles(candidates(puzzle!)) !== singles) return true;
      if (singles === 'solved') return false;
      const tried = candidatesOracle(digitsOf(puzzle!)).flatMap((left, cell) =>
        puzzle![cell] === '.'
          ? [...left].map((digit) => ({ mark: `${cell}:${digit}`, outcome: kernel.probe(cell, digit) }))
          : [],
      );
      const all = (wanted: string) => tried.filter(({ outcome }) => outcome === wanted);
      const found = ['solved', 'contradiction', 'stuck'].map((outcome) => String(all(outcome).length));
      const solved = all('solved').map(({ mark }) => mark);
      return found.join() !== counts.slice(0, 3).join() || solved.join() !== backdoors;
    });
    expect(wrong).toEqual([]);
  });
});
