/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../../../mahjong/types.js';
import { counted } from '../../../shared/locales/fr/writing.js';
import type { TilePhrases } from '../en/tiles.js';

const WINDS = ['Est', 'Sud', 'Ouest', 'Nord'];
const SPOKEN_WINDS = ['vent d’Est', 'vent du Sud', 'vent d’Ouest', 'vent du Nord'];
const DRAGONS = ['blanc', 'vert', 'rouge'];
const FLOWERS = ['prunier', 'orchidée', 'chrysanthème', 'bambou'];
const SEASONS = ['printemps', 'été', 'automne', 'hiver'];
/** After a figure: "3 de bambou". */
const OF_SUIT: Readonly<Record<string, string>> = {
  m: 'de caractère',
  p: 'de cercle',
  s: 'de bambou',
  z: 'd’honneurs',
  f: 'de fleurs',
};
const SETS: Readonly<Record<SetKind, string>> = {
  chow: 'chow',
  pung: 'pung',
  kong: 'kong',
  pair: 'paire',
  knitted: 'chow tricoté',
  single: 'tuile seule',
  edge: 'attente de bord',
  closed: 'attente centrale',
  open: 'attente bilatérale',
};

export const tilePhrases: TilePhrases = {
  wind: (wind) => WINDS[wind - 1] ?? String(wind),
  dragon: (dragon) => `Dragon ${DRAGONS[dragon - 1]}`,
  redFive: (suit) => `5${suit} rouge`,

  spokenTile: (number, suit) => `${number} ${OF_SUIT[suit]}`,
  spokenRedFive: (suit) => `5 rouge ${OF_SUIT[suit]}`,
  spokenWind: (wind) => `${SPOKEN_WINDS[wind - 1]}`,
  spokenFlower: (flower) => `fleur ${flower}, ${FLOWERS[flower - 1]}`,
  spokenSeason: (season) => `saison ${season}, ${SEASONS[season - 1]}`,

  setOfOne: (kind, tile) => `${SETS[kind]}, ${tile}`,
  setOfEqual: (kind, tile) => `${SETS[kind]} de ${tile}`,
  setOfSuit: (kind, digits, suit) => `${SETS[kind]} ${digits} ${OF_SUIT[suit]}`,
  setOfTiles: (kind, tiles) => `${SETS[kind]} : ${tiles.join(', ')}`,

  andMoreKinds: (tiles, more) => `${tiles.join(', ')} et ${counted(more, 'autre sorte', 'autres sortes')}`,
};

export const tiles = (count: number): string => counted(count, 'tuile');

/** Those that bring the hand nearer. */
export const useful = (count: number): string => counted(count, 'tuile utile', 'tuiles utiles');
