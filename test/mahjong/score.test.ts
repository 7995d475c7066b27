/** The score in the report, and the combination it is for. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { loadService, runJob } from '../support/mahjong.js';

let service: Service<MahjongRequest, MahjongReport>;
beforeAll(async () => {
  service = await loadService();
});
const analyze = (request: MahjongRequest) => runJob(service, request).report;

describe('the score of the report', () => {
  test('a complete hand has one, with all that counts and who pays', () => {
    const circumstances: Partial<MahjongRequest> = {
      riichi: true,
      selfDraw: true,
      dora: '1p',
      uraDora: '9s',
    };
    const { score } = analyze({ hand: '22p340m567p678s56s7s', seatWind: 2, ...circumstances });
    expect(score).toEqual({
      ...{ total: 12000, wins: true, limit: true, han: 7, fu: 20, payments: { dealer: 6000, others: 3000 } },
      items: [
        { id: 'riichi', name: 'Riichi', value: 1, unit: 'han' },
        { id: 'menzen-tsumo', name: 'Fully concealed hand', value: 1, unit: 'han' },
        { id: 'pinfu', name: 'Pinfu', value: 1, unit: 'han' },
        { id: 'tanyao', name: 'All simples', value: 1, unit: 'han' },
        { id: 'dora', name: 'Dora', value: 2, unit: 'han' },
        { id: 'red-five', name: 'Red fives', value: 1, unit: 'han' },
        { id: 'fu-base', name: 'Base', value: 20, unit: 'fu' },
      ],
    });
  });

  test('an unfinished hand and 13 tiles have none', () => {
    expect(analyze({ hand: '33789m35689p2334s' }).score).toBeNull();
    expect(analyze({ hand: '123456789m1134p' }).score).toBeNull();
  });

  test('the original game scores by points and doubles', () => {
    expect(analyze({ hand: '123456789m11p234s', rules: 'western' }).score).toMatchObject({
      ...{ total: 40, wins: true, points: 20, doubles: 1 },
    });
  });

  test('the winning tile is the last concealed tile written', () => {
    const waits = (hand: string, winTile?: string) =>
      analyze({ hand, seatWind: 2, riichi: true, ...(winTile && { winTile }) })
        .score?.items.map(({ id }) => id)
        .filter((id) => id.endsWith('-wait'));
    expect(waits('11p123456789m234s')).toEqual([]);
    expect(waits('123456789m234s11p')).toEqual(['fu-pair-wait']);
    expect(waits('123456789m234s11p', '3s')).toEqual(['fu-closed-wait']);
  });

  test.each([
    ['three pungs or three chows', '111222333m789p55s', '111m 222m 333m 789p 55s'],
    ['seven pairs or twice pure double chow', '112233m778899p44s', '123m 123m 789p 789p 44s'],
    ['thirteen orphans', '19m19p19s12345677z', '77z 1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z'],
    ['the same chow concealed and melded', '123m456p789s55z[123m]', '123m 456p 789s 55z 123m'],
  ])('the combination that counts is marked, and only it: %s', (_, hand, sets) => {
    const best = analyze({ hand, riichi: !hand.includes('['), selfDraw: true }).combinations.filter(
      (combination) => combination.best,
    );
    expect(best.map((combination) => combination.sets.map(({ tiles }) => tiles).join(' '))).toEqual([sets]);
  });

  test('an option changes it', () => {
    const total = (openTanyao: boolean) =>
      analyze({ hand: '345m456p22s678s[234m]', ruleOptions: { openTanyao } }).score?.total;
    expect([total(true), total(false)]).toEqual([1500, 0]);
  });
});
