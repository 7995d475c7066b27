import { expect, test } from 'vitest';

/** Server rendering imports elements where there is no page. */
test('importing the elements in Node does no harm', async () => {
  expect('document' in globalThis).toBe(false);
  const elements = await import('../../src/elements/index.js');
  expect(elements.AnalyzerBenchmarkElement.name).toContain('AnalyzerBenchmarkElement');
  expect(elements.MahjongAnalyzerElement.name).toContain('MahjongAnalyzerElement');
  expect(elements.QuoridorAnalyzerElement.name).toContain('QuoridorAnalyzerElement');
  expect(elements.SudokuAnalyzerElement.name).toContain('SudokuAnalyzerElement');
});
