/**
 * What the blocks of a hand laid down have in common: counted once, asked often. Tiles are told by a mask, a bit a kind.
 */
import { suitStart } from '../tiles';
import {
  CONCEALED, isChow, isTriplet, KONG, laidCount, laidHas, laidKind, laidShape, MELD,
} from './laid';
import { PAIR } from '../readings-list';

const FIRST_HONOUR: i32 = 27;
export const FIRST_DRAGON: i32 = 31;
const ROW: u64 = 0x1ff;
const HONOUR_MASK: u64 = (<u64>0x7f) << FIRST_HONOUR;
/** Ranks 1 and 9 of each suit. */
const TERMINAL_MASK: u64 = (<u64>0x101) | ((<u64>0x101) << 9) | ((<u64>0x101) << 18);
/** 2, 3, 4, 6, 8 bamboo and the green dragon. */
const GREEN_MASK: u64 = ((<u64>0b010101110) << 18) | ((<u64>1) << 32);

export let chows: i32 = 0;
export let triplets: i32 = 0;
export let kongs: i32 = 0;
export let concealedTriplets: i32 = 0;
/** Blocks that lie open. */
export let openBlocks: i32 = 0;
export let dragonSets: i32 = 0;
export let dragonPairs: i32 = 0;
export let windSets: i32 = 0;
export let windPairs: i32 = 0;
let tiles: u64 = 0;

// @ts-ignore: decorator
@inline
function isDragon(kind: i32): bool {
  return kind >= FIRST_DRAGON;
}

// @ts-ignore: decorator
@inline
export function isWind(kind: i32): bool {
  return kind >= FIRST_HONOUR && kind < FIRST_DRAGON;
}

/** A terminal, wind or dragon. */
// @ts-ignore: decorator
@inline
export function isMajor(kind: i32): bool {
  return (((TERMINAL_MASK | HONOUR_MASK) >> kind) & 1) != 0;
}

/** Looks at the hand laid down; `openKongs`: exposed kongs count as concealed. */
export function readFeatures(openKongs: bool): void {
  chows = triplets = kongs = concealedTriplets = openBlocks = 0;
  dragonSets = dragonPairs = windSets = windPairs = 0;
  tiles = 0;
  for (let i = 0; i < laidCount(); i++) {
    const shape = laidShape(i);
    const concealed = laidHas(i, CONCEALED) || (openKongs && shape == KONG && laidHas(i, MELD));
    if (!concealed) openBlocks++;
    if (isChow(i)) addChow(laidKind(i));
    else addSame(shape, laidKind(i), concealed, isTriplet(i));
  }
}

function addChow(kind: i32): void {
  chows++;
  tiles |= (<u64>0b111) << kind;
}

function addSame(shape: i32, kind: i32, concealed: bool, triplet: bool): void {
  tiles |= (<u64>1) << kind;
  if (triplet) {
    triplets++;
    if (shape == KONG) kongs++;
    if (concealed) concealedTriplets++;
    if (isDragon(kind)) dragonSets++;
    else if (isWind(kind)) windSets++;
  } else if (shape == PAIR) {
    if (isDragon(kind)) dragonPairs++;
    else if (isWind(kind)) windPairs++;
  }
}

export function suits(): i32 {
  let count = 0;
  for (let suit = 0; suit < 3; suit++) if (tiles & (ROW << suitStart(suit))) count++;
  return count;
}

// @ts-ignore: decorator
@inline
export function hasHonours(): bool {
  return (tiles & HONOUR_MASK) != 0;
}

// @ts-ignore: decorator
@inline
export function isAllHonours(): bool {
  return (tiles & ~HONOUR_MASK) == 0;
}

// @ts-ignore: decorator
@inline
export function isAllMajors(): bool {
  return (tiles & ~(TERMINAL_MASK | HONOUR_MASK)) == 0;
}

// @ts-ignore: decorator
@inline
export function isAllTerminals(): bool {
  return (tiles & ~TERMINAL_MASK) == 0;
}

// @ts-ignore: decorator
@inline
export function isAllGreen(): bool {
  return (tiles & ~GREEN_MASK) == 0;
}
