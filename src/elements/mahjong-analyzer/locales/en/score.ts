/** What is said about what a hand is worth. */
import { NBSP } from '../../../shared/locales/figures.js';
import type { Translation } from '../../../shared/phrasebook.js';
import type { Limit, Unit } from '../units.js';

export const scorePhrases = {
  unitName,
  /** A figure that is written already, with its unit. */
  inUnit: (figure: string, count: number, unit: Unit) => `${figure}${NBSP}${unitName(unit, count)}`,

  // The sum
  hanAndFu: (han: number, fu: number) => `${han} han ${fu} fu`,
  hanLimit: (limit: Limit, han: number) => `${LIMITS[limit]}, ${han} han`,
  yakuman: (times: number) => (times === 1 ? 'yakuman' : times === 2 ? 'double yakuman' : `${times} yakuman`),
  sumOf: (counted: string, points: string) => `${counted}, ${points}`,
  atLimit: (points: string) => `${points}, the limit`,
  doubled: (points: string, times: number, total: string) =>
    times === 1 ? `${points}, doubled once: ${total}` : `${points}, doubled ${times} times: ${total}`,
  atMost: (sum: string, limit: string) => `${sum}, at most ${limit}`,

  // Complete hands and what others count
  completeHand: () => 'This hand is complete',
  completeHandScore: (sum: string) => `This hand is complete: ${sum}`,
  completeBut: (reason: string) => `This hand is complete, but ${reason}`,
  noYaku: () => 'has no yaku',
  tooLittle: () => 'counts too little to win',
  doesNotWin: () => 'does not win',
  claimBarred: () => 'furiten: its last tile cannot be claimed',
  drawnWouldDo: () => 'Drawn by yourself it would win.',
  concealedWouldDo: () => 'With riichi, or drawn by yourself, it would have one.',
  ofNeeded: (has: string, least: number) => `${has} of the ${least} that a win needs.`,
  flowersAside: (has: string, least: number) =>
    `${has}, but flowers do not count towards the ${least} that a win needs.`,
  asItStands: (points: string) => `As it stands this hand counts ${points}`,

  // The card
  whatCounts: () => 'What counts',
  times: (count: number) => `× ${count}`,
  together: () => 'Together',
  readThus: () => 'Read as',
  paidReading: (count: number) => `Of ${count} ways to read it, this one counts most`,

  // Payments
  discarderPays: (points: string) => `The discarder pays ${points}`,
  othersPayToo: (first: string, each: string) => `${first}, the others ${each} each`,
  allPay: (seats: string, each: string) => `${seats} pay ${each} each`,
  eastAndOthersPay: (points: string, seats: string, each: string) =>
    `East pays ${points}, ${seats} ${each} each`,
};

export type ScorePhrases = Translation<typeof scorePhrases>;

/** For one, and for several. */
const UNITS: Readonly<Record<Unit, readonly [string, string]>> = {
  han: ['han', 'han'],
  fu: ['fu', 'fu'],
  yakuman: ['yakuman', 'yakuman'],
  fan: ['fan', 'fan'],
  faan: ['faan', 'faan'],
  doubles: ['double', 'doubles'],
  points: ['point', 'points'],
};

function unitName(unit: Unit, count: number): string {
  return UNITS[unit][count === 1 ? 0 : 1];
}

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: 'mangan',
  haneman: 'haneman',
  baiman: 'baiman',
  sanbaiman: 'sanbaiman',
  'counted-yakuman': 'counted yakuman',
};
