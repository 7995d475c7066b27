import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { dealHands, takeBatches } from './hands.js';
import { ALL_TILES, type Hand, NO_TILES } from './tiles.js';

export const levelName = (shanten: number): string => (shanten === 0 ? 'tenpai' : `${shanten}-shanten`);

/** Hands of 14 tiles over all suits, of one shanten, a batch each. */
export function handsOfLevel(kernel: MahjongKernel, shanten: number, count: number, seed: number): Hand[][] {
  kernel.setTable(NO_TILES, ALL_TILES);
  const fits = (hand: Hand) => kernel.examine(hand, 4).best === shanten;
  return takeBatches(dealHands('normal', 14, seed), count, 1, fits);
}
