import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import bmja from '../../src/mahjong/rules/bmja.json' with { type: 'json' };
import classical from '../../src/mahjong/rules/classical.json' with { type: 'json' };
import type { RuleSet } from '../../src/mahjong/rules/types.js';
import type { Score } from '../../src/mahjong/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { type ClassicalCase, type Expected, handOf, requestOf, tileNamed } from '../support/classical.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { type Scorer, scoreTiles } from '../support/points.js';

const RULES = { dmjl: classical as RuleSet, bmja: bmja as RuleSet };
const LIMITS = { dmjl: 500, bmja: 1000 };

const COLLECTION = 'mahjong/classical_score.jsonl';

/**
 * The collection writes claimed and annexed kongs alike. These three hold a claimed one, which counts as concealed for
 * limit hands (Millington); kj26 has the same tiles as kj31 with an annexed kong, and is no limit hand.
 */
const CLAIMED_KONGS = ['kj31', 'kj71', 'kj76'];

const totalOf = ({ points, doubles, limits }: Expected, limit: number): number =>
  limits > 0 ? limits * limit : Math.min(points * 2 ** doubles, limit);

describe.each(BUILDS)('classical_score by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  test.each(['dmjl', 'bmja'] as const)('every case of the collection under %s', (name) => {
    const wrong: unknown[] = [];
    for (const entry of hasCases(COLLECTION) ? readCases<ClassicalCase>(COLLECTION) : []) {
      const claimedKongs = CLAIMED_KONGS.includes(entry.id);
      const options = name === 'dmjl' ? { preset: 'dmjl', claimedKongs } : {};
      const scorer: Scorer = { kernel, set: RULES[name], options };
      const expected = entry.exp[name];
      const winKind = entry.last ? tileNamed(entry.last.tile).kind : null;
      const score = scoreTiles(scorer, handOf(entry), winKind, requestOf(entry));
      const found = summary(score);
      const right = { won: expected.won, total: totalOf(expected, LIMITS[name]), ...counted(expected) };
      if (JSON.stringify(found) !== JSON.stringify(right))
        wrong.push({
          id: entry.id,
          found,
          right,
          items: score.items.map(({ id, value }) => `${id} ${value}`),
        });
    }
    expect(wrong).toEqual([]);
  });
});

const counted = ({ points, doubles, limits }: Expected) =>
  limits > 0 ? { points: null, doubles: null } : { points, doubles };

const summary = ({ wins, total, points, doubles }: Score) => ({
  ...{ won: wins, total, points: points ?? null, doubles: doubles ?? null },
});
