export type { AnalyzeOptions, EngineOptions } from '../engine/options.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from '../errors.js';
export type { Result } from '../result.js';
export { SudokuAnalyzer } from './analyzer.js';
export { cellName, type ExplainWords, explainReport } from './explain.js';
export { describeHint } from './hints/describe.js';
export { english } from './hints/english.js';
export type { HintLanguage, Levels as HintLevels } from './hints/language.js';
export { TECHNIQUE_NAMES, type TechniqueName } from './hints/techniques.js';
export {
  type BoxShape,
  HOUSE_KINDS,
  type House,
  type HouseKind,
  type Layout,
  makeLayout,
  usualBoxes,
} from './layout.js';
export {
  FORMATS,
  type Format,
  makeCandidates,
  makeDigit,
  makeGrid,
  makeText,
  parseCandidates,
  parseDigit,
  parseGrid,
  type Sheet,
} from './notation.js';
export * from './types.js';
export { parseVariant, RULES, type Rule, VARIANTS, type Variant, type Variation } from './variants.js';
