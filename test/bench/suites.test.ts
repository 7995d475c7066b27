import { describe, expect, test } from 'vitest';
import type { LoadPeer } from '../../bench/core/types.js';
import { loadPeer } from '../../bench/node/peers.js';
import { suites } from '../../bench/suites.js';
import { ONCE, runOnce } from './run-once.js';

// A benchmark that measures contestants doing different things is worth nothing: all must give the same answers.
describe('every benchmark definition runs, and all contestants answer alike', () => {
  test.each(suites.map((suite) => [`${suite.game}/${suite.name}`, suite] as const))(
    '%s',
    async (_, suite) => {
      const { wrong, compared } = await runOnce(suite, loadPeer);
      expect(wrong).toEqual([]);
      expect(compared).toBeGreaterThan(0);
    },
  );
});

/** Who takes part in a suite, and who does not, by the name of the suite. */
async function lineUps(load: LoadPeer) {
  const setting = { seed: 1, size: ONCE, loadPeer: load };
  const all = suites.map(async (suite) => {
    const cases = await suite.cases(setting);
    const names = cases.flatMap(({ contestants }) => contestants.map(({ name }) => name));
    const missing = cases.flatMap((subject) => subject.missing.map(({ name }) => name));
    return [suite.name, { names: [...new Set(names)], missing: [...new Set(missing)] }] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

// A peer that is silently missing would leave a comparison out of the results.
test('the peers from npm take part', async () => {
  const { shanten, acceptance, full, first, unique } = await lineUps(loadPeer);
  expect(shanten?.missing).toEqual([]);
  expect(shanten?.names).toEqual([
    'hintwright, WASM',
    'oracle, TypeScript',
    '@kobalab/majiang-core',
    'mahjong-tile-efficiency',
    'syanten',
    '@pai-forge/riichi-mahjong',
  ]);
  expect(acceptance?.names).toContain('@kobalab/majiang-core');
  expect(full?.names).toContain('@kobalab/majiang-ai');
  expect(first?.missing).toEqual([]);
  expect(first?.names).toEqual(expect.arrayContaining(['dancing-links', '@algorithm.ts/sudoku', 'sudoku']));
  expect(unique?.names).toContain('dancing-links');
});

// Peers are development dependencies: where hintwright is installed from npm they are not there.
test('without peers the rest still runs, and says who is missing', async () => {
  const { shanten, full } = await lineUps(async () => null);
  expect(shanten?.names).toEqual(['hintwright, WASM', 'oracle, TypeScript']);
  expect(shanten?.missing).toContain('@kobalab/majiang-core');
  expect(full?.missing).toContain('@kobalab/majiang-ai');
});
