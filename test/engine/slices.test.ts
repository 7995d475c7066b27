import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job, WaitingJob } from '../../src/engine/job.js';
import { PARTIAL_MS, runInSlices, runWaiting, SLICE_MS } from '../../src/engine/slices.js';

// Only work makes this clock move, so that a busy machine changes nothing.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const workFor = (ms: number) => vi.advanceTimersByTime(ms);

/** Steps of a millisecond, each offering its number. */
function* counting(to: number, onReturn = () => {}): Job<number> {
  try {
    for (let i = 0; i < to; i++) {
      workFor(1);
      yield i;
    }
    return to;
  } finally {
    onReturn();
  }
}

function* quiet(ms: number): Generator<undefined, void, void> {
  for (let i = 0; i < ms; i++) {
    workFor(1);
    yield undefined;
  }
}

const never = () => false;
const ignore = () => {};

describe('runInSlices', () => {
  test('returns the final report of a job that never yields', async () => {
    // biome-ignore lint/correctness/useYield: a job may be over before its first breath
    const job = (function* (): Job<string> {
      return 'at once';
    })();
    const outcome = await runInSlices(job, { isAborted: never, onPartial: ignore });
    expect(outcome).toEqual({ status: 'done', value: 'at once' });
  });

  test('gives up the thread after each slice (a deaf worker cannot be aborted)', async () => {
    let turns = 0;
    const isAborted = () => {
      turns += 1;
      return false;
    };
    await runInSlices(counting(10 * SLICE_MS), { isAborted, onPartial: ignore });
    expect(turns).toBe(11);
  });

  test('lets other tasks of the thread run in between', async () => {
    let tasks = 0;
    const timer = setInterval(() => {
      tasks += 1;
    }, 0);
    await runInSlices(realWork(100), { isAborted: never, onPartial: ignore });
    clearInterval(timer);
    expect(tasks).toBeGreaterThan(0);
  });

  test('sends the newest of the partial reports, one at a time', async () => {
    const sent: { value: number; at: number }[] = [];
    const onPartial = (value: number) => void sent.push({ value, at: performance.now() });
    const start = performance.now();
    await runInSlices(counting(4 * PARTIAL_MS), { isAborted: never, onPartial });
    // At the end of the first slice, then at the first end of a slice when PARTIAL_MS have passed.
    const between = Math.ceil(PARTIAL_MS / SLICE_MS) * SLICE_MS;
    const times = [0, 1, 2, 3].map((n) => SLICE_MS + n * between).filter((at) => at <= 4 * PARTIAL_MS);
    expect(sent.map(({ at }) => at - start)).toEqual(times);
    expect(sent.map(({ value }) => value)).toEqual(times.map((at) => at - 1));
  });

  test('sends a report that was held back once, though none follows (the last news before a long silence)', async () => {
    const job = (function* (): Job<string> {
      yield 'first';
      yield* quiet(SLICE_MS + 2);
      yield 'second';
      yield* quiet(4 * PARTIAL_MS);
      return 'end';
    })();
    const sent: string[] = [];
    await runInSlices(job, { isAborted: never, onPartial: (report) => void sent.push(report) });
    expect(sent).toEqual(['first', 'second']);
  });

  test('leaves an aborted job through its finally blocks', async () => {
    let [aborted, left] = [false, false];
    const job = counting(10_000, () => {
      left = true;
    });
    const onPartial = () => {
      aborted = true;
    };
    const outcome = await runInSlices(job, { isAborted: () => aborted, onPartial });
    expect(outcome).toEqual({ status: 'aborted' });
    expect(left).toBe(true);
  });

  test('rejects with what the job throws', async () => {
    const job = (function* (): Job<string> {
      yield undefined;
      throw new RangeError('trap');
    })();
    await expect(runInSlices(job, { isAborted: never, onPartial: ignore })).rejects.toThrow('trap');
  });
});

describe('runWaiting', () => {
  /** Waits for a task of the thread in each step. */
  async function* waiting(steps: number, onReturn = () => {}): WaitingJob<number> {
    try {
      for (let i = 0; i < steps; i++) {
        await new Promise((resolve) => setTimeout(resolve));
        yield i;
      }
      return steps;
    } finally {
      onReturn();
    }
  }

  test('returns the final report', async () => {
    const outcome = await runWaiting(waiting(3), { isAborted: never, onPartial: ignore });
    expect(outcome).toEqual({ status: 'done', value: 3 });
  });

  test('asks after every step whether it is aborted, and leaves the job through its finally blocks', async () => {
    let [asked, left] = [0, false];
    const isAborted = () => {
      asked += 1;
      return asked > 2;
    };
    const job = waiting(10, () => {
      left = true;
    });
    expect(await runWaiting(job, { isAborted, onPartial: ignore })).toEqual({ status: 'aborted' });
    expect([asked, left]).toEqual([3, true]);
  });

  test('sends partial reports no faster than those of other jobs', async () => {
    const sent: number[] = [];
    await runWaiting(waiting(5), { isAborted: never, onPartial: (report) => void sent.push(report) });
    expect(sent).toEqual([0]);
  });

  test('rejects with what the job throws', async () => {
    const job = (async function* (): WaitingJob<number> {
      yield undefined;
      throw new RangeError('trap');
    })();
    await expect(runWaiting(job, { isAborted: never, onPartial: ignore })).rejects.toThrow('trap');
  });
});

/** Work that takes its time, for tasks that wait for a real clock. */
function* realWork(ms: number): Job<number> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    workFor(1);
    yield undefined;
  }
  return ms;
}
