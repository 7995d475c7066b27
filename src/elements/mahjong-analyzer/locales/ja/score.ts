/** What is said about what a hand is worth. */
import type { ScorePhrases } from '../en/score.js';
import type { Limit, Unit } from '../units.js';

const UNITS: Readonly<Record<Unit, string>> = {
  han: '翻',
  fu: '符',
  yakuman: '役満',
  fan: '番',
  faan: '番',
  doubles: '翻',
  points: '点',
};

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: '満貫',
  haneman: '跳満',
  baiman: '倍満',
  sanbaiman: '三倍満',
  'counted-yakuman': '数え役満',
};

const unitName = (unit: Unit): string => UNITS[unit];

export const scorePhrases: ScorePhrases = {
  unitName,
  inUnit: (figure, _count, unit) => `${figure}${unitName(unit)}`,

  // The sum
  hanAndFu: (han, fu) => `${han}翻${fu}符`,
  hanLimit: (limit, han) => `${LIMITS[limit]}（${han}翻）`,
  yakuman: (times) => (times === 1 ? '役満' : times === 2 ? 'ダブル役満' : `${times}倍役満`),
  sumOf: (counted, points) => `${counted}、${points}`,
  atLimit: (points) => `${points}（上限）`,
  doubled: (points, times, total) => `${points}を${times}回倍にして${total}`,
  atMost: (sum, limit) => `${sum}、上限は${limit}`,

  // Complete hands and what others count
  completeHand: () => '和了形です',
  completeHandScore: (sum) => `和了：${sum}`,
  completeBut: (reason) => `和了形ですが、${reason}`,
  noYaku: () => '役がありません',
  tooLittle: () => '番数が足りません',
  doesNotWin: () => '和了になりません',
  claimBarred: () => 'フリテンのためロンできません',
  drawnWouldDo: () => 'ツモなら和了れます。',
  concealedWouldDo: () => 'リーチするかツモなら役が付きます。',
  ofNeeded: (has, least) => `和了に必要な${least}番に対して${has}です。`,
  flowersAside: (has, least) => `${has}ですが、和了に必要な${least}番に花牌は含まれません。`,
  asItStands: (points) => `今の手牌は${points}`,

  // The card
  whatCounts: () => '得点の内訳',
  times: (count) => `×${count}`,
  together: () => '合計',
  readThus: () => '手牌の分け方',
  paidReading: (count) => `${count}通りの分け方のうち最も高い`,

  // Payments
  discarderPays: (points) => `放銃者が${points}を払う`,
  othersPayToo: (first, each) => `${first}。他家は${each}点ずつ`,
  allPay: (seats, each) => `${seats}が${each}ずつ払う`,
  eastAndOthersPay: (points, seats, each) => `東が${points}、${seats}が${each}点ずつ払う`,
};
