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
  kong: () => '明槓',
  concealedKong: () => '暗槓',
  meld: () => '副露',
  bestDiscard: () => '首選打出',
  accepted: () => '進張',
  discarded: () => '將被打出',
  pressToRemove: () => '點選可移除',
  handCaption: (tile, share, count) => `打${tile}：胡牌率${share}，${help(count)}`,
  handCaptionBare: (tile, count) => `打${tile}：${help(count)}`,
  howToCompare: () => '點選兩張牌即可比較打法。',

  // Input
  handText: () => '手牌文字',
  editTiles: () => '編輯手牌',
  clear: () => '清除',
  handFull: () => '手牌已滿。點選其中一張即可取出。',
  palette: () => '可加入的牌',
  redFives: () => '赤五',
  addAs: () => '加入為',
  singleTile: () => '單張',
  added: (name) => `已加入${listed(name)}`,
  removed: (name) => `已移除${name}`,
  left: (name, count) => `${name}，剩${tiles(count)}`,

  // The answer
  answer: () => '結論',
  enterHand: () => '請輸入手牌',
  enterHandHow: () => '輸入13或14張牌，例如33789m35689p2334s，或直接點選。',
  tilesToGo: (count) => `還差${tiles(count)}`,
  almost: () => '還差一點',
  handSize: () => '手牌為13或14張，每組副露算3張。',
  noAnswer: () => '無法辨識這副手牌',
  notAnswered: () => '無法分析',
  engineFailed: () => '分析失敗',
  fault: (fault) => tellFault(FAULTS, fault),
  analyzing: () => '分析中…',
  noHints: () => '沒有牌可打',
  discard: (tile) => `打${tile}`,
  discardToWin: (tile, share) => `打${tile}：胡牌率${share}`,
  atLeast: (share) => `至少${share}`,
  better: (sentence, points, tile) => `${sentence}，比${tile}高${points}`,
  asGood: (sentence, tile) => `${sentence}，與${tile}相同`,
  aboutAsGood: (sentence, tile) => `${sentence}，與${tile}大致相同`,
  points: (figure) => `${figure}個百分點`,
  about: (points) => `約${points}`,
  percentApart: (count) => `${count}%`,
  winsMostOften: (tile, share) => `打${tile}胡牌率最高（${share}）`,
  isWorthMost: (tile, amount, other) => `打${tile}期望得分最高（${amount}，前者${other}）`,
  oftenOrMost: (often, most) => `${often}；${most}`,
  discardToScore: (tile, amount) => `打${tile}：期望得分${amount}`,
  moreThan: (sentence, amount, tile) => `${sentence}，比${tile}高${amount}`,
  asMuchAs: (sentence, tile) => `${sentence}，與${tile}相同`,
  waitingFor: (list) => `聽${listed(list)}`,
  toWin: (sentence, share) => `${sentence}：胡牌率${share}`,
  fromTenpai: (count) => `${count}向聽`,

  // Status
  ready: () => '就緒',
  notAnalyzed: () => '未分析',
  model: (model) => (model === 'advance' ? '前進模型' : '完整模型'),
  modelHelp: (model) =>
    model === 'advance' ? '只留下使向聽數減少的牌。' : '也考慮改良手牌，或退一步再前進。',
  chancesMissing: (count) => `${count}個胡牌率未算出`,
  chancesBounded: (count) => `${count}個胡牌率只是下限`,
};
