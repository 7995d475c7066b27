/**
 * Readings from their definition, slowly and plainly, by another way than the kernel's.
 *
 * A complete hand: every choice of a pair and sets that uses up its tiles. An unfinished one: every nearest complete hand
 * takes some tiles of this one; what each of its sets takes is a block of three, two or one tile, the tiles it does not
 * take are single, and single tiles are then joined, in every way, as far as they can be.
 */
const KINDS = 34;
const COPIES = 4;

/** A block as its tiles by kind, sorted: a reading is its blocks, sorted and joined by spaces. */
type Tiles = readonly number[];

/** 34 pungs and 21 chows, as tiles by kind. */
const SETS: readonly Tiles[] = [
  ...Array.from({ length: KINDS }, (_, kind) => [kind, kind, kind]),
  ...[0, 9, 18].flatMap((first) =>
    Array.from({ length: 7 }, (_, i) => [first + i, first + i + 1, first + i + 2]),
  ),
];

const nameOf = (blocks: readonly Tiles[]): string =>
  blocks
    .map((tiles) => tiles.map((kind) => String(kind).padStart(2, '0')).join('-'))
    .sort()
    .join(' ');

const countTiles = (blocks: readonly Tiles[]): Uint8Array => {
  const counts = new Uint8Array(KINDS);
  for (const kind of blocks.flat()) counts[kind] = (counts[kind] as number) + 1;
  return counts;
};

/** Names of all readings of a complete hand of `sets` sets and a pair. */
export function completeReadings(hand: Uint8Array, sets: number, most = 4): Set<string> {
  const found = new Set<string>();
  const fits = (blocks: readonly Tiles[]) =>
    countTiles(blocks).every((count, kind) => count <= (hand[kind] as number));
  const extend = (blocks: Tiles[], from: number) => {
    const chows = blocks.filter(([a, b]) => a !== b).length;
    if (chows > most || !fits(blocks)) return;
    if (blocks.length === sets + 1) found.add(nameOf(blocks));
    else for (let i = from; i < SETS.length; i++) extend([...blocks, SETS[i] as Tiles], i);
  };
  for (let kind = 0; kind < KINDS; kind++) extend([[kind, kind]], 0);
  return found;
}

/** Names of the readings of an unfinished hand, `distance` tiles from `sets` sets, of which `most` chows, and a pair. */
export function unfinishedReadings(
  hand: Uint8Array,
  sets: number,
  distance: number,
  melded: Uint8Array = new Uint8Array(KINDS),
  most = sets,
): Set<string> {
  const found = new Set<string>();
  // Where every set may be a chow, parts of chows may be more than sets.
  const parts = most < sets ? most : Infinity;
  const alive = (kind: number) => (hand[kind] as number) + (melded[kind] as number) < COPIES;
  for (const target of nearestHands(hand, sets, distance, melded)) {
    if (countChows(target) > most) continue;
    for (const taken of sharesOf(hand, target)) {
      const whole = taken.filter((tiles) => tiles.length === 3).length === sets;
      const left = countTiles(taken.filter((tiles) => tiles.length > 1));
      const blocks = taken.filter((tiles) => tiles.length > 1);
      const singles = [...hand].flatMap((count, kind) =>
        Array.from({ length: count - (left[kind] as number) }, () => kind),
      );
      if (whole) found.add(nameOf([...blocks, ...singles.map((kind) => [kind])]));
      else for (const joined of joinedWays(blocks, singles, alive, parts)) found.add(joined);
    }
  }
  return found;
}

/** Chows and two tiles of chows. */
const countChows = (blocks: readonly Tiles[]): number =>
  blocks.filter(([a, b]) => b !== undefined && a !== b).length;

/** Every complete hand, as its sets and pair, of which `distance` tiles are missing. Sets of new tiles alone are left out. */
function nearestHands(hand: Uint8Array, sets: number, distance: number, melded: Uint8Array): Tiles[][] {
  const found: Tiles[][] = [];
  const used = new Uint8Array(KINDS);
  const helpful = SETS.filter((tiles) => tiles.some((kind) => (hand[kind] as number) > 0));
  const put = (tiles: Tiles): number => {
    let missing = 0;
    for (const kind of tiles) {
      used[kind] = (used[kind] as number) + 1;
      if ((used[kind] as number) > (hand[kind] as number)) missing++;
    }
    return missing;
  };
  const possible = (tiles: Tiles) =>
    tiles.every((kind) => (used[kind] as number) + (melded[kind] as number) <= COPIES);
  const extend = (blocks: Tiles[], from: number, left: number, missing: number) => {
    if (missing > distance) return;
    if (missing + 3 * left === distance) found.push(blocks);
    if (left === 0) return;
    for (let i = from; i < helpful.length; i++) {
      const tiles = helpful[i] as Tiles;
      const more = put(tiles);
      if (possible(tiles)) extend([...blocks, tiles], i, left - 1, missing + more);
      for (const kind of tiles) used[kind] = (used[kind] as number) - 1;
    }
  };
  for (let kind = 0; kind < KINDS; kind++) {
    const missing = put([kind, kind]);
    if (possible([kind, kind])) extend([[kind, kind]], 0, sets, missing);
    used[kind] = 0;
  }
  return found;
}

/** Every way to share the tiles of the hand among the blocks of a complete hand: what each block takes. */
function sharesOf(hand: Uint8Array, target: readonly Tiles[]): Tiles[][] {
  const wanted = countTiles(target);
  let ways: { parts: Tiles[]; left: Uint8Array; skip: Uint8Array }[] = [
    {
      parts: [],
      left: hand.slice(),
      skip: wanted.map((count, kind) => Math.max(0, count - (hand[kind] ?? 0))),
    },
  ];
  for (const block of target) {
    ways = ways.flatMap(({ parts, left, skip }) =>
      subsetsOf(block).flatMap((taken) => {
        const rest = left.slice();
        const missing = skip.slice();
        for (const kind of taken) rest[kind] = (rest[kind] as number) - 1;
        for (const kind of restOf(block, taken)) missing[kind] = (missing[kind] as number) - 1;
        const valid = [...rest, ...missing].every((count) => count < 200);
        return valid
          ? [{ parts: taken.length > 0 ? [...parts, taken] : parts, left: rest, skip: missing }]
          : [];
      }),
    );
  }
  return ways.map(({ parts }) => parts);
}

const subsetsOf = (block: Tiles): Tiles[] => {
  const ways = new Map<string, Tiles>();
  for (let bits = 0; bits < 2 ** block.length; bits++) {
    const taken = block.filter((_, i) => (bits >> i) & 1);
    ways.set(taken.join(), taken);
  }
  return [...ways.values()];
};

function restOf(block: Tiles, taken: Tiles): Tiles {
  const rest = [...block];
  for (const kind of taken) rest.splice(rest.indexOf(kind), 1);
  return rest;
}

/** Joins single tiles in every way until none can be joined any more. */
function joinedWays(
  blocks: Tiles[],
  singles: number[],
  alive: (kind: number) => boolean,
  parts: number,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const join = (made: Tiles[], rest: number[]) => {
    const name = nameOf([...made, ...rest.map((kind) => [kind])]);
    if (seen.has(name)) return;
    seen.add(name);
    let final = true;
    for (let i = 0; i < rest.length; i++)
      for (let j = i + 1; j < rest.length; j++) {
        const two = [rest[i] as number, rest[j] as number].sort((a, b) => a - b);
        if (!canJoin(two as [number, number], made, alive)) continue;
        if (two[0] !== two[1] && countChows(made) >= parts) continue;
        final = false;
        join(
          [...made, two],
          rest.filter((_, index) => index !== i && index !== j),
        );
      }
    if (final) found.add(name);
  };
  join(blocks, singles);
  return found;
}

/** Twins, unless their kind has a pair already; else two tiles of a chow whose third tile may still come. */
function canJoin(
  [a, b]: [number, number],
  made: readonly Tiles[],
  alive: (kind: number) => boolean,
): boolean {
  if (a === b) return !made.some((tiles) => tiles.length === 2 && tiles[0] === a && tiles[1] === a);
  if (a >= 27 || Math.floor(a / 9) !== Math.floor(b / 9)) return false;
  const rank = a % 9;
  if (b === a + 2) return alive(a + 1);
  return b === a + 1 && ((rank > 0 && alive(a - 1)) || (rank < 7 && alive(a + 2)));
}
