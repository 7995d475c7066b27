/** The hand, what is entered, the sentence that answers, the line at the foot. */
import { tellFault } from '../../../shared/locales/faults.js';
import { counted, elided, plural } from '../../../shared/locales/fr/writing.js';
import type { HandPhrases } from '../en/hand.js';
import { FAULTS } from './faults.js';
import { tiles, useful } from './tiles.js';

export const handPhrases: HandPhrases = {
  // The position
  position: () => 'Position',
  hand: (count) => `Main, ${tiles(count)}`,
  meldName: (kind, named) => `${kind} : ${named}`,
  chow: () => 'Chow',
  pung: () => 'Pung',
  kong: () => 'Kong',
  concealedKong: () => 'Kong caché',
  meld: () => 'Groupe exposé',
  bestDiscard: () => 'meilleure défausse',
  accepted: () => 'utile',
  discarded: () => 'serait défaussée',
  pressToRemove: () => 'appuyer pour retirer',
  handCaption: (tile, share, count) => `Défausser ${tile} : ${share} de chances de gain, ${useful(count)}`,
  handCaptionBare: (tile, count) => `Défausser ${tile} : ${useful(count)}`,
  howToCompare: () => 'Appuyez sur deux défausses pour les comparer.',

  // Input
  handText: () => 'Main en texte',
  editTiles: () => 'Modifier les tuiles',
  clear: () => 'Vider',
  handFull: () => 'La main est pleine. Appuyez sur une de ses tuiles pour la retirer.',
  palette: () => 'Tuiles à ajouter',
  redFives: () => '5 rouges',
  addAs: () => 'Ajouter comme',
  singleTile: () => 'Tuile',
  added: (name) => `Ajout : ${name}`,
  removed: (name) => `Retrait : ${name}`,
  left: (name, count) => `${name}, encore ${count}`,

  // The answer
  answer: () => 'Réponse',
  enterHand: () => 'Entrez une main',
  enterHandHow: () => 'Tapez 13 ou 14 tuiles, comme 33789m35689p2334s, ou touchez-les.',
  tilesToGo: (count) => `Encore ${tiles(count)}`,
  almost: () => 'Presque',
  handSize: () => 'Une main a 13 ou 14 tuiles, un groupe exposé compte pour trois.',
  noAnswer: () => 'Cette main est illisible',
  notAnswered: () => 'Impossible à analyser',
  engineFailed: () => 'L’analyse a échoué',
  fault: (fault) => tellFault(FAULTS, fault),
  analyzing: () => 'Analyse…',
  noHints: () => 'Il n’y a rien à défausser',
  discard: (tile) => `Défausser ${tile}`,
  discardToWin: (tile, share) => `Défausser ${tile} : ${share} de chances de gain`,
  atLeast: (share) => `au moins ${share}`,
  better: (sentence, points, tile) => `${sentence}, ${points} de mieux ${elided('que', tile)}`,
  asGood: (sentence, tile) => `${sentence}, aussi bien ${elided('que', tile)}`,
  aboutAsGood: (sentence, tile) => `${sentence}, à peu près aussi bien ${elided('que', tile)}`,
  points: (figure, size) => `${figure} ${plural(size, 'point')} de pourcentage`,
  about: (points) => `environ ${points}`,
  percentApart: (count) => `${count} %`,
  winsMostOften: (tile, share) => `${tile} gagne le plus souvent (${share})`,
  isWorthMost: (tile, amount, other) => `${tile} vaut le plus (${amount} contre ${other})`,
  oftenOrMost: (often, most) => `${often} ; ${most}`,
  discardToScore: (tile, amount) => `Défausser ${tile} : vaut ${amount}`,
  moreThan: (sentence, amount, tile) => `${sentence}, ${amount} de plus ${elided('que', tile)}`,
  asMuchAs: (sentence, tile) => `${sentence}, autant ${elided('que', tile)}`,
  waitingFor: (list) => `Attente : ${list}`,
  toWin: (sentence, share) => `${sentence}, ${share} de chances de gain`,
  fromTenpai: (count) => `À ${tiles(count)} de tenpai`,

  // Status
  ready: () => 'Prêt',
  notAnalyzed: () => 'Non analysée',
  model: (model) => (model === 'advance' ? 'Modèle de progression' : 'Modèle complet'),
  modelHelp: (model) =>
    model === 'advance'
      ? 'Seules les tuiles qui rapprochent du gain sont gardées.'
      : 'La main peut aussi changer de forme une fois, ou reculer d’un pas.',
  chancesMissing: (count) =>
    count === 1 ? '1 chance n’est pas calculée' : `${count} chances ne sont pas calculées`,
  chancesBounded: (count) =>
    `${counted(count, 'chance est une borne inférieure', 'chances sont des bornes inférieures')}`,
};
