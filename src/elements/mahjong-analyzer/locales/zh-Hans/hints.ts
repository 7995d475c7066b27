/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import type { HintPhrases, PatternNames } from '../en/hints.js';
import { help, tiles } from './tiles.js';

const PATTERNS: PatternNames = {
  standard: '一般型',
  'seven-pairs': '七对',
  'thirteen-orphans': '十三幺',
  'wriggly-snake': '蛇形',
  'wriggling-snake': '蛇形',
  'squirming-snake': '一色蛇',
  'gates-of-heaven': '九莲宝灯',
  'nine-gates': '九莲宝灯',
};

/** A turn is a draw of one's own. */
const drawsLeft = (draws: number): string => `剩${draws}巡`;

export const hintPhrases: HintPhrases = {
  // The ranked list
  hintsCaption: (draws) => `自摸和牌率，${drawsLeft(draws)}`,
  ifYouDiscard: () => '如果不和，改为打牌',
  insteadCaption: (draws) => `如果改为打牌：自摸和牌率，${drawsLeft(draws)}`,
  worthCaption: (unit, draws) => `自摸的期望得分（${unit}），${drawsLeft(draws)}`,
  hints: () => '打法，最佳在前',
  expectedBeside: (unit) => `右侧为期望得分（${unit}）`,
  chanceBeside: () => '右侧为和牌率',
  sortBy: () => '打法排序',
  byWin: () => '按和牌率',
  byScore: () => '按得分',
  expectedScore: () => '期望得分',
  toWinBeside: () => '和牌',
  showOnHand: (name) => `打${name}：显示并比较`,
  winChance: () => '和牌率',
  pending: () => '…',
  shanten: (count) => (count < 0 ? '和牌' : count === 0 ? '听牌' : `${count}向听`),
  tiles: (count, more) => `${more === 'more' ? '多' : more === 'fewer' ? '少' : ''}${tiles(count)}`,
  accepts: () => '进张',
  moreKinds: (count) => `另${count}种`,
  betterWith: () => '改良',
  improvements: () => '改良张',
  improvingTile: (name, count, gain) => `${name}：剩${tiles(count)}，和牌率高${gain}%`,
  acceptedTile: (name, count) => `${name}：剩${tiles(count)}`,
  more: (count) => `再显示${count}个`,
  fewer: () => '收起',

  // Reasons; the tiles are drawn beside them
  clauses: (first, second) => `${first}；${second}`,
  allGone: (where) => `${where}，但进张已绝`,
  winningTiles: (count) => `听牌，可和${tiles(count)}`,
  winningOf: (count, all) => `听牌，${tiles(all)}中只有${tiles(count)}能和`,
  winsWithNothing: (rules) => (rules === 'riichi' ? '听牌，但无役' : '听牌，但番数不够'),
  bringNearer: (count, where) => `${tiles(count)}进至${where}`,
  helpAfter: (where, count) => `${where}，${help(count)}`,
  breaksTenpai: () => '拆听',
  keepsTenpai: () => '保持听牌',
  backTo: (where) => `退回${where}`,
  nearer: (steps) => `前进${steps}向听`,
  fewerImprove: () => '改良张较少',
  weakerFollows: () => '后续牌型较差',
  furiten: () => '振听，只能自摸',
  betterFollows: () => '后续牌型较好',
  asGoodFollows: () => '后续相当',

  // The chance over the draws left
  curveTitle: () => '各巡的概率',
  worthCurveTitle: () => '各巡的期望得分',
  worthSentence: (first, middle) => `一直没有进张时的期望得分。${first}；${middle}。`,
  drawsLeft: () => '剩余巡数',
  drawsLeftAt: (count) => (count === 0 ? '已无摸牌' : drawsLeft(count)),
  winAt: (share) => `和牌${share}`,
  tenpaiAt: (share) => `听牌${share}`,
  curveAt: (draws, figures) => `${draws}：${figures}`,
  curveSentence: (first, middle) => `一直没有进张时的概率。${first}；${middle}。`,

  // Readings
  readings: () => '手牌的拆法',
  readingsOf: (count, capped) => (capped ? `这副手牌有${count}种以上拆法` : `这副手牌有${count}种拆法`),
  pattern: (pattern) =>
    (PATTERNS as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => '得分最高',
  called: (set) => `${set}，副露`,
  moreReadings: (count) => `再显示${count}种`,

  noChances: () => '尚不能计算此规则的和牌率',
};
