/** One discard and another. */
import type { ComparisonPhrases } from '../en/comparison.js';

export const comparisonPhrases: ComparisonPhrases = {
  details: () => '詳細',
  comparison: () => '比較',
  insteadOf: (tile, other) => `打${other}と比べた打${tile}`,
  butHelp: (where, tiles) => `${where}が、有効牌は${tiles}`,
  andHelp: (where, tiles) => `${where}うえ、有効牌も${tiles}`,
  asManyHelp: (where) => `${where}が、有効牌の枚数は同じ`,
  takesSame: () => '受け入れは同じ',
  takesMore: (tiles) => `受け入れが${tiles}`,
  takesOthers: () => '受け入れの枚数は同じだが、種類が違う',
  takesAlso: (list) => `${list}も受け入れる`,
  takesNot: (list) => `${list}を受け入れない`,
  takesInPlace: (list, others) => `${others}の代わりに${list}を受け入れる`,
  improves: (list) => `${list}で手変わりする`,
  improvesNoLonger: (list) => `${list}では手変わりしない`,
  improvesInPlace: (list, others) => `${list}で手変わりし、${others}ではしない`,
  pointsToWin: (points) => `和了率${points}`,
  win: () => '和了率',
  worth: () => '期待値',
  tenpai: () => 'テンパイ',
  acceptedTiles: () => '受け入れ',
  apart: () => '差',
  gains: () => '得る牌',
  givesUp: () => '失う牌',
  noTiles: () => 'なし',
};
