import type { GameUpdate } from '../../sudoku/play/types.js';
import type { SudokuRequest } from '../../sudoku/types.js';
import { AnalyzerEvent } from '../shared/events.js';

/** The game's chart has changed the grid: `currentState` as it stands, `initState` the givens, rows of digits, 0 for an open cell. */
export class UpdateGuiEvent extends AnalyzerEvent<GameUpdate> {
  constructor(update: GameUpdate) {
    super('updategui', update);
  }
}

/** What `position-change` tells: the fields of a request that say which position it is, those that are set. */
export type SudokuPosition = Pick<
  SudokuRequest,
  'grid' | 'variant' | 'boxes' | 'regions' | 'cages' | 'entries' | 'candidates'
>;

declare global {
  interface HTMLElementEventMap {
    updategui: UpdateGuiEvent;
  }
}
