import { Analyzer } from '../engine/analyzer.js';
import type { Game } from '../engine/game.js';
import type { EngineOptions } from '../engine/options.js';
import type { MahjongReport, MahjongRequest } from './types.js';

const mahjong: Game<MahjongRequest, MahjongReport> = {
  name: 'mahjong',
  module: async () => (await import('../../build/mahjong.wasm?bytes')).default,
  workerSource: async () => (await import('../../workers/mahjong.ts?worker-source')).default,
  service: async () => (await import('./service.js')).createMahjongService,
};

/** Analyzes Mahjong hands in a worker. */
export class MahjongAnalyzer extends Analyzer<MahjongRequest, MahjongReport> {
  constructor(options?: EngineOptions) {
    super(mahjong, options);
  }
}
