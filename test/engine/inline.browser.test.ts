import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine } from '../../src/engine/create.js';
import type { Engine } from '../../src/engine/engine.js';
import { expectPromptAbort } from './fake/abort.js';
import { fakeGame } from './fake/game.js';
import type { FakeReport, FakeRequest } from './fake/service.js';

describe('on the main thread, the last resort', () => {
  let engine: Engine<FakeRequest, FakeReport>;

  beforeEach(() => {
    vi.stubGlobal('Worker', undefined);
    engine = createEngine(fakeGame());
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await engine.dispose();
  });

  test('really runs there', async () => {
    await expect(engine.run({ do: 'whereabouts' })).resolves.toEqual({ value: 0 });
  });

  // Other processes may hold a busy machine for 50 ms, so that one undisturbed run out of several has to do.
  test('no task lasts 50 ms while an analysis runs (the page would stutter)', { retry: 8 }, async () => {
    await engine.run({ do: 'echo', value: 0 });
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    await engine.run({ do: 'work', ms: 200 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    expect(tasks).toEqual([]);
  });

  test('frames are painted while an analysis runs (a stop button has to answer)', async () => {
    let frames = 0;
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await engine.run({ do: 'work', ms: 400 });
    expect(frames).toBeGreaterThanOrEqual(3);
  });

  test('an abort ends the work within 100 ms', { retry: 3 }, async () => {
    await expectPromptAbort(engine);
  });

  test('dispose ends the work as well (there is nothing to terminate)', async () => {
    let partials = 0;
    const onProgress = () => {
      partials += 1;
    };
    const running = engine.run({ do: 'count', to: 100_000 }, { onProgress });
    await expect.poll(() => partials).toBeGreaterThan(0);
    await Promise.all([engine.dispose(), expect(running).rejects.toMatchObject({ code: 'ERR_DISPOSED' })]);
    const atEnd = partials;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(partials).toBe(atEnd);
  });
});
