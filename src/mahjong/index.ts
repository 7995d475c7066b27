export type { AnalyzeOptions, EngineOptions } from '../engine/options.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from '../errors.js';
export { MahjongAnalyzer } from './analyzer.js';
export * from './types.js';
