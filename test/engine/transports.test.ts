import { afterEach, describe, expect, test, vi } from 'vitest';
import { transportsFor } from '../../src/engine/transports/index.js';
import { fakeGame } from './fake/game.js';

afterEach(() => vi.unstubAllGlobals());

const workerFactory = () => {
  throw new Error('not called');
};
const workerUrl = 'fake.worker.js';

const names = (options: Parameters<typeof transportsFor>[1]) =>
  transportsFor(fakeGame(), options).map(({ name }) => name);

/** Environment × options → ways, in the order in which they are tried; the last resort is always there. */
const ENVIRONMENTS = {
  'a browser (also Deno and Bun, which have Worker)': {
    globals: { Worker: class {} },
    url: 'worker of workerUrl',
    embedded: ['embedded worker'],
  },
  'Node (also under jsdom, which has no Worker)': {
    globals: {},
    url: 'thread of workerUrl',
    embedded: ['embedded thread'],
  },
  'neither (a worklet, an embedded interpreter)': {
    globals: { process: undefined },
    url: null,
    embedded: [],
  },
} as const;

describe.each(Object.entries(ENVIRONMENTS))('in %s', (_, { globals, url, embedded }) => {
  const byUrl = url ? [url] : [];
  const rows = [
    ['nothing said', {}, [...embedded]],
    ['workerUrl comes before the embedded script', { workerUrl }, [...byUrl, ...embedded]],
    [
      'workerFactory comes first',
      { workerFactory, workerUrl },
      ['worker of workerFactory', ...byUrl, ...embedded],
    ],
  ] as const;

  test.each(rows)('%s', (_why, options, expected) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(names(options)).toEqual([...expected, 'this thread']);
  });
});
