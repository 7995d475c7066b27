import { describe, expect, test } from 'vitest';
import { dealCompleteHands, dealHands, HAND_KINDS, takeBatches } from '../../bench/mahjong/hands.js';
import { bySuit, handText, kindOf, listTiles, majiangText } from '../../bench/mahjong/tiles.js';
import { completeReadings } from '../mahjong/oracle/readings.js';

const SAMPLE = 200;
const deal = (kind: (typeof HAND_KINDS)[number], size: number, seed: number) =>
  takeBatches(dealHands(kind, size, seed), 1, SAMPLE)[0] ?? [];

describe.each(HAND_KINDS)('%s hands', (kind) => {
  // Results of two machines are about the same hands.
  test('are the same for the same seed, and others for another', () => {
    const texts = (seed: number) => deal(kind, 14, seed).map(handText);
    expect(texts(7)).toEqual(texts(7));
    expect(texts(7)).not.toEqual(texts(8));
  });

  test.each([13, 14])('have %i tiles, no kind five times', (size) => {
    for (const hand of deal(kind, size, 3)) {
      expect(listTiles(hand)).toHaveLength(size);
      expect(Math.max(...hand)).toBeLessThanOrEqual(4);
    }
  });
});

test.each([
  { kind: 'half flush', most: 1, honours: true },
  { kind: 'full flush', most: 1, honours: false },
] as const)('$kind: one suit', ({ kind, most, honours }) => {
  const hands = deal(kind, 14, 5).map((hand) =>
    bySuit(hand).map((counts) => counts.reduce((sum, count) => sum + count, 0)),
  );
  for (const [m = 0, p = 0, s = 0, z = 0] of hands) {
    expect([m, p, s].filter((count) => count > 0).length).toBeLessThanOrEqual(most);
    if (!honours) expect(z).toBe(0);
  }
  expect(hands.some(([, , , z = 0]) => z > 0)).toBe(honours);
});

test.each(['normal', 'full flush'] as const)('complete hands, %s: each has a reading', (kind) => {
  for (const hand of takeBatches(dealCompleteHands(kind, 3), 1, SAMPLE)[0] ?? []) {
    expect(Math.max(...hand)).toBeLessThanOrEqual(4);
    expect(completeReadings(hand, 4).size).toBeGreaterThan(0);
  }
});

test('orphan-like hands hold terminals and honours alone', () => {
  const simples = [0, 9, 18].flatMap((start) => [1, 2, 3, 4, 5, 6, 7].map((rank) => start + rank));
  for (const hand of deal('orphan-like', 14, 5)) {
    expect(simples.every((kind) => hand[kind] === 0)).toBe(true);
  }
});

test('hands as the peers write them', () => {
  const hand = new Uint8Array(34);
  for (const kind of [0, 1, 2, 13, 13, 33]) hand[kind] = (hand[kind] as number) + 1;
  expect(handText(hand)).toBe('123m55p7z');
  expect(majiangText(hand)).toBe('m123p55z7');
  expect(['1m', 'm1', 'p0', 'p5', '7z'].map(kindOf)).toEqual([0, 0, 13, 13, 33]);
});
