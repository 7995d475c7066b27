/** What is said about what a hand is worth. */
import type { ScoreItem } from '../../../../mahjong/types.js';
import { phrases as common } from '../../../shared/locales/en.js';
import { NBSP } from '../../../shared/locales/figures.js';
import type { Translation } from '../../../shared/phrasebook.js';

const { number } = common;

export const scorePhrases = {
  scoreUnit,
  /** A figure that is written already, with what the rules count in. */
  inUnit: (figure: string, count: number, rules: string) =>
    `${figure}${NBSP}${scoreUnit(unitOf(rules), count, rules)}`,
  unitName: (rules: string) => scoreUnit(unitOf(rules), 2, rules),
  scoreOf: (total: number, rules: string) =>
    `${number(total)}${NBSP}${scoreUnit(unitOf(rules), total, rules)}`,
  pointsOf: (points: number) => (points === 1 ? `1${NBSP}point` : `${number(points)}${NBSP}points`),

  // The sum
  hanAndFu: (han: number, fu: number) => `${han} han ${fu} fu`,
  hanLimit: (han: number, total: number) => `${limitName(han, total)}, ${han} han`,
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

/** What the rules count in. */
const unitOf = (rules: string): ScoreItem['unit'] =>
  rules === 'mcr' || rules === 'hongkong' ? 'fan' : 'points';

function scoreUnit(unit: ScoreItem['unit'], count: number, rules: string): string {
  switch (unit) {
    case 'han':
      return 'han';
    case 'fu':
      return 'fu';
    case 'yakuman':
      return 'yakuman';
    case 'fan':
      return rules === 'hongkong' ? 'faan' : 'fan';
    case 'doubles':
      return count === 1 ? 'double' : 'doubles';
    default:
      return rules === 'hongkong' ? 'faan' : count === 1 ? 'point' : 'points';
  }
}

/** What the winner gets for a sanbaiman, and the dealer: what 13 han count where they are no yakuman. */
const SANBAIMAN: readonly number[] = [24000, 36000];

/** Riichi's limits by han. */
function limitName(han: number, total: number): string {
  if (han >= 13 && !SANBAIMAN.includes(total)) return 'counted yakuman';
  if (han >= 11) return 'sanbaiman';
  if (han >= 8) return 'baiman';
  return han >= 6 ? 'haneman' : 'mangan';
}
