import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import { describeProspects } from '../../src/mahjong/explain-score.js';
import { type Hint, type MahjongReport, type MahjongRequest, RULES } from '../../src/mahjong/types.js';
import { loadService, runJob } from '../support/mahjong.js';
import { ALL_KINDS, randomHand, randomStream } from './oracle/tiles.js';

let service: Service<MahjongRequest, MahjongReport>;
beforeAll(async () => {
  service = await loadService();
});
const analyze = (request: MahjongRequest) => runJob(service, request).report;
const now = (curve: readonly number[]): number => curve.at(-1) ?? Number.NaN;

const SUITS = ['m', 'p', 's', 'z'];
const text = (hand: Uint8Array): string =>
  SUITS.map((suit, i) => {
    const digits = ALL_KINDS.slice(9 * i, 9 * i + 9).map((kind, rank) =>
      String(rank + 1).repeat(hand[kind] ?? 0),
    );
    return digits.some(Boolean) ? digits.join('') + suit : '';
  }).join('');

describe('hints with expected scores', () => {
  test.each(RULES)(
    '%s: chances in [0, 1], scores from 0 on, neither falls with more draws; best first',
    (rules) => {
      const random = randomStream(61);
      for (let i = 0; i < 12; i++) {
        const hand = text(randomHand(random, 14, ALL_KINDS.slice(9, 24)));
        for (const model of ['full', 'advance'] as const) {
          const { hints, complete } = analyze({ hand, rules, model });
          expect(complete).toBe(true);
          for (const { winProbability, expectedScore, tenpaiProbability } of hints) {
            expect(expectedScore).toHaveLength(19);
            for (const curve of [winProbability, tenpaiProbability, expectedScore])
              expect(curve.every((value, k) => value >= (curve[k - 1] ?? 0))).toBe(true);
            expect(Math.max(...winProbability, ...tenpaiProbability)).toBeLessThanOrEqual(1);
          }
          const order = (hint: Hint) => [now(hint.winProbability), now(hint.expectedScore), hint.acceptCount];
          hints.slice(1).forEach((hint, j) => {
            const [before, after] = [order(hints[j] as Hint), order(hint)];
            const differs = before.findIndex((value, place) => value !== after[place]);
            expect(differs < 0 || (before[differs] as number) > (after[differs] as number)).toBe(true);
          });
        }
      }
    },
  );

  test('an open hand without any yaku has no chance, and is tenpai all the same', () => {
    const [hint] = analyze({ hand: '12399m45p789s[234s]', model: 'advance' }).hints;
    expect(hint).toMatchObject({ shanten: 0, acceptCount: 8 });
    expect(now(hint?.winProbability ?? [])).toBe(0);
    expect(now(hint?.tenpaiProbability ?? [])).toBe(1);
    expect(now(hint?.expectedScore ?? [])).toBe(0);
  });

  // Of two waits only one makes the hand all simples, its yaku.
  test('only the tiles that win are waited for', () => {
    const [hint] = analyze({ hand: '23m456p66p567s[345s]', draws: 1, unseen: 100, model: 'advance' }).hints;
    expect(hint?.acceptCount).toBe(8);
    expect(now(hint?.winProbability ?? [])).toBeCloseTo(0.04, 12);
  });

  // Each waits for two kinds of two copies; what both win, one, or none of them.
  test.each([
    ['123m456p789s1122z', 'hongkong', ['2z'], ', 2z with too few faan to win.'],
    ['[123m]456p789s1199p', 'riichi', ['1p', '9p'], ', but without a yaku.'],
    ['[123m]456p789s1155z', 'riichi', undefined, '; worth 30 % more on 1z.'],
    ['[123m]567p678m1199s', 'mcr', ['1s', '9s'], ', but with too few fan to win.'],
    ['123m456p789s1122z', 'classical', undefined, '.'],
  ] as const)(
    '%s by %s: tiles that complete the hand and win nothing are told',
    (hand, rules, winless, end) => {
      const [hint] = analyze({ hand, rules, draws: 5, model: 'advance' }).hints;
      expect(hint?.winless).toEqual(winless);
      expect(hint?.explanation).toMatch(/^Tenpai on \S+ or \S+ \(4 tiles\)/);
      expect(hint?.explanation.endsWith(end)).toBe(true);
    },
  );

  // As far as hands go: nothing is searched.
  test.each([
    ['147m258p369s11222z', 'western'],
    ['33789m35689p2334s', 'riichi'],
    ['123m456p789s11222z', 'mcr'],
  ] as const)('%s by %s, no draw left: no win, tenpai or not, all of it known', (hand, rules) => {
    const { hints, complete } = analyze({ hand, rules, draws: 0 });
    expect(complete).toBe(true);
    for (const { shanten, winProbability, tenpaiProbability, expectedScore } of hints) {
      expect([winProbability, expectedScore]).toEqual([[0], [0]]);
      expect(tenpaiProbability).toEqual([shanten === 0 ? 1 : 0]);
    }
  });

  test('with no draw left nothing is known of what would win', () => {
    const [hint] = analyze({ hand: '[123m]456p789s1199p', draws: 0 }).hints;
    expect(hint?.winless).toBeUndefined();
  });

  const reasonFor = (discard: string, request: MahjongRequest) =>
    analyze(request).hints.find((hint) => hint.discard === discard)?.explanation;

  test('what wins nothing is not compared: nothing speaks for it', () => {
    const request: MahjongRequest = { hand: '3339m666789p1s[777z]', rules: 'mcr' };
    expect(reasonFor('9m', request)).toBe('Tenpai on 1s (3 tiles), but with too few fan to win.');
  });

  // 60.3 % each; 48.5 % to 53.4 %.
  test('more tiles, and yet not better: as good, or weaker hands follow', () => {
    expect(reasonFor('2s', { hand: '23457889p267999s', dora: '4p' })).toBe(
      '20 tiles of 6 kinds bring tenpai, 3 more than after 8p, and about as good.',
    );
    expect(reasonFor('4s', { hand: '12234m45566p4456s', rules: 'mcr' })).toBe(
      '30 tiles of 10 kinds bring tenpai, 11 more than after 1m, but weaker hands follow.',
    );
  });

  test('eight fan: a hand of fewer wins nothing', () => {
    const [hint] = analyze({ hand: '111m99m45p678s[333s]', rules: 'mcr', model: 'advance' }).hints;
    expect(now(hint?.winProbability ?? [])).toBe(0);
  });

  test('no yaku on this wait, one on another: the full model changes the wait', () => {
    const [hint] = analyze({ hand: '23499m45p678s[234s]', rules: 'riichi' }).hints;
    expect(now(hint?.winProbability ?? [])).toBeGreaterThan(0);
  });

  // 3,900 points of a dealer's riichi with self-draw: two han, thirty fu; ura dora and red fives on top.
  test('riichi is declared: more than the hand counts by itself', () => {
    const request = { hand: '123m456p789s1m1m79p', draws: 1, unseen: 100, ruleOptions: { redFives: false } };
    const report = analyze({ ...request, hand: '111m456p789s79p2z2z' });
    const declared = analyze({ ...request, hand: '111m456p789s79p2z2z', riichi: true });
    expect(now(declared.hints[0]?.expectedScore ?? [])).toBeGreaterThan(
      now(report.hints[0]?.expectedScore ?? []),
    );
  });
});

describe('what explanations say of scores', () => {
  test('where another discard scores more, both say so', () => {
    const { hints } = analyze({ hand: '234567m2345p7899s' });
    const richest = hints.reduce((best, hint) =>
      now(hint.expectedScore) > now(best.expectedScore) ? hint : best,
    );
    expect(richest).not.toBe(hints[0]);
    expect(hints[0]?.explanation).toMatch(
      new RegExp(`${richest.discard} scores more: [\\d,]+ points on average, against [\\d,]+\\.$`),
    );
    expect(richest.explanation).toMatch(/Scores most: [\d,]+ points on average, against [\d,]+ after 2p\.$/);
  });

  test('all simples', () => {
    expect(analyze({ hand: '23467m23456p3488s' }).hints[0]?.explanation).toContain('keeps all simples');
    expect(analyze({ hand: '33789m35689p2334s' }).hints[0]?.explanation).not.toContain('simples');
    const open = { hand: '23467m23456p8s[234s]' };
    expect(analyze(open).hints[0]?.explanation).toContain('keeps all simples');
    expect(analyze({ ...open, ruleOptions: { openTanyao: false } }).hints[0]?.explanation).not.toContain(
      'simples',
    );
  });

  test.each<[scores: number[], tenpai: boolean, words: string]>([
    [[1000, 1000], false, ''],
    [[1000, 1100], false, ''],
    [[1000, 2000], false, '; worth 33 % more if 2m comes'],
    [[1000, 2000], true, '; worth 33 % more on 2m'],
    [[0, 1000, 1000, 1000, 0], false, '; worth 67 % more if 2m, 3m or 4m comes'],
    [[0, 1, 1, 1, 1, 0], false, ''],
    [[0, 0], false, ''],
  ])('tiles worth %j, tenpai %s: %s', (scores, tenpai, words) => {
    const outcomes = scores.map((score, i) => ({ tile: `${i + 1}m`, count: 4, score }));
    expect(describeProspects({ outcomes, simples: false }, tenpai)).toBe(words);
  });
});
