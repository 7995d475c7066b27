import { HintwrightError } from '../errors.js';
import { progressFault } from './arguments.js';
import type { AnalyzeOptions } from './options.js';
import type { Outcome } from './remote.js';

/** One call of `analyze` from the caller's side: a promise of a report in some form that settles once, and an ear for its signal. */
export class Call<Report, Value = Report> {
  readonly promise: Promise<Value>;
  /** Set by whoever works on the call: stops that work. Called when the caller aborts. */
  stopWork = () => {};
  readonly #options: AnalyzeOptions<Report>;
  readonly #onSettled: () => void;
  #settled = false;
  #resolve!: (value: Value) => void;
  #reject!: (reason: unknown) => void;

  constructor(options: AnalyzeOptions<Report>, onSettled: () => void) {
    this.#options = options;
    this.#onSettled = onSettled;
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    options.signal?.addEventListener('abort', this.#abort);
  }

  get settled(): boolean {
    return this.#settled;
  }

  /** What the caller's own function throws ends the call: it would otherwise end the process. */
  progress(partial: Report): void {
    if (this.#settled) return;
    try {
      this.#options.onProgress?.(partial);
    } catch (error) {
      this.reject(progressFault(error));
      this.stopWork();
    }
  }

  settle(outcome: Outcome<Value>): void {
    if (outcome.status === 'done') {
      this.#close();
      this.#resolve(outcome.value);
    } else if (outcome.status === 'failed') {
      this.reject(new HintwrightError(outcome.error));
    }
  }

  reject(reason: unknown): void {
    this.#close();
    this.#reject(reason);
  }

  readonly #abort = () => {
    this.reject(this.#options.signal?.reason);
    this.stopWork();
  };

  #close(): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#options.signal?.removeEventListener('abort', this.#abort);
    this.#onSettled();
  }
}
