/** The hand, what is entered, the sentence that answers, the line at the foot. */
import { tellFault } from '../../../shared/locales/faults.js';
import type { HandPhrases } from '../en/hand.js';
import { FAULTS } from './faults.js';
import { help, tiles } from './tiles.js';

/** Tiles that were joined as parts of a line, as a list. */
const listed = (joined: string): string => joined.replaceAll('，', '、');

export const handPhrases: HandPhrases = {
  // The position
  position: () => '牌局',
  hand: (count) => `手牌，${tiles(count)}`,
  meldName: (kind, named) => `${kind}：${listed(named)}`,
  chow: () => '吃',
  pung: () => '碰',
  kong: () => '明杠',
  concealedKong: () => '暗杠',
  meld: () => '副露',
  bestDiscard: () => '首选打出',
  accepted: () => '进张',
  discarded: () => '将被打出',
  pressToRemove: () => '点按可移除',
  handCaption: (tile, share, count) => `打${tile}：和牌率${share}，${help(count)}`,
  handCaptionBare: (tile, count) => `打${tile}：${help(count)}`,
  howToCompare: () => '点按两张牌即可比较打法。',

  // Input
  handText: () => '手牌文本',
  editTiles: () => '编辑手牌',
  clear: () => '清空',
  handFull: () => '手牌已满。点按其中一张即可取出。',
  palette: () => '可添加的牌',
  redFives: () => '赤五',
  addAs: () => '添加为',
  singleTile: () => '单张',
  added: (name) => `已添加${listed(name)}`,
  removed: (name) => `已移除${name}`,
  left: (name, count) => `${name}，剩${tiles(count)}`,

  // The answer
  answer: () => '结论',
  enterHand: () => '请输入手牌',
  enterHandHow: () => '输入13或14张牌，例如33789m35689p2334s，或直接点选。',
  tilesToGo: (count) => `还差${tiles(count)}`,
  almost: () => '还差一点',
  handSize: () => '手牌为13或14张，每组副露算3张。',
  noAnswer: () => '无法识别这副手牌',
  notAnswered: () => '无法分析',
  engineFailed: () => '分析失败',
  fault: (fault) => tellFault(FAULTS, fault),
  analyzing: () => '分析中…',
  noHints: () => '没有牌可打',
  discard: (tile) => `打${tile}`,
  discardToWin: (tile, share) => `打${tile}：和牌率${share}`,
  atLeast: (share) => `至少${share}`,
  better: (sentence, points, tile) => `${sentence}，比${tile}高${points}`,
  asGood: (sentence, tile) => `${sentence}，与${tile}相同`,
  aboutAsGood: (sentence, tile) => `${sentence}，与${tile}大致相同`,
  points: (figure) => `${figure}个百分点`,
  about: (points) => `约${points}`,
  percentApart: (count) => `${count}%`,
  winsMostOften: (tile, share) => `打${tile}和牌率最高（${share}）`,
  isWorthMost: (tile, amount, other) => `打${tile}期望得分最高（${amount}，前者${other}）`,
  oftenOrMost: (often, most) => `${often}；${most}`,
  discardToScore: (tile, amount) => `打${tile}：期望得分${amount}`,
  moreThan: (sentence, amount, tile) => `${sentence}，比${tile}高${amount}`,
  asMuchAs: (sentence, tile) => `${sentence}，与${tile}相同`,
  waitingFor: (list) => `听${listed(list)}`,
  toWin: (sentence, share) => `${sentence}：和牌率${share}`,
  fromTenpai: (count) => `${count}向听`,

  // Status
  ready: () => '就绪',
  notAnalyzed: () => '未分析',
  model: (model) => (model === 'advance' ? '前进模型' : '完整模型'),
  modelHelp: (model) =>
    model === 'advance' ? '只留下使向听数减少的牌。' : '也考虑改良手牌，或退一步再前进。',
  chancesMissing: (count) => `${count}个和牌率未算出`,
  chancesBounded: (count) => `${count}个和牌率只是下限`,
};
