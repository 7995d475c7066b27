import type { HintwrightError } from '../../src/errors.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';

export interface FakeCall {
  request: MahjongRequest;
  signal: AbortSignal | undefined;
  progress(partial: MahjongReport): void;
  finish(report: MahjongReport): void;
  fail(error: HintwrightError): void;
}

/** An analyzer that does what a test tells it to, call by call; an aborted call rejects like the real one. */
export class FakeAnalyzer {
  readonly calls: FakeCall[] = [];

  get last(): FakeCall {
    const call = this.calls.at(-1);
    if (!call) throw new Error('The analyzer has not been called.');
    return call;
  }

  analyze(
    request: MahjongRequest,
    options: { signal?: AbortSignal; onProgress?: (partial: MahjongReport) => void } = {},
  ): Promise<MahjongReport> {
    const { signal, onProgress } = options;
    return new Promise((finish, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
      const progress = (partial: MahjongReport) => onProgress?.(partial);
      this.calls.push({ request, signal, progress, finish, fail });
    });
  }
}
