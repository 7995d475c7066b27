import { Analyzer } from '../engine/analyzer.js';
import type { Game } from '../engine/game.js';
import type { EngineOptions } from '../engine/options.js';
import { HintwrightError } from '../errors.js';
import type { BenchmarkReport, BenchmarkRequest } from './types.js';

const benchmark: Game<BenchmarkRequest, BenchmarkReport> = {
  name: 'benchmark',
  // Plain code may take long for one pass on a slow device, and does not breathe.
  silenceLimit: 60,
  // The suites open the modules of all games themselves.
  module: async () => new Uint8Array(),
  workerSource: async () => (await import('../../workers/benchmark.ts?worker-source')).default,
  service: () => Promise.reject(new HintwrightError({ code: 'ERR_WORKER_START', message: NO_THREAD })),
};

const NO_THREAD = 'benchmarks need a worker: what else a page does would be measured with them';

/** Runs the benchmarks in a worker, in browsers and in Node; each report is a run's figures. Peers from npm take no part. */
export class BenchmarkAnalyzer extends Analyzer<BenchmarkRequest, BenchmarkReport> {
  constructor(options?: EngineOptions) {
    super(benchmark, options);
  }
}
