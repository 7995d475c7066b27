import { unwrap } from '../result.js';
import type { Shown, TileText } from './circumstances/index.js';
import { readText } from './fields.js';
import { refuseFlowers } from './flowers.js';
import { parseTiles } from './notation.js';
import { isFlower } from './tiles.js';
import type { MahjongRequest } from './types.js';

/**
 * Tiles that lie open besides melds. Flowers and seasons among them are not asked for, and refused where the rules have none. Throws
 * the errors of notation.
 */
export function readShown(request: MahjongRequest, flowers: boolean): Shown {
  const read = (name: keyof Shown): TileText => {
    const text = readText(name, request[name], '');
    const tiles = text.trim() === '' ? [] : unwrap(parseTiles(text));
    if (!flowers) refuseFlowers(text, tiles);
    return { text, tiles: tiles.filter(({ kind }) => !isFlower(kind)) };
  };
  return {
    ...{ dora: read('dora'), uraDora: read('uraDora'), seen: read('seen'), discards: read('discards') },
  };
}
