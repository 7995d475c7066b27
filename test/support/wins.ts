/** Complete hands of four sets and a pair, some of them melds, under all kinds of circumstances. */
import fc from 'fast-check';
import type { MahjongRequest } from '../../src/mahjong/types.js';

const suit = fc.constantFrom('m', 'p', 's');
const chow = fc.tuple(fc.integer({ min: 1, max: 7 }), suit).map(([n, s]) => `${n}${n + 1}${n + 2}${s}`);
const tile = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 9 }), suit).map(([n, s]) => [n, s] as const),
  fc.integer({ min: 1, max: 7 }).map((n) => [n, 'z'] as const),
);
const pung = tile.map(([n, s]) => `${n}${n}${n}${s}`);
const set = fc.record({ tiles: fc.oneof(chow, pung), open: fc.boolean() });
const situation = fc.record({
  selfDraw: fc.boolean(),
  seatWind: fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
  roundWind: fc.constantFrom<1 | 2>(1, 2),
});

/** `selfDraw`, `seatWind` and `roundWind` are always told. */
export const winningHands: fc.Arbitrary<MahjongRequest> = fc
  .tuple(fc.array(set, { minLength: 4, maxLength: 4 }), tile, situation)
  .map(([sets, [n, s], told]) => ({
    hand: [
      ...sets.filter(({ open }) => !open).map(({ tiles }) => tiles),
      `${n}${n}${s}`,
      ...sets.filter(({ open }) => open).map(({ tiles }) => `[${tiles}]`),
    ].join(''),
    ...told,
  }))
  .filter(({ hand }) => !hasFifth(hand));

function hasFifth(hand: string): boolean {
  const counts = new Map<string, number>();
  for (const [, digits = '', letter] of hand.matchAll(/(\d+)([mpsz])/g))
    for (const digit of digits) counts.set(digit + letter, (counts.get(digit + letter) ?? 0) + 1);
  return [...counts.values()].some((count) => count > 4);
}
