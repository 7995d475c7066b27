import { expect } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import type { FakeReport, FakeRequest } from './service.js';

/** Aborts a run whose kernel is busy; the next one has to be answered within 100 ms. */
export async function expectPromptAbort(engine: Engine<FakeRequest, FakeReport>): Promise<void> {
  const stop = new AbortController();
  const running = engine.run({ do: 'work', ms: 30_000 }, { signal: stop.signal });
  setTimeout(() => stop.abort('enough'), 30);
  await expect(running).rejects.toBe('enough');
  const abortedAt = performance.now();
  await engine.run({ do: 'echo', value: 1 });
  expect(performance.now() - abortedAt).toBeLessThan(100);
}
