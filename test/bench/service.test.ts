import { describe, expect, test } from 'vitest';
import type { Suite } from '../../bench/core/types.js';
import { forEach } from '../../bench/core/work.js';
import { suites } from '../../bench/suites.js';
import { createBenchmarkService } from '../../bench/worker/service.js';
import { inTurns } from '../../bench/worker/turns.js';
import { BenchmarkAnalyzer, type BenchmarkReport, SUITES } from '../../src/benchmark/index.js';
import { ONCE } from './run-once.js';

/** A suite of that many cases that upper-cases letters; notes who is disposed of. */
function letters(name: string, cases: number, disposed: string[] = []): Suite {
  const contestant = (title: string) => ({
    ...{ name: title, role: 'peer' as const, dispose: () => void disposed.push(title) },
    prepare: (inputs: readonly unknown[]) => forEach(inputs, (input) => String(input).toUpperCase()),
  });
  return {
    ...{ game: 'letters', name, title: `Letters, ${name}`, about: 'For tests.' },
    cases: async () =>
      Array.from({ length: cases }, (_, i) => ({
        ...{ name: `case ${i + 1}`, batches: [['a'], ['b']], rounds: 2, missing: [] },
        contestants: [contestant('one'), contestant('two')],
        comparison: { kind: 'same' as const, agree: (a: unknown, b: unknown) => a === b },
      })),
  };
}

async function open(...own: Suite[]) {
  return createBenchmarkService(own, ONCE)(new Uint8Array());
}

/** What a page loads before it measures knows the suites by name alone. */
test('the list of suites is the suites that there are', () => {
  expect(SUITES).toEqual(suites.map(({ game, name }) => ({ game, name })));
});

describe('a run', () => {
  test('tells its figures as they come, case by case, and its progress never falls', async () => {
    const { analyze } = await open(letters('first', 2), letters('second', 1));
    const job = analyze({});
    const partial: BenchmarkReport[] = [];
    let step = await job.next();
    for (; !step.done; step = await job.next()) if (step.value) partial.push(step.value);
    const counts = partial.map(({ suites: found }) => found.flatMap(({ cases }) => cases).length);
    expect([...new Set(counts)]).toEqual([0, 1, 2]);
    const shares = partial.flatMap(({ progress }) => (progress ? [progress.share] : []));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(partial.every(({ complete }) => !complete)).toBe(true);
    expect(step.value).toMatchObject({ complete: true, progress: null, flags: { size: 'normal', seed: 1 } });
    expect(step.value.suites.map(({ name, cases }) => [name, cases.length])).toEqual([
      ['first', 2],
      ['second', 1],
    ]);
  });

  test('that is left early disposes of its contestants (their workers would stay)', async () => {
    const disposed: string[] = [];
    const job = (await open(letters('first', 3, disposed))).analyze({});
    for (let i = 0; i < 3; i++) await job.next();
    expect(disposed).toEqual([]);
    await job.return(undefined as never);
    expect(disposed).toEqual(['one', 'two']);
  });

  test.each([
    [{ suite: 'shantem' }, /shantem.*shanten/],
    [{ suite: 3 }, /suite/],
    [{ quick: 'yes' }, /quick/],
    [{ rounds: 0 }, /rounds/],
    [{ timeMs: 1e9 }, /timeMs/],
    [{ speed: 1 }, /speed/],
  ])('%j is refused before anything is measured', async (request, message) => {
    const { analyze } = await open();
    expect(() => analyze(request as never)).toThrow(
      expect.objectContaining({ code: 'ERR_OPTION', message: expect.stringMatching(message) }),
    );
  });
});

describe('work in turns', () => {
  test('an error of the work is the error of the step', async () => {
    const job = inTurns(
      async (pause) => {
        await pause();
        throw new Error('broken');
      },
      () => {},
    );
    expect(await job.next()).toEqual({ done: false, value: undefined });
    await expect(job.next()).rejects.toThrow('broken');
  });
});

describe('through the engine', () => {
  test('a thread of its own measures a suite, with workers of its own', async () => {
    const analyzer = new BenchmarkAnalyzer();
    const partial: BenchmarkReport[] = [];
    const onProgress = (report: BenchmarkReport) => void partial.push(report);
    const report = await analyzer.analyze(
      { suite: 'mahjong/readings quoridor/moves', quick: true, rounds: 1, timeMs: 1 },
      { onProgress },
    );
    await analyzer.dispose();
    expect(report.suites.map(({ name }) => name)).toEqual(['readings', 'moves']);
    for (const { cases } of report.suites) {
      const { entries, missing } = cases[0]!;
      expect(entries[0]!.role).toBe('kernel');
      // On a machine that is busy it may be called too slow; then that is told.
      expect([...entries, ...missing].map(({ name }) => name)).toContain('oracle, TypeScript');
    }
    expect(partial.map(({ complete }) => complete)).toContain(false);
  });
});
