/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import type { HintPhrases, PatternNames } from '../en/hints.js';
import { help, tiles } from './tiles.js';

const PATTERNS: PatternNames = {
  standard: '一般形',
  'seven-pairs': '七対子',
  'thirteen-orphans': '国士無双',
  'wriggly-snake': '蛇行',
  'wriggling-snake': '蛇行',
  'squirming-snake': '一色蛇',
  'gates-of-heaven': '九蓮宝燈',
  'nine-gates': '九蓮宝燈',
};

const drawsLeft = (draws: number): string => `残りツモ${draws}回`;

export const hintPhrases: HintPhrases = {
  // The ranked list
  hintsCaption: (draws) => `ツモによる和了率、${drawsLeft(draws)}`,
  ifYouDiscard: () => '和了らずに切る場合',
  insteadCaption: (draws) => `和了らずに切る場合：ツモによる和了率、${drawsLeft(draws)}`,
  worthCaption: (unit, draws) => `ツモによる期待値（${unit}）、${drawsLeft(draws)}`,
  hints: () => '打牌、良い順',
  expectedBeside: (unit) => `右は期待値（${unit}）`,
  chanceBeside: () => '右は和了率',
  sortBy: () => '打牌の並べ方',
  byWin: () => '和了率順',
  byScore: () => '期待値順',
  expectedScore: () => '期待値',
  toWinBeside: () => '和了',
  showOnHand: (name) => `打${name}：表示して比較`,
  winChance: () => '和了率',
  pending: () => '…',
  shanten: (count) => (count < 0 ? '和了形' : count === 0 ? 'テンパイ' : `${count}シャンテン`),
  tiles: (count, more) => `${tiles(count)}${more === 'more' ? '多い' : more === 'fewer' ? '少ない' : ''}`,
  accepts: () => '有効牌',
  moreKinds: (count) => `ほか${count}種`,
  betterWith: () => '手変わり',
  improvements: () => '手変わりの牌',
  improvingTile: (name, count, gain) => `${name}、残り${tiles(count)}、和了率+${gain}%`,
  acceptedTile: (name, count) => `${name}、残り${tiles(count)}`,
  more: (count) => `あと${count}件を表示`,
  fewer: () => '表示を減らす',

  // Reasons; the tiles are drawn beside them
  clauses: (first, second) => `${first}。${second}`,
  allGone: (where) => `${where}だが、有効牌はもう残っていない`,
  winningTiles: (count) => `テンパイ、待ち${tiles(count)}`,
  winningOf: (count, all) => `テンパイ、待ち${tiles(all)}のうち和了れるのは${tiles(count)}だけ`,
  winsWithNothing: (rules) =>
    rules === 'riichi' ? 'テンパイだが役がない' : 'テンパイだが点が足りず和了れない',
  bringNearer: (count, where) => `${tiles(count)}で${where}`,
  helpAfter: (where, count) => `${where}。${help(count)}`,
  breaksTenpai: () => 'テンパイを崩す',
  keepsTenpai: () => 'テンパイを保つ',
  backTo: (where) => `${where}に戻る`,
  nearer: (steps) => `シャンテン数が${steps}つ進む`,
  fewerImprove: () => '手変わりが少ない',
  weakerFollows: () => 'その先の手が弱い',
  furiten: () => 'フリテンのためツモ和了のみ',
  betterFollows: () => 'その先の手が強い',
  asGoodFollows: () => 'その先も同等',

  // The chance over the draws left
  curveTitle: () => '残りツモと確率',
  worthCurveTitle: () => '残りツモと期待値',
  worthSentence: (first, middle) => `それまで何も引けていない場合の期待値。${first}。${middle}。`,
  drawsLeft: () => '残りツモ',
  drawsLeftAt: (count) => (count === 0 ? '残りツモなし' : drawsLeft(count)),
  winAt: (share) => `和了${share}`,
  tenpaiAt: (share) => `テンパイ${share}`,
  curveAt: (draws, figures) => `${draws}：${figures}`,
  curveSentence: (first, middle) => `それまで何も引けていない場合の確率。${first}。${middle}。`,

  // Readings
  readings: () => '手牌の分け方',
  readingsOf: (count, capped) =>
    capped ? `手牌の分け方は${count}通りを超える` : `手牌の分け方は${count}通り`,
  pattern: (pattern) =>
    (PATTERNS as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => '最も高い',
  called: (set) => `${set}、副露`,
  moreReadings: (count) => `あと${count}通りを表示`,

  noChances: () => 'このルールの確率は未対応',
};
