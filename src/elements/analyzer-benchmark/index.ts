import { define } from '../shared/define.js';
import { AnalyzerBenchmarkElement } from './analyzer-benchmark.js';

export * from '../shared/events.js';
export type { BenchmarkChoice } from './request.js';
export { AnalyzerBenchmarkElement };

define('analyzer-benchmark', AnalyzerBenchmarkElement);

declare global {
  interface HTMLElementTagNameMap {
    'analyzer-benchmark': AnalyzerBenchmarkElement;
  }
}
