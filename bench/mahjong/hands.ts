/**
 * Hands from a seed, in four kinds that ask different things of a shanten calculation: tiles over all suits, over one
 * suit and honours, in one suit, and terminals and honours alone.
 */
import { createRandom, pick, type Random } from '../core/random.js';
import { COPIES, type Hand, KINDS, SUIT_STARTS } from './tiles.js';

export const HAND_KINDS = ['normal', 'half flush', 'full flush', 'orphan-like'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

const HONOURS = range(27, KINDS);
const ORPHANS = [...SUIT_STARTS.slice(0, 3).flatMap((start) => [start, start + 8]), ...HONOURS];

/** Kinds that a hand of this kind is dealt from. */
function kindsFor(kind: HandKind, random: Random): readonly number[] {
  if (kind === 'normal') return range(0, KINDS);
  if (kind === 'orphan-like') return ORPHANS;
  const start = SUIT_STARTS[pick(random, 3)] as number;
  const suit = range(start, start + 9);
  return kind === 'full flush' ? suit : [...suit, ...HONOURS];
}

/** Endless hands of `size` tiles. */
export function* dealHands(kind: HandKind, size: number, seed: number): Generator<Hand, never> {
  const random = createRandom(seed);
  for (;;) yield deal(random, kindsFor(kind, random), size);
}

function deal(random: Random, kinds: readonly number[], size: number): Hand {
  const wall = kinds.flatMap((kind) => new Array<number>(COPIES).fill(kind));
  const hand = new Uint8Array(KINDS);
  for (let dealt = 0; dealt < size; dealt++) {
    const at = dealt + pick(random, wall.length - dealt);
    const kind = wall[at] as number;
    wall[at] = wall[dealt] as number;
    hand[kind] = (hand[kind] as number) + 1;
  }
  return hand;
}

/** Endless complete hands of four sets and a pair, no kind five times. */
export function* dealCompleteHands(kind: HandKind, seed: number): Generator<Hand, never> {
  const random = createRandom(seed);
  for (;;) {
    const hand = buildComplete(random, kindsFor(kind, random));
    if (hand.every((count) => count <= COPIES)) yield hand;
  }
}

function buildComplete(random: Random, kinds: readonly number[]): Hand {
  const hand = new Uint8Array(KINDS);
  const add = (kind: number, copies: number) => {
    hand[kind] = (hand[kind] as number) + copies;
  };
  add(kinds[pick(random, kinds.length)] as number, 2);
  for (let set = 0; set < 4; set++) {
    const first = kinds[pick(random, kinds.length)] as number;
    if (startsChow(first) && random() < CHOW_SHARE) for (const step of [0, 1, 2]) add(first + step, 1);
    else add(first, 3);
  }
  return hand;
}

/** Of the sets that may be a chow. */
const CHOW_SHARE = 0.75;

const startsChow = (kind: number): boolean => kind < SUIT_STARTS[3] && kind % 9 < 7;

/** Batches of the first hands that fit. */
export function takeBatches<Item = Hand>(
  hands: Iterable<Item>,
  batches: number,
  size: number,
  fits: (hand: Item) => boolean = () => true,
): Item[][] {
  const all: Item[][] = Array.from({ length: batches }, () => []);
  let taken = 0;
  for (const hand of hands) {
    if (!fits(hand)) continue;
    all[Math.floor(taken / size)]?.push(hand);
    if (++taken === batches * size) break;
  }
  return all;
}

function range(from: number, end: number): number[] {
  return Array.from({ length: end - from }, (_, i) => from + i);
}
