import type { ReactiveControllerHost } from 'lit';
import type { HintwrightError } from '../../errors.js';
import type { MahjongReport } from '../../mahjong/types.js';
import type { AnalysisState } from '../shared/analysis-run.js';
import type { Hand } from './hand-model.js';

/** What the parts of the element may know and do. */
export interface MahjongHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly hand: string;
  /** The hand as the user sees it, half typed text included. */
  readonly text: string;
  readonly position: Hand;
  readonly state: AnalysisState;
  readonly error: HintwrightError | null;
  /** The figures to show: the latest of this run, else the last report. */
  readonly shown: MahjongReport | null;
  /** The figures shown are of another hand: a new run has none yet. */
  readonly stale: boolean;
  /** Takes a hand that the user has entered. */
  enter(text: string): void;
  announce(sentence: string): void;
}
