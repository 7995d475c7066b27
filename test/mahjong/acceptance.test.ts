import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { kindName } from '../../src/mahjong/tiles.js';
import { readCases } from '../support/cases.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { shantenOracle } from './oracle/shanten.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

interface UkeireCase {
  id: string;
  hand: string;
  melds: number;
  shanten: number;
  accept: [tile: string, left: number][];
  total: number;
}

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);

describe.each(BUILDS)('acceptance by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  const accepted = (hand: Uint8Array, sets: number) => {
    const { best } = kernel.examine(hand, sets);
    const copies = [...kernel.accept(best)];
    const tiles = copies.flatMap((left, kind) =>
      left > 0 ? [[kindName(kind), left] as [string, number]] : [],
    );
    return { shanten: best, accept: tiles, total: tiles.reduce((sum, [, left]) => sum + left, 0) };
  };

  test('every hand of ukeire_13', () => {
    kernel.setTable(NONE, FOUR);
    for (const { id, hand, melds, shanten, accept, total } of readCases<UkeireCase>(
      'mahjong/ukeire_13.jsonl',
    ))
      expect({ id, ...accepted(counts(hand), 4 - melds) }).toEqual({ id, shanten, accept, total });
  });

  // What is seen elsewhere can't be drawn; a kind of which nothing is left is not accepted at all.
  test('seen tiles are taken off', () => {
    const random = randomStream(3);
    for (let i = 0; i < 40; i++) {
      const hand = randomHand(random, 13, ALL_KINDS);
      const available = hand.map((own) => own + Math.floor(random() * (5 - own)));
      kernel.setTable(NONE, available);
      const { best } = shantenOracle(hand, 4);
      const expected = ALL_KINDS.flatMap((kind) => {
        const left = (available[kind] as number) - (hand[kind] as number);
        const more = hand.map((count, other) => count + Number(other === kind));
        return left > 0 && shantenOracle(more, 4).best < best ? [[kindName(kind), left]] : [];
      });
      expect({ hand, accept: accepted(hand, 4).accept }).toEqual({ hand, accept: expected });
    }
  });
});
