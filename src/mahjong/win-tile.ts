import { HintwrightError } from '../errors.js';
import { unwrap } from '../result.js';
import { readText } from './fields.js';
import { type Hand, handSize, type PlacedTile, parseTiles } from './notation.js';
import { isFlower } from './tiles.js';

const COMPLETE_SIZE = 14;

/**
 * The winning tile's kind: as told, else that of the last concealed tile written; -1 where there is none. Throws
 * `ERR_WIN_TILE`, and the errors of notation.
 */
export function readWinTile(value: unknown, hand: Hand): number {
  if (value === undefined) return hand.concealed.filter(({ kind }) => !isFlower(kind)).at(-1)?.kind ?? -1;
  const text = readText('winTile', value, '');
  const tiles = unwrap(parseTiles(text));
  const tile = tiles[0] as PlacedTile;
  const fault = (message: string, at: number) =>
    new HintwrightError({ code: 'ERR_WIN_TILE', message, input: text, at });
  if (tiles.length > 1)
    throw fault('The winning tile is one tile; this is a second one.', (tiles[1] as PlacedTile).at);
  if (isFlower(tile.kind)) throw fault('No hand is won on a flower or season.', tile.at);
  if (handSize(hand) === COMPLETE_SIZE && !hand.concealed.some((own) => isSuch(own, tile))) {
    throw fault('The winning tile is not among the concealed tiles of the hand.', tile.at);
  }
  return tile.kind;
}

/** A tile told as red must be a red one; a plain one is not asked for its colour. */
const isSuch = (own: PlacedTile, told: PlacedTile): boolean =>
  own.kind === told.kind && (own.red || !told.red);
