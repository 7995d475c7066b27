import { HintwrightError, toErrorData } from '../errors.js';
import { serviceFault } from './faults.js';
import type { AnyServiceFactory, Service, WaitingService } from './job.js';
import { ABORT, type Outcome, type Remote } from './remote.js';
import { runInSlices, runWaiting } from './slices.js';

/**
 * The worker's side of the engine: makes the service and runs its jobs one at a time, in the order in which they came,
 * since a kernel has one memory. Needs no worker: on the caller's own thread it works the same.
 */
export class Server<Request, Report> implements Remote<Request, Report> {
  readonly #factory: AnyServiceFactory<Request, Report>;
  #module = new Uint8Array();
  #service: Service<Request, Report> | WaitingService<Request, Report> | null = null;
  #lastRun: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(factory: AnyServiceFactory<Request, Report>) {
    this.#factory = factory;
  }

  async start(module: Uint8Array<ArrayBuffer>): Promise<Outcome<null>> {
    this.#module = module;
    try {
      await this.#ready();
      return { status: 'done', value: null };
    } catch (error) {
      return { status: 'failed', error: serviceFault(error) };
    }
  }

  async ping(): Promise<void> {}

  run(request: Request, port: MessagePort): Promise<Outcome<Report>> {
    return this.#queue(request, port, (report) => report);
  }

  runToJson(request: Request, port: MessagePort): Promise<Outcome<string>> {
    return this.#queue(request, port, (report) => JSON.stringify(report));
  }

  #queue<Value>(
    request: Request,
    port: MessagePort,
    form: (report: Report) => Value,
  ): Promise<Outcome<Value>> {
    let aborted = false;
    port.onmessage = ({ data }) => {
      aborted ||= data === ABORT;
    };
    const outcome = this.#lastRun
      .then(() => this.#execute(request, port, () => aborted || this.#stopped))
      .then((outcome) => (outcome.status === 'done' ? { ...outcome, value: form(outcome.value) } : outcome))
      .catch((error) => this.#recover(error))
      .finally(() => port.close());
    this.#lastRun = outcome;
    return outcome;
  }

  /** Drops what is queued and ends what runs at its next slice: what terminating does to a worker. */
  stop(): void {
    this.#stopped = true;
  }

  async #ready(): Promise<Service<Request, Report> | WaitingService<Request, Report>> {
    this.#service ??= await this.#factory(this.#module);
    return this.#service;
  }

  async #execute(request: Request, port: MessagePort, isAborted: () => boolean): Promise<Outcome<Report>> {
    if (isAborted()) return { status: 'aborted' };
    const service = await this.#ready();
    const onPartial = (report: Report) => port.postMessage(report);
    const job = service.analyze(request);
    const control = { isAborted, onPartial };
    return Symbol.asyncIterator in job ? runWaiting(job, control) : runInSlices(job, control);
  }

  /** After an unexpected failure (a trap, say) the kernel's memory cannot be trusted: the next run gets a new service. */
  #recover(error: unknown): Outcome<never> {
    if (!(error instanceof HintwrightError)) this.#service = null;
    return { status: 'failed', error: toErrorData(error) };
  }
}
