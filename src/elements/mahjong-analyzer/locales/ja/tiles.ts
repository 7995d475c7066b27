/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../../../mahjong/types.js';
import type { TilePhrases } from '../en/tiles.js';

const WINDS = ['東', '南', '西', '北'];
const DRAGONS = ['白', '發', '中'];
const FLOWERS = ['梅', '蘭', '菊', '竹'];
const SEASONS = ['春', '夏', '秋', '冬'];
const SUITS: Readonly<Record<string, string>> = {
  m: '萬子',
  p: '筒子',
  s: '索子',
  z: '字牌',
  f: '花牌',
};
/** Of one tile: "5萬". */
const SUIT: Readonly<Record<string, string>> = { m: '萬', p: '筒', s: '索' };
const SETS: Readonly<Record<SetKind, string>> = {
  chow: '順子',
  pung: '刻子',
  kong: '槓子',
  pair: '対子',
  knitted: '組合面子',
  single: '単独牌',
  edge: '辺張',
  closed: '嵌張',
  open: '両面',
};

export const tilePhrases: TilePhrases = {
  wind: (wind) => WINDS[wind - 1] ?? String(wind),
  dragon: (dragon) => `${DRAGONS[dragon - 1]}`,
  redFive: (suit) => `赤5${suit}`,

  spokenTile: (number, suit) => `${number}${SUIT[suit]}`,
  spokenRedFive: (suit) => `赤5${SUIT[suit]}`,
  spokenWind: (wind) => `${WINDS[wind - 1]}`,
  spokenFlower: (flower) => `花牌${flower}、${FLOWERS[flower - 1]}`,
  spokenSeason: (season) => `季節牌${season}、${SEASONS[season - 1]}`,

  setOfOne: (kind, tile) => `${SETS[kind]}、${tile}`,
  setOfEqual: (kind, tile) => `${tile}の${SETS[kind]}`,
  setOfSuit: (kind, digits, suit) => `${SUITS[suit]}の${SETS[kind]}、${digits}`,
  setOfTiles: (kind, tiles) => `${SETS[kind]}、${tiles.join('、')}`,

  andMoreKinds: (tiles, more) => `${tiles.join('、')}ほか${more}種`,
};

export const tiles = (count: number): string => `${count}枚`;

/** "有効牌12枚" */
export const help = (count: number): string => `有効牌${tiles(count)}`;
