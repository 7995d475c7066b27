export type { AnalyzeOptions, EngineOptions } from '../engine/options.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from '../errors.js';
export type { Result } from '../result.js';
export { QuoridorAnalyzer } from './analyzer.js';
export { explainEffect, explainHint, explainSolved, WALL_WORDS } from './explain.js';
export {
  type BoardPosition,
  type BoardSize,
  joinBoard,
  makeMove,
  makeMoves,
  makePosition,
  moveName,
  type PlacedMove,
  parsePosition,
  type Supply,
  type Written,
} from './notation.js';
export * from './types.js';
