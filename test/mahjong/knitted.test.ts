/** Concealed hands of the British rules that are not sets and a pair: as readings, as combinations and as waits. */
import { beforeAll, describe, expect, test } from 'vitest';
import { readCombinations } from '../../src/mahjong/combinations.js';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { parseHand } from '../../src/mahjong/notation.js';
import { countKinds } from '../../src/mahjong/tiles.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { counts } from './oracle/tiles.js';

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);

describe.each(BUILDS)('knitted hands by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setRules('bmja');
    kernel.setTable(NONE, FOUR);
  });

  const combinations = (text: string) => {
    const hand = parseHand(text);
    if (!hand.ok) throw new Error(text);
    return readCombinations(kernel, hand.value, countKinds(hand.value.concealed), 4).combinations;
  };
  const patterns = (text: string) => combinations(text).map(({ pattern }) => pattern);
  const blocks = (text: string) =>
    combinations(text).map(({ sets }) => sets.map(({ tiles }) => tiles).join(' '));
  const missing = (text: string) => kernel.examine(counts(text), 4);
  const waits = (text: string) =>
    [...kernel.waits(counts(text), 4, 0)].flatMap((wait, kind) => (wait ? kind : []));

  test('knitting is seven pairs of one number in two suits', () => {
    const found = combinations('1123456m1123456p');
    expect(found.map(({ pattern }) => pattern)).toEqual(['knitting']);
    expect(found[0]?.sets.every(({ kind, concealed }) => kind === 'knitted' && concealed)).toBe(true);
    expect(blocks('1123456m1123456p')).toEqual(['1m1p 1m1p 2m2p 3m3p 4m4p 5m5p 6m6p']);
    expect(blocks('1123456m1123456s')).toEqual(['1m1s 1m1s 2m2s 3m3s 4m4s 5m5s 6m6s']);
    expect(blocks('1123456p1123456s')).toEqual(['1p1s 1p1s 2p2s 3p3s 4p4s 5p5s 6p6s']);
  });

  test('triple knitting is four triplets of one number in all suits, and a pair', () => {
    expect(missing('2468m24688p2468s9s').tripleKnitting).toBe(0);
    expect(missing('24688m24688p2468s').tripleKnitting).toBe(-1);
    expect(patterns('24688m24688p2468s')).toEqual(['triple-knitting']);
    expect(blocks('24688m24688p2468s')).toEqual(['2m2p2s 4m4p4s 6m6p6s 8m8p8s 8m8p']);
    expect(blocks('2468m24689p24689s')).toEqual(['2m2p2s 4m4p4s 6m6p6s 8m8p8s 9p9s']);
  });

  test('all pair honours are read as seven pairs', () => {
    expect(patterns('1199m11p99s225566z')).toEqual(['seven-pairs']);
    expect(missing('1199m11p99s225566z').allPairHonours).toBe(-1);
    expect(missing('1199m11p88s225566z').allPairHonours).toBe(1);
    expect(missing('1111m11p99s225566z').allPairHonours).toBe(1);
  });

  test('other rules know none of them', () => {
    kernel.setRules('classical');
    for (const hand of ['1123456m1123456p', '24688m24688p2468s', '1199m11p99s225566z'])
      expect(kernel.readings(counts(hand), 4, 0).readings.every(({ pattern }) => pattern < 10)).toBe(true);
    kernel.setRules('bmja');
  });

  test('what completes them', () => {
    expect(waits('1123456m112345p')).toEqual([9 + 5]);
    expect(waits('2468m24689p2468s')).toEqual([8, 18 + 8]);
    expect(waits('1199m11p99s22556z')).toEqual([27 + 5]);
  });
});
