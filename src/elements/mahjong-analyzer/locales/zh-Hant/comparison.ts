/** One discard and another. */
import type { ComparisonPhrases } from '../en/comparison.js';

export const comparisonPhrases: ComparisonPhrases = {
  details: () => '詳細',
  comparison: () => '比較',
  insteadOf: (tile, other) => `打${tile}而不打${other}`,
  butHelp: (where, tiles) => `${where}，但進張${tiles}`,
  andHelp: (where, tiles) => `${where}，進張也${tiles}`,
  asManyHelp: (where) => `${where}，進張數相同`,
  takesSame: () => '進張相同',
  takesMore: (tiles) => `進張${tiles}`,
  takesOthers: () => '進張數相同，種類不同',
  takesAlso: (list) => `還能進${list}`,
  takesNot: (list) => `不能進${list}`,
  takesInPlace: (list, others) => `能進${list}，不能進${others}`,
  improves: (list) => `摸${list}可改良`,
  improvesNoLonger: (list) => `摸${list}不能改良`,
  improvesInPlace: (list, others) => `摸${list}可改良，摸${others}不能`,
  pointsToWin: (points) => `胡牌率${points}`,
  win: () => '胡牌',
  worth: () => '得分',
  tenpai: () => '聽牌',
  acceptedTiles: () => '進張',
  apart: () => '差',
  gains: () => '多了',
  givesUp: () => '少了',
  noTiles: () => '無',
};
