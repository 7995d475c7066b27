/** One discard and another. */
import { elided } from '../../../shared/locales/fr/writing.js';
import type { ComparisonPhrases } from '../en/comparison.js';

export const comparisonPhrases: ComparisonPhrases = {
  details: () => 'Détails',
  comparison: () => 'Comparaison',
  insteadOf: (tile, other) => `${tile} au lieu ${elided('de', other)}`,
  butHelp: (where, tiles) => `${where}, mais ${tiles} pour avancer`,
  andHelp: (where, tiles) => `${where}, et ${tiles} pour avancer`,
  asManyHelp: (where) => `${where}, et autant de tuiles pour avancer`,
  takesSame: () => 'Accepte les mêmes tuiles',
  takesMore: (tiles) => `Accepte ${tiles}`,
  takesOthers: () => 'Accepte autant de tuiles, mais d’autres',
  takesAlso: (list) => `Accepte aussi ${list}`,
  takesNot: (list) => `N’accepte pas ${list}`,
  takesInPlace: (list, others) => `Accepte ${list} au lieu ${elided('de', others)}`,
  improves: (list) => `s’améliore avec ${list}`,
  improvesNoLonger: (list) => `ne s’améliore pas avec ${list}`,
  improvesInPlace: (list, others) => `s’améliore avec ${list}, pas avec ${others}`,
  pointsToWin: (points) => `Chances de gain ${points}`,
  win: () => 'Gain',
  worth: () => 'Valeur',
  tenpai: () => 'Tenpai',
  acceptedTiles: () => 'Accepte',
  apart: () => 'Écart',
  gains: () => 'En plus',
  givesUp: () => 'En moins',
  noTiles: () => 'aucune tuile',
};
