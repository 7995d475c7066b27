/**
 * Hands as text (MPSZ): concealed tiles, then melds in brackets. `33789m35689p2334s`, `123m456p11z[555z](9999s)`.
 * Digits come before the letter of their suit; order, spaces and repeats of letters don't matter; `0` is a red five and
 * so is the `5` of `5pr`; Unicode tiles are read as well.
 */
import { fail, type Result, succeed } from '../result.js';
import { type Meld, readMeld } from './melds.js';
import { COPIES, compareTiles, isFlower, KINDS, kindName, type Tile, tileName } from './tiles.js';
import { type PlacedTile, tokenize } from './tokens.js';

export type { Meld } from './melds.js';
export { compareTiles, isSuit, kindName, type Tile, tileName, tileOf } from './tiles.js';
export { type PlacedTile, type TileGroup, tokenize } from './tokens.js';

export interface Hand {
  /** In the order written. */
  concealed: PlacedTile[];
  melds: Meld[];
}

/** Reads a hand of any size. Errors: those of notation, `ERR_MELD`, `ERR_TOO_MANY_MELDS`, `ERR_TOO_MANY_COPIES`. */
export function parseHand(text: string): Result<Hand> {
  const tokens = tokenize(text);
  if (!tokens.ok) return tokens;
  const hand: Hand = { concealed: [], melds: [] };
  for (const group of tokens.value) {
    if (!group.bracket) {
      hand.concealed.push(...group.tiles);
      continue;
    }
    const meld = readMeld(text, group);
    if (!meld.ok) return meld;
    hand.melds.push(meld.value);
  }
  const fifthMeld = hand.melds[4];
  if (fifthMeld) {
    return fail({
      code: 'ERR_TOO_MANY_MELDS',
      message: 'A hand has four melds at most.',
      input: text,
      at: fifthMeld.at,
    });
  }
  return checkCopies(text, hand);
}

/** Reads tiles without melds, any number of them. */
export function parseTiles(text: string): Result<PlacedTile[]> {
  const hand = parseHand(text);
  if (!hand.ok) return hand;
  const meld = hand.value.melds[0];
  if (!meld) return succeed(hand.value.concealed);
  return fail({
    code: 'ERR_UNEXPECTED_BRACKET',
    message: 'Only plain tiles belong here, no melds.',
    input: text,
    at: meld.at,
  });
}

function checkCopies(text: string, hand: Hand): Result<Hand> {
  const counts = new Map<number, number>();
  for (const tile of placedTiles(hand)) {
    const count = (counts.get(tile.kind) ?? 0) + 1;
    counts.set(tile.kind, count);
    const limit = isFlower(tile.kind) ? 1 : COPIES;
    if (count > limit) {
      const message = isFlower(tile.kind)
        ? `There is only one ${kindName(tile.kind)} in the set.`
        : `There are only four ${kindName(tile.kind)} in the set; this is the fifth.`;
      return fail({ code: 'ERR_TOO_MANY_COPIES', message, input: text, at: tile.at });
    }
  }
  return succeed(hand);
}

/** Every tile of a hand in the order written. */
export function placedTiles(hand: Hand): PlacedTile[] {
  return [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)].sort((a, b) => a.at - b.at);
}

/** Tiles for the size of a hand: a meld counts as three, flowers not at all. */
export function handSize(hand: Hand): number {
  return hand.concealed.filter((tile) => tile.kind < KINDS).length + 3 * hand.melds.length;
}

/** Tiles sorted and written with one letter a suit: `340567m11z`. */
export function makeTiles(tiles: Iterable<Tile>): string {
  let text = '';
  let suit = '';
  for (const name of [...tiles].sort(compareTiles).map(tileName)) {
    if (suit && name[1] !== suit) text += suit;
    text += name[0];
    suit = name[1] as string;
  }
  return text + suit;
}

/** A hand in canonical form: tiles sorted by suit and rank, melds in the order given. */
export function makeHand(hand: {
  concealed: Iterable<Tile>;
  melds: readonly Pick<Meld, 'tiles' | 'concealed'>[];
}): string {
  return makeTiles(hand.concealed) + hand.melds.map(makeMeld).join('');
}

export function makeMeld(meld: Pick<Meld, 'tiles' | 'concealed'>): string {
  const tiles = makeTiles(meld.tiles);
  return meld.concealed ? `(${tiles})` : `[${tiles}]`;
}
