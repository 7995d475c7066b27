/**
 * Hands made by hand for every item of the rules of points and doubles. Each row adds up what the rule texts give (the
 * sources stand beside the items in `src/mahjong/rules`); a last test sees to it that no item is without a row.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import bmjaData from '../../src/mahjong/rules/bmja.json' with { type: 'json' };
import classicalData from '../../src/mahjong/rules/classical.json' with { type: 'json' };
import type { RuleSet } from '../../src/mahjong/rules/types.js';
import westernData from '../../src/mahjong/rules/western.json' with { type: 'json' };
import { loadKernel } from '../support/kernel.js';
import { ids, scoreText } from '../support/points.js';
import { BMJA_ROWS } from './points/bmja.js';
import { CLASSICAL_ROWS } from './points/classical.js';
import type { Row } from './points/row.js';
import { WESTERN_ROWS } from './points/western.js';

const [classical, western, bmja] = [classicalData, westernData, bmjaData] as RuleSet[];
const RULES: [string, RuleSet, readonly Row[]][] = [
  ['classical', classical as RuleSet, CLASSICAL_ROWS],
  ['western', western as RuleSet, WESTERN_ROWS],
  ['bmja', bmja as RuleSet, BMJA_ROWS],
];
/** Items from `mahjong` to `long-hand` stand first in all three. */
const SHARED = (bmja as RuleSet).items.findIndex(({ id }) => id === 'long-hand') + 1;

let kernel: MahjongKernel;
beforeAll(async () => {
  kernel = await loadKernel('mahjong.debug');
});

test('the items that the rules share have the same numbers', () => {
  const [first, ...others] = [classical, western, bmja].map((set) =>
    (set as RuleSet).items.slice(0, SHARED).map(({ id }) => id),
  );
  for (const other of others) expect(other).toEqual(first);
  const specific = (set?: RuleSet) => set?.items.slice(SHARED).map(({ id }) => id) ?? [];
  // Each ends with two special hands of its own.
  expect(specific(western).slice(0, -2)).toEqual(specific(classical).slice(0, -2));
});

test('the options that the rules share have the same numbers', () => {
  const names = (set?: RuleSet) => set?.options.map(({ name }) => name) ?? [];
  expect(names(bmja).slice(0, 2)).toEqual(['limit', 'mahjong']);
  expect(names(classical).slice(0, names(western).length)).toEqual(names(western));
});

describe.each(RULES)('%s', (_, set, rows) => {
  test.each(rows)('$why', ({ hand, total, items, wins = true, situation, options }) => {
    const score = scoreText({ kernel, set, options }, hand, situation);
    const found = score.items.map(({ id, value }) => `${id} ${value}`);
    expect({ items: found.sort(), total: score.total, wins: score.wins }).toEqual({
      items: items.split(', ').filter(Boolean).sort(),
      ...{ total, wins },
    });
  });

  test('no item is without a hand', () => {
    const seen = new Set(
      rows.flatMap(({ hand, situation, options }) =>
        ids(scoreText({ kernel, set, options }, hand, situation)),
      ),
    );
    const own = set.rules === 'western' ? set.items.slice(-2) : set.items;
    expect(own.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });
});
