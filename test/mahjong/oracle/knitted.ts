/** The forms that only the Chinese Official rules have, from their definitions: shanten as tiles missing, less one. */
import { shantenOracle } from './shanten.js';

const DEALS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const HONOURS = [27, 28, 29, 30, 31, 32, 33];

/** The six knitted straights, nine kinds each. */
export const STRAIGHTS: readonly (readonly number[])[] = DEALS.map((deal) =>
  deal.flatMap((row, suit) => [0, 3, 6].map((step) => 9 * suit + row + step)),
);

const countOf = (hand: Uint8Array, kind: number): number => hand[kind] as number;

/** Each straight is completed with what the hand has, and the rest made a set (where `sets` is 4) and a pair. */
export function straightOracle(hand: Uint8Array, sets: number, melded = new Uint8Array(34)): number {
  return Math.min(
    ...STRAIGHTS.map((straight) => {
      const held = straight.filter((kind) => countOf(hand, kind) > 0);
      const rest = hand.map((count, kind) => count - Number(held.includes(kind)));
      const gone = melded.map((count, kind) => count + Number(straight.includes(kind)));
      return 9 - held.length + shantenOracle(rest, sets - 3, gone).standard;
    }),
  );
}

export const honoursOracle = (hand: Uint8Array): number =>
  13 -
  Math.max(
    ...STRAIGHTS.map(
      (straight) => [...straight, ...HONOURS].filter((kind) => countOf(hand, kind) > 0).length,
    ),
  );

/** Four of a kind are two pairs. */
export const pairsOracle = (hand: Uint8Array): number =>
  6 - hand.reduce((pairs, count) => pairs + Math.floor(count / 2), 0);
