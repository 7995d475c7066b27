/** What is said about what a hand is worth. */
import { NBSP } from '../../../shared/locales/figures.js';
import type { ScorePhrases } from '../en/score.js';
import type { Limit, Unit } from '../units.js';

/** For one, and for several. */
const UNITS: Readonly<Record<Unit, readonly [string, string]>> = {
  han: ['han', 'han'],
  fu: ['fu', 'fu'],
  yakuman: ['yakuman', 'yakuman'],
  fan: ['fan', 'fan'],
  faan: ['faan', 'faan'],
  doubles: ['doble', 'dobles'],
  points: ['punto', 'puntos'],
};

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: 'mangan',
  haneman: 'haneman',
  baiman: 'baiman',
  sanbaiman: 'sanbaiman',
  'counted-yakuman': 'yakuman contado',
};

const unitName = (unit: Unit, count: number): string => UNITS[unit][count === 1 ? 0 : 1];

export const scorePhrases: ScorePhrases = {
  unitName,
  inUnit: (figure, count, unit) => `${figure}${NBSP}${unitName(unit, count)}`,

  // The sum
  hanAndFu: (han, fu) => `${han} han ${fu} fu`,
  hanLimit: (limit, han) => `${LIMITS[limit]}, ${han} han`,
  yakuman: (times) => (times === 1 ? 'yakuman' : times === 2 ? 'doble yakuman' : `${times} yakuman`),
  sumOf: (counted, points) => `${counted}, ${points}`,
  atLimit: (points) => `${points}, el límite`,
  doubled: (points, times, total) =>
    times === 1 ? `${points}, con un doble: ${total}` : `${points}, con ${times} dobles: ${total}`,
  atMost: (sum, limit) => `${sum}, como máximo ${limit}`,

  // Complete hands and what others count
  completeHand: () => 'Esta mano está completa',
  completeHandScore: (sum) => `Esta mano está completa: ${sum}`,
  completeBut: (reason) => `Esta mano está completa, pero ${reason}`,
  noYaku: () => 'no tiene yaku',
  tooLittle: () => 'vale demasiado poco para ganar',
  doesNotWin: () => 'no gana',
  claimBarred: () => 'está en furiten: su última ficha no se puede reclamar',
  drawnWouldDo: () => 'Con una ficha del muro ganaría.',
  concealedWouldDo: () => 'Con riichi, o con una ficha del muro, lo tendría.',
  ofNeeded: (has, least) => `${has} de los ${least} necesarios para ganar.`,
  flowersAside: (has, least) => `${has}, pero las flores no cuentan para los ${least} necesarios para ganar.`,
  asItStands: (points) => `Tal como está, esta mano vale ${points}`,

  // The card
  whatCounts: () => 'Lo que cuenta',
  times: (count) => `× ${count}`,
  together: () => 'Total',
  readThus: () => 'Leída así',
  paidReading: (count) => `De sus ${count} lecturas, esta es la que más vale`,

  // Payments
  discarderPays: (points) => `Quien descartó paga ${points}`,
  othersPayToo: (first, each) => `${first}; los demás, ${each} cada uno`,
  allPay: (seats, each) => `${seats} pagan ${each} cada uno`,
  eastAndOthersPay: (points, seats, each) => `Este paga ${points}; ${seats}, ${each} cada uno`,
};
