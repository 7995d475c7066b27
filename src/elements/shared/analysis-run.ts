import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { HintwrightError, toErrorData } from '../../errors.js';
import { AnalysisEndEvent, AnalysisErrorEvent, AnalysisProgressEvent, AnalysisStartEvent } from './events.js';
import { ask, isReport, requestFault } from './page-analyzer.js';
import { PresenceController } from './presence.js';

export type AnalysisState = 'idle' | 'running' | 'done' | 'error';

/** What every game's analyzer offers an element. */
export interface Analyzer<Request, Report> {
  analyze(request: Request, options?: AskOptions<Report>): Promise<Report>;
}

export interface AskOptions<Report> {
  signal?: AbortSignal;
  onProgress?: (partial: Report) => void;
}

export interface AnalysisRunOptions<Request, Report> {
  /** What a new run depends on, compared one by one. */
  args: () => unknown[];
  /** The request as things stand; null where there is nothing to analyze. */
  request: () => Request | null;
  analyzer: () => Analyzer<Request, Report>;
}

/**
 * An element's analysis: one run at a time, the latest wins. What the page does not ask for by `analyze` waits while the
 * element is out of sight, and ends for the time being when it stays so or leaves the page (see visibility.ts).
 */
export class AnalysisRun<Request, Report> {
  state: AnalysisState = 'idle';
  /** The last finished report, or the last figures of a stopped run. */
  report: Report | null = null;
  /** The figures so far of the run under way. */
  partial: Report | null = null;
  error: HintwrightError | null = null;
  /** The last run was ended by `stop`. */
  stopped = false;

  readonly #task: Task<unknown[], Report>;
  readonly #presence: PresenceController;
  #runs = 0;
  #asked = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly options: AnalysisRunOptions<Request, Report>,
  ) {
    this.#presence = new PresenceController(host, {
      start: () => void this.#task.run(),
      stop: () => this.#pause(),
    });
    this.#task = new Task<unknown[], Report>(host, {
      args: options.args,
      task: (_, { signal }) => this.#perform(signal),
      onComplete: (report) => this.#end(report),
      onError: (error) => this.#fail(error),
    });
  }

  /**
   * Runs now, seen or not, in place of any run under way. Resolves with null if the run fails, is stopped or is replaced,
   * or the element is on no page.
   */
  async analyze(): Promise<Report | null> {
    this.#asked = true;
    const done = this.#task.run();
    const run = this.#runs;
    await done;
    return run === this.#runs && this.state === 'done' ? this.report : null;
  }

  /** Ends the run under way; figures it already has become the report. */
  stop(): void {
    this.#presence.send('ended');
    if (this.state !== 'running') return;
    this.stopped = true;
    this.#abort();
    if (this.partial) this.#end(this.partial);
    else this.state = 'idle';
    this.host.requestUpdate();
  }

  /** Ends with an error in place of the figures shown, if any are; answers whether there were some. */
  refuse(failure: HintwrightError): boolean {
    if (!this.report && !this.partial) return false;
    this.#abort();
    this.#endWith(failure);
    this.host.requestUpdate();
    return true;
  }

  async #perform(signal: AbortSignal): Promise<Report | typeof initialState> {
    this.#runs += 1;
    this.#begin();
    const request = this.#request();
    this.#presence.send(!request ? 'ended' : this.#asked ? 'asked' : 'changed');
    this.#asked = false;
    if (!request || !this.#presence.mayRun) {
      this.#clear();
      return initialState;
    }
    this.state = 'running';
    // Listeners may set properties, which must not happen inside the update that has started this run.
    await null;
    signal.throwIfAborted();
    this.host.dispatchEvent(new AnalysisStartEvent(request));
    signal.throwIfAborted();
    const onProgress = (partial: Report) => {
      if (!signal.aborted && isReport(partial)) this.#progress(partial);
    };
    const report = await ask(this.options.analyzer(), request, { signal, onProgress });
    signal.throwIfAborted();
    return report;
  }

  /** What a page has set may throw when it is read: that ends as a run does. */
  #request(): Request | null {
    try {
      return this.options.request();
    } catch (error) {
      this.state = 'running';
      throw requestFault(error);
    }
  }

  #begin(): void {
    this.partial = null;
    this.error = null;
    this.stopped = false;
  }

  #progress(partial: Report): void {
    this.partial = partial;
    this.host.requestUpdate();
    this.host.dispatchEvent(new AnalysisProgressEvent(partial));
  }

  /** Figures of another position would be wrong ones. */
  #clear(): void {
    this.state = 'idle';
    this.report = null;
    this.partial = null;
  }

  #pause(): void {
    if (this.state !== 'running') return;
    this.#abort();
    this.#clear();
    this.host.requestUpdate();
  }

  #end(report: Report): void {
    this.#presence.send('ended');
    this.state = 'done';
    this.report = report;
    this.partial = null;
    queueMicrotask(() => this.host.dispatchEvent(new AnalysisEndEvent(report)));
  }

  #fail(error: unknown): void {
    if (this.state !== 'running') return;
    this.#endWith(error instanceof HintwrightError ? error : new HintwrightError(toErrorData(error)));
  }

  #endWith(failure: HintwrightError): void {
    this.#presence.send('ended');
    this.state = 'error';
    this.report = null;
    this.partial = null;
    this.error = failure;
    queueMicrotask(() => this.host.dispatchEvent(new AnalysisErrorEvent(failure)));
  }

  #abort(): void {
    this.#task.abort(new DOMException('The analysis was stopped.', 'AbortError'));
  }
}
