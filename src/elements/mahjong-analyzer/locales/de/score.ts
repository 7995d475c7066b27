/** What is said about what a hand is worth. */
import { NBSP } from '../../../shared/locales/figures.js';
import type { ScorePhrases } from '../en/score.js';
import type { Limit, Unit } from '../units.js';

/** For one, and for several. */
const UNITS: Readonly<Record<Unit, readonly [string, string]>> = {
  han: ['Han', 'Han'],
  fu: ['Fu', 'Fu'],
  yakuman: ['Yakuman', 'Yakuman'],
  fan: ['Fan', 'Fan'],
  faan: ['Faan', 'Faan'],
  doubles: ['Verdopplung', 'Verdopplungen'],
  points: ['Punkt', 'Punkte'],
};

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: 'Mangan',
  haneman: 'Haneman',
  baiman: 'Baiman',
  sanbaiman: 'Sanbaiman',
  'counted-yakuman': 'gezähltes Yakuman',
};

const unitName = (unit: Unit, count: number): string => UNITS[unit][count === 1 ? 0 : 1];

export const scorePhrases: ScorePhrases = {
  unitName,
  inUnit: (figure, count, unit) => `${figure}${NBSP}${unitName(unit, count)}`,

  // The sum
  hanAndFu: (han, fu) => `${han} Han ${fu} Fu`,
  hanLimit: (limit, han) => `${LIMITS[limit]}, ${han} Han`,
  yakuman: (times) => (times === 1 ? 'Yakuman' : times === 2 ? 'doppeltes Yakuman' : `${times} Yakuman`),
  sumOf: (counted, points) => `${counted}, ${points}`,
  atLimit: (points) => `${points}, das Limit`,
  doubled: (points, times, total) => `${points}, ${times}-mal verdoppelt: ${total}`,
  atMost: (sum, limit) => `${sum}, höchstens ${limit}`,

  // Complete hands and what others count
  completeHand: () => 'Diese Hand ist vollständig',
  completeHandScore: (sum) => `Diese Hand ist vollständig: ${sum}`,
  completeBut: (reason) => `Diese Hand ist vollständig, aber ${reason}`,
  noYaku: () => 'sie hat kein Yaku',
  tooLittle: () => 'sie zählt zu wenig zum Gewinn',
  doesNotWin: () => 'sie gewinnt nicht',
  claimBarred: () => 'in Furiten: Ihr letzter Stein kann nicht vom Abwurf genommen werden',
  drawnWouldDo: () => 'Selbst gezogen würde sie gewinnen.',
  concealedWouldDo: () => 'Mit Riichi oder selbst gezogen hätte sie eines.',
  ofNeeded: (has, least) => `${has} von ${least}, die ein Gewinn braucht.`,
  flowersAside: (has, least) => `${has}, doch Blumen zählen nicht zu den ${least}, die ein Gewinn braucht.`,
  asItStands: (points) => `So, wie sie ist, zählt diese Hand ${points}`,

  // The card
  whatCounts: () => 'Was zählt',
  times: (count) => `× ${count}`,
  together: () => 'Zusammen',
  readThus: () => 'Gelesen als',
  paidReading: (count) => `Von ${count} Lesarten zählt diese am meisten`,

  // Payments
  discarderPays: (points) => `Wer abgeworfen hat, zahlt ${points}`,
  othersPayToo: (first, each) => `${first}, die anderen je ${each}`,
  allPay: (seats, each) => `${seats} zahlen je ${each}`,
  eastAndOthersPay: (points, seats, each) => `Ost zahlt ${points}, ${seats} je ${each}`,
};
