/** One discard and another. */
import type { ComparisonPhrases } from '../en/comparison.js';

export const comparisonPhrases: ComparisonPhrases = {
  details: () => 'Einzelheiten',
  comparison: () => 'Vergleich',
  insteadOf: (tile, other) => `${tile} statt ${other}`,
  butHelp: (where, tiles) => `${where}, aber es helfen ${tiles}`,
  andHelp: (where, tiles) => `${where}, und es helfen ${tiles}`,
  asManyHelp: (where) => `${where}, und es helfen gleich viele Steine`,
  takesSame: () => 'Nimmt dieselben Steine',
  takesMore: (tiles) => `Nimmt ${tiles}`,
  takesOthers: () => 'Nimmt gleich viele, aber andere Steine',
  takesAlso: (list) => `Nimmt auch ${list}`,
  takesNot: (list) => `Nimmt nicht ${list}`,
  takesInPlace: (list, others) => `Nimmt ${list} statt ${others}`,
  improves: (list) => `besser würde sie mit ${list}`,
  improvesNoLonger: (list) => `nicht besser würde sie mit ${list}`,
  improvesInPlace: (list, others) => `besser würde sie mit ${list}, nicht mit ${others}`,
  pointsToWin: (points) => `Gewinnchance ${points}`,
  win: () => 'Gewinn',
  worth: () => 'Wert',
  tenpai: () => 'Tenpai',
  acceptedTiles: () => 'Nimmt',
  apart: () => 'Unterschied',
  gains: () => 'Kommt dazu',
  givesUp: () => 'Fällt weg',
  noTiles: () => 'keine Steine',
};
