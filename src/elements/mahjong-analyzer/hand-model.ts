/**
 * The hand as the element draws and edits it: whatever can be made out of text that may be half typed. What is a legal
 * hand is for the analysis to say.
 */
export interface Meld {
  tiles: string[];
  /** In round brackets: a concealed kong. */
  concealed: boolean;
}

export interface Hand {
  concealed: string[];
  melds: Meld[];
}

/** A meld counting as three. */
export const FULL_HAND = 14;

const FIRST_UNICODE_TILE = 0x1f000;
/** MPSZ in the order of the Unicode block: winds, dragons red to white, characters, bamboo, dots, flowers and seasons. */
const UNICODE_TILES =
  '1z2z3z4z7z6z5z1m2m3m4m5m6m7m8m9m1s2s3s4s5s6s7s8s9s1p2p3p4p5p6p7p8p9p1f2f3f4f5f6f7f8f'.match(/../g)!;

/** Reads what it can and passes over what it can't. */
export function readHand(text: string): Hand {
  const hand: Hand = { concealed: [], melds: [] };
  let group = hand.concealed;
  let digits = '';
  for (const character of text) {
    const unicodeTile = UNICODE_TILES[character.codePointAt(0)! - FIRST_UNICODE_TILE];
    if (unicodeTile) group.push(unicodeTile);
    else if (/\d/.test(character)) digits += character;
    else if (/[mpszf]/.test(character)) {
      group.push(...[...digits].map((digit) => digit + character).filter(isTile));
      digits = '';
    } else if (character === '[' || character === '(') {
      group = [];
      hand.melds.push({ tiles: group, concealed: character === '(' });
    } else if (character === ']' || character === ')') group = hand.concealed;
  }
  hand.melds = hand.melds.filter((meld) => meld.tiles.length > 0);
  return hand;
}

/** The hand as text, tiles in the order they lie. */
export function writeHand({ concealed, melds }: Hand): string {
  const brackets = melds.map((meld) => (meld.concealed ? `(${run(meld.tiles)})` : `[${run(meld.tiles)}]`));
  return run(concealed) + brackets.join('');
}

/** Tiles in the hand, a meld counting as three. */
export function handSize({ concealed, melds }: Hand): number {
  return concealed.length + 3 * melds.length;
}

/** A red five is a five. */
export function kindOf(tile: string): string {
  return tile[0] === '0' ? `5${tile[1]}` : tile;
}

export function compareTiles(a: string, b: string): number {
  return rank(a) - rank(b);
}

/** Suits in MPSZ order, a red five just before the fives. */
function rank(tile: string): number {
  const number = tile[0] === '0' ? 4.5 : Number(tile[0]);
  return 'mpszf'.indexOf(tile[1]!) * 10 + number;
}

function isTile(tile: string): boolean {
  return /^(\d[mps]|[1-7]z|[1-8]f)$/.test(tile);
}

/** `3m 4m 5p` as `34m5p`. */
function run(tiles: readonly string[]): string {
  return tiles.join('').replace(/([mpszf])(?=\d\1)/g, '');
}
