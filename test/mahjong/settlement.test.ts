/** Who pays whom: nothing is lost or made on the way, by every rule set, seat and discarder. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { type Gains, settleHands, settleWin } from '../../src/mahjong/settlement.js';
import { type MahjongRequest, RULES, type Rules, type Score, type Wind } from '../../src/mahjong/types.js';
import { loadKernel } from '../support/kernel.js';
import { scoreRequest } from '../support/score.js';
import { winningHands } from '../support/wins.js';

let kernel: MahjongKernel;
beforeAll(async () => {
  kernel = await loadKernel('mahjong');
});

const SEATS: readonly Wind[] = [1, 2, 3, 4];
const sum = (gains: readonly number[]) => gains.reduce((total, gain) => total + gain, 0);

/** Options that change who pays what, by rules. */
const OPTIONS: Record<Rules, fc.Arbitrary<MahjongRequest['ruleOptions']>> = {
  riichi: fc.record({ kiriageMangan: fc.boolean(), doubleYakuman: fc.boolean(), aotenjou: fc.boolean() }),
  mcr: fc.record({ minimumFan: fc.constantFrom(0, 8) }),
  hongkong: fc.record({
    minimum: fc.constantFrom(0, 3),
    table: fc.constantFrom('laak', 'halfSpicy', 'spicy'),
    discarder: fc.constantFrom('double', 'all'),
    base: fc.integer({ min: 1, max: 10 }),
  }),
  classical: fc.record({ preset: fc.constantFrom('millington', 'dmjl'), limit: fc.constantFrom(0, 300) }),
  western: fc.record({ limit: fc.constantFrom(300, 1000) }),
  bmja: fc.record({ limit: fc.constantFrom(300, 1000) }),
};

/** What the winner gets in all, in the words of the rules. */
function worth(rules: Rules, { total, payments }: Score, { selfDraw, seatWind }: MahjongRequest): number {
  switch (rules) {
    case 'riichi':
      return total;
    case 'mcr':
      return selfDraw ? 3 * (8 + total) : 3 * 8 + total;
    case 'hongkong': {
      // Each of three pays twice the points by self-draw; on a claim four times the points are paid in all.
      if (!payments) return 0;
      return 'discarder' in payments ? payments.discarder + 2 * payments.others : 3 * payments.others;
    }
    default:
      return total * (seatWind === 1 ? 6 : 4);
  }
}

describe.each(RULES)('%s', (rules) => {
  test('what the others lose the winner gains, whoever discarded', () => {
    let won = 0;
    const property = fc.property(
      winningHands,
      OPTIONS[rules],
      fc.constantFrom(...SEATS),
      (hand, ruleOptions, other) => {
        const request = { ...hand, rules, ruleOptions: ruleOptions ?? {} };
        const { score } = scoreRequest(kernel, request);
        expect(score?.payments === null).toBe(!score?.wins);
        const winner = hand.seatWind as Wind;
        if (!score?.payments || other === winner) return;
        won++;
        const gains = settleWin(score.payments, winner, other);
        expect(sum(gains)).toBe(0);
        expect(gains[winner - 1]).toBe(worth(rules, score, hand));
        for (const seat of SEATS) if (seat !== winner) expect(gains[seat - 1]).toBeLessThanOrEqual(0);
        if (hand.selfDraw) expect(score.payments).not.toHaveProperty('discarder');
      },
    );
    fc.assert(property, { numRuns: 600 });
    expect(won).toBeGreaterThan(50);
  });
});

describe('seat by seat', () => {
  test.each<
    [why: string, payments: NonNullable<Score['payments']>, winner: Wind, from: Wind | null, gains: Gains]
  >([
    ['riichi, North draws 4000', { dealer: 2000, others: 1000 }, 4, null, [-2000, -1000, -1000, 4000]],
    ['riichi, East draws 6000', { dealer: 0, others: 2000 }, 1, null, [6000, -2000, -2000, -2000]],
    ['riichi, South from East', { discarder: 8000, others: 0 }, 2, 1, [-8000, 8000, 0, 0]],
    ['mcr, 10 fan from West', { discarder: 18, others: 8 }, 1, 3, [34, -8, -18, -8]],
    ['bmja, West with 100', { dealer: 200, others: 100 }, 3, 2, [-200, -100, 400, -100]],
  ])('%s', (_, payments, winner, from, gains) => {
    expect(settleWin(payments, winner, from)).toEqual(gains);
  });

  test.each([null, 2] as const)('a discard is some other player’s: %s', (from) => {
    expect(() => settleWin({ discarder: 8000, others: 0 }, 2, from)).toThrow('name the seat');
  });
});

describe('all four hands, where everyone scores', () => {
  // South 100 wins; East 40, West 8, North 24. East pays and gets double.
  test('an example', () => {
    expect(settleHands([40, 100, 8, 24], 2)).toEqual([
      -200 + 2 * 32 + 2 * 16,
      200 + 100 + 100,
      -100 - 2 * 32 - 16,
      -100 - 2 * 16 + 16,
    ]);
  });

  test('without a winner nothing is paid', () => {
    expect(settleHands([40, 100, 8, 24], null)).toEqual([0, 0, 0, 0]);
  });

  const total = fc.integer({ min: 0, max: 1000 });
  test('what some lose others gain, and the winner gets what the payments say', () => {
    const property = fc.property(
      fc.tuple(total, total, total, total),
      fc.constantFrom(...SEATS),
      (totals, winner) => {
        const gains = settleHands(totals, winner);
        expect(sum(gains)).toBe(0);
        const own = totals[winner - 1] as number;
        const payments = winner === 1 ? { dealer: 0, others: 2 * own } : { dealer: 2 * own, others: own };
        expect(gains[winner - 1]).toBe(settleWin(payments, winner)[winner - 1]);
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  test.each(['bmja', 'classical', 'western'] as const)('with hands scored by %s', (rules) => {
    const losers = ['33789m35689p233s', '111m19p19s1234z55p', '777z55z12m44p678s3p'];
    const property = fc.property(winningHands, (hand) => {
      const { score } = scoreRequest(kernel, { ...hand, rules });
      if (!score?.payments) return;
      const winner = hand.seatWind as Wind;
      const others = SEATS.filter((seat) => seat !== winner);
      const totals = SEATS.map((seat) => {
        const own = losers[others.indexOf(seat)];
        if (own === undefined) return score.total;
        return scoreRequest(kernel, { hand: own, rules, seatWind: seat }).score?.total ?? 0;
      }) as Gains;
      const gains = settleHands(totals, winner);
      expect(sum(gains)).toBe(0);
      expect(gains[winner - 1]).toBe(settleWin(score.payments, winner)[winner - 1]);
    });
    fc.assert(property, { numRuns: 200 });
  });
});
