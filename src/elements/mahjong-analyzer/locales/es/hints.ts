/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import { NBSP } from '../../../shared/locales/figures.js';
import type { HintPhrases, PatternNames } from '../en/hints.js';
import { capital, help, tiles } from './tiles.js';

const PATTERNS: PatternNames = {
  standard: 'grupos y una pareja',
  'seven-pairs': 'siete parejas',
  'thirteen-orphans': 'trece huérfanos',
  'wriggly-snake': 'serpiente ondulante',
  'wriggling-snake': 'serpiente sinuosa',
  'squirming-snake': 'serpiente retorcida',
  'gates-of-heaven': 'puertas del cielo',
  'nine-gates': 'nueve puertas',
};

/** What is drawn from the wall is a *robo*. */
const drawsLeft = (draws: number): string => (draws === 1 ? 'queda 1 robo' : `quedan ${draws} robos`);
const showMore = (count: number): string => (count === 1 ? 'Ver 1 más' : `Ver ${count} más`);

export const hintPhrases: HintPhrases = {
  // The ranked list
  hintsCaption: (draws) => `Probabilidad de ganar con tus propios robos, ${drawsLeft(draws)}`,
  ifYouDiscard: () => 'Si en cambio descartas',
  insteadCaption: (draws) =>
    `Si en cambio descartas: probabilidad de ganar con tus propios robos, ${drawsLeft(draws)}`,
  worthCaption: (unit, draws) => `${capital(unit)} esperados con tus propios robos, ${drawsLeft(draws)}`,
  hints: () => 'Descartes, el mejor primero',
  expectedBeside: (unit) => `a la derecha, los ${unit} esperados`,
  chanceBeside: () => 'a la derecha, la probabilidad de ganar',
  sortBy: () => 'Orden de los descartes',
  byWin: () => 'Por probabilidad',
  byScore: () => 'Por valor',
  expectedScore: () => 'Valor esperado',
  toWinBeside: () => 'victoria',
  showOnHand: (name) => `Descartar ${name}: ver y comparar`,
  winChance: () => 'Probabilidad de ganar',
  pending: () => '…',
  shanten: (count) => (count < 0 ? 'completa' : count === 0 ? 'tenpai' : `${count}-shanten`),
  tiles,
  accepts: () => 'Fichas que ayudan',
  moreKinds: (count) => `${count} más`,
  betterWith: () => 'mejora con',
  improvements: () => 'Fichas que conviene guardar',
  improvingTile: (name, count, gain) => `${name}: ${count} sin ver, ${gain}${NBSP}% mejor`,
  acceptedTile: (name, count) => `${name}: ${count} sin ver`,
  more: showMore,
  fewer: () => 'Ver menos',

  // Reasons; the tiles are drawn beside them
  clauses: (first, second) => `${first}; ${second}`,
  allGone: (where) => `${capital(where)}, pero ya no queda ninguna ficha que ayude`,
  winningTiles: (count) => `Tenpai; ${tiles(count)} ${count === 1 ? 'gana' : 'ganan'}`,
  winningOf: (count, all) => `Tenpai; solo ${count} de ${all} fichas ${count === 1 ? 'gana' : 'ganan'}`,
  winsWithNothing: (rules) =>
    rules === 'riichi' ? 'Tenpai, pero sin yaku' : 'Tenpai, pero vale demasiado poco para ganar',
  bringNearer: (count, where) => `${tiles(count)} ${count === 1 ? 'lleva' : 'llevan'} a ${where}`,
  helpAfter: (where, count) => `${where}; ${help(count)}`,
  breaksTenpai: () => 'Rompe el tenpai',
  keepsTenpai: () => 'Mantiene el tenpai',
  backTo: (where) => `Vuelve a ${where}`,
  nearer: (steps) => (steps === 1 ? 'Un paso más cerca' : `${steps} pasos más cerca`),
  fewerImprove: () => 'menos fichas la mejoran',
  weakerFollows: () => 'siguen manos más débiles',
  furiten: () => 'furiten: solo gana una ficha del muro',
  betterFollows: () => 'siguen mejores manos',
  asGoodFollows: () => 'lo que sigue es igual de bueno',

  // The chance over the draws left
  curveTitle: () => 'Probabilidad según los robos',
  worthCurveTitle: () => 'Valor esperado según los robos',
  worthSentence: (first, middle) =>
    `Valor esperado si hasta entonces no ha llegado nada. ${first}; ${middle}.`,
  drawsLeft: () => 'robos restantes',
  drawsLeftAt: (count) => (count === 0 ? 'no quedan robos' : drawsLeft(count)),
  winAt: (share) => `victoria ${share}`,
  tenpaiAt: (share) => `tenpai ${share}`,
  curveAt: (draws, figures) => `${draws}: ${figures}`,
  curveSentence: (first, middle) =>
    `Probabilidades si hasta entonces no ha llegado nada. ${first}; ${middle}.`,

  // Readings
  readings: () => 'Lecturas de la mano',
  readingsOf: (count, capped) =>
    capped
      ? `Más de ${count} lecturas de esta mano`
      : count === 1
        ? 'Una lectura de esta mano'
        : `${count} lecturas de esta mano`,
  pattern: (pattern) =>
    (PATTERNS as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => 'la que más vale',
  called: (set) => `${set}, abierto`,
  moreReadings: showMore,

  noChances: () => 'Con estas reglas aún no hay probabilidades',
};
