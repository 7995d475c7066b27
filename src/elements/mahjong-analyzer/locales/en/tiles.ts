/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../../../mahjong/types.js';
import type { Translation } from '../../../shared/phrasebook.js';

const WINDS = ['East', 'South', 'West', 'North'];
const DRAGONS = ['White', 'Green', 'Red'];
const FLOWERS = ['plum', 'orchid', 'chrysanthemum', 'bamboo'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const SUITS: Readonly<Record<string, string>> = {
  m: 'characters',
  p: 'dots',
  s: 'bamboo',
  z: 'honours',
  f: 'flowers',
};
const SETS: Readonly<Record<SetKind, string>> = {
  chow: 'chow',
  pung: 'pung',
  kong: 'kong',
  pair: 'pair',
  knitted: 'knitted set',
  single: 'single',
  edge: 'edge wait',
  closed: 'closed wait',
  open: 'open wait',
};

export const tilePhrases = {
  /** 1 East to 4 North; any other number as it is. */
  wind: (wind: number) => WINDS[wind - 1] ?? String(wind),
  /** As it is written; 1 white, 2 green, 3 red. */
  dragon: (dragon: number) => `${DRAGONS[dragon - 1]} dragon`,
  /** A red five as it is written, its suit as in its notation. */
  redFive: (suit: string) => `red 5${suit}`,

  // As they are spoken: suits `m`, `p`, `s`; flowers and seasons 1 to 4
  spokenTile: (number: number, suit: string) => `${number} of ${SUITS[suit]}`,
  spokenRedFive: (suit: string) => `5 of ${SUITS[suit]}, red`,
  spokenWind: (wind: number) => `${WINDS[wind - 1]} wind`,
  spokenFlower: (flower: number) => `flower ${flower}, ${FLOWERS[flower - 1]}`,
  spokenSeason: (season: number) => `season ${season}, ${SEASONS[season - 1]}`,

  // Groups of a reading, as they are spoken
  /** "single East wind" */
  setOfOne: (kind: SetKind, tile: string) => `${SETS[kind]} ${tile}`,
  /** "pair of East wind" */
  setOfEqual: (kind: SetKind, tile: string) => `${SETS[kind]} of ${tile}`,
  /** "chow 1 2 3 of characters"; suits also `z`, honours, and `f`, flowers */
  setOfSuit: (kind: SetKind, digits: string, suit: string) => `${SETS[kind]} ${digits} of ${SUITS[suit]}`,
  /** Of several suits. */
  setOfTiles: (kind: SetKind, tiles: readonly string[]) => `${SETS[kind]}: ${tiles.join(', ')}`,

  /** "4p, 7p and 3 more kinds" */
  andMoreKinds: (tiles: readonly string[], more: number) => `${tiles.join(', ')} and ${more} more kinds`,
};

export type TilePhrases = Translation<typeof tilePhrases>;

/** How many tiles, or by how many more or fewer. */
export function tiles(count: number, more?: 'more' | 'fewer'): string {
  if (more === 'more') return count === 1 ? '1 more tile' : `${count} more tiles`;
  if (more === 'fewer') return count === 1 ? '1 fewer tile' : `${count} fewer tiles`;
  return count === 1 ? '1 tile' : `${count} tiles`;
}

export function help(count: number): string {
  return count === 1 ? '1 tile helps' : `${count} tiles help`;
}
