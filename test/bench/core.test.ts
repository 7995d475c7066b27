import { describe, expect, test } from 'vitest';
import { compareAnswers } from '../../bench/core/agreement.js';
import { calibrate } from '../../bench/core/calibrate.js';
import { clockStep, sampleLength } from '../../bench/core/clock.js';
import { enterField } from '../../bench/core/field.js';
import { runRounds } from '../../bench/core/rounds.js';
import { quantile, spreadOf } from '../../bench/core/statistics.js';
import type { Case, Contestant } from '../../bench/core/types.js';
import { forEach } from '../../bench/core/work.js';
import { suites } from '../../bench/suites.js';
import { isFault, selectSuites, unknownFilters } from '../../src/benchmark/index.js';

/** A clock that moves by `step` each time it has been read `reads` times. */
function fakeClock(step: number, reads: number): () => number {
  let count = 0;
  return () => Math.floor(count++ / reads) * step;
}

describe('the clock', () => {
  test('its step is the least difference seen', () => {
    expect(clockStep(fakeClock(1, 100))).toBe(1);
    expect(clockStep(fakeClock(0.1, 7))).toBeCloseTo(0.1);
  });

  // Firefox and Safari round to 1 ms: a sample of 20 ms could be wrong by 5 %.
  test('a coarse clock makes samples longer, a fine one does not make them shorter', () => {
    expect(sampleLength(1, 20)).toBe(50);
    expect(sampleLength(0.1, 20)).toBe(20);
    expect(sampleLength(1e-4, 20)).toBe(20);
  });
});

describe('calibration', () => {
  test.each([
    { costMs: 0.001, lengthMs: 20, repeats: 20_000 },
    { costMs: 30, lengthMs: 20, repeats: 1 },
    { costMs: 7, lengthMs: 20, repeats: 3 },
  ])(
    '$costMs ms a pass, samples of $lengthMs ms: $repeats repeats',
    async ({ costMs, lengthMs, repeats }) => {
      let time = 0;
      const pass = () => {
        time += costMs;
      };
      const found = await calibrate(pass, lengthMs, false, () => time);
      expect(Math.abs(found - repeats)).toBeLessThanOrEqual(1);
    },
  );

  // A machine that is busy just then, or the first call, which compiles.
  test('a trial that was disturbed is not believed', async () => {
    let [time, trials] = [0, 0];
    const pass = () => {
      time += trials++ === 0 ? 15 : 0.01;
    };
    expect(await calibrate(pass, 20, false, () => time)).toBeGreaterThan(1_900);
  });

  // The work is shorter than a tick: the first trials measure nothing at all.
  test('works on a clock that shows 0 for a pass', async () => {
    let time = 0;
    const pass = () => {
      time += 0.001;
    };
    const repeats = await calibrate(pass, 50, false, () => Math.floor(time));
    expect(repeats).toBeGreaterThan(40_000);
    expect(repeats).toBeLessThan(60_000);
  });
});

describe('statistics', () => {
  test('quantiles are interpolated', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([5], 0.25)).toBe(5);
    expect(quantile([], 0.5)).toBeNaN();
  });

  test('one disturbed sample does not move the median', () => {
    expect(spreadOf([3, 1, 2, 1000, 2])).toEqual({ median: 2, q1: 2, q3: 3 });
  });
});

const upperCase = (name: string, log: string[] = []): Contestant<string, string> => ({
  name,
  role: 'peer',
  prepare: (inputs) =>
    forEach(inputs, (input) => {
      log.push(`${name}${input}`);
      return input.toUpperCase();
    }),
});

const letters = (contestants: Contestant<string, string>[]): Case =>
  ({
    ...{ name: 'letters', batches: [['a'], ['b']], rounds: 3, contestants, missing: [] },
    comparison: { kind: 'same', agree: (a: string, b: string) => a === b },
  }) as Case;

describe('rounds', () => {
  test('take turns, and all use the same batch', async () => {
    const log: string[] = [];
    const subject = letters([upperCase('1', log), upperCase('2', log)]);
    const { runners } = await enterField(subject, 0, Number.POSITIVE_INFINITY);
    for (const runner of runners) for (const ready of runner.ready) ready.repeats = 1;
    log.length = 0;
    await runRounds(runners, subject.batches, { rounds: 3 });
    expect(log).toEqual(['1a', '2a', '1b', '2b', '1a', '2a']);
    expect(runners.map(({ times }) => times.length)).toEqual([3, 3]);
  });

  // One slow contestant would otherwise turn seconds into minutes.
  test('whoever is too slow is left out, with a reason; never the first', async () => {
    const slow: Contestant<string, string> = {
      name: 'slow',
      role: 'peer',
      async: true,
      prepare: (inputs) => ({
        pass: () => new Promise((resolve) => setTimeout(resolve, 20)),
        answers: () => [...inputs],
      }),
    };
    const { runners, missing } = await enterField(letters([slow, { ...slow, name: 'slower' }]), 0, 5);
    expect(runners.map(({ contestant }) => contestant.name)).toEqual(['slow']);
    expect(missing.map(({ name }) => name)).toEqual(['slower']);
    expect(missing[0]?.reason).toContain('too slow');
  });

  test('whoever is slow in its first trial alone takes part (it was being compiled)', async () => {
    let calls = 0;
    const warming: Contestant<string, string> = {
      ...{ name: 'warming', role: 'peer', async: true },
      prepare: (inputs) => ({
        pass: () => (calls++ === 0 ? new Promise((resolve) => setTimeout(resolve, 30)) : Promise.resolve()),
        answers: () => [...inputs],
      }),
    };
    const subject = letters([upperCase('1'), warming]);
    const { runners } = await enterField(
      { ...subject, batches: [Array.from({ length: 400 }, (_, i) => `${i}`)] },
      0,
      1_000,
    );
    expect(runners.map(({ contestant }) => contestant.name)).toEqual(['1', 'warming']);
  });

  test('an error of a contestant is the error of the run', async () => {
    const broken: Contestant<string, string> = {
      ...upperCase('broken'),
      prepare: (inputs) => ({
        answers: () => [...inputs],
        pass: () => {
          throw new Error('broken');
        },
      }),
    };
    await expect(enterField(letters([broken]), 0, 1)).rejects.toThrow('broken');
  });
});

describe('answers', () => {
  const agree = (a: number, b: number) => a === b;

  test('that must be the same and are not are a fault', () => {
    expect(isFault(compareAnswers({ kind: 'same', agree }, [1, 2], [1, 2]))).toBe(false);
    expect(isFault(compareAnswers({ kind: 'same', agree }, [1, 2], [1, 3]))).toBe(true);
  });

  test('too few are a fault too', () => {
    expect(isFault(compareAnswers({ kind: 'same', agree }, [1, 2], [1]))).toBe(true);
  });

  test('of different models are only counted', () => {
    const agreement = compareAnswers({ kind: 'share', agree }, [1, 2], [1, 3]);
    expect(agreement).toEqual({ kind: 'share', compared: 2, agreed: 1 });
    expect(isFault(agreement)).toBe(false);
  });
});

describe('filters', () => {
  test.each([
    { filters: [], names: ['shanten', 'acceptance', 'advance', 'full', 'readings', 'analysis'] },
    { filters: ['shanten'], names: ['shanten'] },
    { filters: ['mahjong/full', 'advance'], names: ['advance', 'full'] },
    { filters: ['mahjong'], names: ['shanten', 'acceptance', 'advance', 'full', 'readings', 'analysis'] },
  ])('$filters', ({ filters, names }) => {
    const mahjong = suites.filter(({ game }) => game === 'mahjong');
    const chosen = selectSuites(mahjong, filters).map(({ name }) => name);
    expect(chosen).toEqual(expect.arrayContaining(names));
    if (filters.length > 0 && !filters.includes('mahjong')) expect(chosen).toEqual(names);
  });

  test('a word that names nothing is told', () => {
    expect(unknownFilters(suites, ['shanten', 'shantem'])).toEqual(['shantem']);
  });
});
