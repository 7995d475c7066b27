import { HintwrightError } from '../errors.js';
import { Call } from './call.js';
import type { Connection } from './connection.js';
import { crashed, disposed } from './faults.js';
import type { AnalyzeOptions } from './options.js';
import { Session } from './session.js';

/** Makes a started connection; rejects as soon as the signal aborts. */
export type Start<Request, Report> = (signal: AbortSignal) => Promise<Connection<Request, Report>>;

/** What calls wait for; one promise from the start to the end, so that they go out in the order in which they came. */
type Opening<Request, Report> = Promise<Session<Request, Report>>;

/** A call, whatever form its report has. */
type Rejectable = Pick<Call<unknown>, 'reject'>;

type State<Request, Report> =
  | { readonly name: 'idle' }
  | { readonly name: 'starting'; readonly opening: Opening<Request, Report>; readonly stop: AbortController }
  | {
      readonly name: 'ready';
      readonly opening: Opening<Request, Report>;
      readonly session: Session<Request, Report>;
    }
  | { readonly name: 'failed'; readonly error: HintwrightError }
  | { readonly name: 'disposed'; readonly done: Promise<void> };

/**
 * The caller's side of the engine: one connection, started by the first call, and the calls that are pending on it.
 *
 *     idle ── call ──▶ starting ── answer ──▶ ready         start fails, other side dies ──▶ idle
 *       ▲                                       │           WASM refused everywhere ───────▶ failed
 *       └──────────────── crash ────────────────┘           dispose, from anywhere ────────▶ disposed
 *
 * Whatever happens to the connection, every pending call settles. From `idle` the next call starts afresh; `failed`
 * (nothing would be different the next time) and `disposed` are final.
 */
export class Engine<Request, Report> {
  readonly #start: Start<Request, Report>;
  readonly #silenceLimit: number | undefined;
  readonly #pending = new Set<Rejectable>();
  #state: State<Request, Report> = { name: 'idle' };

  /** @param silenceLimit turns of the pulse that the other side may work without listening; default `PULSE_LIMIT` */
  constructor(start: Start<Request, Report>, silenceLimit?: number) {
    this.#start = start;
    this.#silenceLimit = silenceLimit;
  }

  get state(): State<Request, Report>['name'] {
    return this.#state.name;
  }

  /** How many calls have not settled. */
  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Runs one request after those sent before. Rejects with HintwrightError, or with the reason of an aborted signal. */
  run(request: Request, options: AnalyzeOptions<Report> = {}): Promise<Report> {
    return this.#call<Report>(options, (session, call) => session.run(request, call));
  }

  /** As `run`, with the report as JSON, made on the other side. */
  runToJson(request: Request, options: AnalyzeOptions<Report> = {}): Promise<string> {
    return this.#call<string>(options, (session, call) => session.runToJson(request, call));
  }

  async #call<Value>(
    options: AnalyzeOptions<Report>,
    send: (session: Session<Request, Report>, call: Call<Report, Value>) => Promise<void>,
  ): Promise<Value> {
    options.signal?.throwIfAborted();
    const opening = this.#open();
    const call: Call<Report, Value> = new Call(options, () => this.#forget(call));
    this.#pending.add(call);
    this.#holdThread();
    opening
      .then((session) => (call.settled ? undefined : send(session, call)))
      .catch((error) => call.reject(error));
    return call.promise;
  }

  /** Rejects all that is pending with ERR_DISPOSED and ends the other side. May be called again. */
  dispose(): Promise<void> {
    const before = this.#state;
    if (before.name === 'disposed') return before.done;
    const done = end(before);
    this.#state = { name: 'disposed', done };
    this.#rejectAll(disposed());
    return done;
  }

  /** The session to run in, started if there is none. */
  #open(): Opening<Request, Report> {
    const state = this.#state;
    switch (state.name) {
      case 'idle':
        return this.#begin();
      case 'starting':
      case 'ready':
        return state.opening;
      case 'failed':
        return Promise.reject(state.error);
      case 'disposed':
        return Promise.reject(disposed());
    }
  }

  #begin(): Opening<Request, Report> {
    const stop = new AbortController();
    const opening = this.#start(stop.signal).then(
      (connection) => this.#onStarted(connection),
      (error) => this.#onNotStarted(error),
    );
    this.#state = { name: 'starting', opening, stop };
    return opening;
  }

  async #onStarted(connection: Connection<Request, Report>): Promise<Session<Request, Report>> {
    const onSilence = (reason: string) => this.#onCrash(session, reason);
    const session: Session<Request, Report> = new Session(connection, onSilence, this.#silenceLimit);
    if (this.#state.name !== 'starting') {
      await session.close();
      throw disposed();
    }
    this.#state = { name: 'ready', opening: this.#state.opening, session };
    connection.failure.then((reason) => this.#onCrash(session, reason));
    this.#holdThread();
    return session;
  }

  #onNotStarted(error: unknown): never {
    if (this.#state.name === 'starting') {
      const final = error instanceof HintwrightError && error.code === 'ERR_WASM';
      this.#state = final ? { name: 'failed', error } : { name: 'idle' };
    }
    throw error;
  }

  /** Where it has been given up already, its end is no news. */
  #onCrash(session: Session<Request, Report>, reason: string): void {
    if (this.#state.name !== 'ready' || this.#state.session !== session) return;
    this.#state = { name: 'idle' };
    this.#rejectAll(crashed(reason));
    void session.close();
  }

  #rejectAll(error: HintwrightError): void {
    for (const call of [...this.#pending]) call.reject(error);
  }

  #forget(call: Rejectable): void {
    this.#pending.delete(call);
    this.#holdThread();
  }

  /** A Node process may end while nothing is pending, though nobody disposed of the engine. */
  #holdThread(): void {
    if (this.#state.name === 'ready') this.#state.session.connection.hold?.(this.#pending.size > 0);
  }
}

/** Ends whatever lives in a state; resolves when it is gone. */
async function end<Request, Report>(state: State<Request, Report>): Promise<void> {
  if (state.name === 'ready') await state.session.close();
  if (state.name !== 'starting') return;
  state.stop.abort(disposed());
  await state.opening.catch(() => {});
}
