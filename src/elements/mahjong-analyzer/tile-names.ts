/** Tiles and groups of tiles, as they are spoken and written. */
import type { SetKind } from '../../mahjong/types.js';
import { readHand } from './hand-model.js';
import { strings } from './strings.js';

/** A tile as it is spoken: "5 of dots, red", "East wind". */
export function tileName(tile: string): string {
  const number = Number(tile[0]);
  const suit = tile[1] ?? '';
  if (suit === 'z') return number < 5 ? strings.spokenWind(number) : strings.dragon(number - 4);
  if (suit === 'f') return number < 5 ? strings.spokenFlower(number) : strings.spokenSeason(number - 4);
  return number === 0 ? strings.spokenRedFive(suit) : strings.spokenTile(number, suit);
}

/** A tile in a written sentence: "9p", "red 5p", "East". */
export function tileWord(tile: string): string {
  const number = Number(tile[0]);
  if (tile[1] === 'z') return number < 5 ? strings.wind(number) : strings.dragon(number - 4);
  return number === 0 ? strings.redFive(tile[1] ?? '') : tile;
}

/** A group of a reading as it is spoken: "chow 1 2 3 of characters", "pair of East wind". */
export function setName(kind: SetKind, tiles: readonly string[]): string {
  const spoken = tiles.map(tileName);
  const suit = tiles[0]?.[1] ?? '';
  if (tiles.some((tile) => tile[1] !== suit)) return strings.setOfTiles(kind, spoken);
  const digits = tiles.map((tile) => Number(tile[0]) || 5);
  if (tiles.length === 1) return strings.setOfOne(kind, spoken[0]!);
  if (new Set(digits).size > 1) return strings.setOfSuit(kind, digits.join(' '), suit);
  return strings.setOfEqual(kind, spoken[tiles.findIndex((tile) => tile[0] === '0')] ?? spoken[0]!);
}

/** The tiles of a group written together, such as `46s`. */
export function tilesIn(text: string): string[] {
  return readHand(text).concealed;
}

/** Several tiles in a sentence: "4p, 7p and 1s", beyond `most` of them "4p, 7p and 3 more kinds". */
export function tileList(tiles: readonly string[], most: number, name = tileWord): string {
  const over = tiles.length - most;
  if (over > 1) return strings.andMoreKinds(tiles.slice(0, most).map(name), over);
  return strings.list(tiles.map(name));
}
