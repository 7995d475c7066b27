import { Analyzer } from '../engine/analyzer.js';
import type { Game } from '../engine/game.js';
import type { EngineOptions } from '../engine/options.js';
import type { QuoridorReport, QuoridorRequest } from './types.js';

const quoridor: Game<QuoridorRequest, QuoridorReport> = {
  name: 'quoridor',
  module: async () => (await import('../../build/quoridor.wasm?bytes')).default,
  workerSource: async () => (await import('../../workers/quoridor.ts?worker-source')).default,
  service: async () => (await import('./service.js')).createQuoridorService,
};

/** Analyzes Quoridor positions in a worker. */
export class QuoridorAnalyzer extends Analyzer<QuoridorRequest, QuoridorReport> {
  constructor(options?: EngineOptions) {
    super(quoridor, options);
  }
}
