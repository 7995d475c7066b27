import { afterEach, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/create.js';
import type { Engine } from '../../src/engine/engine.js';
import type { EngineOptions } from '../../src/engine/options.js';
import { expectPromptAbort } from './fake/abort.js';
import { type FakeGame, fakeGame } from './fake/game.js';
import type { FakeReport, FakeRequest } from './fake/service.js';

const engines: Engine<FakeRequest, FakeReport>[] = [];

function open(game: FakeGame, options: EngineOptions = {}) {
  const engine = createEngine(game, options);
  engines.push(engine);
  return engine;
}

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.dispose()));
});

/** Only a worker can answer. */
const workerOnly = (parts: Partial<FakeGame> = {}) =>
  fakeGame('fine', { service: () => Promise.reject(new Error('not on this thread')), ...parts });

/** Only the caller's own worker can answer. */
const ownWorkerOnly = () => workerOnly({ workerSource: () => Promise.reject(new Error('not embedded')) });

async function scriptUrl(): Promise<string> {
  const source = await fakeGame().workerSource();
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

const muteScript = () => URL.createObjectURL(new Blob([''], { type: 'text/javascript' }));

const bundlersWorker = () => new Worker(new URL('./fake/worker.ts', import.meta.url), { type: 'module' });

describe('ways to start', () => {
  const ways: [name: string, game: FakeGame, options: () => Promise<EngineOptions>][] = [
    ['the embedded script', workerOnly(), async () => ({})],
    ['workerUrl', ownWorkerOnly(), async () => ({ workerUrl: await scriptUrl() })],
    [
      "workerFactory with a bundler's worker",
      ownWorkerOnly(),
      async () => ({ workerFactory: bundlersWorker }),
    ],
    [
      'workerFactory with a promise',
      ownWorkerOnly(),
      async () => ({ workerFactory: async () => bundlersWorker() }),
    ],
    [
      'the embedded script after a wrong address (servers answer with an HTML page)',
      workerOnly(),
      async () => ({ workerUrl: '/nowhere/fake.worker.js' }),
    ],
    [
      'the embedded script after an address of another origin (SecurityError)',
      workerOnly(),
      async () => ({ workerUrl: 'https://other.example/fake.worker.js' }),
    ],
    [
      'the embedded script after a worker that is mute (a wrong script loads, and says nothing)',
      workerOnly(),
      async () => ({ workerUrl: muteScript(), startTimeoutMs: 1000 }),
    ],
    [
      'this thread after workers that are all mute',
      fakeGame('fine', { workerSource: async () => '' }),
      async () => ({ workerUrl: muteScript(), startTimeoutMs: 300 }),
    ],
    [
      'the embedded script after a factory that throws',
      workerOnly(),
      async () => ({
        workerFactory: () => {
          throw new Error('no worker today');
        },
      }),
    ],
    [
      'this thread after a script that is broken',
      fakeGame('fine', { workerSource: async () => 'syntax error' }),
      async () => ({}),
    ],
  ];

  test.each(ways)('%s', async (name, game, options) => {
    const engine = open(game, await options());
    const inWorker = name.startsWith('this thread') ? 0 : 1;
    await expect(engine.run({ do: 'whereabouts' })).resolves.toEqual({ value: inWorker });
  });

  const NOWHERE = '/nowhere/fake.worker.js';
  const dead: [name: string, options: EngineOptions, words: RegExp][] = [
    ['a wrong address', { workerUrl: NOWHERE }, /worker of workerUrl \(.+\)/],
    ['a mute script', { workerUrl: muteScript(), startTimeoutMs: 200 }, /no answer within 200 ms/],
    [
      'a factory that never answers',
      { workerFactory: () => new Promise<never>(() => {}), startTimeoutMs: 200 },
      /worker of workerFactory \(no answer within 200 ms\)/,
    ],
  ];

  test.each(dead)(
    '%s, and no other way in, is a clear error (never an endless wait)',
    async (_, options, words) => {
      const engine = open(ownWorkerOnly(), options);
      const failure = engine.run({ do: 'echo', value: 1 });
      await expect(failure).rejects.toMatchObject({ code: 'ERR_WORKER_START' });
      await expect(failure).rejects.toThrow(words);
      await expect(failure).rejects.toThrow('this thread (not on this thread)');
      expect(engine.pendingCount).toBe(0);
    },
  );

  test('the address of the embedded script is given back (a leak for the life of the page otherwise)', async () => {
    const made: string[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (object) => {
      made.push(createObjectURL(object));
      return made.at(-1)!;
    };
    await open(workerOnly()).run({ do: 'echo', value: 1 });
    URL.createObjectURL = createObjectURL;
    expect(made).toHaveLength(1);
    await expect(fetch(made[0]!)).rejects.toThrow();
  });
});

describe('a worker', () => {
  test('that dies rejects all that is pending, and the next call works', async () => {
    const engine = open(workerOnly());
    const calls = [engine.run({ do: 'die' }), engine.run({ do: 'echo', value: 1 })];
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_CRASHED' } });
    }
    await expect(engine.run({ do: 'echo', value: 2 })).resolves.toEqual({ value: 2 });
  });

  /** Ends that browsers do not tell of; the worker is the page's own, so that the test can reach it. */
  const SILENT_ENDS = [
    ['is terminated by somebody else', (worker: Worker) => worker.terminate(), { do: 'work', ms: 30_000 }],
    ['closes itself', () => {}, { do: 'vanish' }],
  ] as const;

  test.each(SILENT_ENDS)('that %s is missed at once (no event tells of it)', async (_, end, request) => {
    let worker!: Worker;
    const workerFactory = () => {
      worker = bundlersWorker();
      return worker;
    };
    const engine = open(ownWorkerOnly(), { workerFactory });
    await engine.run({ do: 'echo', value: 0 });
    const calls = [engine.run(request), engine.run({ do: 'echo', value: 1 })];
    end(worker);
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_CRASHED' } });
    }
    await expect(engine.run({ do: 'echo', value: 2 })).resolves.toEqual({ value: 2 });
  });

  test('that goes while nothing is asked of it is replaced before the next call', async () => {
    let worker!: Worker;
    const workerFactory = () => {
      worker = bundlersWorker();
      return worker;
    };
    const engine = open(ownWorkerOnly(), { workerFactory });
    await engine.run({ do: 'echo', value: 0 });
    worker.terminate();
    await expect.poll(() => engine.state).toBe('idle');
    await expect(engine.run({ do: 'echo', value: 1 })).resolves.toEqual({ value: 1 });
  });

  test('hears an abort within 100 ms while busy', { retry: 3 }, async () => {
    const engine = open(workerOnly());
    await engine.run({ do: 'echo', value: 0 });
    await expectPromptAbort(engine);
  });

  test('is given neither the signal nor the callback (neither can be cloned)', async () => {
    const { signal } = new AbortController();
    expect(() => structuredClone(signal)).toThrow();
    const seen: number[] = [];
    const onProgress = ({ value }: FakeReport) => void seen.push(value);
    await open(workerOnly()).run({ do: 'count', to: 150 }, { signal, onProgress });
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('is silent after dispose, and everything has settled', async () => {
    const engine = open(workerOnly());
    const running = engine.run({ do: 'work', ms: 30_000 });
    running.catch(() => {});
    await engine.dispose();
    await expect(running).rejects.toMatchObject({ code: 'ERR_DISPOSED' });
    expect(engine.pendingCount).toBe(0);
  });
});
