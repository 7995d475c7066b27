/** Hands as 34 counts by kind, in the order of the kernel: characters, dots, bamboo, honours. */
import { makeTiles } from '../../src/mahjong/index.js';

export type Hand = Uint8Array;

export const KINDS = 34;
export const COPIES = 4;
/** First kind of each suit. */
export const SUIT_STARTS = [0, 9, 18, 27] as const;
export const SUIT_LETTERS = ['m', 'p', 's', 'z'] as const;

export const NO_TILES: Hand = new Uint8Array(KINDS);
export const ALL_TILES: Hand = new Uint8Array(KINDS).fill(COPIES);

/** MPSZ, as in a request. */
export function handText(hand: Hand): string {
  return makeTiles(listTiles(hand).map((kind) => ({ kind, red: false })));
}

/** The kinds of the tiles, each as often as it is held. */
export const listTiles = (hand: Hand): number[] =>
  [...hand].flatMap((count, kind) => Array.from({ length: count }, () => kind));

export const heldKinds = (hand: Hand): number[] =>
  [...hand.keys()].filter((kind) => (hand[kind] as number) > 0);

export function without(hand: Hand, kind: number): Hand {
  const rest = hand.slice();
  rest[kind] = (rest[kind] as number) - 1;
  return rest;
}

/** Counts by suit: three of nine, one of seven. */
export const bySuit = (hand: Hand): number[][] =>
  SUIT_STARTS.map((start, suit) => [...hand.slice(start, SUIT_STARTS[suit + 1] ?? KINDS)]);

/** `m123p99`: suits before their digits, as majiang-core writes hands. */
export function majiangText(hand: Hand): string {
  return bySuit(hand)
    .map((counts, suit) => {
      const digits = counts.flatMap((count, rank) => Array.from({ length: count }, () => rank + 1));
      return digits.length > 0 ? `${SUIT_LETTERS[suit]}${digits.join('')}` : '';
    })
    .join('');
}

/** The kind of `m1` or `1m`; a red five counts as a five. */
export function kindOf(name: string): number {
  const letter = SUIT_LETTERS.findIndex((suit) => name.includes(suit));
  const digit = Number(name.replace(/\D/g, '')) || 5;
  return (SUIT_STARTS[letter] as number) + digit - 1;
}
