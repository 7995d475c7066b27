import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { readCases } from '../support/cases.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { shantenOracle } from './oracle/shanten.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

interface ShantenCase {
  id: string;
  hand: string;
  melds: number;
  std: number;
  chiitoi?: number;
  kokushi?: number;
}

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);
/** Many tiles of few kinds: where a kind runs out of copies. */
const CROWDED = [0, 1, 2, 3, 9, 10, 11, 27, 28];

describe.each(BUILDS)('shanten by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setTable(NONE, FOUR);
  });

  test.each(['mahjong/shanten_14.jsonl', 'mahjong/shanten_var.jsonl'])(
    'every hand of %s, by form',
    (file) => {
      const wrong = readCases<ShantenCase>(file).filter(({ hand, melds, std, chiitoi, kokushi }) => {
        const forms = kernel.examine(counts(hand), 4 - melds);
        const special = melds > 0 || (forms.sevenPairs === chiitoi && forms.thirteenOrphans === kokushi);
        return forms.standard !== std || !special;
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each([
    ['any hand', ALL_KINDS],
    ['hands crowded into few kinds, where copies run out', CROWDED],
  ])('agrees with the definition on %s', (_, kinds) => {
    const random = randomStream(7);
    for (let i = 0; i < 150; i++) {
      const sets = 1 + Math.floor(random() * 4);
      const hand = randomHand(random, 3 * sets + 1 + Math.floor(random() * 2), kinds);
      expect({ hand, ...kernel.examine(hand, sets) }).toEqual({ hand, ...shantenOracle(hand, sets) });
    }
  });

  // Two tiles of a kind in a chow and a pung leave one or none: no look-up by counts alone can know that.
  test('knows that copies in the own melds are gone', () => {
    const random = randomStream(11);
    for (let i = 0; i < 400; i++) {
      const melded = new Uint8Array(34);
      const melds = 1 + Math.floor(random() * 3);
      for (let meld = 0; meld < melds; meld++) addMeld(melded, random);
      const size = 3 * (4 - melds) + 1 + Math.floor(random() * 2);
      const hand = randomHand(random, size, CROWDED).map((count, kind) =>
        Math.min(count, Math.max(0, 4 - (melded[kind] as number))),
      );
      if (melded.some((count) => count > 4)) continue;
      kernel.setTable(
        melded,
        FOUR.map((count, kind) => count - (melded[kind] as number)),
      );
      const { standard } = kernel.examine(hand, 4 - melds);
      expect({ hand, melded, standard }).toEqual({
        hand,
        melded,
        standard: shantenOracle(hand, 4 - melds, melded).standard,
      });
    }
    kernel.setTable(NONE, FOUR);
  });
});

function addMeld(melded: Uint8Array, random: () => number): void {
  const kinds =
    random() < 0.5 ? [0, 1, 2] : Array.from({ length: 3 }, () => CROWDED[Math.floor(random() * 4)] as number);
  const pung = kinds[0] === kinds[1] && kinds[1] === kinds[2];
  const tiles =
    pung || kinds.join() === '0,1,2' ? kinds : Array.from({ length: 3 }, () => kinds[0] as number);
  for (const kind of tiles) melded[kind] = (melded[kind] as number) + 1;
}
