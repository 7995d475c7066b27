/** A `Worker`, or whatever behaves like one. */
export interface WorkerLike {
  postMessage(message: unknown, transfer?: object[]): void;
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
  terminate(): void;
}

/** Where the analysis runs. By default: an embedded worker, else the caller's own thread in short slices. */
export interface EngineOptions {
  /** Makes the worker, for example from a bundler's own worker import. Tried first. */
  workerFactory?: (() => WorkerLike | PromiseLike<WorkerLike>) | undefined;
  /** Address of a game's worker script, of the page's own origin (in Node a `file:` URL). Tried before the embedded one. */
  workerUrl?: string | URL | undefined;
  /** Milliseconds that one way to start may take before the next is tried; default 10,000. */
  startTimeoutMs?: number | undefined;
}

/** What one analysis may be given beside its request. */
export interface AnalyzeOptions<Report> {
  /** Aborting it rejects the call at once with the signal's reason and stops the work. */
  signal?: AbortSignal | undefined;
  /** Called with partial reports, in order, at most about twenty times a second, never after the call has settled. */
  onProgress?: ((partial: Report) => void) | undefined;
}
