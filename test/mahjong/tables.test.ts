import { describe, expect, test } from 'vitest';
import { BUILDS, loadExports } from '../support/kernel.js';
import { distancesOfAllHoldings } from './oracle/suit-rows.js';

describe.each(BUILDS)('the rows of a suit in %s.wasm', (build) => {
  // The whole table, not a sample: a single wrong row would give a wrong shanten to thousands of hands.
  test.each([0, 1, 2, 3, 4].flatMap((sets) => [0, 1].map((pair) => [sets, pair] as const)))(
    'all 1,953,125 holdings: distance to %i sets and %i pairs',
    async (sets, pair) => {
      const { call } = await loadExports(build);
      const expected = distancesOfAllHoldings(sets, pair);
      let wrong = 0;
      for (let code = 0; code < expected.length; code++)
        if (call('suitDistance', code, sets, pair) !== expected[code]) wrong++;
      expect(wrong).toBe(0);
    },
    60_000,
  );
});
