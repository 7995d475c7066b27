import { MahjongAnalyzer } from './mahjong/analyzer.js';

export type { AnalyzeOptions, EngineOptions } from './engine/options.js';
export { AnalyzerPool, type PoolMember } from './engine/pool.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from './errors.js';
export type * from './mahjong/types.js';
export { MahjongAnalyzer };

/** Every game by name: a new game is a line here. */
export const analyzers = {
  mahjong: MahjongAnalyzer,
} as const;

export type GameName = keyof typeof analyzers;
