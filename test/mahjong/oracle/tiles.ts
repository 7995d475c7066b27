import { parseTiles } from '../../../src/mahjong/notation.js';
import { countKinds } from '../../../src/mahjong/tiles.js';
import { unwrap } from '../../../src/result.js';

/** 34 counts of a text of tiles. */
export const counts = (text: string): Uint8Array => countKinds(unwrap(parseTiles(text)));

/** A repeatable stream of numbers in [0, 1): mulberry32. */
export function randomStream(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `size` random tiles of the given kinds as 34 counts. */
export function randomHand(random: () => number, size: number, kinds: readonly number[]): Uint8Array {
  const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
  const hand = new Uint8Array(34);
  for (let i = 0; i < size; i++) {
    const [kind] = wall.splice(Math.floor(random() * wall.length), 1);
    hand[kind as number] = (hand[kind as number] ?? 0) + 1;
  }
  return hand;
}

export const ALL_KINDS: readonly number[] = Array.from({ length: 34 }, (_, kind) => kind);
