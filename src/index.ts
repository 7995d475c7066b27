import { MahjongAnalyzer } from './mahjong/analyzer.js';
import { QuoridorAnalyzer } from './quoridor/analyzer.js';
import { SudokuAnalyzer } from './sudoku/analyzer.js';

export type { AnalyzeOptions, EngineOptions } from './engine/options.js';
export { AnalyzerPool, type PoolMember } from './engine/pool.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from './errors.js';
export type * from './mahjong/types.js';
export type {
  BlockedWall,
  Direction,
  Hint as QuoridorHint,
  MoveEffect,
  Notation,
  Perft,
  Player,
  QuoridorReport,
  QuoridorRequest,
  Solved,
  WallFault,
} from './quoridor/types.js';
export type {
  Cage,
  GenerateOptions,
  GenerateRequest,
  Hint as SudokuHint,
  SudokuReport,
  SudokuRequest,
} from './sudoku/types.js';
export { MahjongAnalyzer, QuoridorAnalyzer, SudokuAnalyzer };

/** Every game by name: a new game is a line here. */
export const analyzers = {
  mahjong: MahjongAnalyzer,
  quoridor: QuoridorAnalyzer,
  sudoku: SudokuAnalyzer,
} as const;

export type GameName = keyof typeof analyzers;
