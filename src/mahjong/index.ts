export type { AnalyzeOptions, EngineOptions } from '../engine/options.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from '../errors.js';
export type { Result } from '../result.js';
export { MahjongAnalyzer } from './analyzer.js';
export { loadNames, NAME_LANGUAGES, type NameLanguage, type Names, nameLanguageOf } from './names/index.js';
export {
  type Hand,
  type Meld,
  makeHand,
  makeMeld,
  makeTiles,
  type PlacedTile,
  parseHand,
  parseTiles,
} from './notation.js';
export { RULE_OPTIONS } from './rules/options.generated.js';
export type { RuleOptionData } from './rules/types.js';
export { type Gains, settleHands, settleWin } from './settlement.js';
export { contradictionOf, SITUATION, type SituationField } from './situation.js';
export type { Tile } from './tiles.js';
export * from './types.js';
