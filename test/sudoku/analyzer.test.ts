import { afterAll, expect, test } from 'vitest';
import { SudokuAnalyzer } from '../../src/sudoku/analyzer.js';
import type { SudokuReport } from '../../src/sudoku/types.js';

const sudoku = new SudokuAnalyzer();
afterAll(() => sudoku.dispose());

const FIFTEEN = '001000000200000000003000000400000005005000600600000040007103000800000000009020000';

test('a worker of its own answers, and tells what it knows before', async () => {
  const partials: SudokuReport[] = [];
  const report = await sudoku.analyze(
    { grid: FIFTEEN, limit: 1e15, timeMs: 400 },
    { onProgress: (partial) => partials.push(partial) },
  );
  expect(report).toMatchObject({ status: 'multiple', countCapped: true, complete: false });
  expect(partials.length).toBeGreaterThan(0);
  expect(partials[0]!.solutionCount).toBeLessThanOrEqual(report.solutionCount);
});

test('an aborted count rejects with the reason, and the next request is answered', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const counting = sudoku.analyze(
    { grid: '.'.repeat(81), limit: 1e15, timeMs: 60_000 },
    { signal: controller.signal, onProgress: () => controller.abort(reason) },
  );
  await expect(counting).rejects.toBe(reason);
  expect((await sudoku.analyze({ grid: '.31.4......2....' })).solution).toBe('2314412314323241');
});

test('a report is plain data, also as text', async () => {
  const text = await sudoku.analyzeToJson({ generate: { seed: 3, size: 4 } });
  expect(JSON.parse(text)).toMatchObject({ game: 'sudoku', status: 'unique', size: 4, minimal: true });
});
