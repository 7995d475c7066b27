/** What is said about what a hand is worth. */
import { NBSP } from '../../../shared/locales/figures.js';
import { plural } from '../../../shared/locales/fr/writing.js';
import type { ScorePhrases } from '../en/score.js';
import type { Limit, Unit } from '../units.js';

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

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: 'mangan',
  haneman: 'haneman',
  baiman: 'baiman',
  sanbaiman: 'sanbaiman',
  'counted-yakuman': 'yakuman compté',
};

const unitName = (unit: Unit, count: number): string => plural(count, ...UNITS[unit]);

export const scorePhrases: ScorePhrases = {
  unitName,
  inUnit: (figure, count, unit) => `${figure}${NBSP}${unitName(unit, count)}`,

  // The sum
  hanAndFu: (han, fu) => `${han} han ${fu} fu`,
  hanLimit: (limit, han) => `${LIMITS[limit]}, ${han} han`,
  yakuman: (times) => (times === 1 ? 'yakuman' : times === 2 ? 'double yakuman' : `${times} yakuman`),
  sumOf: (counted, points) => `${counted}, ${points}`,
  atLimit: (points) => `${points}, la limite`,
  doubled: (points, times, total) =>
    `${points}, ${times === 1 ? 'doublés une fois' : `doublés ${times} fois`} : ${total}`,
  atMost: (sum, limit) => `${sum}, au plus ${limit}`,

  // Complete hands and what others count
  completeHand: () => 'Cette main est complète',
  completeHandScore: (sum) => `Cette main est complète : ${sum}`,
  completeBut: (reason) => `Cette main est complète, mais ${reason}`,
  noYaku: () => 'n’a pas de yaku',
  tooLittle: () => 'compte trop peu pour gagner',
  doesNotWin: () => 'ne gagne pas',
  claimBarred: () => 'en furiten : sa dernière tuile ne peut pas être réclamée',
  drawnWouldDo: () => 'Avec une dernière tuile piochée, elle gagnerait.',
  concealedWouldDo: () => 'Avec riichi, ou une dernière tuile piochée, elle en aurait un.',
  ofNeeded: (has, least) => `${has} sur les ${least} requis pour gagner.`,
  flowersAside: (has, least) =>
    `${has}, mais les fleurs ne comptent pas dans les ${least} requis pour gagner.`,
  asItStands: (points) => `En l’état, cette main compte ${points}`,

  // The card
  whatCounts: () => 'Ce qui compte',
  times: (count) => `× ${count}`,
  together: () => 'Total',
  readThus: () => 'Lue ainsi',
  paidReading: (count) => `De ${count} lectures, celle-ci compte le plus`,

  // Payments
  discarderPays: (points) => `Le défausseur paie ${points}`,
  othersPayToo: (first, each) => `${first}, les autres ${each} chacun`,
  allPay: (seats, each) => `${seats} paient ${each} chacun`,
  eastAndOthersPay: (points, seats, each) => `Est paie ${points}, ${seats} ${each} chacun`,
};
