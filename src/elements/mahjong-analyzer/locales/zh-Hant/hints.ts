/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import type { HintPhrases, PatternNames } from '../en/hints.js';
import { help, tiles } from './tiles.js';

const PATTERNS: PatternNames = {
  standard: '一般型',
  'seven-pairs': '七對',
  'thirteen-orphans': '十三么',
  'wriggly-snake': '蛇形',
  'wriggling-snake': '蛇形',
  'squirming-snake': '一色蛇',
  'gates-of-heaven': '九蓮寶燈',
  'nine-gates': '九蓮寶燈',
};

/** A turn is a draw of one's own. */
const drawsLeft = (draws: number): string => `剩${draws}巡`;

export const hintPhrases: HintPhrases = {
  // The ranked list
  hintsCaption: (draws) => `自摸胡牌率，${drawsLeft(draws)}`,
  ifYouDiscard: () => '如果不胡，改為打牌',
  insteadCaption: (draws) => `如果改為打牌：自摸胡牌率，${drawsLeft(draws)}`,
  worthCaption: (unit, draws) => `自摸的期望得分（${unit}），${drawsLeft(draws)}`,
  hints: () => '打法，最佳在前',
  expectedBeside: (unit) => `右側為期望得分（${unit}）`,
  chanceBeside: () => '右側為胡牌率',
  sortBy: () => '打法排序',
  byWin: () => '按胡牌率',
  byScore: () => '按得分',
  expectedScore: () => '期望得分',
  toWinBeside: () => '胡牌',
  showOnHand: (name) => `打${name}：顯示並比較`,
  winChance: () => '胡牌率',
  pending: () => '…',
  shanten: (count) => (count < 0 ? '胡牌' : count === 0 ? '聽牌' : `${count}向聽`),
  tiles: (count, more) => `${more === 'more' ? '多' : more === 'fewer' ? '少' : ''}${tiles(count)}`,
  accepts: () => '進張',
  moreKinds: (count) => `另${count}種`,
  betterWith: () => '改良',
  improvements: () => '改良張',
  improvingTile: (name, count, gain) => `${name}：剩${tiles(count)}，胡牌率高${gain}%`,
  acceptedTile: (name, count) => `${name}：剩${tiles(count)}`,
  more: (count) => `再顯示${count}個`,
  fewer: () => '收起',

  // Reasons; the tiles are drawn beside them
  clauses: (first, second) => `${first}；${second}`,
  allGone: (where) => `${where}，但進張已絕`,
  winningTiles: (count) => `聽牌，可胡${tiles(count)}`,
  winningOf: (count, all) => `聽牌，${tiles(all)}中只有${tiles(count)}能胡`,
  winsWithNothing: (rules) => (rules === 'riichi' ? '聽牌，但無役' : '聽牌，但番數不夠'),
  bringNearer: (count, where) => `${tiles(count)}進至${where}`,
  helpAfter: (where, count) => `${where}，${help(count)}`,
  breaksTenpai: () => '拆聽',
  keepsTenpai: () => '保持聽牌',
  backTo: (where) => `退回${where}`,
  nearer: (steps) => `前進${steps}向聽`,
  fewerImprove: () => '改良張較少',
  weakerFollows: () => '後續牌型較差',
  furiten: () => '振聽，只能自摸',
  betterFollows: () => '後續牌型較好',
  asGoodFollows: () => '後續相當',

  // The chance over the draws left
  curveTitle: () => '各巡的機率',
  worthCurveTitle: () => '各巡的期望得分',
  worthSentence: (first, middle) => `一直沒有進張時的期望得分。${first}；${middle}。`,
  drawsLeft: () => '剩餘巡數',
  drawsLeftAt: (count) => (count === 0 ? '已無摸牌' : drawsLeft(count)),
  winAt: (share) => `胡牌${share}`,
  tenpaiAt: (share) => `聽牌${share}`,
  curveAt: (draws, figures) => `${draws}：${figures}`,
  curveSentence: (first, middle) => `一直沒有進張時的機率。${first}；${middle}。`,

  // Readings
  readings: () => '手牌的拆法',
  readingsOf: (count, capped) => (capped ? `這副手牌有${count}種以上拆法` : `這副手牌有${count}種拆法`),
  pattern: (pattern) =>
    (PATTERNS as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => '得分最高',
  called: (set) => `${set}，副露`,
  moreReadings: (count) => `再顯示${count}種`,

  noChances: () => '尚不能計算此規則的胡牌率',
};
