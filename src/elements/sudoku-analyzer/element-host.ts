import type { HintwrightError } from '../../errors.js';
import type { SudokuReport } from '../../sudoku/types.js';
import type { AnalysisState } from '../shared/analysis-run.js';
import type { HintLadder } from './hint-ladder.js';
import type { GridHost } from './host.js';
import type { Playing } from './playing.js';
import type { Rater } from './rater.js';
import type { Spoilers } from './spoilers.js';
import type { StepPlayer } from './step-player.js';

/** What is marked as wrong while the user writes. */
export const CHECKS = ['off', 'conflicts', 'solution'] as const;
export type Check = (typeof CHECKS)[number];

/** What the parts of the element may know and do. */
export interface SudokuHost extends GridHost {
  readonly state: AnalysisState;
  readonly error: HintwrightError | null;
  readonly playing: Playing;
  readonly ladder: HintLadder;
  readonly steps: StepPlayer;
  readonly spoilers: Spoilers;
  readonly rater: Rater;
  /** The figures of the position as it stands; null until they are here, and while it has a fault. */
  readonly figures: SudokuReport | null;
  /** The figures to show: of the position as it stands, else of the one before. */
  readonly shown: SudokuReport | null;
  /** The only solution, where it is known. */
  readonly solution: string | null;
  /** There is no grid yet. */
  readonly blank: boolean;
  /** The page asks for every instance of a technique instead of the next hint. */
  readonly finds: boolean;
  /** Hints may be asked for. */
  readonly hinted: boolean;
  readonly checked: Check;
  /** Something else than what is written is shown in the grid. */
  readonly isPreview: boolean;
  /** Goes to play, if the user does not yet. */
  play(): void;
}
