/**
 * The contract between the engine, which knows no game, and a game's service, which knows no thread.
 *
 * A job is work in slices: every `yield` gives the thread a chance to breathe, so that an abort is heard while a kernel
 * is busy. Yielding a report offers it as a partial result; yielding `undefined` only breathes. The report returned is
 * the final one. A slice should last about a millisecond; the engine decides when it really gives up the thread.
 */
export type Job<Report> = Generator<Report | undefined, Report, void>;

/** A game's analysis, living beside its WASM module. */
export interface Service<Request, Report> {
  /** Starts one analysis. Throws (or yields into throwing) HintwrightError on bad input. */
  analyze(request: Request): Job<Report>;
}

/** Makes a service from the bytes of its WASM module. */
export type ServiceFactory<Request, Report> = (
  module: Uint8Array<ArrayBuffer>,
) => Promise<Service<Request, Report>>;
