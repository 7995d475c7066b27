/** What is said about what a hand is worth. */
import { msg, str } from '@lit/localize';
import type { ScoreItem } from '../../mahjong/types.js';
import { commonStrings } from '../shared/strings.js';

const NBSP = '\u00a0';
const { number } = commonStrings;

export const scoreStrings = {
  scoreUnit,
  /** An expected score, to as many places as tell something. */
  amount: (value: number, rules: string) =>
    rules === 'riichi' || value >= 100 ? number(Math.round(value)) : value.toFixed(1),
  /** A figure that is written already, with what the rules count in. */
  inUnit: (figure: string, rules: string) =>
    `${figure}${NBSP}${scoreUnit(unitOf(rules), Number(figure), rules)}`,
  unitName: (rules: string) => scoreUnit(unitOf(rules), 2, rules),
  scoreOf: (total: number, rules: string) =>
    `${number(total)}${NBSP}${scoreUnit(unitOf(rules), total, rules)}`,
  pointsOf: (points: number) =>
    points === 1 ? msg(str`1${NBSP}point`) : msg(str`${number(points)}${NBSP}points`),

  // The sum
  hanAndFu: (han: number, fu: number) => msg(str`${han} han ${fu} fu`),
  hanLimit: (han: number, total: number) => msg(str`${limitName(han, total)}, ${han} han`),
  yakuman: (times: number) =>
    times === 1 ? msg('yakuman') : times === 2 ? msg('double yakuman') : msg(str`${times} yakuman`),
  sumOf: (counted: string, points: string) => msg(str`${counted}, ${points}`),
  atLimit: (points: string) => msg(str`${points}, the limit`),
  doubled: (points: string, times: number, total: string) =>
    times === 1
      ? msg(str`${points}, doubled once: ${total}`)
      : msg(str`${points}, doubled ${times} times: ${total}`),
  atMost: (sum: string, limit: string) => msg(str`${sum}, at most ${limit}`),

  // Complete hands and what others count
  completeHand: () => msg('This hand is complete'),
  completeHandScore: (sum: string) => msg(str`This hand is complete: ${sum}`),
  completeBut: (reason: string) => msg(str`This hand is complete, but ${reason}`),
  noYaku: () => msg('has no yaku'),
  tooLittle: () => msg('counts too little to win'),
  doesNotWin: () => msg('does not win'),
  claimBarred: () => msg('furiten: its last tile cannot be claimed'),
  drawnWouldDo: () => msg('Drawn by yourself it would win.'),
  concealedWouldDo: () => msg('With riichi, or drawn by yourself, it would have one.'),
  ofNeeded: (has: string, least: number) => msg(str`${has} of the ${least} that a win needs.`),
  flowersAside: (has: string, least: number) =>
    msg(str`${has}, but flowers do not count towards the ${least} that a win needs.`),
  asItStands: (points: string) => msg(str`As it stands this hand counts ${points}`),

  // The card
  whatCounts: () => msg('What counts'),
  times: (count: number) => msg(str`× ${count}`),
  together: () => msg('Together'),
  readThus: () => msg('Read as'),
  paidReading: (count: number) => msg(str`Of ${count} ways to read it, this one counts most`),

  // Payments
  discarderPays: (points: string) => msg(str`The discarder pays ${points}`),
  othersPayToo: (first: string, each: string) => msg(str`${first}, the others ${each} each`),
  allPay: (seats: string, each: string) => msg(str`${seats} pay ${each} each`),
  eastAndOthersPay: (points: string, seats: string, each: string) =>
    msg(str`East pays ${points}, ${seats} ${each} each`),
};

/** What the rules count in. */
const unitOf = (rules: string): ScoreItem['unit'] =>
  rules === 'mcr' || rules === 'hongkong' ? 'fan' : 'points';

function scoreUnit(unit: ScoreItem['unit'], count: number, rules: string): string {
  switch (unit) {
    case 'han':
      return msg('han');
    case 'fu':
      return msg('fu');
    case 'yakuman':
      return msg('yakuman');
    case 'fan':
      return rules === 'hongkong' ? msg('faan') : msg('fan');
    case 'doubles':
      return count === 1 ? msg('double') : msg('doubles');
    default:
      return rules === 'hongkong' ? msg('faan') : count === 1 ? msg('point') : msg('points');
  }
}

/** What the winner gets for a sanbaiman, and the dealer: what 13 han count where they are no yakuman. */
const SANBAIMAN: readonly number[] = [24000, 36000];

/** Riichi's limits by han. */
function limitName(han: number, total: number): string {
  if (han >= 13 && !SANBAIMAN.includes(total)) return msg('counted yakuman');
  if (han >= 11) return msg('sanbaiman');
  if (han >= 8) return msg('baiman');
  return han >= 6 ? msg('haneman') : msg('mangan');
}
