import { expect, test } from 'vitest';

/** Server rendering imports elements where there is no page. */
test('importing the elements in Node does no harm', async () => {
  expect('document' in globalThis).toBe(false);
  const { AnalyzerBenchmarkElement } = await import('../../src/elements/analyzer-benchmark/index.js');
  expect(AnalyzerBenchmarkElement.name).toContain('AnalyzerBenchmarkElement');
  const elements = await import('../../src/elements/index.js');
  expect(elements.MahjongAnalyzerElement.name).toContain('MahjongAnalyzerElement');
  expect(elements.QuoridorAnalyzerElement.name).toContain('QuoridorAnalyzerElement');
  expect(elements.SudokuAnalyzerElement.name).toContain('SudokuAnalyzerElement');
});
