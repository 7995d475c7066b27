/** One discard and another. */
import type { ComparisonPhrases } from '../en/comparison.js';
import { capital } from './tiles.js';

/** "1 ficha más" helps, "2 fichas más" help. */
const helpWith = (tiles: string): string => `${/^1\D/.test(tiles) ? 'ayuda' : 'ayudan'} ${tiles}`;

export const comparisonPhrases: ComparisonPhrases = {
  details: () => 'Detalles',
  comparison: () => 'Comparación',
  insteadOf: (tile, other) => `${capital(tile)} en lugar de ${other}`,
  butHelp: (where, tiles) => `${where}, pero ${helpWith(tiles)}`,
  andHelp: (where, tiles) => `${where}, y ${helpWith(tiles)}`,
  asManyHelp: (where) => `${where}, y ayuda el mismo número de fichas`,
  takesSame: () => 'Acepta las mismas fichas',
  takesMore: (tiles) => `Acepta ${tiles}`,
  takesOthers: () => 'Acepta otras fichas, pero el mismo número',
  takesAlso: (list) => `Acepta también ${list}`,
  takesNot: (list) => `No acepta ${list}`,
  takesInPlace: (list, others) => `Acepta ${list} en lugar de ${others}`,
  improves: (list) => `mejoraría con ${list}`,
  improvesNoLonger: (list) => `no mejoraría con ${list}`,
  improvesInPlace: (list, others) => `mejoraría con ${list}, no con ${others}`,
  pointsToWin: (points) => `Probabilidad de ganar: ${points}`,
  win: () => 'Victoria',
  worth: () => 'Valor',
  tenpai: () => 'Tenpai',
  acceptedTiles: () => 'Acepta',
  apart: () => 'Diferencia',
  gains: () => 'Añade',
  givesUp: () => 'Pierde',
  noTiles: () => 'ninguna ficha',
};
