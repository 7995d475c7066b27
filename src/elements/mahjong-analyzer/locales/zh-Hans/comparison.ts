/** One discard and another. */
import type { ComparisonPhrases } from '../en/comparison.js';

export const comparisonPhrases: ComparisonPhrases = {
  details: () => '详情',
  comparison: () => '比较',
  insteadOf: (tile, other) => `打${tile}而不打${other}`,
  butHelp: (where, tiles) => `${where}，但进张${tiles}`,
  andHelp: (where, tiles) => `${where}，进张也${tiles}`,
  asManyHelp: (where) => `${where}，进张数相同`,
  takesSame: () => '进张相同',
  takesMore: (tiles) => `进张${tiles}`,
  takesOthers: () => '进张数相同，种类不同',
  takesAlso: (list) => `还能进${list}`,
  takesNot: (list) => `不能进${list}`,
  takesInPlace: (list, others) => `能进${list}，不能进${others}`,
  improves: (list) => `摸${list}可改良`,
  improvesNoLonger: (list) => `摸${list}不能改良`,
  improvesInPlace: (list, others) => `摸${list}可改良，摸${others}不能`,
  pointsToWin: (points) => `和牌率${points}`,
  win: () => '和牌',
  worth: () => '得分',
  tenpai: () => '听牌',
  acceptedTiles: () => '进张',
  apart: () => '差',
  gains: () => '多了',
  givesUp: () => '少了',
  noTiles: () => '无',
};
