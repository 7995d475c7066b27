import { describe, expect, test } from 'vitest';
import { loadPeer } from '../../bench/node/peers.js';
import { suites } from '../../bench/suites.js';
import { runOnce } from './run-once.js';

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

// A peer that is silently missing would leave a comparison out of the results.
test('the peers from npm take part', async () => {
  const [shanten] = suites;
  const { contestants, missing } = await runOnce(shanten!, loadPeer, 2);
  expect(missing).toEqual([]);
  expect(contestants).toEqual([
    'hintwright, WASM',
    'oracle, TypeScript',
    '@kobalab/majiang-core',
    'mahjong-tile-efficiency',
    'syanten',
    '@pai-forge/riichi-mahjong',
  ]);
});

// Peers are development dependencies: where hintwright is installed from npm they are not there.
test('without peers the rest still runs, and says who is missing', async () => {
  const [shanten] = suites;
  const { contestants, missing } = await runOnce(shanten!, async () => null);
  expect(contestants).toEqual(['hintwright, WASM', 'oracle, TypeScript']);
  expect(missing).toContain('@kobalab/majiang-core');
});
