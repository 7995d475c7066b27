import { describe, expect, test } from 'vitest';
import type { Job } from '../../src/engine/job.js';
import { PARTIAL_MS, runInSlices, SLICE_MS } from '../../src/engine/slices.js';

/** Steps of a millisecond, each offering its number. */
function* counting(to: number, onReturn = () => {}): Job<number> {
  try {
    for (let i = 0; i < to; i++) {
      const end = performance.now() + 1;
      while (performance.now() < end);
      yield i;
    }
    return to;
  } finally {
    onReturn();
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

  test('gives up the thread about every slice (timers of the thread keep running)', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await runInSlices(counting(100), { isAborted: never, onPartial: ignore });
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(100 / SLICE_MS / 3);
  });

  test('holds partial reports back, and sends the newest', async () => {
    const sent: { value: number; at: number }[] = [];
    const onPartial = (value: number) => void sent.push({ value, at: performance.now() });
    await runInSlices(counting(200), { isAborted: never, onPartial });
    const gaps = sent.slice(1).map(({ at }, i) => at - sent[i]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PARTIAL_MS);
    expect(sent.map(({ value }) => value)).toEqual(sent.map(({ value }) => value).sort((a, b) => a - b));
    // The first slice ends after several yields: only its last one counts.
    expect(sent[0]!.value).toBeGreaterThan(0);
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

function* quiet(ms: number): Generator<undefined, void, void> {
  const end = performance.now() + ms;
  while (performance.now() < end) yield undefined;
}
