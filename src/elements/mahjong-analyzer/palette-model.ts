import { compareTiles, FULL_HAND, type Hand, handSize, kindOf, type Meld } from './hand-model.js';

/** What a tap on the palette adds. */
export const ADD_MODES = ['tile', 'chow', 'pung', 'kong', 'concealed-kong'] as const;
export type AddMode = (typeof ADD_MODES)[number];

const COPIES = 4;
const isFlower = (tile: string) => tile[1] === 'f';
const SUITED = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The palette's rows: three suits, each with its red five where asked for, the honours, and flowers and seasons. */
export function paletteRows(redFives: boolean, flowers = false): string[][] {
  const suits = ['m', 'p', 's'].map((suit) => [
    ...SUITED.map((number) => `${number}${suit}`),
    ...(redFives ? [`0${suit}`] : []),
  ]);
  const honours = [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}z`);
  const bonus = flowers ? [[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number}f`)] : [];
  return [...suits, honours, ...bonus];
}

/** Copies of a tile that are not in the hand yet; a red five is one of the four fives, each flower the only one. */
export function copiesLeft(hand: Hand, tile: string): number {
  const all = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  const left = (isFlower(tile) ? 1 : COPIES) - all.filter((other) => kindOf(other) === kindOf(tile)).length;
  return tile[0] === '0' ? Math.min(left, all.includes(tile) ? 0 : 1) : left;
}

/** The tiles that a tap would add, null where the hand has no room or the tiles don't exist. */
export function tilesToAdd(hand: Hand, tile: string, mode: AddMode): string[] | null {
  const wanted = wantedTiles(tile, mode);
  const room = FULL_HAND - handSize(hand);
  const takes = mode === 'tile' ? (isFlower(tile) ? 0 : 1) : 3;
  if (!wanted || room < takes) return null;
  const enough = wanted.every(
    (kind) => copiesLeft(hand, kind) >= wanted.filter((other) => other === kind).length,
  );
  return enough ? wanted : null;
}

/** The hand with the tiles added; the tiles already there are sorted, a new one lies last, as if drawn. */
export function addTiles(hand: Hand, tile: string, mode: AddMode): Hand {
  const tiles = tilesToAdd(hand, tile, mode);
  if (!tiles) return hand;
  if (mode === 'tile') return { ...hand, concealed: [...[...hand.concealed].sort(compareTiles), tile] };
  const meld: Meld = { tiles, concealed: mode === 'concealed-kong' };
  return { ...hand, melds: [...hand.melds, meld] };
}

function wantedTiles(tile: string, mode: AddMode): string[] | null {
  if (mode === 'tile') return [tile];
  // A meld is made of plain tiles: a red five in it can be typed.
  if (tile[0] === '0' || isFlower(tile)) return null;
  if (mode === 'pung') return [tile, tile, tile];
  if (mode !== 'chow') return [tile, tile, tile, tile];
  const first = Number(tile[0]);
  const suit = tile[1];
  if (suit === 'z' || first > 7) return null;
  return [first, first + 1, first + 2].map((number) => `${number}${suit}`);
}
