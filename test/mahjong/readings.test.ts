import { beforeAll, describe, expect, test } from 'vitest';
import { BLOCK_KINDS } from '../../src/mahjong/combinations.js';
import type { MahjongKernel, Reading } from '../../src/mahjong/kernel.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { completeReadings, unfinishedReadings } from './oracle/readings.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);
/** Many tiles of few kinds: many readings, and copies that run out. */
const CROWDED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 27, 28];
const STANDARD = 0;

const STEPS: Record<(typeof BLOCK_KINDS)[number], number[]> = {
  ...{ chow: [0, 1, 2], pung: [0, 0, 0], pair: [0, 0], single: [0] },
  ...{ edge: [0, 1], closed: [0, 2], open: [0, 1] },
  ...{ kong: [0, 0, 0, 0], knitted: [0, 3, 6] },
  ...{ 'knitted-next': [0, 9], 'knitted-apart': [0, 18], 'knitted-three': [0, 9, 18] },
};

/** A reading as the oracle names it. */
const nameOf = ({ blocks }: Reading): string =>
  blocks
    .map(({ shape, kind }) => STEPS[BLOCK_KINDS[shape] as keyof typeof STEPS].map((step) => kind + step))
    .map((tiles) => tiles.map((kind) => String(kind).padStart(2, '0')).join('-'))
    .sort()
    .join(' ');

describe.each(BUILDS)('readings by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setTable(NONE, FOUR);
  });

  const standard = (hand: Uint8Array, sets: number) => {
    const { readings, cut } = kernel.readings(hand, sets, 0);
    const names = readings.filter(({ pattern }) => pattern === STANDARD).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    return { names: names.sort(), cut };
  };

  test.each([
    ['any kinds', ALL_KINDS, 1000],
    ['few kinds', CROWDED, 500],
    ['six kinds', CROWDED.slice(0, 6), 800],
  ])('every reading of complete hands of %s, none twice', (_, kinds, hands) => {
    const random = randomStream(21);
    let several = 0;
    for (let i = 0; i < hands; i++) {
      const sets = 1 + Math.floor(random() * 4);
      const hand = completeHand(random, sets, kinds);
      const expected = [...completeReadings(hand, sets)].sort();
      if (expected.length > 1) several++;
      expect({ hand, ...standard(hand, sets) }).toEqual({ hand, names: expected, cut: false });
    }
    if (kinds.length === 6) expect(several).toBeGreaterThan(50);
  });

  test.each([
    ['one or two tiles exchanged in complete hands', ALL_KINDS, 250],
    ['the same of few kinds', CROWDED, 250],
  ])('every nearest reading of unfinished hands: %s', (_, kinds, hands) => {
    const random = randomStream(23);
    let compared = 0;
    for (let i = 0; i < hands; i++) {
      const sets = 2 + Math.floor(random() * 3);
      const hand = spoiled(random, completeHand(random, sets, kinds), kinds, random() < 0.5);
      if (compareUnfinished(hand, sets)) compared++;
    }
    expect(compared).toBeGreaterThan(150);
  });

  test.each([
    ['any kinds', ALL_KINDS, 40],
    ['few kinds', CROWDED, 60],
    ['five kinds, where copies run out', [0, 1, 2, 3, 27], 60],
  ])('every nearest reading of random hands of %s', (_, kinds, hands) => {
    const random = randomStream(29);
    for (let i = 0; i < hands; i++) {
      const sets = kinds.length > 11 ? 2 : 1 + Math.floor(random() * 3);
      compareUnfinished(randomHand(random, 3 * sets + 1 + Math.floor(random() * 2), kinds), sets);
    }
  });

  test('tiles in the own melds are gone', () => {
    const random = randomStream(31);
    for (let i = 0; i < 60; i++) {
      const sets = 2;
      const melded = new Uint8Array(34);
      for (const kind of [0, 1, 2]) melded[kind] = 1;
      melded[Math.floor(random() * 4)] = 3;
      const hand = randomHand(random, 3 * sets + 1 + Math.floor(random() * 2), [0, 1, 2, 3, 4, 5, 27]);
      if (hand.some((count, kind) => count + (melded[kind] as number) > 4)) continue;
      kernel.setTable(melded, FOUR);
      compareUnfinished(hand, sets, melded);
    }
    kernel.setTable(NONE, FOUR);
  });

  function compareUnfinished(hand: Uint8Array, sets: number, melded = NONE): boolean {
    const { standard: shanten, best } = kernel.examine(hand, sets);
    if (shanten < 0 || shanten > best) return false;
    const found = standard(hand, sets);
    if (found.cut) return false;
    const expected = [...unfinishedReadings(hand, sets, shanten + 1, melded)].sort();
    expect({ hand, sets, ...found }).toEqual({ hand, sets, names: expected, cut: false });
    return true;
  }

  test('a limit on chows leaves the other readings', () => {
    const hand = counts('11122233344455m');
    kernel.setRules('bmja');
    const withOne = standard(hand, 4).names;
    kernel.setRules('riichi');
    expect(withOne).toEqual([...completeReadings(hand, 4, 1)].sort());
    expect(standard(hand, 4).names.length).toBeGreaterThan(withOne.length);
  });

  test('a limit on chows in unfinished hands', () => {
    const random = randomStream(83);
    kernel.setRules('bmja');
    let compared = 0;
    for (let i = 0; i < 300; i++) {
      const sets = 2 + Math.floor(random() * 3);
      const kinds = i % 2 ? CROWDED : ALL_KINDS;
      const hand = spoiled(random, completeHand(random, sets, kinds), kinds, random() < 0.5);
      const { standard: shanten, best } = kernel.examine(hand, sets);
      if (shanten < 0 || shanten > best || shanten > 2) continue;
      const expected = [...unfinishedReadings(hand, sets, shanten + 1, NONE, 1)].sort();
      expect({ hand, sets, ...standard(hand, sets) }).toEqual({ hand, sets, names: expected, cut: false });
      compared++;
    }
    kernel.setRules('riichi');
    expect(compared).toBeGreaterThan(80);
  });

  // No hand is known to have more than 77; the bound is for safety, and must be told.
  test("a list that is cut says so; the caller's hand is as it was", () => {
    const hand = counts('1344456677789m');
    const before = hand.slice();
    const whole = kernel.readings(hand, 4, 0);
    expect(whole.cut).toBe(false);
    const { readings, cut } = kernel.readings(hand, 4, 0, { most: 2 });
    expect({ readings, cut }).toEqual({ readings: whole.readings.slice(0, 2), cut: true });
    expect(hand).toEqual(before);
  });

  test('three honour pungs and a dead fourth tile: the tile is single, not half a pair', () => {
    const { names } = standard(counts('1112223334444z'), 4);
    expect(names).toEqual(['27-27-27 28-28-28 29-29-29 30 30-30-30']);
  });

  test.each([
    ['123456789m1133p', '09-09 11-11', 'a second pair may become a pung'],
    ['123456789m1123p', '09-09 10-11', 'a pair and two tiles open at both ends'],
    ['123456789m1124p', '09 09-10 12', 'none is left apart that belongs together', false],
    ['123456789m2333p', '10 11-11-11', 'a set and a single tile, which wait for the pair'],
    ['123456789m2333p', '10-11 11-11', 'or the pair and two tiles'],
  ])('%s: %s, %s', (tiles, ending, _, expected = true) => {
    const { names } = standard(counts(tiles as string), 4);
    expect(names.includes(`00-01-02 03-04-05 06-07-08 ${ending}`)).toBe(expected);
  });

  test('seven pairs and thirteen orphans are read where they are nearest', () => {
    const patterns = (tiles: string) => kernel.readings(counts(tiles), 4, 0).readings.map((r) => r.pattern);
    expect(patterns('112233m112233p11s')).toEqual([0, 1]);
    expect(patterns('1122m3399p5577s66z')).toEqual([1]);
    expect(patterns('119m19p19s1234567z')).toEqual([2]);
    expect(patterns('119m199p19s123456z')).toEqual([2, 2]);
  });
});

function completeHand(random: () => number, sets: number, kinds: readonly number[]): Uint8Array {
  for (;;) {
    const hand = new Uint8Array(34);
    const pick = () => kinds[Math.floor(random() * kinds.length)] as number;
    const add = (tiles: number[]) => {
      for (const kind of tiles) hand[kind] = (hand[kind] as number) + 1;
    };
    const head = pick();
    add([head, head]);
    for (let set = 0; set < sets; set++) {
      const kind = pick();
      add(random() < 0.3 || kind >= 27 || kind % 9 > 6 ? [kind, kind, kind] : [kind, kind + 1, kind + 2]);
    }
    if (hand.every((count) => count <= 4)) return hand;
  }
}

/** A hand with one or two tiles exchanged, and one taken away unless `whole`. */
function spoiled(random: () => number, hand: Uint8Array, kinds: readonly number[], whole: boolean) {
  const change = (step: number) => {
    const able = kinds.filter((kind) => (step < 0 ? (hand[kind] as number) > 0 : (hand[kind] as number) < 4));
    const kind = able[Math.floor(random() * able.length)];
    if (kind !== undefined) hand[kind] = (hand[kind] as number) + step;
  };
  for (let i = 1 + Math.floor(random() * 2); i > 0; i--) {
    change(-1);
    change(1);
  }
  if (!whole) change(-1);
  return hand;
}
