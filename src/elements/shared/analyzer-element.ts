import { property } from 'lit/decorators.js';
import { HintwrightError, toErrorData } from '../../errors.js';
import { AnalysisRun, type AnalysisState, type Analyzer } from './analysis-run.js';
import type { AnalyzerEventMap } from './events.js';
import { LocalizedElement } from './localized-element.js';
import { reportFault } from './page-analyzer.js';
import type { SharedResource } from './shared-resource.js';

/**
 * What every analyzer element is: a request made of its properties, analyzed whenever they change. `Position` is what it tells of
 * what the user has entered.
 */
export abstract class AnalyzerElement<Request, Report, Position> extends LocalizedElement {
  /** Another analyzer than the one that the page's elements share. */
  @property({ attribute: false }) analyzer: Analyzer<Request, Report> | undefined;

  /** The analyzer that the page's elements share. */
  protected abstract readonly engine: Pick<
    SharedResource<Analyzer<Request, Report>>,
    'value' | 'acquire' | 'release'
  >;

  protected readonly run = new AnalysisRun<Request, Report>(this, {
    args: () => [this.analyzer, ...this.dependencies()],
    request: () => this.asked(),
    analyzer: () => this.analyzer ?? this.engine.value,
  });

  /** What a new run depends on, compared one by one. */
  protected abstract dependencies(): unknown[];
  /** The request as things stand; null where there is nothing to analyze. */
  protected abstract asked(): Request | null;

  /** The last report; null before the first. */
  get report(): Report | null {
    return this.run.report;
  }

  get state(): AnalysisState {
    return this.run.state;
  }

  /** Why the last run failed; null unless `state` is `error`. */
  get error(): HintwrightError | null {
    return this.run.error;
  }

  /** Analyzes now, in place of any run under way. Resolves with null if the run fails, is stopped or is replaced. */
  analyze(): Promise<Report | null> {
    return this.run.analyze();
  }

  /** Ends the run under way; figures it already has become the report. */
  stop(): void {
    this.run.stop();
  }

  /** @internal As of any element, with the types of this one's events. */
  override addEventListener<Type extends keyof AnalyzerEventMap<Request, Report, Position>>(
    type: Type,
    listener: (this: this, event: AnalyzerEventMap<Request, Report, Position>[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** @internal */
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** @internal */
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }

  /** A report that cannot be drawn is a failure of the analyzer that it came from. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      this.dropFigures();
      const failure = this.analyzer ? reportFault(error) : new HintwrightError(toErrorData(error));
      if (!this.run.refuse(failure)) throw error;
    }
  }

  /** Lets go of figures that an element keeps besides those of its run. */
  protected dropFigures(): void {}

  override connectedCallback(): void {
    super.connectedCallback();
    this.engine.acquire();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.engine.release();
  }
}
