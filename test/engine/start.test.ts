import { describe, expect, test } from 'vitest';
import type { Transport } from '../../src/engine/connection.js';
import { startFirst } from '../../src/engine/start.js';
import type { ErrorCode } from '../../src/errors.js';
import { FakeConnection } from './fake/connection.js';

type FakeTransport = Transport<number, string> & { connection: FakeConnection };

function transport(
  name: string,
  open?: (connection: FakeConnection) => Promise<FakeConnection>,
): FakeTransport {
  const connection = new FakeConnection();
  return { name, connection, open: async () => (open ? open(connection) : connection) };
}

const failing = (code: ErrorCode, message: string) => async (connection: FakeConnection) => {
  connection.handshake = { status: 'failed', error: { code, message } };
  return connection;
};

const WAYS = {
  good: () => transport('good'),
  /** `new Worker` throws for another origin. */
  securityError: () =>
    transport('foreign', () => Promise.reject(new DOMException('other origin', 'SecurityError'))),
  /** Under trusted types `new Worker(string)` throws. */
  trustedTypes: () =>
    transport('untrusted', () => Promise.reject(new TypeError('requires a TrustedScriptURL'))),
  /** A CSP without `worker-src blob:` answers with an `error` event, a wrong URL as well. */
  errorEvent: () =>
    transport('dying', async (connection) => {
      connection.handshake = null;
      setTimeout(() => connection.die('refused'), 5);
      return connection;
    }),
  /** A script that is not ours loads, and says nothing. */
  mute: () =>
    transport('mute', async (connection) => {
      connection.handshake = null;
      return connection;
    }),
  /** A `workerFactory` whose promise never settles. */
  neverOpens: () => transport('stuck', () => new Promise(() => {})),
  noWasm: () => transport('no wasm', failing('ERR_WASM', 'blocked by CSP')),
  brokenService: () => transport('broken', failing('ERR_WORKER_START', 'no such export')),
} as const;

const start = (
  ways: FakeTransport[],
  signal = new AbortController().signal,
  module = async () => new Uint8Array(1),
) => startFirst(ways, { module, timeoutMs: 40, signal });

describe('falls through to the next way', () => {
  const rows = Object.keys(WAYS).filter((name) => name !== 'good') as (keyof typeof WAYS)[];

  test.each(rows)('after %s', async (name) => {
    const [bad, good] = [WAYS[name](), WAYS.good()];
    await expect(start([bad, good])).resolves.toBe(good.connection);
    expect(good.connection.settlements).toBe(1);
  });

  test.each(['errorEvent', 'mute', 'noWasm', 'brokenService'] as const)(
    'and ends %s (a leak otherwise)',
    async (name) => {
      const bad = WAYS[name]();
      await start([bad, WAYS.good()]);
      expect(bad.connection.terminations).toBe(1);
      expect(bad.connection.settlements).toBe(1);
    },
  );
});

describe('says why nothing worked', () => {
  const rows = [
    [
      ['securityError', 'errorEvent'],
      'ERR_WORKER_START',
      'foreign (SecurityError: other origin); dying (refused)',
    ],
    [['mute'], 'ERR_WORKER_START', 'mute (no answer within 40 ms)'],
    [['noWasm', 'brokenService'], 'ERR_WORKER_START', 'no wasm (blocked by CSP); broken (no such export)'],
    [['errorEvent', 'noWasm'], 'ERR_WASM', "'wasm-unsafe-eval'"],
  ] as const;

  test.each(rows)('%j → %s', async (names, code, words) => {
    const failure = start(names.map((name) => WAYS[name]()));
    await expect(failure).rejects.toMatchObject({ name: 'HintwrightError', code });
    await expect(failure).rejects.toThrow(words);
  });

  test('when the module itself cannot be loaded (a chunk of the bundle is missing)', async () => {
    const failure = start([WAYS.good()], undefined, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(failure).rejects.toMatchObject({ code: 'ERR_WORKER_START' });
  });
});

describe('an aborted start', () => {
  test.each(['mute', 'neverOpens'] as const)('ends at once, though the way is %s', async (name) => {
    const stop = new AbortController();
    const [way, next] = [WAYS[name](), WAYS.good()];
    const starting = start([way, next], stop.signal);
    stop.abort('disposed');
    await expect(starting).rejects.toBe('disposed');
    expect(next.connection.settlements).toBe(0);
  });

  test('terminates a worker that opens after that (nobody else knows of it)', async () => {
    const stop = new AbortController();
    const late = transport('late', async (connection) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return connection;
    });
    const starting = start([late], stop.signal);
    stop.abort('disposed');
    await expect(starting).rejects.toBe('disposed');
    await expect.poll(() => late.connection.terminations).toBe(1);
  });
});
