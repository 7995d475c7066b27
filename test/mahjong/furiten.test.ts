/** Furiten: what own discards and tiles let pass do to claims, and what they leave alone. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import { ruleDataOf } from '../../src/mahjong/rules/index.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { loadService, runJob } from '../support/mahjong.js';
import { completeReadings } from './oracle/readings.js';
import { changed } from './oracle/special.js';
import { ALL_KINDS, counts, randomStream } from './oracle/tiles.js';

let service: Service<MahjongRequest, MahjongReport>;
beforeAll(async () => {
  service = await loadService();
});
const analyze = (request: MahjongRequest) =>
  runJob(service, { draws: 3, model: 'advance', seatWind: 2, ...request }).report;

/** Waits for 3s and 6s. */
const hand = '234m567m22p678p45s6s';
const riichi = { riichi: true } as const;

describe('a claim', () => {
  test.each<[why: string, request: Partial<MahjongRequest>, wins: boolean]>([
    ['without own discards told', {}, true],
    ['other discards', { discards: '9m1z7s2s' }, true],
    ['the tile itself among the discards', { discards: '9m6s' }, false],
    ['the other tile of the wait', { discards: '3s9m' }, false],
    ['the other tile, of which no copy is left', { discards: '3s', seen: '333s' }, false],
    ['a red five is no wait here', { discards: '0s' }, true],
    ['a tile let pass', { passedWin: true }, false],
    ['a tile seen elsewhere is not an own discard', { seen: '3s6s' }, true],
  ])('%s', (_, more, wins) => {
    const score = analyze({ hand, ...riichi, ...more }).score;
    expect(score?.wins).toBe(wins);
    expect(score?.payments === null).toBe(!wins);
    expect(score?.items.some(({ id }) => id === 'furiten')).toBe(!wins);
  });

  test('what the hand would count is still told, and the reason by name', () => {
    const free = analyze({ hand, ...riichi }).score;
    const barred = analyze({ hand, ...riichi, discards: '3s' }).score;
    expect(barred).toEqual({
      ...{ ...free, wins: false, payments: null },
      items: [...(free?.items ?? []), { id: 'furiten', name: 'Furiten', value: 0, unit: 'han' }],
    });
  });

  // 345s678s would have a yaku by 6s only (all simples); 9s completes the hand without any, and counts.
  test('a wait without a yaku bars as well', () => {
    const open = '234m22p78s[567p][345s]6s';
    expect(analyze({ hand: open }).score?.wins).toBe(true);
    expect(analyze({ hand: open, discards: '9s' }).score?.wins).toBe(false);
  });

  test.each([
    ['seven pairs', '1133m5577p2299s4z4z', '4z'],
    ['thirteen waits', '19m19p19s1234567z1z', '9m'],
    ['with melds', '22p45s[234m][567m]6s[678p]', '3s'],
    ['with a concealed kong', '22p567m678p45s6s(1111m)', '3s'],
  ])('by %s', (_, text, discards) => {
    expect(analyze({ hand: text, discards }).score?.items.map(({ id }) => id)).toContain('furiten');
  });

  test('own discards are no claim of others: a draw wins', () => {
    const { score } = analyze({ hand, ...riichi, discards: '3s6s', passedWin: true, selfDraw: true });
    expect(score).toMatchObject({ wins: true });
    expect(score?.items.map(({ id }) => id)).not.toContain('furiten');
  });

  test.each(['mcr', 'hongkong', 'classical', 'western', 'bmja'] as const)('%s has no such rule', (rules) => {
    const { score } = analyze({ hand, rules, discards: '3s', passedWin: true });
    expect(score).toEqual(analyze({ hand, rules }).score);
  });
});

describe('hints', () => {
  test('own discards count as seen, and change no chance besides', () => {
    const request = { hand: '234m567m22p678p45s', draws: 5 };
    const asDiscards = analyze({ ...request, discards: '3s9m' });
    const asSeen = analyze({ ...request, seen: '3s9m' });
    const plain = ({ hints: [hint], unseen, waits }: MahjongReport) => [
      unseen,
      waits,
      hint?.winProbability,
      hint?.tenpaiProbability,
    ];
    expect(plain(asDiscards)).toEqual(plain(asSeen));
    expect(asDiscards.hints[0]).toMatchObject({ furiten: true });
    expect(asDiscards.hints[0]?.explanation).toBe(
      'Tenpai in furiten (no claims) on 3s or 6s (7 tiles); keeps all simples.',
    );
    expect(asSeen.hints[0]).not.toHaveProperty('furiten');
  });

  test('discarding what completes the hand is furiten itself', () => {
    const hints = analyze({ hand }).hints;
    const barred = (tile: string) => hints.find(({ discard }) => discard === tile)?.furiten ?? false;
    // Without 6s it waits for 3s and 6s; without 2m for 1m, 4m and 7m at the other end.
    expect([barred('6s'), barred('2m'), barred('9m')]).toEqual([true, true, false]);
  });

  test.each([
    ['13 tiles that have let one pass', '234m567m22p678p45s', {}, true],
    ['a draw and a discard later it is forgotten', '234m567m22p678p45s9m', {}, false],
    ['but not after riichi', '234m567m22p678p45s9m', riichi, true],
  ])('%s', (_, text, more, furiten) => {
    const { hints } = analyze({ hand: text, passedWin: true, ...more });
    const hint = hints.find(({ discard }) => discard === null || discard === '9m');
    expect(hint?.furiten ?? false).toBe(furiten);
  });
});

test('by the definition: some kind that completes the hand was discarded', () => {
  const random = randomStream(97);
  const tile = (kind: number) => `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`;
  const tenpai = ['345678m22p456s6p7p', '1112345678999m', '333m4445m678s666z', '22334455m6677p8s'];
  for (const text of tenpai)
    for (let i = 0; i < 20; i++) {
      const concealed = counts(text);
      const complete = ALL_KINDS.filter((kind) => concealed[kind]! < 4 && wins(changed(concealed, kind, 1)));
      const kinds = [0, 1].map(() => Math.floor(random() * 34)).filter((kind) => concealed[kind]! < 3);
      const expected = kinds.some((kind) => complete.includes(kind));
      const { hints } = analyze({ hand: text, discards: kinds.map(tile).join(''), draws: 0 });
      expect({ text, kinds, furiten: hints[0]?.furiten ?? false }).toEqual({
        text,
        kinds,
        furiten: expected,
      });
    }
});

const wins = (hand: Uint8Array) =>
  completeReadings(hand, 4).size > 0 || [...hand].filter((count) => count === 2).length === 7;

test('the rule data names it', () => {
  expect(ruleDataOf('riichi').items.map(({ id }) => id)).toContain('furiten');
});
