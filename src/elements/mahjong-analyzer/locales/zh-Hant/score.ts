/** What is said about what a hand is worth. */
import type { ScorePhrases } from '../en/score.js';
import type { Limit, Unit } from '../units.js';

const UNITS: Readonly<Record<Unit, string>> = {
  han: '番',
  fu: '符',
  yakuman: '倍役滿',
  fan: '番',
  faan: '番',
  doubles: '番',
  points: '點',
};

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: '滿貫',
  haneman: '跳滿',
  baiman: '倍滿',
  sanbaiman: '三倍滿',
  'counted-yakuman': '累計役滿',
};

export const scorePhrases: ScorePhrases = {
  unitName: (unit) => UNITS[unit],
  inUnit: (figure, _, unit) => `${figure}${UNITS[unit]}`,

  // The sum
  hanAndFu: (han, fu) => `${han}番${fu}符`,
  hanLimit: (limit, han) => `${LIMITS[limit]}，${han}番`,
  yakuman: (times) => (times === 1 ? '役滿' : times === 2 ? '雙倍役滿' : `${times}倍役滿`),
  sumOf: (counted, points) => `${counted}，${points}`,
  atLimit: (points) => `${points}，封頂`,
  doubled: (points, times, total) => `${points}，翻${times}番：${total}`,
  atMost: (sum, limit) => `${sum}，封頂${limit}`,

  // Complete hands and what others count
  completeHand: () => '已胡牌',
  completeHandScore: (sum) => `已胡牌：${sum}`,
  completeBut: (reason) => `牌型已成，但${reason}`,
  noYaku: () => '無役',
  tooLittle: () => '番數不夠',
  doesNotWin: () => '不能胡',
  claimBarred: () => '振聽：不能胡別家打出的最後一張',
  drawnWouldDo: () => '自摸則可以胡。',
  concealedWouldDo: () => '立直或自摸就有役。',
  ofNeeded: (has, least) => `只有${has}，${least}番起胡。`,
  flowersAside: (has, least) => `共${has}，但${least}番起胡不計花牌。`,
  asItStands: (points) => `這副手牌目前值${points}`,

  // The card
  whatCounts: () => '得分明細',
  times: (count) => `×${count}`,
  together: () => '合計',
  readThus: () => '拆法',
  paidReading: (count) => `${count}種拆法中得分最高的`,

  // Payments
  discarderPays: (points) => `放槍者付${points}`,
  othersPayToo: (first, each) => `${first}，其他人各付${each}`,
  allPay: (seats, each) => `${seats}各付${each}`,
  eastAndOthersPay: (points, seats, each) => `莊家付${points}，${seats}各付${each}`,
};
