import type { ReactiveControllerHost } from 'lit';
import type { HintwrightError } from '../../errors.js';
import type { Names } from '../../mahjong/index.js';
import type { MahjongReport, MahjongRequest } from '../../mahjong/types.js';
import type { AnalysisState } from '../shared/analysis-run.js';
import type { Hand } from './hand-model.js';
import type { Sort } from './ranking.js';
import type { Change } from './settings.js';

/** What the parts of the element may know and do. */
export interface MahjongHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly hand: string;
  /** The hand as the user sees it, half typed text included. */
  readonly text: string;
  readonly position: Hand;
  /** What is asked for as things stand, as far as it can be shown. */
  readonly request: MahjongRequest;
  /** What the hints are ranked by. */
  sort: Sort;
  readonly state: AnalysisState;
  readonly error: HintwrightError | null;
  /** The figures to show: the latest of this run, else the last report; hints in the order asked for. */
  readonly shown: MahjongReport | null;
  /** The figures shown are of another hand: a new run has none yet. */
  readonly stale: boolean;
  /** Takes a hand that the user has entered. */
  enter(text: string): void;
  /** Takes settings that the user has changed. */
  change(change: Change): void;
  /** Names in another language than English, once they are there. */
  readonly names: Names | null;
  announce(sentence: () => string): void;
}
