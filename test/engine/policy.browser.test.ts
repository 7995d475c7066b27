import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEngine } from '../../src/engine/create.js';
import { fakeGame } from './fake/game.js';

/** What a page under a Content-Security-Policy would see: workers and WASM of a frame that has that policy. */
async function underPolicy(policy: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const realm = frame.contentWindow as unknown as typeof globalThis;
  vi.stubGlobal('Worker', realm.Worker);
  vi.stubGlobal('WebAssembly', realm.WebAssembly);
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

const POLICIES = [
  ["script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'", 0, 'no Blob worker: an error event'],
  [
    "script-src 'self' 'wasm-unsafe-eval' blob:; require-trusted-types-for 'script'",
    1,
    'a policy of ours vouches for the address',
  ],
  ["script-src 'self' 'wasm-unsafe-eval'; worker-src blob:", 1, 'all that the embedded worker needs'],
] as const;

describe('under a Content-Security-Policy', () => {
  test.each(POLICIES)('%s → answered in a worker: %s (%s)', async (policy, inWorker) => {
    await underPolicy(policy);
    const engine = createEngine(fakeGame());
    await expect(engine.run({ do: 'whereabouts' })).resolves.toEqual({ value: inWorker });
    await engine.dispose();
  });

  test('without WASM the error says what to allow', async () => {
    await underPolicy("script-src 'self'; worker-src blob:");
    const engine = createEngine(fakeGame());
    const failure = engine.run({ do: 'whereabouts' });
    await expect(failure).rejects.toMatchObject({ code: 'ERR_WASM' });
    await expect(failure).rejects.toThrow("'wasm-unsafe-eval'");
    expect(engine.state).toBe('failed');
    await engine.dispose();
  });
});
