import { BenchmarkAnalyzer } from '../../benchmark/analyzer.js';
import type { BenchmarkReport, BenchmarkRequest } from '../../benchmark/types.js';
import type { Analyzer } from '../shared/analysis-run.js';

/** A worker for each run, ended with it: a run that is stopped ends at once, and one that is over leaves nothing behind. */
const oneRun: Analyzer<BenchmarkRequest, BenchmarkReport> = {
  async analyze(request, options) {
    const analyzer = new BenchmarkAnalyzer();
    try {
      return await analyzer.analyze(request, options);
    } finally {
      void analyzer.dispose();
    }
  },
};

/** Nothing is shared: each run brings its own. */
export const engine = { value: oneRun, acquire: () => {}, release: () => {} };
