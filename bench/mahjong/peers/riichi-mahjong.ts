import type { LoadPeer } from '../../core/types.js';
import { type Hand, listTiles } from '../tiles.js';

export const RIICHI_MAHJONG = '@pai-forge/riichi-mahjong';

interface Tehai {
  closed: number[];
  exposed: never[];
}

interface Library {
  calculateShanten(hand: Tehai): { value: number };
}

/**
 * Shanten of 13 tiles, no more and no less. Its getUkeire asks another question than ours, what lowers the shanten of the
 * standard form, so that it does not take part in that.
 */
export async function loadRiichiMahjong(load: LoadPeer) {
  const peer = await load(RIICHI_MAHJONG);
  if (!peer) return null;
  const { calculateShanten } = peer.module as Library;
  const convert = (hand: Hand): Tehai => ({ closed: listTiles(hand), exposed: [] });
  const shanten = (hand: Tehai): number => calculateShanten(hand).value;
  return { shanten, convert, version: peer.version };
}
