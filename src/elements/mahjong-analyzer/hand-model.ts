/**
 * The hand as the element draws and edits it: tiles by their MPSZ names, out of text that may be half typed or wrong.
 * What is a legal hand is for the analysis to say.
 */
import {
  compareTiles as compare,
  isSuit,
  kindName,
  type Tile,
  type TileGroup,
  tileName,
  tileOf,
  tokenize,
} from '../../mahjong/notation.js';

export interface Meld {
  tiles: string[];
  /** In round brackets: a concealed kong. */
  concealed: boolean;
}

export interface Hand {
  /** In the order written. */
  concealed: string[];
  melds: Meld[];
}

/** A meld counting as three. */
export const FULL_HAND = 14;
/** More text than any hand needs; what follows is not drawn. */
const LONGEST = 200;

/** Reads what it can and passes over what it can't. */
export function readHand(text: string): Hand {
  const hand: Hand = { concealed: [], melds: [] };
  for (const { bracket, tiles } of readableGroups(text.slice(0, LONGEST))) {
    const names = tiles.map(tileName);
    if (bracket === '') hand.concealed.push(...names);
    else if (names.length > 0) hand.melds.push({ tiles: names, concealed: bracket === '(' });
  }
  return hand;
}

function readableGroups(text: string): TileGroup[] {
  const groups = tokenize(text);
  if (groups.ok) return groups.value;
  const at = groups.error.at ?? 0;
  const rest = text.slice(at + 1);
  return text === '' ? [] : readableGroups(text.slice(0, at) + rest);
}

/** The hand as text, tiles in the order they lie. */
export function writeHand({ concealed, melds }: Hand): string {
  const brackets = melds.map((meld) => (meld.concealed ? `(${run(meld.tiles)})` : `[${run(meld.tiles)}]`));
  return run(concealed) + brackets.join('');
}

/** Tiles in the hand, a meld counting as three, flowers not at all. */
export function handSize({ concealed, melds }: Hand): number {
  return concealed.filter((tile) => tile[1] !== 'f').length + 3 * melds.length;
}

/** A red five is a five. */
export function kindOf(tile: string): string {
  return kindName(toTile(tile).kind);
}

export function compareTiles(a: string, b: string): number {
  return compare(toTile(a), toTile(b));
}

function toTile(name: string): Tile {
  const suit = name[1] ?? '';
  const tile = isSuit(suit) ? tileOf(Number(name[0]), suit) : null;
  if (!tile) throw new RangeError(`${name} is no tile.`);
  return tile;
}

/** `3m 4m 5p` as `34m5p`. */
function run(tiles: readonly string[]): string {
  return tiles.join('').replace(/([mpszf])(?=\d\1)/g, '');
}
