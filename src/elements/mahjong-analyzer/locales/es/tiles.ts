/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../../../mahjong/types.js';
import type { TilePhrases } from '../en/tiles.js';

const WINDS = ['Este', 'Sur', 'Oeste', 'Norte'];
const DRAGONS = ['blanco', 'verde', 'rojo'];
const FLOWERS = ['ciruelo', 'orquídea', 'crisantemo', 'bambú'];
const SEASONS = ['primavera', 'verano', 'otoño', 'invierno'];
const SUITS: Readonly<Record<string, string>> = {
  m: 'caracteres',
  p: 'círculos',
  s: 'bambú',
  z: 'honores',
  f: 'flores',
};
const SETS: Readonly<Record<SetKind, string>> = {
  chow: 'chow',
  pung: 'pung',
  kong: 'kong',
  pair: 'pareja',
  knitted: 'chow tejido',
  single: 'ficha suelta',
  edge: 'espera de borde',
  closed: 'espera cerrada',
  open: 'espera abierta',
};

export const tilePhrases: TilePhrases = {
  wind: (wind) => WINDS[wind - 1] ?? String(wind),
  dragon: (dragon) => `dragón ${DRAGONS[dragon - 1]}`,
  redFive: (suit) => `5${suit} rojo`,

  spokenTile: (number, suit) => `${number} de ${SUITS[suit]}`,
  spokenRedFive: (suit) => `5 rojo de ${SUITS[suit]}`,
  spokenWind: (wind) => `viento ${WINDS[wind - 1]}`,
  spokenFlower: (flower) => `flor ${flower}, ${FLOWERS[flower - 1]}`,
  spokenSeason: (season) => `estación ${season}, ${SEASONS[season - 1]}`,

  setOfOne: (kind, tile) => (kind === 'single' ? `${tile}, ${SETS[kind]}` : `${SETS[kind]}: ${tile}`),
  setOfEqual: (kind, tile) => `${SETS[kind]} de ${tile}`,
  setOfSuit: (kind, digits, suit) => `${SETS[kind]} ${digits} de ${SUITS[suit]}`,
  setOfTiles: (kind, tiles) => `${SETS[kind]}: ${tiles.join(', ')}`,

  andMoreKinds: (tiles, more) => `${tiles.join(', ')} y ${more} clases más`,
};

/** How many tiles, or by how many more or fewer. */
export function tiles(count: number, more?: 'more' | 'fewer'): string {
  const counted = count === 1 ? '1 ficha' : `${count} fichas`;
  if (more === undefined) return counted;
  return `${counted} ${more === 'more' ? 'más' : 'menos'}`;
}

/** "1 ficha ayuda" */
export const help = (count: number): string => `${tiles(count)} ${count === 1 ? 'ayuda' : 'ayudan'}`;

/** At the start of a sentence: "Dragón blanco", "8p". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
