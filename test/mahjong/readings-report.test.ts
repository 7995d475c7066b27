import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { loadService, runJob } from '../support/mahjong.js';

let service: Service<MahjongRequest, MahjongReport>;
beforeAll(async () => {
  service = await loadService();
});

/** Each reading as its pattern and blocks. */
const readings = (hand: string) => {
  const { report } = runJob(service, { hand, draws: 0, model: 'advance' });
  expect(report.combinationsCapped).toBe(false);
  return report.combinations.map(
    ({ pattern, sets }) => `${pattern}: ${sets.map(({ kind, tiles }) => `${kind} ${tiles}`).join(', ')}`,
  );
};

describe('readings in the report', () => {
  test.each<[why: string, hand: string, expected: string[]]>([
    [
      'two identical chows twice are seven pairs as well',
      '112233m112233p11s',
      [
        'standard: chow 123m, chow 123m, chow 123p, chow 123p, pair 11s',
        'seven-pairs: pair 11m, pair 22m, pair 33m, pair 11p, pair 22p, pair 33p, pair 11s',
      ],
    ],
    [
      'thirteen orphans: the pair, then the others',
      '119m19p19s1234567z',
      [
        'thirteen-orphans: pair 11m, single 9m, single 1p, single 9p, single 1s, single 9s, single 1z, single 2z, single 3z, single 4z, single 5z, single 6z, single 7z',
      ],
    ],
    [
      'melds stand at the end, kongs whole',
      '44p123m[789s](1111z)[0555s]',
      ['standard: chow 123m, pair 44p, chow 789s, kong 1111z, kong 0555s'],
    ],
    [
      'a red five stands in the first block with a five, in one reading only',
      '340567m111p234s22z',
      ['standard: chow 340m, chow 567m, pung 111p, chow 234s, pair 22z'],
    ],
    [
      'unfinished: sets, pairs, parts of chows, single tiles',
      '123m456p44s68s11z5z',
      ['standard: chow 123m, chow 456p, pair 44s, pair 11z, closed 68s, single 5z'],
    ],
    [
      'a part of a chow that waits for what lies in an own kong is none',
      '24m11s(3333m)[456p][789s]',
      ['standard: pair 11s, single 2m, single 4m, kong 3333m, chow 456p, chow 789s'],
    ],
    [
      'four melds',
      '1z[123m][456m][789m][111p]',
      ['standard: single 1z, chow 123m, chow 456m, chow 789m, pung 111p'],
    ],
    ['special hands of other rules are no readings here', '123456789s1234z', []],
  ])('%s', (_, hand, expected) => {
    const found = readings(hand);
    if (expected.length > 0) expect(found.slice(0, expected.length)).toEqual(expected);
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((reading) => /^(standard|seven-pairs|thirteen-orphans):/.test(reading))).toBe(true);
  });

  test('special hands of riichi are named, complete or fishing', () => {
    const special = (hand: string) => runJob(service, { hand, draws: 0 }).report.special;
    expect(special('19m19p19s1234567z')).toEqual(['unique-wonder']);
    expect(special('11123455678999p')).toEqual(['nine-gates']);
    expect(special('123456789m11p234s')).toEqual([]);
  });
});
