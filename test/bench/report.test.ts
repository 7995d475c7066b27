import { describe, expect, test } from 'vitest';
import { caseText } from '../../bench/report/text.js';
import {
  type CaseResult,
  duration,
  type Entry,
  faultsOf,
  quartiles,
  type RunResult,
  runMarkdown,
  times,
} from '../../src/benchmark/index.js';

const spread = (median: number) => ({ median, q1: median * 0.9, q3: median * 1.1 });

const entry = (name: string, ms: number, more: Partial<Entry> = {}): Entry => ({
  ...{ name, role: 'peer', repeats: 1, samples: 3, time: spread(ms), ratio: null },
  ...{ agreement: null, warnings: [], ...more },
});

const differing = { kind: 'same', compared: 10, agreed: 9 } as const;

const result: CaseResult = {
  ...{ name: 'normal', inputs: 1024, batchSize: 128, rounds: 24 },
  entries: [
    entry('hintwright, WASM', 2e-5),
    entry('peer', 4e-3, { version: '1.2.3', ratio: spread(200), agreement: { ...differing, agreed: 10 } }),
    entry('other', 1, { ratio: spread(5e4), agreement: differing, warnings: ['zero-mad: too coarse'] }),
  ],
  missing: [{ name: 'absent', reason: 'not there' }],
  targets: [{ text: 'at least 20 × as fast as peer', measured: 12, reached: false }],
};

const run: RunResult = {
  ...{ date: '2026-01-02T03:04:05.000Z', hintwright: '0.1.0', clockMs: 1e-4, sampleMs: 5 },
  machine: { runtime: 'Node 20', platform: 'linux', cpu: 'some processor', cores: 2, load: 0.5 },
  flags: { filters: [], size: 'quick', seed: 1, rounds: null },
  suites: [{ game: 'mahjong', name: 'shanten', title: 'Shanten', about: 'About.', cases: [result] }],
};

test.each([
  [2.345e-5, '23.5 ns'],
  [4.2e-3, '4.20 µs'],
  [0.987, '987 µs'],
  [12.34, '12.3 ms'],
  [65_432, '65.4 s'],
  [0.0999999978, '100 µs'], // Chromium's clock, as it is read
])('%d ms is written %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test('quartiles keep the unit of the median', () => {
  expect(quartiles({ median: 1, q1: 0.5, q3: 2 })).toBe('0.50–2.00 ms');
  expect(times(12_345.6)).toBe('12,346 ×');
});

describe.each([
  ['terminal', caseText(result)],
  ['Markdown', runMarkdown(run)],
])('the report for %s', (_, text) => {
  // Losses are part of the result.
  test('says what is missed, wrong, missing and doubtful', () => {
    expect(text).toContain('MISSED, 12.0 ×');
    expect(text).toContain('WRONG: 1 of 10 differ');
    expect(text).toContain('absent: left out, not there');
    expect(text).toContain('zero-mad');
    expect(text).toContain('peer 1.2.3');
  });
});

test('the kept report names machine, versions and flags', () => {
  const text = runMarkdown(run);
  for (const fact of ['2026-01-02', 'hintwright: 0.1.0', 'some processor', 'Node 20', 'quick, seed 1'])
    expect(text).toContain(fact);
});

test('entries whose answers must agree and do not are found', () => {
  expect(faultsOf(run).map(({ name }) => name)).toEqual(['other']);
});
