/** What is said about what a hand is worth. */
import type { ScorePhrases } from '../en/score.js';
import type { Limit, Unit } from '../units.js';

const UNITS: Readonly<Record<Unit, string>> = {
  han: '番',
  fu: '符',
  yakuman: '倍役满',
  fan: '番',
  faan: '番',
  doubles: '番',
  points: '点',
};

const LIMITS: Readonly<Record<Limit, string>> = {
  mangan: '满贯',
  haneman: '跳满',
  baiman: '倍满',
  sanbaiman: '三倍满',
  'counted-yakuman': '累计役满',
};

export const scorePhrases: ScorePhrases = {
  unitName: (unit) => UNITS[unit],
  inUnit: (figure, _, unit) => `${figure}${UNITS[unit]}`,

  // The sum
  hanAndFu: (han, fu) => `${han}番${fu}符`,
  hanLimit: (limit, han) => `${LIMITS[limit]}，${han}番`,
  yakuman: (times) => (times === 1 ? '役满' : times === 2 ? '双倍役满' : `${times}倍役满`),
  sumOf: (counted, points) => `${counted}，${points}`,
  atLimit: (points) => `${points}，封顶`,
  doubled: (points, times, total) => `${points}，翻${times}番：${total}`,
  atMost: (sum, limit) => `${sum}，封顶${limit}`,

  // Complete hands and what others count
  completeHand: () => '已和牌',
  completeHandScore: (sum) => `已和牌：${sum}`,
  completeBut: (reason) => `牌型已成，但${reason}`,
  noYaku: () => '无役',
  tooLittle: () => '番数不够',
  doesNotWin: () => '不能和',
  claimBarred: () => '振听：最后一张不能点和',
  drawnWouldDo: () => '自摸则可以和。',
  concealedWouldDo: () => '立直或自摸就有役。',
  ofNeeded: (has, least) => `只有${has}，${least}番起和。`,
  flowersAside: (has, least) => `共${has}，但${least}番起和不计花牌。`,
  asItStands: (points) => `这副手牌目前值${points}`,

  // The card
  whatCounts: () => '得分明细',
  times: (count) => `×${count}`,
  together: () => '合计',
  readThus: () => '拆法',
  paidReading: (count) => `${count}种拆法中得分最高的`,

  // Payments
  discarderPays: (points) => `点炮者付${points}`,
  othersPayToo: (first, each) => `${first}，其他人各付${each}`,
  allPay: (seats, each) => `${seats}各付${each}`,
  eastAndOthersPay: (points, seats, each) => `庄家付${points}，${seats}各付${each}`,
};
