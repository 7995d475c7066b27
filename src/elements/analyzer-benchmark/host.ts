import type { ReactiveControllerHost } from 'lit';
import type { BenchmarkReport } from '../../benchmark/types.js';
import type { HintwrightError } from '../../errors.js';
import type { AnalysisState } from '../shared/analysis-run.js';

/** What the parts of the element know of it. */
export interface BenchmarkHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  suite: string;
  quick: boolean;
  readonly state: AnalysisState;
  readonly error: HintwrightError | null;
  /** The last report, or the figures so far of the run under way. */
  readonly shown: BenchmarkReport | null;
  /** The last run was ended early. */
  readonly stopped: boolean;
  analyze(): Promise<BenchmarkReport | null>;
  stop(): void;
  announce(sentence: () => string): void;
  /** The user has chosen what to measure. */
  chosen(): void;
}
