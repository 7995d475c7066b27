/** Who gains and loses what, by seat: East, South, West, North. What one loses others gain. */
import { HintwrightError } from '../errors.js';
import type { Score, Wind } from './types.js';

/** Gains by seat, East first; losses are negative. */
export type Gains = [east: number, south: number, west: number, north: number];

const SEATS = [1, 2, 3, 4] as const;
const EAST = 1;

const gainsOf = (gain: (seat: Wind) => number): Gains => SEATS.map(gain) as Gains;

/**
 * What the payments of a win come to, without counters and sticks. `winner` and `discarder` are seats; who discarded matters
 * where the payments say so. Throws HintwrightError `ERR_OPTION` where a discarder is needed and is none of the others.
 */
export function settleWin(
  payments: NonNullable<Score['payments']>,
  winner: Wind,
  discarder: Wind | null = null,
): Gains {
  if ('discarder' in payments && (discarder === null || discarder === winner)) {
    throw new HintwrightError({
      code: 'ERR_OPTION',
      message: 'These payments depend on who discarded: name the seat, which is not the winner’s.',
    });
  }
  const lossOf = (seat: Wind): number => {
    if ('discarder' in payments) return seat === discarder ? payments.discarder : payments.others;
    return seat === EAST ? payments.dealer : payments.others;
  };
  const paid = SEATS.reduce((sum, seat) => (seat === winner ? sum : sum + lossOf(seat)), 0);
  return gainsOf((seat) => (seat === winner ? paid : 0 - lossOf(seat)));
}

/**
 * What the hands of all four come to under bmja, classical and western: everyone pays the winner, the others pay each other the
 * differences, and whatever East pays or gets is double. `totals`: each player's `score.total`, East first. Without a winner
 * nothing is paid.
 *
 * Source: Millington, The Complete Book of Mah-Jongg; Mah-Jong (Know the Game), settling of scores.
 */
export function settleHands(totals: Readonly<Gains>, winner: Wind | null): Gains {
  const totalOf = (seat: Wind): number => totals[seat - 1] as number;
  const owed = (from: Wind, to: Wind): number => {
    if (from === winner) return 0;
    if (to === winner) return totalOf(to);
    return Math.max(0, totalOf(to) - totalOf(from));
  };
  const paid = (from: Wind, to: Wind): number =>
    winner === null || from === to ? 0 : owed(from, to) * (from === EAST || to === EAST ? 2 : 1);
  return gainsOf((seat) =>
    SEATS.reduce<number>((sum, other) => sum + paid(other, seat) - paid(seat, other), 0),
  );
}
