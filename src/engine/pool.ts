import { fromAnalyzer } from '../errors.js';
import { copyRequest, readOptions, readPoolSize } from './arguments.js';
import { disposed } from './faults.js';
import type { AnalyzeOptions } from './options.js';

/** What a pool is made of: any game's analyzer. */
export interface PoolMember<Request, Report> {
  analyze(request: Request, options?: AnalyzeOptions<Report>): Promise<Report>;
  analyzeToJson(request: Request, options?: AnalyzeOptions<Report>): Promise<string>;
  dispose(): Promise<void>;
}

/** Work that a member holds in reserve, in ms: enough to go on with while this thread is busy with something else. */
const RESERVE_MS = 8;
/** Requests a member holds at once. The least is one in work and one waiting, so that it never idles between two. */
const LEAST_HELD = 2;
const MOST_HELD = 16;
/** Weight of the newest answer in a member's mean time for one. */
const NEWEST = 0.1;

/**
 * Several analyzers as one. A request goes to the member that has least to do. Members hold few requests, the more the
 * faster they answer; the rest waits here, so that a slow request holds up only the few behind it.
 */
export class AnalyzerPool<Request, Report> implements PoolMember<Request, Report> {
  readonly #desks: Desk<Request, Report>[];
  readonly #waiting = new Set<Waiting<Request, Report>>();
  #isDisposed = false;

  /** @param size analyzers to run side by side, 1 to 256; each may have a thread of its own. Throws `ERR_OPTION`. */
  constructor(createAnalyzer: () => PoolMember<Request, Report>, size: number) {
    this.#desks = Array.from({ length: readPoolSize(size) }, () => new Desk(createAnalyzer()));
  }

  /** As an analyzer does, but requests under way side by side may be answered in any order. */
  async analyze(request: Request, options?: AnalyzeOptions<Report>): Promise<Report> {
    const copy = copyRequest(request);
    const read = readOptions(options);
    return this.#use(read, (analyzer) => analyzer.analyze(copy, read));
  }

  /** As `analyze`, with the report as JSON. */
  async analyzeToJson(request: Request, options?: AnalyzeOptions<Report>): Promise<string> {
    const copy = copyRequest(request);
    const read = readOptions(options);
    return this.#use(read, (analyzer) => analyzer.analyzeToJson(copy, read));
  }

  async #use<Value>(
    { signal }: AnalyzeOptions<Report>,
    work: (analyzer: PoolMember<Request, Report>) => Promise<Value>,
  ): Promise<Value> {
    signal?.throwIfAborted();
    if (this.#isDisposed) throw disposed();
    const desk = this.#take() ?? (await this.#wait(signal));
    try {
      return await desk.use(work);
    } catch (error) {
      throw signal?.aborted ? error : fromAnalyzer(error);
    } finally {
      this.#seat();
    }
  }

  /** Rejects all that is pending with ERR_DISPOSED and ends every member. */
  async dispose(): Promise<void> {
    this.#isDisposed = true;
    for (const waiting of [...this.#waiting]) waiting.leave(disposed());
    await Promise.all(this.#desks.map((desk) => desk.analyzer.dispose()));
  }

  /** A place at the desk with most room, taken; undefined where all are full. */
  #take(): Desk<Request, Report> | undefined {
    let freest: Desk<Request, Report> | undefined;
    for (const desk of this.#desks) {
      if (desk.held < desk.capacity && (!freest || desk.held < freest.held)) freest = desk;
    }
    if (freest) freest.held++;
    return freest;
  }

  #wait(signal: AbortSignal | undefined): Promise<Desk<Request, Report>> {
    return new Promise((resolve, reject) => {
      const onAbort = () => waiting.leave(signal?.reason);
      const close = () => {
        this.#waiting.delete(waiting);
        signal?.removeEventListener('abort', onAbort);
      };
      const waiting: Waiting<Request, Report> = {
        sit: (desk) => {
          close();
          resolve(desk);
        },
        leave: (reason) => {
          close();
          reject(reason);
        },
      };
      this.#waiting.add(waiting);
      signal?.addEventListener('abort', onAbort);
    });
  }

  /** Gives those who wait the places that there are. */
  #seat(): void {
    for (const waiting of this.#waiting) {
      const desk = this.#take();
      if (!desk) return;
      waiting.sit(desk);
    }
  }
}

/** A request that has no desk yet. */
interface Waiting<Request, Report> {
  sit(desk: Desk<Request, Report>): void;
  leave(reason: unknown): void;
}

/** A member, the places taken at it, and how fast it has been. */
class Desk<Request, Report> {
  held = 0;
  #meanMs = Number.POSITIVE_INFINITY;
  #lastEnd = 0;

  constructor(readonly analyzer: PoolMember<Request, Report>) {}

  get capacity(): number {
    return Math.max(LEAST_HELD, Math.min(MOST_HELD, 1 + Math.ceil(RESERVE_MS / this.#meanMs)));
  }

  /** Works for one that has taken a place, and frees it. */
  async use<Value>(work: (analyzer: PoolMember<Request, Report>) => Promise<Value>): Promise<Value> {
    const arrived = performance.now();
    try {
      return await work(this.analyzer);
    } finally {
      this.held--;
      this.#learn(arrived);
    }
  }

  /** A request is worked on from its arrival, or from the end of the one before it if that came later. */
  #learn(arrived: number): void {
    const now = performance.now();
    const took = now - Math.max(arrived, this.#lastEnd);
    const known = Number.isFinite(this.#meanMs);
    this.#meanMs = known ? this.#meanMs + NEWEST * (took - this.#meanMs) : took;
    this.#lastEnd = now;
  }
}
