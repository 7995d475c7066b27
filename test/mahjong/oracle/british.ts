/** Distances under the British rules from their definitions: tiles missing to the nearest hand that wins, less one. */
import { missing, winsOf } from './special.js';

const KINDS = 34;
const COPIES = 4;
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const MAJORS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
const SUIT_PAIRS: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

export interface BritishShanten {
  standard: number;
  thirteenOrphans: number | null;
  wrigglingSnake: number | null;
  gatesOfHeaven: number | null;
  allPairHonours: number | null;
  knitting: number | null;
  tripleKnitting: number | null;
  best: number;
}

/** `melded`: tiles in the hand's own melds; `chows`: those among its melds. */
export function britishOracle(
  hand: Uint8Array,
  sets: number,
  melded: Uint8Array = new Uint8Array(KINDS),
  chows = 0,
): BritishShanten {
  const closed = (distance: () => number) => (sets === 4 ? distance() - 1 : null);
  const nearest = (name: 'unique-wonder' | 'wriggling-snake' | 'gates-of-heaven') => () =>
    Math.min(...winsOf(name).map((win) => missing(hand, win)));
  const forms = {
    standard: setsDistance(hand, sets, melded, 1 - chows) - 1,
    thirteenOrphans: closed(nearest('unique-wonder')),
    wrigglingSnake: closed(nearest('wriggling-snake')),
    gatesOfHeaven: closed(nearest('gates-of-heaven')),
    allPairHonours: closed(() => pairsDistance(hand)),
    knitting: closed(() => knittingDistance(hand)),
    tripleKnitting: closed(() => tripleDistance(hand)),
  };
  return { ...forms, best: Math.min(...Object.values(forms).filter((shanten) => shanten !== null)) };
}

const heldOf = (hand: Uint8Array, suit: number, rank: number): number => hand[9 * suit + rank] as number;

/** Every choice of the chow, if there is one, then for each kind nothing, a pair or a pung. */
function setsDistance(hand: Uint8Array, sets: number, melded: Uint8Array, chows: number): number {
  const none = new Uint8Array(KINDS);
  const starts =
    chows > 0 ? [0, 1, 2].flatMap((suit) => RANKS.slice(0, 7).map((rank) => 9 * suit + rank)) : [];
  const withChow = starts.map((first) => {
    const used = none.map((_, kind) => Number(kind >= first && kind < first + 3));
    return sets > 0 ? pungsDistance(hand, sets - 1, melded, used) : 99;
  });
  return Math.min(pungsDistance(hand, sets, melded, none), ...withChow);
}

/** Tiles missing to `sets` pungs, a pair and the tiles `used` by the chow; `costs[pair][pungs]` of the kinds read so far. */
function pungsDistance(hand: Uint8Array, sets: number, melded: Uint8Array, used: Uint8Array): number {
  const none = () => [0, 1].map(() => Array.from({ length: sets + 1 }, () => 99));
  let costs = none();
  (costs[0] as number[])[0] = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const next = none();
    for (const copies of [0, 2, 3]) {
      const wanted = copies + (used[kind] as number);
      if (wanted + (melded[kind] as number) > COPIES) continue;
      const missed = Math.max(0, wanted - (hand[kind] as number));
      for (let pair = 0; pair + Number(copies === 2) <= 1; pair++)
        for (let pungs = 0; pungs + Number(copies === 3) <= sets; pungs++) {
          const row = next[pair + Number(copies === 2)] as number[];
          const at = pungs + Number(copies === 3);
          row[at] = Math.min(row[at] as number, (costs[pair]?.[pungs] as number) + missed);
        }
    }
    costs = next;
  }
  return costs[1]?.[sets] as number;
}

/** Seven of the thirteen kinds, those first of which there is most. */
const pairsDistance = (hand: Uint8Array): number =>
  MAJORS.map((kind) => 2 - Math.min(2, hand[kind] as number))
    .sort((a, b) => a - b)
    .slice(0, 7)
    .reduce((sum, tiles) => sum + tiles);

/** Every way to choose how many pairs are of each number. */
const knittingDistance = (hand: Uint8Array): number =>
  Math.min(
    ...SUIT_PAIRS.map((suits) =>
      cheapest(7, (rank, pairs) =>
        suits.reduce((sum, suit) => sum + Math.max(0, pairs - heldOf(hand, suit, rank)), 0),
      ),
    ),
  );

/** Every number and two suits of the pair, then every way to choose the triplets. */
const tripleDistance = (hand: Uint8Array): number =>
  Math.min(
    ...RANKS.flatMap((paired) =>
      SUIT_PAIRS.map((suits) =>
        cheapest(4, (rank, triplets) =>
          [0, 1, 2].reduce((sum, suit) => {
            const wanted = triplets + Number(rank === paired && suits.includes(suit));
            return wanted > COPIES ? 99 : sum + Math.max(0, wanted - heldOf(hand, suit, rank));
          }, 0),
        ),
      ),
    ),
  );

/** The least that `units` units cost in all, 0 to 4 of each number, by the cost of so many of one number. */
function cheapest(units: number, costOf: (rank: number, count: number) => number): number {
  let costs = [0, ...Array.from({ length: units }, () => 99)];
  for (const rank of RANKS)
    costs = costs.map((_, total) =>
      Math.min(
        ...[0, 1, 2, 3, 4]
          .filter((count) => count <= total)
          .map((count) => (costs[total - count] as number) + costOf(rank, count)),
      ),
    );
  return costs[units] as number;
}
