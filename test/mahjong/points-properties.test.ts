/** What holds for every hand under the rules of points and doubles. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import bmja from '../../src/mahjong/rules/bmja.json' with { type: 'json' };
import classical from '../../src/mahjong/rules/classical.json' with { type: 'json' };
import type { RuleSet } from '../../src/mahjong/rules/types.js';
import western from '../../src/mahjong/rules/western.json' with { type: 'json' };
import type { Tile } from '../../src/mahjong/tiles.js';
import type { Score, Wind } from '../../src/mahjong/types.js';
import { loadKernel } from '../support/kernel.js';
import { scoreTiles } from '../support/points.js';
import { randomStream } from './oracle/tiles.js';

const LIMIT = 1000;
const HANDS = 400;
const FEW = [0, 1, 2, 3, 6, 7, 8, 18, 26, 27, 28, 29, 30, 31, 32, 33];

type Random = () => number;
const pick = (random: Random, count: number): number => Math.floor(random() * count);
const tile = (kind: number): Tile => ({ kind, red: false });

/** A complete hand of one chow at most, its winning tile last, and some flowers. */
function completeHand(random: Random): Tile[] {
  const kinds: number[] = [];
  const free = (kind: number, copies: number) => kinds.filter((other) => other === kind).length + copies <= 4;
  while (kinds.length < 12) {
    const kind = FEW[pick(random, FEW.length)] as number;
    if (kinds.length === 0 && random() < 0.5) kinds.push(1, 2, 3);
    else if (free(kind, 3)) kinds.push(kind, kind, kind);
  }
  let pair = FEW[pick(random, FEW.length)] as number;
  while (!free(pair, 2)) pair = FEW[pick(random, FEW.length)] as number;
  kinds.push(pair, pair);
  const last = pick(random, 14);
  kinds.push(...kinds.splice(last, 1));
  const flowers = [34, 35, 38, 41].filter(() => random() < 0.2);
  return [...flowers, ...kinds].map(tile);
}

const sum = (score: Score, unit: string): number =>
  score.items.filter((item) => item.unit === unit).reduce((total, { value }) => total + value, 0);

describe.each([
  ['classical', classical as RuleSet],
  ['western', western as RuleSet],
  ['bmja', bmja as RuleSet],
])('%s', (_, set) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel('mahjong');
  });

  const each = (visit: (hand: Tile[], seatWind: Wind, selfDraw: boolean) => void) => {
    const random = randomStream(61);
    for (let i = 0; i < HANDS; i++)
      visit(completeHand(random), (1 + pick(random, 4)) as Wind, random() < 0.5);
  };

  test('the total is points x 2^doubles, as the items add up, or the limit', () => {
    let counted = 0;
    each((concealed, seatWind, selfDraw) => {
      const kind = concealed.at(-1)?.kind ?? null;
      const score = scoreTiles({ kernel, set }, { concealed, melds: [] }, kind, { seatWind, selfDraw });
      expect(score.wins).toBe(true);
      if (score.points === undefined) {
        expect([score.limit, score.total]).toEqual([true, LIMIT]);
        return;
      }
      counted++;
      expect(score.points).toBe(sum(score, 'points'));
      expect(score.doubles).toBe(sum(score, 'doubles'));
      const product = score.points * 2 ** (score.doubles ?? 0);
      expect(score.total).toBe(Math.min(product, LIMIT));
      expect(score.limit ?? false).toBe(product >= LIMIT);
    });
    expect(counted).toBeGreaterThan(HANDS / 4);
  });

  test('everyone pays the winner, East double: the same by draw and by claim', () => {
    each((concealed, seatWind, selfDraw) => {
      const kind = concealed.at(-1)?.kind ?? null;
      const { total, payments } = scoreTiles({ kernel, set }, { concealed, melds: [] }, kind, {
        ...{ seatWind, selfDraw },
      });
      expect(payments).toEqual(
        seatWind === 1 ? { dealer: 0, others: 2 * total } : { dealer: 2 * total, others: total },
      );
    });
  });

  test('a hand of few tiles gains by each tile that joins it', () => {
    each((whole, seatWind) => {
      const concealed = whole.slice(-10, -1);
      const less = scoreTiles({ kernel, set }, { concealed: concealed.slice(1), melds: [] }, null, {
        seatWind,
      });
      const more = scoreTiles({ kernel, set }, { concealed, melds: [] }, null, { seatWind });
      expect(more.total).toBeGreaterThanOrEqual(less.total);
      expect([less.wins, more.wins, more.payments]).toEqual([false, false, null]);
    });
  });

  test('the order of concealed tiles does not matter', () => {
    each((concealed, seatWind, selfDraw) => {
      const kind = concealed.at(-1)?.kind ?? null;
      const situation = { seatWind, selfDraw };
      const score = (tiles: Tile[]) =>
        scoreTiles({ kernel, set }, { concealed: tiles, melds: [] }, kind, situation);
      expect(score([...concealed].reverse())).toEqual(score(concealed));
    });
  });
});
