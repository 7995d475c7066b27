/** The hand, what is entered, the sentence that answers, the line at the foot. */
import { tellFault } from '../../../shared/locales/faults.js';
import { NBSP } from '../../../shared/locales/figures.js';
import type { HandPhrases } from '../en/hand.js';
import { FAULTS } from './faults.js';
import { help, tiles } from './tiles.js';

export const handPhrases: HandPhrases = {
  // The position
  position: () => 'Stellung',
  hand: (count) => `Hand, ${tiles(count)}`,
  meldName: (kind, named) => `${kind}: ${named}`,
  chow: () => 'Chow',
  pung: () => 'Pung',
  kong: () => 'Kong',
  concealedKong: () => 'Verdeckter Kong',
  meld: () => 'Ausgelegter Satz',
  bestDiscard: () => 'bester Abwurf',
  accepted: () => 'hilft',
  discarded: () => 'würde abgeworfen',
  pressToRemove: () => 'drücken zum Entfernen',
  handCaption: (tile, share, count) => `${tile} abwerfen: gewinnt zu ${share}, ${help(count)}`,
  handCaptionBare: (tile, count) => `${tile} abwerfen: ${help(count)}`,
  howToCompare: () => 'Zwei Abwürfe drücken, um sie zu vergleichen.',

  // Input
  handText: () => 'Hand als Text',
  editTiles: () => 'Steine ändern',
  clear: () => 'Leeren',
  handFull: () => 'Die Hand ist voll. Einen Stein darin drücken, um ihn herauszunehmen.',
  palette: () => 'Steine zum Hinzufügen',
  redFives: () => 'Rote Fünfen',
  addAs: () => 'Hinzufügen als',
  singleTile: () => 'Stein',
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  left: (name, count) => `${name}, noch ${count}`,

  // The answer
  answer: () => 'Antwort',
  enterHand: () => 'Eine Hand eingeben',
  enterHandHow: () => '13 oder 14 Steine tippen, etwa 33789m35689p2334s, oder antippen.',
  tilesToGo: (count) => (count === 1 ? 'Noch 1 Stein' : `Noch ${count} Steine`),
  almost: () => 'Fast fertig',
  handSize: () => 'Eine Hand hat 13 oder 14 Steine, ein ausgelegter Satz zählt als drei.',
  noAnswer: () => 'Diese Hand lässt sich nicht lesen',
  notAnswered: () => 'Das lässt sich nicht analysieren',
  engineFailed: () => 'Die Analyse ist fehlgeschlagen',
  fault: (fault) => tellFault(FAULTS, fault),
  analyzing: () => 'Wird analysiert …',
  noHints: () => 'Es gibt nichts abzuwerfen',
  discard: (tile) => `${tile} abwerfen`,
  discardToWin: (tile, share) => `${tile} abwerfen: gewinnt zu ${share}`,
  atLeast: (share) => `mindestens ${share}`,
  better: (sentence, points, tile) => `${sentence}, ${points} besser als ${tile}`,
  asGood: (sentence, tile) => `${sentence}, so gut wie ${tile}`,
  aboutAsGood: (sentence, tile) => `${sentence}, etwa so gut wie ${tile}`,
  points: (figure, size) => `${figure} ${size === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`,
  about: (points) => `etwa ${points}`,
  percentApart: (count) => `${count}${NBSP}%`,
  winsMostOften: (tile, share) => `${tile} gewinnt am häufigsten (${share})`,
  isWorthMost: (tile, amount, other) => `${tile} ist am meisten wert (${amount} gegen ${other})`,
  oftenOrMost: (often, most) => `${often}; ${most}`,
  discardToScore: (tile, amount) => `${tile} abwerfen: ${amount} wert`,
  moreThan: (sentence, amount, tile) => `${sentence}, ${amount} mehr als ${tile}`,
  asMuchAs: (sentence, tile) => `${sentence}, so viel wie ${tile}`,
  waitingFor: (list) => `Wartet auf ${list}`,
  toWin: (sentence, share) => `${sentence}: gewinnt zu ${share}`,
  fromTenpai: (count) => (count === 1 ? 'Einen Stein vor Tenpai' : `${count} Steine vor Tenpai`),

  // Status
  ready: () => 'Bereit',
  notAnalyzed: () => 'Nicht analysiert',
  model: (model) => (model === 'advance' ? 'Vorwärtsmodell' : 'Volles Modell'),
  modelHelp: (model) =>
    model === 'advance'
      ? 'Nur Steine, die die Hand näherbringen, werden behalten.'
      : 'Die Hand darf sich auch einmal umformen oder um einen Schritt zurückgehen.',
  chancesMissing: (count) =>
    count === 1 ? '1 Chance nicht ausgerechnet' : `${count} Chancen nicht ausgerechnet`,
  chancesBounded: (count) =>
    count === 1 ? '1 Chance ist eine untere Schranke' : `${count} Chancen sind untere Schranken`,
};
