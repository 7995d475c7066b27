import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { kindName } from '../../src/mahjong/tiles.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { MCR, namesOf, scoreMcr } from '../support/mcr.js';
import { type McrCase, requestOf } from '../support/mcr-cases.js';
import { FAN_HANDS, type FanHand } from './mcr-hands.js';
import { bestChows, CHOW_FAN } from './oracle/mcr-combos.js';
import { randomStream } from './oracle/tiles.js';

const FILE = 'mahjong/mcr_fan.jsonl';
const BLESSINGS = ['blessing-of-heaven', 'blessing-of-earth', 'blessing-of-man'];

describe.each(BUILDS)('Chinese Official by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  const score = (hand: string, more: Partial<MahjongRequest> = {}) =>
    scoreMcr(kernel, { rules: 'mcr', hand, seatWind: 2, ...more });
  const withOption = (
    hand: string,
    name: string,
    value: boolean | number,
    more: Partial<MahjongRequest> = {},
  ) => score(hand, { ...more, ruleOptions: { [name]: value } });

  test(`every hand of ${FILE}: total, and fan where they are given`, () => {
    const cases = hasCases(FILE) ? readCases<McrCase>(FILE) : [];
    const wrong = cases.filter((sample) => {
      const found = scoreMcr(kernel, requestOf(sample));
      const { total, fans, fans_alt: alternative } = sample.exp;
      const told = [fans, alternative].filter((names) => names !== null && names !== undefined);
      const names = namesOf(found).join();
      return (
        found?.total !== total || (told.length > 0 && told.every((each) => each.sort().join() !== names))
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each<FanHand>(FAN_HANDS)('%s: %s', (name, hand, total, won = '') => {
    const found = score(hand, {
      ...{ selfDraw: won.includes('s'), lastTile: won.includes('l'), lastOfKind: won.includes('o') },
      ...{ afterKong: won === 'sk', robbingKong: won === 'k' },
    });
    expect(namesOf(found)).toContain(name);
    expect(found?.total).toBe(total);
    expect(found?.items.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  });

  test('there is a hand for each fan', () => {
    const names = new Set(FAN_HANDS.map(([name]) => name));
    const missing = MCR.items.filter(({ id, names: { en } }) => !names.has(en) && !BLESSINGS.includes(id));
    expect(missing).toEqual([]);
    expect(MCR.items.length - BLESSINGS.length).toBe(82);
  });

  // Defects of other calculators, as reported by their users or found by comparing them.
  test.each<[string, string, number, string, boolean?]>([
    ['GB-Mahjong #2: 8m of 78889m waits with 1p', '78889m11888p8m[444z]', 8, 'Closed Wait'],
    [
      'GB-Mahjong #7: no Chicken Hand beside a Knitted Straight',
      '147m369s25p22z8p[678s]',
      12,
      'Chicken Hand',
    ],
    ['a fourth pung two above is not shifted', '1144455666888p5p', 72, 'Four Pure Shifted Pungs'],
    ['the same with three below it, drawn', '1112223344555m3m', 114, 'Four Pure Shifted Pungs', true],
    ['no wait inside the knitted straight', '258m23469p14788s3p', 16, 'Closed Wait'],
  ])('%s', (_, hand, total, absent, selfDraw = false) => {
    const found = score(hand, { seatWind: 1, selfDraw });
    expect(found?.total).toBe(total);
    expect(namesOf(found)).not.toContain(absent);
  });

  test('four chows count what the words of the rules allow at most', () => {
    const random = randomStream(31);
    const chow = () => 9 * Math.floor(random() * 3) + Math.floor(random() * 7);
    let compared = 0;
    while (compared < 1500) {
      const first = chow();
      const chows = [first, chow(), random() < 0.5 ? first : chow(), chow()];
      const counts = new Map<number, number>();
      for (const low of chows) for (const i of [0, 1, 2]) counts.set(low + i, (counts.get(low + i) ?? 0) + 1);
      if ([...counts.values()].some((count) => count > 4)) continue;
      const melds = chows.map((low) => `[${[0, 1, 2].map((i) => kindName(low + i)).join('')}]`);
      const items = score(`5z5z${melds.join('')}`)?.items ?? [];
      const sum = items
        .filter(({ id }) => (CHOW_FAN as string[]).includes(id))
        .reduce((fan, { value }) => fan + value, 0);
      expect({ chows, sum }).toEqual({ chows, sum: bestChows(chows) });
      compared++;
    }
  });

  describe('options', () => {
    test('eight fan without the flowers, or another minimum', () => {
      const flowers = '1f2f3f2388p4p[234m][678s][456s]';
      expect(score(flowers)).toMatchObject({ total: 8, wins: false, payments: null });
      expect(withOption(flowers, 'minimumFan', 5)).toMatchObject({ total: 8, wins: true });
      expect(score('2f23p55z4p[777s][888p][666m]')).toMatchObject({ total: 9, wins: true });
    });

    test('one concealed and one melded kong', () => {
      const hand = '23p55z4p(2222m)[8888s][678m]';
      expect(withOption(hand, 'concealedAndMeldedKong', 6)?.total).toBe(6);
      const apart = withOption(hand, 'concealedAndMeldedKong', 0);
      expect(namesOf(apart)).toEqual(['Concealed Kong', 'Melded Kong']);
      expect(apart?.total).toBe(3);
    });

    test('two concealed kongs', () => {
      expect(withOption('23p55z4p(2222m)(8888s)[678m]', 'twoConcealedKongs', 8)?.total).toBe(8);
    });

    test('waits inside the knitted straight', () => {
      const found = withOption('258m23469p14788s3p', 'knittedWaits', true);
      expect(found?.total).toBe(17);
      expect(namesOf(found)).toContain('Closed Wait');
    });

    // 1112 waits for 2 and, all of it in the kong, for 3.
    test('a wait of which the hand holds all four', () => {
      const hand = '1112m[3333m][888s][222z]2m';
      expect(namesOf(score(hand))).not.toContain('Single Wait');
      expect(namesOf(withOption(hand, 'deadWaits', false))).toContain('Single Wait');
    });

    test('Last Tile from own melds', () => {
      const hand = '23m99p4m[444m][888s][222z]';
      expect(namesOf(score(hand))).toContain('Last Tile');
      expect(namesOf(withOption(hand, 'lastTileFromMelds', false))).not.toContain('Last Tile');
      expect(namesOf(withOption(hand, 'lastTileFromMelds', false, { lastOfKind: true }))).toContain(
        'Last Tile',
      );
    });

    test('Tile Hog with a kong', () => {
      const hand = '23p55z4p[8888p][678m][456s]';
      expect(namesOf(withOption(hand, 'tileHogWithKong', true))).toContain('Tile Hog');
    });

    test('Nine Gates that waited for less', () => {
      const hand = '1112345567899p9p';
      expect(namesOf(score(hand))).not.toContain('Nine Gates');
      expect(namesOf(withOption(hand, 'anyNineGates', true))).toContain('Nine Gates');
    });

    test('a second pung of terminals beside Nine Gates', () => {
      const found = withOption('1112345678999p5p', 'pungBesideNineGates', false);
      expect(namesOf(found)).toEqual(['Nine Gates', 'Two Concealed Pungs']);
    });

    test('One Voided Suit read strictly', () => {
      const hand = '23m66p4m[555z][666z][777z]';
      expect(namesOf(withOption(hand, 'strictVoidedSuit', true))).toEqual(['Big Three Dragons']);
    });

    test('blessings', () => {
      const hand = '234567m23455p88s8s';
      const first = { firstTurn: true, selfDraw: true };
      expect(namesOf(score(hand, first))).toContain('Fully Concealed Hand');
      const blessed = (more: Partial<MahjongRequest>) => namesOf(withOption(hand, 'blessings', true, more));
      expect(blessed({ ...first, seatWind: 1 })).toContain('Blessing of Heaven');
      expect(blessed(first)).toContain('Blessing of Man');
      expect(blessed({ firstTurn: true })).toContain('Blessing of Earth');
      expect(blessed(first)).not.toContain('Fully Concealed Hand');
    });
  });

  test('each other player pays eight, and the fan who let it happen', () => {
    const hand = '23p55z4p[777s][888p][666m]';
    expect(score(hand)?.payments).toEqual({ discarder: 16, others: 8 });
    expect(score(hand, { selfDraw: true })?.payments).toEqual({ dealer: 17, others: 17 });
  });

  test('a hand that is not complete has no score', () => {
    expect(score('1355s3s[678p][456m][888m]')).toBeNull();
    expect(score('147m258p36s123455z')).toBeNull();
  });
});
