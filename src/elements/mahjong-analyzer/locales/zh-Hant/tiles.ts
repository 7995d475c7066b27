/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../../../mahjong/types.js';
import type { TilePhrases } from '../en/tiles.js';

const WINDS = ['東', '南', '西', '北'];
const DRAGONS = ['白板', '發財', '紅中'];
const FLOWERS = ['梅', '蘭', '菊', '竹'];
const SEASONS = ['春', '夏', '秋', '冬'];
const SUITS: Readonly<Record<string, string>> = { m: '萬', p: '筒', s: '條', z: '字牌', f: '花牌' };
const SETS: Readonly<Record<SetKind, string>> = {
  chow: '順子',
  pung: '刻子',
  kong: '槓子',
  pair: '對子',
  knitted: '組合',
  single: '單張',
  edge: '邊張搭子',
  closed: '嵌張搭子',
  open: '兩面搭子',
};

export const tilePhrases: TilePhrases = {
  wind: (wind) => WINDS[wind - 1] ?? String(wind),
  dragon: (dragon) => `${DRAGONS[dragon - 1]}`,
  redFive: (suit) => `赤5${suit}`,

  spokenTile: (number, suit) => `${number}${SUITS[suit]}`,
  spokenRedFive: (suit) => `赤5${SUITS[suit]}`,
  spokenWind: (wind) => `${WINDS[wind - 1]}風`,
  spokenFlower: (flower) => `花牌${flower}，${FLOWERS[flower - 1]}`,
  spokenSeason: (season) => `季節牌${season}，${SEASONS[season - 1]}`,

  setOfOne: (kind, tile) => `${tile}${SETS[kind]}`,
  setOfEqual: (kind, tile) => `${tile}${SETS[kind]}`,
  setOfSuit: (kind, digits, suit) => `${digits} ${SUITS[suit]}${SETS[kind]}`,
  setOfTiles: (kind, tiles) => `${SETS[kind]}：${tiles.join('、')}`,

  andMoreKinds: (tiles, more) => `${tiles.join('、')}和另外${more}種`,
};

export const tiles = (count: number): string => `${count}張`;

export const help = (count: number): string => `進張${tiles(count)}`;
