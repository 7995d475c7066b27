/**
 * The contract between the engine, which knows no game, and a game's service, which knows no thread.
 *
 * A job is work in slices: every `yield` gives the thread a chance to breathe, so that an abort is heard while a kernel
 * is busy. Yielding a report offers it as a partial result; yielding `undefined` only breathes. The report returned is
 * the final one. A slice should last about a millisecond; the engine decides when it really gives up the thread.
 * An aborted job is left where it stands (its `finally` blocks run): a service sets its kernel's memory up afresh for
 * each job.
 */
export type Job<Report> = Generator<Report | undefined, Report, void>;

/** A game's analysis, living beside its WASM module. The engine runs its jobs one after the other, never two at once. */
export interface Service<Request, Report> {
  /**
   * Starts one analysis. Throws (or yields into throwing) HintwrightError on bad input. Anything else thrown counts as
   * a broken kernel: the engine then makes a new service for the next job.
   */
  analyze(request: Request): Job<Report>;
}

/** Makes a service from the bytes of its WASM module. */
export type ServiceFactory<Request, Report> = (
  module: Uint8Array<ArrayBuffer>,
) => Promise<Service<Request, Report>>;

/**
 * A job that also waits for others, such as workers of its own. Its thread is given up after every step, and a step may
 * last longer than a slice: an abort is heard at its end. Otherwise as a `Job`.
 */
export type WaitingJob<Report> = AsyncGenerator<Report | undefined, Report, void>;

/** A service whose jobs wait. */
export interface WaitingService<Request, Report> {
  analyze(request: Request): WaitingJob<Report>;
}

export type WaitingServiceFactory<Request, Report> = (
  module: Uint8Array<ArrayBuffer>,
) => Promise<WaitingService<Request, Report>>;

/** Either kind: what the engine runs. */
export type AnyServiceFactory<Request, Report> =
  | ServiceFactory<Request, Report>
  | WaitingServiceFactory<Request, Report>;
