/**
 * Tiles as numbers and as text.
 *
 * A kind is 0-8 characters, 9-17 dots, 18-26 bamboo, 27-33 East South West North White Green Red, 34-37 flowers,
 * 38-41 seasons: the numbering of the kernel, continued by the flowers that it never sees.
 */

/** Kinds that sets are made of. */
export const KINDS = 34;
export const COPIES = 4;

export const SUITS = ['m', 'p', 's', 'z', 'f'] as const;
export type Suit = (typeof SUITS)[number];

const FIRST_KIND: Record<Suit, number> = { m: 0, p: 9, s: 18, z: 27, f: 34 };
const LENGTH: Record<Suit, number> = { m: 9, p: 9, s: 9, z: 7, f: 8 };

/** One tile. `red` is true for a red five alone. */
export interface Tile {
  kind: number;
  red: boolean;
}

export const isSuit = (letter: string): letter is Suit => (SUITS as readonly string[]).includes(letter);
export const isNumberSuit = (suit: Suit): boolean => suit === 'm' || suit === 'p' || suit === 's';
export const isHonour = (kind: number): boolean => kind >= FIRST_KIND.z && kind < FIRST_KIND.f;
/** 2 to 8 of a suit. */
export const isSimple = (kind: number): boolean => kind < FIRST_KIND.z && kind % 9 > 0 && kind % 9 < 8;
export const isFlower = (kind: number): boolean => kind >= FIRST_KIND.f;

export function suitOf(kind: number): Suit {
  if (kind >= FIRST_KIND.f) return 'f';
  if (kind >= FIRST_KIND.z) return 'z';
  return kind >= FIRST_KIND.s ? 's' : kind >= FIRST_KIND.p ? 'p' : 'm';
}

/** 1 to 9 (honours 1 to 7, flowers 1 to 8). */
export const rankOf = (kind: number): number => kind - FIRST_KIND[suitOf(kind)] + 1;

/** The tile written as `digit` and `suit`, 0 being a red five; `null` where there is none. */
export function tileOf(digit: number, suit: Suit): Tile | null {
  if (digit === 0) return isNumberSuit(suit) ? { kind: FIRST_KIND[suit] + 4, red: true } : null;
  return digit <= LENGTH[suit] ? { kind: FIRST_KIND[suit] + digit - 1, red: false } : null;
}

/** A kind's name in MPSZ: `9p`. */
export const kindName = (kind: number): string => `${rankOf(kind)}${suitOf(kind)}`;

/** A tile's name in MPSZ: `9p`, or `0p` for the red five of dots. */
export const tileName = (tile: Tile): string => (tile.red ? `0${suitOf(tile.kind)}` : kindName(tile.kind));

/** By kind; red fives before the others. */
export const compareTiles = (a: Tile, b: Tile): number => a.kind - b.kind || Number(b.red) - Number(a.red);

/** How many of each of the 34 kinds; flowers are left out. */
export function countKinds(tiles: Iterable<Tile>): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const { kind } of tiles) if (kind < KINDS) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** U+1F000 to U+1F029, in the order of Unicode. */
const UNICODE_KINDS = [
  ...[27, 28, 29, 30, 33, 32, 31],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8],
  ...[18, 19, 20, 21, 22, 23, 24, 25, 26],
  ...[9, 10, 11, 12, 13, 14, 15, 16, 17],
  ...[34, 35, 36, 37, 38, 39, 40, 41],
];

/** The kind of a Unicode tile character (Mahjong Tiles block), or `null`. */
export const kindOfCodePoint = (codePoint: number): number | null =>
  UNICODE_KINDS[codePoint - 0x1f000] ?? null;
