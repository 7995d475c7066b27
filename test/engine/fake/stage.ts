import { Engine } from '../../../src/engine/engine.js';
import { HintwrightError } from '../../../src/errors.js';
import { defer, FakeConnection } from './connection.js';

/** An engine whose other side the test plays, without worker, thread or clock. */
export class Stage {
  readonly starts: { signal: AbortSignal; deferred: ReturnType<typeof defer<FakeConnection>> }[] = [];
  readonly connections: FakeConnection[] = [];
  readonly partials: string[] = [];
  /** The newest call. */
  call: Promise<string> | null = null;
  #abort = new AbortController();

  readonly engine = new Engine<number, string>((signal) => {
    const deferred = defer<FakeConnection>();
    signal.addEventListener('abort', () => deferred.reject(signal.reason));
    this.starts.push({ signal, deferred });
    return deferred.promise;
  });

  run(request = 1): Promise<string> {
    this.#abort = new AbortController();
    const onProgress = (partial: string) => void this.partials.push(partial);
    this.call = this.engine.run(request, { signal: this.#abort.signal, onProgress });
    this.call.catch(() => {});
    return this.call;
  }

  async started(): Promise<void> {
    const connection = new FakeConnection();
    this.connections.push(connection);
    this.starts.at(-1)?.deferred.resolve(connection);
    await settleAll();
  }

  async notStarted(code: 'ERR_WORKER_START' | 'ERR_WASM'): Promise<void> {
    this.starts.at(-1)?.deferred.reject(new HintwrightError({ code, message: 'refused' }));
    await settleAll();
  }

  async answer(value: string): Promise<void> {
    this.connections.at(-1)?.runs.at(-1)?.answer({ status: 'done', value });
    await settleAll();
  }

  async crash(): Promise<void> {
    this.connections.at(-1)?.die('killed');
    await settleAll();
  }

  async abort(): Promise<void> {
    this.#abort.abort('aborted');
    await settleAll();
  }

  async dispose(): Promise<void> {
    await this.engine.dispose();
  }
}

/** Lets every promise and message that is due take effect. */
export async function settleAll(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** How a promise stands: `pending`, its value, or its code or reason. */
export async function fateOf(promise: Promise<string>): Promise<string> {
  await settleAll();
  return Promise.race([
    promise.catch((error) => (error instanceof HintwrightError ? error.code : String(error))),
    new Promise<string>((resolve) =>
      queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => resolve('pending')))),
    ),
  ]);
}
