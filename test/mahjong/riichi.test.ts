/** Riichi scoring on hands written down by hand: textbook hands, each option, what users of other programs reported. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import type { MahjongRequest, Score } from '../../src/mahjong/types.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { scoreRequest } from '../support/score.js';
import { winningHands } from '../support/wins.js';

let kernel: MahjongKernel;
type Extra = Omit<MahjongRequest, 'hand'>;

const score = (hand: string, extra: Extra = {}): Score => {
  const { score: found } = scoreRequest(kernel, { hand, ...extra });
  if (!found) throw new Error(`${hand} is not complete`);
  return found;
};
const yaku = ({ items }: Score): string[] => items.filter(({ unit }) => unit !== 'fu').map(({ id }) => id);
const fuOf = (id: string, { items }: Score): number | undefined =>
  items.find((item) => item.id === id)?.value;
const SOUTH: Extra = { seatWind: 2 };

describe.each(BUILDS)('riichi by %s.wasm', (build) => {
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  // Source: the definitions in Tenhou's manual and the Japanese Wikipedia's list of yaku.
  test.each<
    [why: string, hand: string, extra: Extra, yaku: string[], han: number, fu: number, total: number]
  >([
    ['riichi alone', '234m456p22678s789m', { ...SOUTH, riichi: true }, ['riichi', 'pinfu'], 2, 30, 2000],
    [
      'pinfu by self-draw',
      '23m456p22678s789m4m',
      { ...SOUTH, selfDraw: true },
      ['menzen-tsumo', 'pinfu'],
      2,
      20,
      1500,
    ],
    ['all simples, open', '345m456p22s678s[234m]', SOUTH, ['tanyao'], 1, 30, 1000],
    ['pure double chow', '112233m789p567s44s', SOUTH, ['iipeikou'], 1, 40, 1300],
    ['seven pairs', '1133m5577p2299s44z', SOUTH, ['chiitoitsu'], 2, 25, 1600],
    [
      'seven pairs by self-draw',
      '1133m5577p2299s44z',
      { ...SOUTH, selfDraw: true },
      ['menzen-tsumo', 'chiitoitsu'],
      3,
      25,
      3200,
    ],
    ['twice pure double chow, not seven pairs', '223344m667788s55z', SOUTH, ['ryanpeikou'], 3, 40, 5200],
    ['mixed triple chow, open', '123p123s9978m9m[123m]', SOUTH, ['sanshoku', 'junchan'], 3, 30, 3900],
    ['straight, concealed', '123456789m5578p6p', SOUTH, ['pinfu', 'ittsuu'], 3, 30, 3900],
    [
      'half outside hand',
      '123m789p12399s555z',
      { ...SOUTH, winTile: '1m' },
      ['chanta', 'yakuhai-haku'],
      3,
      40,
      5200,
    ],
    ['all pungs, three concealed', '222m555p999s88s[333z]', SOUTH, ['toitoi', 'sanankou'], 4, 50, 8000],
    [
      'the third pung claimed is none',
      '222m555p88s99s9s[333z]',
      { ...SOUTH, winTile: '9s' },
      ['toitoi'],
      2,
      40,
      2600,
    ],
    ['three kongs', '22m234s[3333p](4444p)[7777s]', SOUTH, ['tanyao', 'sankantsu'], 3, 60, 7700],
    ['triple pung', '333m33p78s9s3p[333s]11z', SOUTH, ['sanshoku-doukou'], 2, 40, 2600],
    ['terminals and honours in pairs', '1199m1199p11s1155z', SOUTH, ['chiitoitsu', 'honroutou'], 4, 25, 6400],
    [
      'little three dragons',
      '555z66z234m78p9p[777z]',
      SOUTH,
      ['yakuhai-haku', 'yakuhai-chun', 'shousangen'],
      4,
      40,
      8000,
    ],
    ['half flush, open', '123789p22p34p5p[666z]', SOUTH, ['yakuhai-hatsu', 'honitsu'], 3, 30, 3900],
    ['full flush', '22111345456789p', SOUTH, ['chinitsu'], 6, 40, 12000],
    [
      'both winds',
      '111z234m567p88s78s9s',
      { seatWind: 1 },
      ['seat-wind-east', 'round-wind-east'],
      2,
      40,
      3900,
    ],
  ])('%s', (_, hand, extra, expected, han, fu, total) => {
    const found = score(hand, extra);
    expect({ yaku: yaku(found).sort(), han: found.han, total: found.total }).toEqual({
      ...{ yaku: [...expected].sort(), han, total },
    });
    if (han > 0) expect(found.fu).toBe(fu);
  });

  // Source: the same, for yakuman; each counts once by default and twice with its option.
  test.each<[why: string, hand: string, extra: Extra, id: string, double?: string]>([
    ['heaven', '123m456p22678s789m', { selfDraw: true, firstTurn: true }, 'tenhou'],
    ['earth', '123m456p22678s789m', { ...SOUTH, selfDraw: true, firstTurn: true }, 'chiihou'],
    ['thirteen orphans', '19m19p19s12345677z', { ...SOUTH, winTile: '1m' }, 'kokushi'],
    ['thirteen waits', '19m19p19s12345677z', SOUTH, 'kokushi-13', 'doubleKokushi'],
    ['four concealed pungs', '222m555p888s99p33z3z', { ...SOUTH, selfDraw: true }, 'suuankou'],
    ['by its pair, on a discard', '222m555p888s333z99p', SOUTH, 'suuankou-tanki', 'doubleSuuankou'],
    ['big three dragons', '555666z22m34s5s[777z]', SOUTH, 'daisangen'],
    ['little four winds', '11122233z456m[444z]', { ...SOUTH, winTile: '6m' }, 'shousuushii'],
    [
      'big four winds',
      '11122233z4m4m[444z]3z',
      { ...SOUTH, winTile: '3z' },
      'daisuushii',
      'doubleDaisuushii',
    ],
    ['all honours', '11155566z77z[222z]7z', SOUTH, 'tsuuiisou'],
    ['all terminals', '111999m11p99s[111s]9s', SOUTH, 'chinroutou'],
    ['all green', '223344s666s88s66z6z', SOUTH, 'ryuuiisou'],
    ['nine gates', '1112345678999m9m', { ...SOUTH, winTile: '2m' }, 'chuuren'],
    // https://github.com/MahjongRepository/mahjong/issues/13: nine-sided whichever of 1 and 9 comes
    ['pure nine gates on 9m', '1112345678999m9m', SOUTH, 'chuuren-pure', 'doubleChuuren'],
    ['pure nine gates on 1m', '1112345678999m1m', SOUTH, 'chuuren-pure', 'doubleChuuren'],
    ['four kongs', '11m[3333p](4444p)[6666s](2222z)', SOUTH, 'suukantsu'],
  ])('yakuman: %s', (_, hand, extra, id, double) => {
    const usual = score(hand, extra);
    expect(usual.items).toContainEqual(expect.objectContaining({ id, unit: 'yakuman', value: 1 }));
    if (!double) return;
    for (const name of [double, 'doubleYakuman']) {
      const twice = score(hand, { ...extra, ruleOptions: { [name]: true } });
      expect(twice.items).toContainEqual(expect.objectContaining({ id, unit: 'yakuman', value: 2 }));
      expect(twice.total).toBeGreaterThan(usual.total);
    }
  });

  test('a concealed kong makes no nine gates', () => {
    expect(yaku(score('22345678999m(1111m)', SOUTH))).toEqual(['chinitsu']);
  });

  describe('what users of other programs reported', () => {
    test('MahjongRepository/mahjong #41: an open hand has no 10 fu on a discard, a chow holds the third 1m', () => {
      const found = score('1123444m555p1m[123m]', { ...SOUTH, lastTile: true });
      expect(found).toMatchObject({ han: 1, fu: 30, total: 1000 });
    });

    test('Varantha/Mahjong-ScoringTrainer #60: two open pungs of simples are two parts of fu', () => {
      const found = score('340m67m22p8m[777p][055s]', SOUTH);
      expect(found.items.filter(({ id }) => id === 'fu-open-pung')).toHaveLength(2);
      expect(found.fu).toBe(30);
    });

    test.each([
      ['234678m44p12389s7s', 40, 1300],
      ['22340m678p12567s3s', 40, 2600],
    ])('npm riichi 1.2.0: the edge wait of %s has its 2 fu', (hand, fu, total) => {
      const found = score(hand, { ...SOUTH, riichi: true });
      expect(fuOf('fu-edge-wait', found)).toBe(2);
      expect(found).toMatchObject({ fu, total });
    });
  });

  describe('options', () => {
    const total = (hand: string, extra: Extra, ruleOptions: Record<string, boolean | string>) =>
      score(hand, { ...extra, ruleOptions }).total;

    // Sources: the option's own line in docs/rules/riichi.md.
    test.each<
      [name: string, value: boolean | string, hand: string, extra: Extra, usual: number, other: number]
    >([
      ['openTanyao', false, '345m456p22s678s[234m]', SOUTH, 1000, 0],
      ['redFives', false, '340m406p22s678s234m', SOUTH, 7700, 2000],
      ['openPinfuFu', false, '345m456p22s678s[234m]', SOUTH, 1000, 700],
      ['pinfuSelfDrawFu', true, '23m456p22678s789m4m', { ...SOUTH, selfDraw: true }, 1500, 1100],
      ['kiriageMangan', true, '345m456p22s678s23m4m', { ...SOUTH, riichi: true, dora: '1m' }, 7700, 8000],
      ['countedYakuman', 'off', '223344m667788m55m', { ...SOUTH, riichi: true, dora: '1m' }, 32000, 24000],
      ['multipleYakuman', false, '555666777z111z22z', { ...SOUTH, selfDraw: true }, 96000, 32000],
      ['renhou', 'mangan', '234m456p678s78p9p11s', { ...SOUTH, firstTurn: true }, 0, 8000],
      ['renhou', 'yakuman', '234m456p678s78p9p11s', { ...SOUTH, firstTurn: true }, 0, 32000],
      ['daisharin', true, '22334455667788p', SOUTH, 24000, 32000],
      ['daichisei', true, '11223344556677z', SOUTH, 32000, 64000],
      ['sashikomiYakuman', true, '234m456p678s789p11s', { ...SOUTH, openRiichi: true }, 2600, 32000],
    ])('%s: %s', (name, value, hand, extra, usual, other) => {
      expect([total(hand, extra, {}), total(hand, extra, { [name]: value })]).toEqual([usual, other]);
    });

    test('the fu of a double-wind pair', () => {
      const fu = (doubleWindPairFu: string) =>
        fuOf(
          'fu-valued-pair',
          score('22z234m567p222888s', {
            ...SOUTH,
            roundWind: 2,
            riichi: true,
            ruleOptions: { doubleWindPairFu },
          }),
        );
      expect([fu('2'), fu('4')]).toEqual([2, 4]);
    });

    test('daisharin in other suits is an option of its own', () => {
      const ids = (ruleOptions: Record<string, boolean>) =>
        yaku(score('22334455667788s', { ...SOUTH, ruleOptions }));
      expect(ids({ daisharin: true })).toContain('chinitsu');
      expect(ids({ daisharin: true, daisharinOtherSuits: true })).toEqual(['daichikurin']);
    });

    test('without limits a yakuman counts 13 han beside all others', () => {
      const found = score('111999m111p11s999s', {
        selfDraw: true,
        ruleOptions: { aotenjou: true },
        winTile: '9s',
      });
      expect(found).toMatchObject({ wins: true, yakuman: 2, han: 27, fu: 60 });
      expect(found.total).toBe(3 * Math.ceil((60 * 2 ** 30) / 100) * 100);
    });

    test('eight wins in a row need a yaku by default', () => {
      const hand = '234m456p78s9s33z[222m]';
      expect(score(hand, { paarenchan: 1 })).toMatchObject({ wins: false, total: 0 });
      expect(score(hand, { paarenchan: 1, ruleOptions: { paarenchanNeedsYaku: false } }).total).toBe(48000);
    });
  });

  test('a hand without a yaku does not win, whatever its dora', () => {
    const found = score('234m789p33s789s[999m]', { ...SOUTH, dora: '8m2s' });
    expect(found).toMatchObject({ total: 0, wins: false, han: 0, items: [], payments: null });
  });

  test('norths set aside count, and count again where an indicator shows them', () => {
    const dora = (extra: Extra) => score('123m555m456p345s99m', { ...SOUTH, selfDraw: true, ...extra }).han;
    expect([dora({}), dora({ northDora: 2 }), dora({ northDora: 2, dora: '3z' })]).toEqual([1, 3, 5]);
  });

  test('fu parts add up to the fu told', () => {
    fc.assert(
      fc.property(winningHands, ({ hand, ...extra }) => {
        const { items, fu = 0, yakuman = 0 } = score(hand, extra);
        const sum = items.filter(({ unit }) => unit === 'fu').reduce((parts, { value }) => parts + value, 0);
        if (items.length > 0 && yakuman === 0) expect(sum).toBe(fu);
      }),
      { numRuns: 300 },
    );
  });

  test('every payment is whole hundreds', () => {
    fc.assert(
      fc.property(winningHands, (request) => {
        const { payments } = scoreRequest(kernel, request).score ?? { payments: null };
        for (const paid of Object.values(payments ?? {})) expect(paid % 100).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
