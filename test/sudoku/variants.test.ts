import { beforeAll, describe, expect, test } from 'vitest';
import type { Cage } from '../../src/sudoku/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';

interface Row {
  variant: string;
  n: number;
  boxRows: number;
  boxCols: number;
  puzzle: string;
  solution: string;
  regions?: string;
  cages?: Cage[];
}

let service: SudokuService;
beforeAll(async () => {
  service = await loadSudoku();
});

describe.runIf(hasCases('sudoku/variants.jsonl'))(
  'the variants of the collection have the solution told, alone',
  () => {
    const rows = readCases<Row>('sudoku/variants.jsonl');
    test.each([...new Set(rows.map(({ variant }) => variant))])('%s', (variant) => {
      for (const { n, boxRows, boxCols, puzzle: grid, solution, regions, cages } of rows.filter(
        (row) => row.variant === variant,
      )) {
        const request = { grid, variant, ...(regions && { regions }), ...(cages && { cages }) };
        const { report } = runSudoku(service, { ...request, timeMs: 60_000 });
        expect(report).toMatchObject({ status: 'unique', solutionCount: 1, solution, size: n });
        if (report.boxes) expect(report.boxes).toBe(`${boxRows}x${boxCols}`);
      }
    });
  },
);
