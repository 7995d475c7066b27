/** One discard and another. */
import type { Translation } from '../../../shared/phrasebook.js';

export const comparisonPhrases = {
  details: () => 'Details',
  comparison: () => 'Comparison',
  insteadOf: (tile: string, other: string) => `${tile} instead of ${other}`,
  butHelp: (where: string, tiles: string) => `${where}, but ${tiles} help`,
  andHelp: (where: string, tiles: string) => `${where}, and ${tiles} help`,
  asManyHelp: (where: string) => `${where}, and as many tiles help`,
  takesSame: () => 'Takes the same tiles',
  takesMore: (tiles: string) => `Takes ${tiles}`,
  takesOthers: () => 'Takes as many tiles, but others',
  takesAlso: (list: string) => `Takes ${list} too`,
  takesNot: (list: string) => `Does not take ${list}`,
  takesInPlace: (list: string, others: string) => `Takes ${list} in place of ${others}`,
  improves: (list: string) => `${list} would improve it`,
  improvesNoLonger: (list: string) => `${list} would not improve it`,
  improvesInPlace: (list: string, others: string) => `${list} would improve it, ${others} would not`,
  pointsToWin: (points: string) => `${points} to win`,
  win: () => 'Win',
  worth: () => 'Worth',
  tenpai: () => 'Tenpai',
  acceptedTiles: () => 'Accepts',
  apart: () => 'Difference',
  gains: () => 'Gains',
  givesUp: () => 'Gives up',
  noTiles: () => 'no tiles',
};

export type ComparisonPhrases = Translation<typeof comparisonPhrases>;
