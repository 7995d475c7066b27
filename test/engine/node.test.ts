import { getEventListeners } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/create.js';
import type { Engine } from '../../src/engine/engine.js';
import type { EngineOptions } from '../../src/engine/options.js';
import { HintwrightError } from '../../src/errors.js';
import { expectPromptAbort } from './fake/abort.js';
import { type FakeGame, fakeGame } from './fake/game.js';
import type { FakeReport, FakeRequest } from './fake/service.js';

const engines: Engine<FakeRequest, FakeReport>[] = [];

function open(game: FakeGame = fakeGame(), options: EngineOptions = {}) {
  const engine = createEngine(game, options);
  engines.push(engine);
  return engine;
}

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.dispose()));
});

/** A game whose service cannot run on this thread, so that an answer proves a thread of its own. */
const threadOnly = (parts: Partial<FakeGame> = {}) =>
  fakeGame('fine', { service: () => Promise.reject(new Error('not on this thread')), ...parts });

const openPorts = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

describe('a thread of Node', () => {
  test('answers in a thread of its own (the same script as in browsers)', async () => {
    const engine = open(threadOnly());
    await expect(engine.run({ do: 'echo', value: 7 })).resolves.toEqual({ value: 7 });
    expect(engine.state).toBe('ready');
  });

  test('keeps the order of calls (a kernel has one memory)', async () => {
    const engine = open();
    const order: number[] = [];
    const run = (request: FakeRequest) => engine.run(request).then(({ value }) => order.push(value));
    await Promise.all([
      run({ do: 'work', ms: 40 }),
      run({ do: 'echo', value: 1 }),
      run({ do: 'echo', value: 2 }),
    ]);
    expect(order).toEqual([40, 1, 2]);
  });

  test('carries a failure whole (Comlink alone would lose class, code and place)', async () => {
    const failure = await open()
      .run({ do: 'refuse' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HintwrightError);
    expect(failure).toMatchObject({ code: 'ERR_UNKNOWN_TILE', input: '1mx', at: 2 });
  });

  test('brings partial reports in order and none after the end (a late one would overwrite the answer)', async () => {
    const seen: number[] = [];
    const { value } = await open().run({ do: 'count', to: 300 }, { onProgress: (p) => seen.push(p.value) });
    const atEnd = seen.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(value).toBe(300);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.length).toBe(atEnd);
    expect(atEnd).toBeGreaterThanOrEqual(3);
    expect(atEnd).toBeLessThanOrEqual(40);
  });

  test('refuses a request that cannot be cloned with a code (postMessage throws for functions)', async () => {
    const request = { do: 'echo', value: () => 1 } as unknown as FakeRequest;
    await expect(open().run(request)).rejects.toMatchObject({ code: 'ERR_REQUEST' });
  });

  test('a broken kernel is replaced (after a trap its memory cannot be trusted)', async () => {
    const engine = open();
    await expect(engine.run({ do: 'generation' })).resolves.toEqual({ value: 1 });
    await expect(engine.run({ do: 'break' })).rejects.toMatchObject({ code: 'ERR_INTERNAL' });
    await expect(engine.run({ do: 'generation' })).resolves.toEqual({ value: 2 });
  });
});

describe('abort', () => {
  test('of a running call: the caller at once, the thread within 100 ms', { retry: 3 }, async () => {
    const engine = open();
    await engine.run({ do: 'echo', value: 0 });
    await expectPromptAbort(engine);
  });

  test('of a queued call: it never runs, its neighbours do', async () => {
    const engine = open();
    const stop = new AbortController();
    const first = engine.run({ do: 'work', ms: 50 });
    const queued = engine.run({ do: 'die' }, { signal: stop.signal });
    const last = engine.run({ do: 'echo', value: 9 });
    stop.abort('changed my mind');
    await expect(queued).rejects.toBe('changed my mind');
    await expect(first).resolves.toEqual({ value: 50 });
    await expect(last).resolves.toEqual({ value: 9 });
  });

  test('leaves no listener on a signal that outlives many runs (a leak otherwise)', async () => {
    const engine = open();
    const { signal } = new AbortController();
    for (let i = 0; i < 20; i++) await engine.run({ do: 'echo', value: i }, { signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

describe('a thread that dies', () => {
  test('rejects all that is pending, and the next call works (Comlink alone would wait for ever)', async () => {
    const engine = open(threadOnly());
    const calls = [engine.run({ do: 'die' }), engine.run({ do: 'echo', value: 1 })];
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_CRASHED' } });
    }
    expect(engine.pendingCount).toBe(0);
    await expect(engine.run({ do: 'echo', value: 2 })).resolves.toEqual({ value: 2 });
  });

  test('before it is ready leads to this thread (a broken script must not cost the answer)', async () => {
    const engine = open(fakeGame('fine', { workerSource: async () => 'throw new Error("broken script")' }));
    await expect(engine.run({ do: 'echo', value: 3 })).resolves.toEqual({ value: 3 });
  });
});

describe('a start that fails', () => {
  test('names each way it tried (a person has to find out which one to repair)', async () => {
    const engine = open(threadOnly({ workerSource: async () => 'process.exit(4)' }));
    const failure = engine.run({ do: 'echo', value: 1 });
    await expect(failure).rejects.toMatchObject({ code: 'ERR_WORKER_START' });
    await expect(failure).rejects.toThrow(
      /embedded thread \(exit code 4\); this thread \(not on this thread\)/,
    );
  });

  test('because WASM is refused says what to allow, and is not tried again', async () => {
    let loads = 0;
    const game = fakeGame('wasmRefused');
    const countingModule = () => {
      loads += 1;
      return game.module();
    };
    const engine = open({ ...game, module: countingModule });
    await expect(engine.run({ do: 'echo', value: 1 })).rejects.toThrow("'wasm-unsafe-eval'");
    const before = loads;
    await expect(engine.run({ do: 'echo', value: 1 })).rejects.toMatchObject({ code: 'ERR_WASM' });
    expect(loads).toBe(before);
  });

  test('because the thread is mute leads to this thread (an empty script keeps no promise)', async () => {
    const engine = open(fakeGame('fine', { workerSource: async () => 'setInterval(() => {}, 1000)' }), {
      startTimeoutMs: 300,
    });
    await expect(engine.run({ do: 'echo', value: 8 })).resolves.toEqual({ value: 8 });
  });

  test('because nobody answers ends with the time-out (a wrong script would load for ever)', async () => {
    const engine = open(fakeGame('silent'), { startTimeoutMs: 150 });
    await expect(engine.run({ do: 'echo', value: 1 })).rejects.toThrow('no answer within 150 ms');
  });
});

describe('workerUrl', () => {
  test('may be a file URL in Node', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hintwright-'));
    const file = join(folder, 'fake.worker.js');
    await writeFile(file, await fakeGame().workerSource());
    const noSource = threadOnly({ workerSource: () => Promise.reject(new Error('not embedded')) });
    const engine = open(noSource, { workerUrl: pathToFileURL(file) });
    await expect(engine.run({ do: 'echo', value: 5 })).resolves.toEqual({ value: 5 });
    await rm(folder, { recursive: true });
  });

  test('that leads nowhere falls through to the embedded script', async () => {
    const engine = open(threadOnly(), { workerUrl: 'file:///nowhere/fake.worker.js' });
    await expect(engine.run({ do: 'echo', value: 6 })).resolves.toEqual({ value: 6 });
  });
});

test('1,000 runs leave no port open, on either side (one plain port a run, closed at its end)', async () => {
  const engine = open(threadOnly());
  const portsThere = async () => (await engine.run({ do: 'ports' })).value;
  const there = await portsThere();
  for (let i = 0; i < 100; i++) {
    await Promise.allSettled(Array.from({ length: 10 }, (_, j) => runOrAbort(engine, j)));
  }
  // A port closes a turn of the event loop after its run.
  await expect.poll(portsThere).toBe(there);
  await expect.poll(openPorts).toBe(0);
});

/** Every fifth run is aborted, every third fails: their ports count as well. */
function runOrAbort(engine: Engine<FakeRequest, FakeReport>, index: number) {
  const stop = new AbortController();
  const run = engine.run(index % 3 ? { do: 'echo', value: index } : { do: 'refuse' }, {
    signal: stop.signal,
  });
  if (index % 5 === 0) stop.abort();
  return run;
}
