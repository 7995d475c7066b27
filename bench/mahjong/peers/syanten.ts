import type { LoadPeer } from '../../core/types.js';
import { bySuit, type Hand } from '../tiles.js';
import { exportsOf } from './majiang-core.js';

export const SYANTEN = 'syanten';

export async function loadSyanten(load: LoadPeer) {
  const peer = await load(SYANTEN);
  if (!peer) return null;
  const syanten = exportsOf<(hand: number[][]) => number>(peer.module);
  return { syanten, convert: (hand: Hand) => bySuit(hand), version: peer.version };
}
