/** Rules that are played without flowers and seasons. */
import { HintwrightError } from '../errors.js';
import type { PlacedTile } from './notation.js';
import { isFlower } from './tiles.js';
import type { MahjongRequest, Rules } from './types.js';

/** Riichi has none, and in Hong Kong an option leaves them out. */
export const hasFlowers = (rules: Rules, { ruleOptions }: MahjongRequest): boolean =>
  rules !== 'riichi' && !(rules === 'hongkong' && ruleOptions?.flowers === false);

/** Throws `ERR_FLOWERS` at the first one of a text. */
export function refuseFlowers(text: string, tiles: readonly PlacedTile[]): void {
  const flower = tiles.find(({ kind }) => isFlower(kind));
  if (!flower) return;
  throw new HintwrightError({
    code: 'ERR_FLOWERS',
    message: 'These rules are played without flowers and seasons: leave this tile out.',
    input: text,
    at: flower.at,
  });
}
