import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { BenchmarkReport, BenchmarkRequest } from '../../benchmark/types.js';
import { AnalyzerElement } from '../shared/analyzer-element.js';
import { figure, flag, primitive } from '../shared/attributes.js';
import { PositionChangeEvent } from '../shared/events.js';
import { answerView } from './answer-view.js';
import { Chooser } from './chooser.js';
import { controlsView } from './controls-view.js';
import { Copies } from './copies.js';
import { engine } from './engine.js';
import type { BenchmarkHost } from './host.js';
import { Narrator } from './narrator.js';
import { type BenchmarkChoice, requestOf } from './request.js';
import { ResultsView } from './results-view.js';
import { phrasebook, strings } from './strings.js';
import { styles } from './styles.js';

/**
 * The project's benchmarks in the reader's own browser: WebAssembly beside plain TypeScript, measured in a worker, medians
 * with their spread, losses included. It starts when the user or the page says so, never by itself.
 *
 * @summary Measures the analyzers in the reader's browser.
 * @tagname analyzer-benchmark
 *
 * @attr {string} suite - Suites to run, separated by spaces: a game, a name or `game/name`; empty: all.
 * @attr {boolean} quick - Fewer inputs and rounds: rough figures.
 * @attr {number} rounds - Rounds a case, 1 to 1000, instead of its own number.
 * @attr {number} seed - Makes the inputs; default 1.
 * @attr {number} time-ms - Milliseconds that a sample lasts at least; default 20, with `quick` 5. A coarse clock makes it more.
 * @attr {boolean} autorun - Runs once by itself, as soon as it is seen.
 * @attr {string} lang - The language it speaks, see docs/languages.md; else English. Default that of the nearest ancestor that tells one.
 *
 * @fires {AnalysisStartEvent<BenchmarkRequest>} analysis-start - A run begins; `detail` is the request.
 * @fires {AnalysisProgressEvent<BenchmarkReport>} analysis-progress - A case is measured, or time has passed; `detail` is a report.
 * @fires {AnalysisEndEvent<BenchmarkReport>} analysis-end - A run has ended, or was stopped; `detail` is the report.
 * @fires {AnalysisErrorEvent} analysis-error - A run has failed; `detail` is a HintwrightError.
 * @fires {PositionChangeEvent<BenchmarkChoice>} position-change - The user has chosen what to measure; `detail` is `{ suite, quick }`.
 *
 * @csspart settings - What to measure.
 * @csspart suites - The list of all suites.
 * @csspart controls - The button that runs and stops, and the progress.
 * @csspart progress - The progress bar.
 * @csspart headline - The sentence that answers.
 * @csspart results - The figures.
 * @csspart suite - One suite of them.
 * @csspart case - One case: its table and remarks.
 * @csspart bar - A time as a bar.
 * @csspart facts - Clock, browser, versions.
 *
 * @cssprop [--hintwright-accent] - Our own bars, the progress and the focus ring.
 * @cssprop [--hintwright-error] - What is wrong.
 * @cssprop [--hintwright-muted] - Secondary text.
 * @cssprop [--hintwright-line] - Hairlines.
 * @cssprop [--hintwright-track] - The empty part of a bar.
 * @cssprop [--hintwright-surface] - The background; default none.
 * @cssprop [--hintwright-radius=6px] - Corners.
 */
export class AnalyzerBenchmarkElement
  extends AnalyzerElement<BenchmarkRequest, BenchmarkReport, BenchmarkChoice>
  implements BenchmarkHost
{
  static override styles = styles;

  @property(primitive) suite = '';
  @property(flag('quick')) quick = false;
  @property(figure('rounds')) rounds: number | undefined;
  @property(figure('seed')) seed: number | undefined;
  @property(figure('time-ms')) timeMs: number | undefined;
  @property(flag('autorun')) autorun = false;
  protected readonly engine = engine;
  protected readonly phrasebook = phrasebook;
  readonly #chooser = new Chooser(this);
  readonly #results = new ResultsView(this);
  readonly #copies = new Copies(this);
  readonly #narrator = new Narrator(this);
  #isAsked = false;
  #hasRun = false;
  #written = '';

  constructor() {
    super();
    this.addEventListener('analysis-start', this.#begin);
  }

  /**
   * Runs now, in place of any run under way. Resolves with the report, not complete if the run was stopped; with null if it fails,
   * is replaced or has measured nothing.
   */
  override analyze(): Promise<BenchmarkReport | null> {
    this.#isAsked = true;
    return super.analyze();
  }

  /** @internal */
  get shown(): BenchmarkReport | null {
    const { partial, report, state } = this.run;
    return state === 'running' && (partial?.suites.length || !report) ? partial : report;
  }

  /** @internal */
  get stopped(): boolean {
    return this.run.stopped;
  }

  /** @internal */
  chosen(): void {
    const { suite, quick } = this;
    this.#written = suite;
    this.dispatchEvent(new PositionChangeEvent({ suite, quick }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('suite') && this.suite !== this.#written) this.#chooser.forget();
    this.#results.hold();
    this.#narrator.follow();
  }

  protected override render(): TemplateResult {
    return html`<div class="frame">
      ${this.#chooser.render()} ${controlsView(this, this.#chooser.isEmpty)}
      <section class="answer" aria-label=${strings.answer()}>${answerView(this)} ${this.#copies.render()}</section>
      ${this.#results.render()} ${this.liveRegion()}
    </div>`;
  }

  protected override dependencies(): unknown[] {
    return [this.autorun];
  }

  /** What the user or the page has asked for; null where a run would begin by itself and may not. */
  protected override asked(): BenchmarkRequest | null {
    const isDue = this.#isAsked || (this.autorun && !this.#hasRun);
    this.#isAsked = false;
    return isDue && !this.#chooser.isEmpty ? requestOf(this) : null;
  }

  readonly #begin = (): void => {
    this.#hasRun = true;
    this.#copies.forget();
  };
}
