import type { HintwrightError } from '../../src/errors.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';

export interface FakeCall<Request, Report> {
  request: Request;
  signal: AbortSignal | undefined;
  progress(partial: Report): void;
  finish(report: Report): void;
  fail(error: HintwrightError): void;
}

/** An analyzer that does what a test tells it to, call by call; an aborted call rejects like the real one. */
export class FakeAnalyzer<Request = MahjongRequest, Report = MahjongReport> {
  readonly calls: FakeCall<Request, Report>[] = [];

  get last(): FakeCall<Request, Report> {
    const call = this.calls.at(-1);
    if (!call) throw new Error('The analyzer has not been called.');
    return call;
  }

  analyze(
    request: Request,
    options: { signal?: AbortSignal; onProgress?: (partial: Report) => void } = {},
  ): Promise<Report> {
    const { signal, onProgress } = options;
    return new Promise((finish, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
      const progress = (partial: Report) => onProgress?.(partial);
      this.calls.push({ request, signal, progress, finish, fail });
    });
  }
}
