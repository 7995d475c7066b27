import { MahjongAnalyzer } from './mahjong/analyzer.js';
import { QuoridorAnalyzer } from './quoridor/analyzer.js';

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
export { MahjongAnalyzer, QuoridorAnalyzer };

/** Every game by name: a new game is a line here. */
export const analyzers = {
  mahjong: MahjongAnalyzer,
  quoridor: QuoridorAnalyzer,
} as const;

export type GameName = keyof typeof analyzers;
