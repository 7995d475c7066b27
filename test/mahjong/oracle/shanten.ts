/** Shanten from its definition: the tiles missing to the nearest complete hand, less one. No kind is used a fifth time. */

const KINDS = 34;
const COPIES = 4;

/** 34 pungs and 21 chows, as tiles by kind. */
const SETS: readonly (readonly number[])[] = [
  ...Array.from({ length: KINDS }, (_, kind) => [kind, kind, kind]),
  ...[0, 9, 18].flatMap((first) =>
    Array.from({ length: 7 }, (_, i) => [first + i, first + i + 1, first + i + 2]),
  ),
];
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

export interface OracleShanten {
  standard: number;
  sevenPairs: number | null;
  thirteenOrphans: number | null;
  best: number;
}

/** `melded`: tiles in the hand's own melds, which can't be used again. */
export function shantenOracle(
  hand: Uint8Array,
  sets: number,
  melded: Uint8Array = new Uint8Array(KINDS),
): OracleShanten {
  const standard = nearest(hand, melded, sets) - 1;
  if (sets < 4) return { standard, sevenPairs: null, thirteenOrphans: null, best: standard };
  const kinds = [...hand].filter((count) => count > 0).length;
  const pairs = [...hand].filter((count) => count > 1).length;
  const sevenPairs = 6 - pairs + Math.max(0, 7 - kinds);
  const orphans = ORPHANS.filter((kind) => (hand[kind] as number) > 0).length;
  const orphanPair = ORPHANS.some((kind) => (hand[kind] as number) > 1) ? 1 : 0;
  const thirteenOrphans = 13 - orphans - orphanPair;
  return { standard, sevenPairs, thirteenOrphans, best: Math.min(standard, sevenPairs, thirteenOrphans) };
}

/** Tries every pair and every choice of sets, giving up a branch as soon as it misses more than the best found. */
function nearest(hand: Uint8Array, melded: Uint8Array, sets: number): number {
  const used = new Uint8Array(KINDS);
  const helpful = SETS.filter((tiles) => tiles.some((kind) => (hand[kind] as number) > 0));
  let best = 3 * sets + 2;

  const take = (tiles: readonly number[]): number => {
    let missing = 0;
    for (const kind of tiles) {
      used[kind] = (used[kind] as number) + 1;
      if ((used[kind] as number) > (hand[kind] as number)) missing++;
    }
    return missing;
  };
  const giveBack = (tiles: readonly number[]) => {
    for (const kind of tiles) used[kind] = (used[kind] as number) - 1;
  };
  const possible = (tiles: readonly number[]) =>
    tiles.every((kind) => (used[kind] as number) + (melded[kind] as number) <= COPIES);

  const addSets = (from: number, left: number, missing: number): void => {
    if (missing >= best) return;
    // A set of which the hand holds nothing costs three tiles, whichever it is.
    best = Math.min(best, missing + 3 * left);
    if (left === 0) return;
    for (let i = from; i < helpful.length; i++) {
      const tiles = helpful[i] as readonly number[];
      const more = take(tiles);
      if (possible(tiles)) addSets(i, left - 1, missing + more);
      giveBack(tiles);
    }
  };

  for (let kind = 0; kind < KINDS; kind++) {
    const pair = [kind, kind];
    const missing = take(pair);
    if (possible(pair)) addSets(0, sets, missing);
    giveBack(pair);
  }
  return best;
}
