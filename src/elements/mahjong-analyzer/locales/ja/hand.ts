/** The hand, what is entered, the sentence that answers, the line at the foot. */
import { tellFault } from '../../../shared/locales/faults.js';
import type { HandPhrases } from '../en/hand.js';
import { FAULTS } from './faults.js';
import { help, tiles } from './tiles.js';

export const handPhrases: HandPhrases = {
  // The position
  position: () => '局面',
  hand: (count) => `手牌、${tiles(count)}`,
  meldName: (kind, named) => `${kind}：${named}`,
  chow: () => 'チー',
  pung: () => 'ポン',
  kong: () => '明槓',
  concealedKong: () => '暗槓',
  meld: () => '副露',
  bestDiscard: () => '最善の打牌',
  accepted: () => '有効牌',
  discarded: () => '切る牌',
  pressToRemove: () => '押すと外れます',
  handCaption: (tile, share, count) => `打${tile}：和了率${share}、${help(count)}`,
  handCaptionBare: (tile, count) => `打${tile}：${help(count)}`,
  howToCompare: () => '打牌を2つ押すと比較できます。',

  // Input
  handText: () => '手牌のテキスト',
  editTiles: () => '牌を編集',
  clear: () => 'クリア',
  handFull: () => '手牌は満杯です。手牌の牌を押すと外れます。',
  palette: () => '加える牌',
  redFives: () => '赤5',
  addAs: () => '加え方',
  singleTile: () => '牌',
  added: (name) => `${name}を加えました`,
  removed: (name) => `${name}を外しました`,
  left: (name, count) => `${name}、残り${tiles(count)}`,

  // The answer
  answer: () => '解析結果',
  enterHand: () => '手牌を入力',
  enterHandHow: () => '33789m35689p2334sのように13枚か14枚を入力するか、牌を押して選びます。',
  tilesToGo: (count) => `あと${tiles(count)}`,
  almost: () => 'あと少しです',
  handSize: () => '手牌は13枚か14枚です。副露は3枚と数えます。',
  noAnswer: () => 'この手牌は読み取れません',
  notAnswered: () => '解析できません',
  engineFailed: () => '解析に失敗しました',
  fault: (fault) => tellFault(FAULTS, fault),
  analyzing: () => '解析中…',
  noHints: () => '切る牌がありません',
  discard: (tile) => `打${tile}`,
  discardToWin: (tile, share) => `打${tile}：和了率${share}`,
  atLeast: (share) => `${share}以上`,
  better: (sentence, points, tile) => `${sentence}、${tile}より${points}高い`,
  asGood: (sentence, tile) => `${sentence}、${tile}と同等`,
  aboutAsGood: (sentence, tile) => `${sentence}、${tile}とほぼ同等`,
  points: (figure) => `${figure}ポイント`,
  about: (points) => `約${points}`,
  percentApart: (count) => `${count}%`,
  winsMostOften: (tile, share) => `和了率は打${tile}が最高（${share}）`,
  isWorthMost: (tile, amount, other) => `期待値は打${tile}が最高（${amount}対${other}）`,
  oftenOrMost: (often, most) => `${often}、${most}`,
  discardToScore: (tile, amount) => `打${tile}：期待値${amount}`,
  moreThan: (sentence, amount, tile) => `${sentence}、${tile}より${amount}高い`,
  asMuchAs: (sentence, tile) => `${sentence}、${tile}と同じ`,
  waitingFor: (list) => `待ちは${list}`,
  toWin: (sentence, share) => `${sentence}：和了率${share}`,
  fromTenpai: (count) => `${count}シャンテン`,

  // Status
  ready: () => '準備完了',
  notAnalyzed: () => '未解析',
  model: (model) => (model === 'advance' ? '前進モデル' : '完全モデル'),
  modelHelp: (model) =>
    model === 'advance'
      ? 'シャンテン数を進める牌だけを残します。'
      : '手変わりかシャンテン戻しも1回まで考えます。',
  chancesMissing: (count) => `確率${count}件は未計算`,
  chancesBounded: (count) => `確率${count}件は下限値`,
};
