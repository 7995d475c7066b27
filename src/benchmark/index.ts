export type { AnalyzeOptions, EngineOptions } from '../engine/options.js';
export { ERROR_CODES, type ErrorCode, type ErrorData, HintwrightError } from '../errors.js';
export { BenchmarkAnalyzer } from './analyzer.js';
export { runMarkdown } from './markdown.js';
export {
  absentNames,
  caseRemarks,
  caseRows,
  caseTitle,
  faultsOf,
  HEADINGS,
  isFault,
  runFacts,
} from './rows.js';
export { selectSuites, unknownFilters } from './select.js';
export * from './types.js';
export { duration, type Measures, measuresIn, quartiles, span, times, type Writing } from './units.js';
export { type Verdict, verdictOf } from './verdict.js';
