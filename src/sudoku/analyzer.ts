import { Analyzer } from '../engine/analyzer.js';
import type { Game } from '../engine/game.js';
import type { EngineOptions } from '../engine/options.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from './types.js';

const sudoku: Game<SudokuRequest | GenerateRequest, SudokuReport> = {
  name: 'sudoku',
  module: async () => (await import('../../build/sudoku.wasm?bytes')).default,
  workerSource: async () => (await import('../../workers/sudoku.ts?worker-source')).default,
  service: async () => (await import('./service.js')).createSudokuService,
};

/** Analyzes Sudoku grids, and makes them, in a worker. */
export class SudokuAnalyzer extends Analyzer<SudokuRequest | GenerateRequest, SudokuReport> {
  constructor(options?: EngineOptions) {
    super(sudoku, options);
  }
}
