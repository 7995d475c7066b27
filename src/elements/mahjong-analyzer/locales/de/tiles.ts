/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../../../mahjong/types.js';
import type { TilePhrases } from '../en/tiles.js';

const WINDS = ['Ost', 'Süd', 'West', 'Nord'];
const DRAGONS = ['Weißer', 'Grüner', 'Roter'];
const FLOWERS = ['Pflaume', 'Orchidee', 'Chrysantheme', 'Bambus'];
const SEASONS = ['Frühling', 'Sommer', 'Herbst', 'Winter'];
const SUITS: Readonly<Record<string, string>> = {
  m: 'Charaktere',
  p: 'Kreise',
  s: 'Bambus',
  z: 'Ehrensteine',
  f: 'Blumen',
};
/** Of one tile: "Charakter 5". */
const SUIT: Readonly<Record<string, string>> = { m: 'Charakter', p: 'Kreis', s: 'Bambus' };
const SETS: Readonly<Record<SetKind, string>> = {
  chow: 'Chow',
  pung: 'Pung',
  kong: 'Kong',
  pair: 'Paar',
  knitted: 'gemischter Chow',
  single: 'Einzelstein',
  edge: 'Randwarten',
  closed: 'Lückenwarten',
  open: 'offenes Warten',
};

export const tilePhrases: TilePhrases = {
  wind: (wind) => WINDS[wind - 1] ?? String(wind),
  dragon: (dragon) => `${DRAGONS[dragon - 1]} Drache`,
  redFive: (suit) => `rote 5${suit}`,

  spokenTile: (number, suit) => `${SUIT[suit]} ${number}`,
  spokenRedFive: (suit) => `rote ${SUIT[suit]} 5`,
  spokenWind: (wind) => `${WINDS[wind - 1]}wind`,
  spokenFlower: (flower) => `Blume ${flower}, ${FLOWERS[flower - 1]}`,
  spokenSeason: (season) => `Jahreszeit ${season}, ${SEASONS[season - 1]}`,

  setOfOne: (kind, tile) => `${SETS[kind]} ${tile}`,
  setOfEqual: (kind, tile) => `${SETS[kind]} ${tile}`,
  setOfSuit: (kind, digits, suit) => `${SETS[kind]} ${digits} ${SUITS[suit]}`,
  setOfTiles: (kind, tiles) => `${SETS[kind]}: ${tiles.join(', ')}`,

  andMoreKinds: (tiles, more) => `${tiles.join(', ')} und ${more} weitere Arten`,
};

export const tiles = (count: number): string => (count === 1 ? '1 Stein' : `${count} Steine`);

/** "1 Stein hilft" */
export const help = (count: number): string => `${tiles(count)} ${count === 1 ? 'hilft' : 'helfen'}`;
