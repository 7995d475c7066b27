/** The kernel's readings as the report shows them: blocks with their tiles, red fives in place, melds at the end. */
import type { MahjongKernel, Reading } from './kernel.js';
import { type Hand, type Meld, makeTiles } from './notation.js';
import { PATTERNS } from './special.js';
import type { Tile } from './tiles.js';
import type { Combination, SetKind } from './types.js';

/** Kinds of blocks by number in the kernel (assembly/mahjong/readings-list.ts). */
export const BLOCK_KINDS = [
  ...(['chow', 'pung', 'pair', 'edge', 'closed', 'open', 'single'] as const),
  ...(['kong', 'knitted'] as const),
  ...(['knitted-next', 'knitted-apart', 'knitted-three'] as const),
] as const;
type BlockKind = (typeof BLOCK_KINDS)[number];
type Block = Combination['sets'][number];

/** Kinds of a block's tiles, counted from its lowest. */
const STEPS: Record<BlockKind, readonly number[]> = {
  chow: [0, 1, 2],
  pung: [0, 0, 0],
  pair: [0, 0],
  edge: [0, 1],
  closed: [0, 2],
  open: [0, 1],
  single: [0],
  kong: [0, 0, 0, 0],
  knitted: [0, 3, 6],
  'knitted-next': [0, 9],
  'knitted-apart': [0, 18],
  'knitted-three': [0, 9, 18],
};

/** Sets come first, then pairs, parts of chows and single tiles, each by their lowest tile. */
const PLACES: Record<BlockKind, number> = {
  chow: 0,
  pung: 0,
  pair: 1,
  edge: 2,
  closed: 2,
  open: 2,
  single: 3,
  kong: 0,
  knitted: 0,
  'knitted-next': 1,
  'knitted-apart': 1,
  'knitted-three': 0,
};

export interface Combinations {
  combinations: Combination[];
  combinationsCapped: boolean;
}

/**
 * Every reading of a complete hand, or with the context of a claim every way to lay them down; of an unfinished one those of
 * least shanten, the ones with most sets first.
 */
export function readCombinations(
  kernel: MahjongKernel,
  hand: Hand,
  concealed: Uint8Array,
  sets: number,
  claim: Uint8Array | null = null,
): Combinations {
  const chows = hand.melds.filter(({ kind }) => kind === 'chow').length;
  const { readings, cut } = kernel.readings(concealed, sets, chows, { claim });
  const melds = hand.melds.map(makeMeldBlock);
  const reds = countReds(hand.concealed);
  const combinations = [...readings].sort(compareReadings).map((reading) => ({
    pattern: PATTERNS[reading.pattern] as string,
    sets: [...makeBlocks(reading, reds), ...melds],
    best: false,
  }));
  return { combinations, combinationsCapped: cut };
}

/** By kind: how many of the fives are red. */
function countReds(tiles: Iterable<Tile>): Map<number, number> {
  const reds = new Map<number, number>();
  for (const { kind, red } of tiles) if (red) reds.set(kind, (reds.get(kind) ?? 0) + 1);
  return reds;
}

const shapeOf = (block: { shape: number }): BlockKind => BLOCK_KINDS[block.shape] as BlockKind;

const countIn = (reading: Reading, place: number): number =>
  reading.blocks.filter((block) => PLACES[shapeOf(block)] === place).length;

/** Patterns in their order; then more sets before fewer, and fewer single tiles before more. */
function compareReadings(a: Reading, b: Reading): number {
  return a.pattern - b.pattern || countIn(b, 0) - countIn(a, 0) || countIn(a, 3) - countIn(b, 3);
}

/** Red fives go to the first blocks that hold a five of their suit. */
function makeBlocks(reading: Reading, reds: ReadonlyMap<number, number>): Block[] {
  const left = new Map(reds);
  const take = (kind: number): Tile => {
    const red = (left.get(kind) ?? 0) > 0;
    if (red) left.set(kind, (left.get(kind) ?? 0) - 1);
    return { kind, red };
  };
  const ordered = [...reading.blocks].sort(
    (a, b) => PLACES[shapeOf(a)] - PLACES[shapeOf(b)] || a.kind - b.kind || a.shape - b.shape,
  );
  return ordered.map((block) => {
    const kind = shapeOf(block);
    const tiles = makeTiles(STEPS[kind].map((step) => take(block.kind + step)));
    return { kind: setKindOf(kind), tiles, concealed: !block.open };
  });
}

/** Knitted blocks differ in their tiles alone. */
export function setKindOf(kind: BlockKind): SetKind {
  switch (kind) {
    case 'knitted-next':
    case 'knitted-apart':
    case 'knitted-three':
      return 'knitted';
    default:
      return kind;
  }
}

function makeMeldBlock(meld: Meld): Block {
  const kind: SetKind = meld.kind;
  return { kind, tiles: makeTiles(meld.tiles), concealed: meld.concealed };
}

/** Marks the only reading of a complete hand as its best; which of several counts, its score decides. */
export function markOnly(combinations: Combination[]): Combination[] {
  return combinations.map((combination) => ({ ...combination, best: combinations.length === 1 }));
}
