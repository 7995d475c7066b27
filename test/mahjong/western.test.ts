/** The original game's ten operations, each by what it means: docs/mahjong.md maps them to where they live. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import type { Combination, MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { loadService, runJob } from '../support/mahjong.js';
import { completeReadings } from './oracle/readings.js';
import { changed, missing, winsOf } from './oracle/special.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

let service: Service<MahjongRequest, MahjongReport>;
beforeAll(async () => {
  service = await loadService();
});
/** Chances are not what is asked for here. */
const analyze = (hand: string, more: Partial<MahjongRequest> = {}) =>
  runJob(service, { hand, rules: 'western', model: 'advance', draws: 0, selfDraw: true, ...more }).report;

/** `123m 456m 11z`, a claimed or melded set in brackets. */
const write = ({ sets }: Combination) =>
  sets.map(({ tiles, concealed }) => (concealed ? tiles : `[${tiles}]`)).join(' ');
const written = (hand: string, more: Partial<MahjongRequest> = {}) =>
  analyze(hand, more).combinations.map(write);
const kinds = (hand: string) =>
  analyze(hand).combinations.map(({ sets }) => sets.map(({ kind, tiles }) => `${kind} ${tiles}`));

describe('lookAcross: every way to group the hand, each once', () => {
  test.each([
    ['11122233344455m', 3, 'pungs, or chows and a pung, or chows with another pair'],
    ['22334455556677p', 2, 'the pair from either end'],
    ['123456789m11122z', 1, 'one way'],
  ])('%s', (hand, ways, why) => {
    const found = written(hand);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length, why).toBe(completeReadings(counts(hand), 4).size);
    expect(found.length, why).toBeGreaterThanOrEqual(ways);
  });

  test('the request is left as it was', () => {
    const request = Object.freeze({ hand: '11122233344455m', rules: 'western' as const, draws: 0 });
    expect(runJob(service, request).report.hand).toBe('11122233344455m');
  });
});

describe('groupAcross: runs, and two tiles of one', () => {
  test.each([
    ['123456m123p11s12s1z', 'edge 12s', '12 waits for 3 alone'],
    ['123456m123p11s89s1z', 'edge 89s', '89 waits for 7 alone'],
    ['123456m123p11s46s1z', 'closed 46s', 'a gap'],
    ['123456m123p11s45s1z', 'open 45s', 'open at both ends'],
  ])('%s: %s', (hand, block, why) => {
    expect(
      kinds(hand).some((sets) => sets.includes(block)),
      why,
    ).toBe(true);
  });

  test('runs stay within a suit, and honours make none', () => {
    const sets = kinds('89m12p123z456z5557s').flat();
    expect(sets.filter((set) => /z$/.test(set)).every((set) => set.startsWith('single'))).toBe(true);
    expect(sets).toEqual(expect.arrayContaining(['edge 89m', 'edge 12p']));
  });
});

describe('groupUp: pungs and pairs; honours are grouped no other way', () => {
  test('three, two and one of an honour', () => {
    expect(kinds('123456m123p11122z')[0]).toEqual([
      'chow 123m',
      'chow 456m',
      'chow 123p',
      'pung 111z',
      'pair 22z',
    ]);
    expect(kinds('123456m123p1112z')[0]).toContain('single 2z');
  });

  test('a pair beyond the first may become a pung', () => {
    expect(kinds('123456m123p11z22z')).toEqual([
      ['chow 123m', 'chow 456m', 'chow 123p', 'pair 11z', 'pair 22z'],
    ]);
  });
});

describe('checkMahjong: Mahjong, fishing or neither', () => {
  test.each([
    ['123456789m11p234s', 'mahjong', 'complete'],
    ['11122233344455m', 'mahjong', 'a way that is only fishing must not hide it'],
    ['123456789m11p23s', 'fishing', '13 tiles and a wait'],
    ['123456789m11p23s1z', 'fishing', '14 tiles: fishing after a discard'],
    ['123456789m1p3s5s7z', 'neither', 'two tiles away'],
    ['1111234444789m', 'neither', 'the only tile that would do is held four times'],
    ['123456789m1111z', 'neither', 'nor is the fourth copy half a pair'],
    ['1122m3399p5577s66z', 'neither', 'seven pairs are no hand of these rules'],
    ['1133m3399p5577s6z', 'neither', 'nor do six pairs fish'],
    ['123m456p1145s[555z]', 'fishing', 'with a set laid down'],
    ['123456789m11p23s1f5f', 'fishing', 'flowers are set aside'],
  ] as const)('%s: %s', (hand, state, why) => {
    expect(analyze(hand).state, why).toBe(state);
  });

  test('what it waits for comes with it', () => {
    expect(analyze('123456789m11p23s').waits).toEqual([
      { tile: '1s', count: 4 },
      { tile: '4s', count: 4 },
    ]);
  });
});

describe('extractBestComb: all complete combinations, of which the score chooses', () => {
  test('only whole readings of a complete hand', () => {
    const { combinations } = analyze('22334455556677p');
    expect(combinations.every(({ sets }) => sets.length === 5)).toBe(true);
    expect(combinations.filter(({ best }) => best)).toHaveLength(1);
  });

  test('the only one is the best', () => {
    expect(analyze('123456789m11122z').combinations).toMatchObject([{ pattern: 'standard', best: true }]);
  });

  test('of an unfinished hand none is', () => {
    expect(analyze('123456789m1112z').combinations.every(({ best }) => !best)).toBe(true);
  });
});

describe('convertCombSets: sets, concealed or not', () => {
  test.each<[why: string, hand: string, more: Partial<MahjongRequest>, expected: string[]]>([
    ['self-drawn: all concealed', '123456m111p234s22z', {}, ['123m 456m 111p 234s 22z']],
    [
      'claimed: the set it completes is open',
      '123456m111p234s22z',
      { winTile: '1p', selfDraw: false },
      ['123m 456m [111p] 234s 22z'],
    ],
    [
      'the pair stays concealed',
      '123456m111p234s22z',
      { winTile: '2z', selfDraw: false },
      ['123m 456m 111p 234s 22z'],
    ],
    [
      'a tile in two sets: two ways',
      '123345m111p234s22z',
      { winTile: '3m', selfDraw: false },
      ['[123m] 345m 111p 234s 22z', '123m [345m] 111p 234s 22z'],
    ],
    [
      'in two equal sets: one way',
      '112233m111p234s22z',
      { winTile: '1m', selfDraw: false },
      ['[123m] 123m 111p 234s 22z'],
    ],
    [
      'the last tile written, when none is named',
      '123456m111p22z234s',
      { selfDraw: false },
      ['123m 456m 111p [234s] 22z'],
    ],
    ['melds lie at the end, as they are', '123m22z[111p][234s](5555z)', {}, ['123m 22z [111p] [234s] 5555z']],
    ['red fives keep their place', '340567m111p234s22z', {}, ['340m 567m 111p 234s 22z']],
  ])('%s', (_, hand, more, expected) => {
    expect(written(hand, more)).toEqual(expected);
  });
});

describe('uniqueWonder', () => {
  test.each([
    ['19m19p19s12345677z', 'mahjong', ['unique-wonder'], 'the original missed all 13 of these'],
    ['19m19p19s1234567z', 'fishing', ['unique-wonder'], 'thirteen waits'],
    ['119m19p19s123456z', 'fishing', ['unique-wonder'], 'one kind is missing'],
    [
      '1199m19p19s123456z',
      'fishing',
      ['unique-wonder'],
      'no win: a kind is missing; fishing after a discard',
    ],
    ['1199m19p19s12345z', 'neither', [], 'two kinds missing'],
    [
      '19m19p19s12345666z',
      'fishing',
      ['unique-wonder'],
      'of a pung one tile is to be discarded: a win it is not',
    ],
  ] as const)('%s: %s', (hand, state, special, why) => {
    const report = analyze(hand);
    expect({ state: report.state, special: report.special }, why).toEqual({ state, special });
  });

  test('is read as thirteen orphans', () => {
    const [reading] = analyze('19m19p19s12345677z').combinations;
    expect(reading).toMatchObject({ pattern: 'thirteen-orphans', best: true });
    expect(reading?.sets.map(({ kind }) => kind).sort()).toEqual(['pair', ...Array(12).fill('single')]);
  });
});

describe('gatesOfHeaven', () => {
  test.each([
    ['11123456788999m', 'mahjong', ['gates-of-heaven'], 'a second 8'],
    ['11112345678999m', 'mahjong', [], 'a fourth 1 makes sets and a pair, but no gates'],
    ['1112345678999m', 'fishing', ['gates-of-heaven'], 'any 2 to 8, and 1 and 9 for less'],
    ['1112345678999m5p', 'fishing', ['gates-of-heaven'], '14 tiles with one odd: before the discard'],
    ['1112345678999p', 'fishing', ['gates-of-heaven'], 'in dots as well'],
  ] as const)('%s: %s', (hand, state, special, why) => {
    const report = analyze(hand);
    expect({ state: report.state, special: report.special }, why).toEqual({ state, special });
  });

  test('is one more reading of the hand', () => {
    const patterns = analyze('11123456788999m').combinations.map(({ pattern }) => pattern);
    expect(patterns).toContain('standard');
    expect(patterns.filter((pattern) => pattern === 'gates-of-heaven')).toHaveLength(1);
    expect(kinds('11123456788999m').at(-1)).toEqual(
      expect.arrayContaining(['pung 111m', 'pung 999m', 'pair 88m', 'single 2m']),
    );
  });
});

describe('wrigglySnake', () => {
  test.each([
    ['1123456789m1234z', 'mahjong', ['wriggly-snake'], 'a second 1'],
    ['1234567899s1234z', 'mahjong', ['wriggly-snake'], 'a second 9; the original missed it'],
    ['123456789p12344z', 'mahjong', ['wriggly-snake'], 'a second North, in any suit'],
    ['123456789p1234z', 'fishing', ['wriggly-snake'], 'thirteen waits'],
    ['1122345678m1234z', 'fishing', ['wriggly-snake'], 'no win without a 9: fishing before the discard'],
    ['11234567m123z1p5z', 'neither', [], 'further away'],
    ['123456789m1234z5p', 'fishing', ['wriggly-snake'], 'an odd tile to discard'],
  ] as const)('%s: %s', (hand, state, special, why) => {
    const report = analyze(hand);
    expect({ state: report.state, special: report.special }, why).toEqual({ state, special });
  });

  test('a meld excludes it', () => {
    const { shanten, special } = analyze('456789s1234z[123s]');
    expect(shanten).toMatchObject({ wrigglySnake: null, gatesOfHeaven: null, thirteenOrphans: null });
    expect(special).toEqual([]);
  });
});

describe('close: how near the hand is, by form', () => {
  test.each([
    ['123456789s1234z', { best: 0, wrigglySnake: 0, thirteenOrphans: 7 }],
    ['1112345678999m', { best: 0, standard: 0, gatesOfHeaven: 0 }],
    ['123456789s123z5z', { best: 1, standard: 2, wrigglySnake: 1 }],
    ['19m19p19s1234567z', { best: 0, thirteenOrphans: 0 }],
  ])('%s', (hand, shanten) => {
    expect(analyze(hand).shanten).toMatchObject({ sevenPairs: null, ...shanten });
  });

  test('and what brings it nearer', () => {
    const { waits } = analyze('123456789s1234z');
    expect(waits.map(({ tile, count }) => `${tile}${count}`).join(' ')).toBe(
      '1s3 2s3 3s3 4s3 5s3 6s3 7s3 8s3 9s3 1z3 2z3 3z3 4z3',
    );
  });

  test('other rules do not know these forms', () => {
    const report = runJob(service, { hand: '123456789s1234z', draws: 0 }).report;
    expect(report).toMatchObject({ special: [], shanten: { best: 2, sevenPairs: 6 } });
    expect(report.shanten).not.toHaveProperty('wrigglySnake');
  });
});

describe.each(BUILDS)('the wriggly snake in the search of %s.wasm', (build) => {
  const NONE = new Uint8Array(34);
  const FOUR = new Uint8Array(34).fill(4);
  /** Few kinds, so that snakes are near. */
  const SNAKY = [...ALL_KINDS.slice(0, 9), 27, 28, 29, 30, 31, 12];
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setRules('western');
    kernel.setTable(NONE, FOUR);
  });

  test('shanten and what lowers it, by the definition', () => {
    const random = randomStream(41);
    const wins = winsOf('wriggly-snake');
    const shanten = (hand: Uint8Array) => Math.min(...wins.map((win) => missing(hand, win))) - 1;
    for (let i = 0; i < 150; i++) {
      const hand = randomHand(random, 13 + (i % 2), i % 3 ? SNAKY : ALL_KINDS);
      const { best, standard, thirteenOrphans, wrigglySnake } = kernel.examine(hand, 4);
      expect({ hand, wrigglySnake }).toEqual({ hand, wrigglySnake: shanten(hand) });
      expect(best).toBe(Math.min(standard, thirteenOrphans ?? 99, shanten(hand)));
      if (best < 0 || wrigglySnake !== best) continue;
      const accepted = kernel.accept(best);
      for (const kind of ALL_KINDS.filter((candidate) => (hand[candidate] as number) < 4)) {
        const lowers = shanten(changed(hand, kind, 1)) < best;
        if (lowers)
          expect({ hand, kind, copies: accepted[kind] }).toEqual({ hand, kind, copies: 4 - hand[kind]! });
      }
    }
  });

  test('fishing is to have a tile that completes the hand, by trying each', () => {
    const random = randomStream(43);
    const wins = [...winsOf('unique-wonder'), ...winsOf('wriggly-snake'), ...winsOf('gates-of-heaven')];
    const completes = (hand: Uint8Array) =>
      completeReadings(hand, 4).size > 0 || wins.some((win) => missing(hand, win) === 0);
    let fishing = 0;
    for (let i = 0; i < 50; i++) {
      const hand = randomHand(
        random,
        13,
        i % 2 ? [0, 1, 2, 3, 4, 27] : [...ALL_KINDS.slice(0, 9), 27, 28, 29, 30],
      );
      const waits = ALL_KINDS.filter((kind) => hand[kind]! < 4 && completes(changed(hand, kind, 1)));
      const marks = kernel.waits(hand, 4, 0);
      expect({ hand, waits: ALL_KINDS.filter((kind) => marks[kind]) }).toEqual({ hand, waits });
      const { best } = kernel.examine(hand, 4);
      expect({ hand, fishing: best === 0 }).toEqual({ hand, fishing: waits.length > 0 });
      if (waits.length === 0) continue;
      fishing++;
      const accepted = kernel.accept(0);
      expect(ALL_KINDS.filter((kind) => accepted[kind])).toEqual(waits);
    }
    expect(fishing).toBeGreaterThan(10);
  });

  // 1-9, three winds and an odd tile. The fourth wind leaves thirteen waits (39 copies), a pair of anything a wait of four.
  test('the chance to win is that of the wait it leads to', () => {
    const draws = 10;
    const unseen = 100;
    kernel.beginSearch({
      sets: 4,
      draws,
      unseen,
      room: 2 ** 10,
      limit: null,
      looseFrom: 0,
      width: 0,
      decline: false,
    });
    const root = kernel.addRoot(counts('123456789s1235z'));
    while (kernel.stepSearch(100) === 'running');
    const found = kernel.chances(root, draws).win;
    const tiles = (k: number) => unseen - (draws - k);
    const wait = (copies: number, k: number): number => {
      let missed = 1;
      for (let left = k; left > 0; left--) missed *= 1 - copies / tiles(left);
      return 1 - missed;
    };
    let expected = 0;
    for (let k = 1; k <= draws; k++) {
      const gain = 4 * (wait(39, k - 1) - expected) + 36 * (wait(4, k - 1) - expected);
      expected += gain / tiles(k);
      expect(found[k]).toBeCloseTo(expected, 12);
    }
  });
});
