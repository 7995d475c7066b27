import { define } from '../shared/define.js';
import { SudokuAnalyzerElement } from './sudoku-analyzer.js';

export * from '../shared/events.js';
export { type SudokuPosition, UpdateGuiEvent } from './events.js';
export type { GameControl } from './game-control.js';
export type { SudokuPuzzle } from './puzzles.js';
export { SudokuAnalyzerElement };

define('sudoku-analyzer', SudokuAnalyzerElement);

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-analyzer': SudokuAnalyzerElement;
  }
}
