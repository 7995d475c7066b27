import { expect, test } from 'vitest';
import type { CaseResult, Entry, Spread } from '../../src/benchmark/index.js';
import { verdictOf } from '../../src/benchmark/index.js';

const entry = (role: string, ratio: Spread | null, more: Partial<Entry> = {}): Entry => ({
  ...{ name: role, role, repeats: 1, samples: 3, time: { median: 1, q1: 1, q3: 1 } },
  ...{ ratio, agreement: null, warnings: [], ...more },
});

const caseOf = (...entries: Entry[]): CaseResult => ({
  ...{ name: 'case', inputs: 1, batchSize: 1, rounds: 3, entries, missing: [], targets: [] },
});

const verdict = (...cases: CaseResult[]) =>
  verdictOf({ suites: [{ game: 'mahjong', name: 'suite', title: '', about: '', cases }] });

const spread = (q1: number, median: number, q3: number): Spread => ({ q1, median, q3 });
const kernel = entry('kernel', null);

test.each([
  {
    ratio: spread(3, 4, 5),
    faster: 1,
    slower: 0,
    undecided: 0,
    why: 'plain code takes longer in every quartile',
  },
  { ratio: spread(0.2, 0.5, 0.9), faster: 0, slower: 1, undecided: 0, why: 'a loss counts as one' },
  { ratio: spread(0.9, 1.2, 1.6), faster: 0, slower: 0, undecided: 1, why: 'quartiles about 1 say nothing' },
])('$why', ({ ratio, ...counts }) => {
  const { why: _, ...expected } = counts;
  expect(verdict(caseOf(kernel, entry('oracle', ratio)))).toMatchObject({ compared: 1, ...expected });
});

test('only plain TypeScript beside a kernel is compared, not peers nor a kernel beside itself', () => {
  const found = verdict(
    caseOf(kernel, entry('peer', spread(3, 4, 5)), entry('kernel', spread(3, 4, 5))),
    caseOf(entry('analyzer', null), entry('oracle', spread(3, 4, 5))),
  );
  expect(found).toEqual({ compared: 0, faster: 0, slower: 0, undecided: 0, ratio: null, wrong: 0 });
});

test('the ratio is the middle one of the cases', () => {
  const cases = [2, 1000, 4].map((ratio) => caseOf(kernel, entry('oracle', spread(ratio, ratio, ratio))));
  expect(verdict(...cases).ratio).toBe(4);
  expect(verdict(...cases.slice(1)).ratio).toBe(502);
});

test('answers that must be the same and are not are counted', () => {
  const agreement = { kind: 'same', compared: 9, agreed: 8 } as const;
  expect(verdict(caseOf(kernel, entry('peer', spread(1, 1, 1), { agreement }))).wrong).toBe(1);
});
