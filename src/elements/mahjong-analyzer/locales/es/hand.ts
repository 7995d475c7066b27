/** The hand, what is entered, the sentence that answers, the line at the foot. */
import { tellFault } from '../../../shared/locales/faults.js';
import { NBSP } from '../../../shared/locales/figures.js';
import type { HandPhrases } from '../en/hand.js';
import { FAULTS } from './faults.js';
import { capital, help, tiles } from './tiles.js';

const likely = (share: string): string => `${share} de probabilidad de ganar`;

export const handPhrases: HandPhrases = {
  // The position
  position: () => 'Posición',
  hand: (count) => `Mano, ${tiles(count)}`,
  meldName: (kind, named) => `${kind}: ${named}`,
  chow: () => 'Chow',
  pung: () => 'Pung',
  kong: () => 'Kong',
  concealedKong: () => 'Kong cerrado',
  meld: () => 'Grupo declarado',
  bestDiscard: () => 'mejor descarte',
  accepted: () => 'ayuda',
  discarded: () => 'se descartaría',
  pressToRemove: () => 'pulsa para quitar',
  handCaption: (tile, share, count) => `Descartar ${tile}: ${likely(share)}, ${help(count)}`,
  handCaptionBare: (tile, count) => `Descartar ${tile}: ${help(count)}`,
  howToCompare: () => 'Pulsa dos descartes para compararlos.',

  // Input
  handText: () => 'Mano como texto',
  editTiles: () => 'Editar fichas',
  clear: () => 'Vaciar',
  handFull: () => 'La mano está completa. Pulsa una de sus fichas para quitarla.',
  palette: () => 'Fichas para añadir',
  redFives: () => 'Cincos rojos',
  addAs: () => 'Añadir como',
  singleTile: () => 'Ficha',
  added: (name) => `Se añade: ${name}`,
  removed: (name) => `Se quita: ${name}`,
  left: (name, count) => `${name}, ${count === 1 ? 'queda 1' : `quedan ${count}`}`,

  // The answer
  answer: () => 'Respuesta',
  enterHand: () => 'Introduce una mano',
  enterHandHow: () => 'Escribe 13 o 14 fichas, por ejemplo 33789m35689p2334s, o tócalas.',
  tilesToGo: (count) => (count === 1 ? 'Falta 1 ficha' : `Faltan ${count} fichas`),
  almost: () => 'Ya casi está',
  handSize: () => 'Una mano tiene 13 o 14 fichas; un grupo declarado cuenta como tres.',
  noAnswer: () => 'Esta mano no se puede leer',
  notAnswered: () => 'Esto no se puede analizar',
  engineFailed: () => 'El análisis ha fallado',
  fault: (fault) => tellFault(FAULTS, fault),
  analyzing: () => 'Analizando…',
  noHints: () => 'No hay nada que descartar',
  discard: (tile) => `Descarta ${tile}`,
  discardToWin: (tile, share) => `Descarta ${tile}: ${likely(share)}`,
  atLeast: (share) => `al menos ${share}`,
  better: (sentence, points, tile) => `${sentence}, ${points} más que ${tile}`,
  asGood: (sentence, tile) => `${sentence}, igual que ${tile}`,
  aboutAsGood: (sentence, tile) => `${sentence}, casi igual que ${tile}`,
  points: (figure, size) => `${figure} ${size === 1 ? 'punto porcentual' : 'puntos porcentuales'}`,
  about: (points) => `cerca de ${points}`,
  percentApart: (count) => `${count}${NBSP}%`,
  winsMostOften: (tile, share) => `${capital(tile)} gana más a menudo (${share})`,
  isWorthMost: (tile, amount, other) => `${tile} vale más (${amount} frente a ${other})`,
  oftenOrMost: (often, most) => `${often}; ${most}`,
  discardToScore: (tile, amount) => `Descarta ${tile}: vale ${amount}`,
  moreThan: (sentence, amount, tile) => `${sentence}, ${amount} más que ${tile}`,
  asMuchAs: (sentence, tile) => `${sentence}, lo mismo que ${tile}`,
  waitingFor: (list) => `A la espera de ${list}`,
  toWin: (sentence, share) => `${sentence}: ${likely(share)}`,
  fromTenpai: (count) => (count === 1 ? 'A una ficha de tenpai' : `A ${count} fichas de tenpai`),

  // Status
  ready: () => 'Listo',
  notAnalyzed: () => 'Sin analizar',
  model: (model) => (model === 'advance' ? 'Modelo de avance' : 'Modelo completo'),
  modelHelp: (model) =>
    model === 'advance'
      ? 'Solo se guardan las fichas que acercan la mano.'
      : 'La mano también puede cambiar de forma una vez o retroceder un paso.',
  chancesMissing: (count) =>
    count === 1 ? '1 probabilidad sin calcular' : `${count} probabilidades sin calcular`,
  chancesBounded: (count) =>
    count === 1 ? '1 probabilidad es una cota inferior' : `${count} probabilidades son cotas inferiores`,
};
