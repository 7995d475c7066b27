import { explainReport } from '../../sudoku/explain.js';
import type { SudokuReport } from '../../sudoku/types.js';
import { strings } from './strings.js';

/** What was found, in the language of the moment, else in the report's English. */
export const explanationOf = (report: SudokuReport): string =>
  explainReport(report, strings) ?? report.explanation;
