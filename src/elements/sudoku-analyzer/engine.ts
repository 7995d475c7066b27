import { SudokuAnalyzer } from '../../sudoku/analyzer.js';
import { SharedResource } from '../shared/shared-resource.js';

/** The one analyzer, and so the one worker, of all Sudoku elements on a page. */
export const sharedSudoku = new SharedResource(
  () => new SudokuAnalyzer(),
  (analyzer) => void analyzer.dispose(),
);
