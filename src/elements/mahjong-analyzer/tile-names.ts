/** Tiles and groups of tiles, as they are spoken and written. */
import { msg, str } from '@lit/localize';
import type { SetKind } from '../../mahjong/types.js';
import { readHand } from './hand-model.js';

const WINDS = () => [msg('East'), msg('South'), msg('West'), msg('North')];
const DRAGONS = () => [msg('White'), msg('Green'), msg('Red')];
const FLOWERS = () => [msg('plum'), msg('orchid'), msg('chrysanthemum'), msg('bamboo')];
const SEASONS = () => [msg('spring'), msg('summer'), msg('autumn'), msg('winter')];

/** A tile as it is spoken: "5 of dots, red", "East wind". */
export function tileName(tile: string): string {
  const number = Number(tile[0]);
  const five = number || 5;
  switch (tile[1]) {
    case 'm':
      return redden(number, msg(str`${five} of characters`));
    case 'p':
      return redden(number, msg(str`${five} of dots`));
    case 's':
      return redden(number, msg(str`${five} of bamboo`));
    case 'z':
      return number < 5 ? msg(str`${WINDS()[number - 1]} wind`) : msg(str`${DRAGONS()[number - 5]} dragon`);
    default:
      return number < 5
        ? msg(str`flower ${number}, ${FLOWERS()[number - 1]}`)
        : msg(str`season ${number - 4}, ${SEASONS()[number - 5]}`);
  }
}

/** A tile in a written sentence: "9p", "red 5p", "East". */
export function tileWord(tile: string): string {
  const number = Number(tile[0]);
  if (tile[1] === 'z') return number < 5 ? WINDS()[number - 1]! : msg(str`${DRAGONS()[number - 5]} dragon`);
  return number === 0 ? msg(str`red 5${tile[1]}`) : tile;
}

function redden(number: number, name: string): string {
  return number === 0 ? msg(str`${name}, red`) : name;
}

const SET_KINDS: Record<SetKind, () => string> = {
  chow: () => msg('chow'),
  pung: () => msg('pung'),
  kong: () => msg('kong'),
  pair: () => msg('pair'),
  knitted: () => msg('knitted set'),
  single: () => msg('single'),
  edge: () => msg('edge wait'),
  closed: () => msg('closed wait'),
  open: () => msg('open wait'),
};

const SUITS: Record<string, () => string> = {
  m: () => msg('characters'),
  p: () => msg('dots'),
  s: () => msg('bamboo'),
  z: () => msg('honours'),
  f: () => msg('flowers'),
};

/** A group of a reading as it is spoken: "chow 1 2 3 of characters", "pair of East wind". */
export function setName(kind: SetKind, tiles: readonly string[]): string {
  const name = SET_KINDS[kind]();
  const spoken = tiles.map(tileName);
  if (new Set(tiles.map((tile) => tile[1])).size > 1) return msg(str`${name}: ${spoken.join(', ')}`);
  const digits = tiles.map((tile) => Number(tile[0]) || 5);
  if (tiles.length === 1) return msg(str`${name} ${spoken[0]}`);
  if (new Set(digits).size === 1)
    return msg(str`${name} of ${spoken[tiles.findIndex((tile) => tile[0] === '0')] ?? spoken[0]}`);
  return msg(str`${name} ${digits.join(' ')} of ${SUITS[tiles[0]![1]!]?.()}`);
}

/** The tiles of a group written together, such as `46s`. */
export function tilesIn(text: string): string[] {
  return readHand(text).concealed;
}

/** Several tiles in a sentence: "4p, 7p and 1s", beyond `most` of them "4p, 7p and 3 more kinds". */
export function tileList(tiles: readonly string[], most: number, name = tileWord): string {
  const over = tiles.length - most;
  const named = over > 1 ? tiles.slice(0, most).map(name) : tiles.map(name);
  if (over > 1) return msg(str`${named.join(', ')} and ${over} more kinds`);
  const last = named.at(-1) ?? '';
  return named.length < 2 ? last : msg(str`${named.slice(0, -1).join(', ')} and ${last}`);
}
