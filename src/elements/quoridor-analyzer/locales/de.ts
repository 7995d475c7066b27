/** German: what the Quoridor element says. */
import { phrases as common } from '../../shared/locales/de.js';
import { type FaultSentences, tellFault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import type { QuoridorPhrases } from './en.js';
import type { QuoridorFault } from './faults.js';

const { list, either, number, signed, tenths } = common;

const DIRECTIONS = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' } as const;
const LEVELS = {
  beginner: 'Anfänger',
  casual: 'Gelegenheit',
  club: 'Verein',
  strong: 'Stark',
  full: 'Volle Stärke',
} as const;

const WALL_FAULTS = {
  overlap: 'dort liegt schon eine Mauer',
  crossing: 'sie würde eine Mauer kreuzen',
  'seals-player-1': 'sie ließe Spieler 1 keinen Weg',
  'seals-player-2': 'sie ließe Spieler 2 keinen Weg',
  'seals-both': 'sie ließe keinem Spieler einen Weg',
} as const;

const FAULTS: FaultSentences<QuoridorFault> = {
  ERR_MOVE: ({ word }) => `„${word}“ ist kein Zug. Ein Zug ist ein Feld wie e2 oder eine Mauer wie e3h.`,
  ERR_OFF_BOARD: ({ word }) => `„${word}“ liegt nicht ganz auf dem Brett. Eine Mauer ist zwei Felder lang.`,
  ERR_SECTIONS:
    'Eine Stellung hat 5 Teile: waagerechte Mauern / senkrechte Mauern / Figuren / übrige Mauern / am Zug.',
  ERR_WALL_LIST: ({ word }) => `„${word}“ ist kein Feld wie e3. Mauern stehen hier ohne ihre Richtung.`,
  ERR_PAWNS: 'Dieser Teil enthält die Felder beider Figuren, die von Spieler 1 zuerst.',
  ERR_SAME_SQUARE: 'Beide Figuren stehen auf diesem Feld.',
  ERR_BOTH_ARRIVED: 'Beide Figuren sind am Ziel: Nur eine kann gewonnen haben.',
  ERR_WALLS_LEFT:
    'Hier steht für jeden Spieler, wie viele Mauern er noch hat, höchstens so viele wie am Anfang.',
  ERR_TOO_MANY_WALLS: 'Auf dem Brett und übrig sind zusammen mehr Mauern, als beide am Anfang haben.',
  ERR_TO_MOVE: 'Dieser Teil nennt den Spieler am Zug, 1 oder 2.',
  ERR_WALL_OVERLAP: ({ word }) => `Die Mauer ${word} geht nicht: Sie läge auf einer anderen.`,
  ERR_WALL_CROSSING: ({ word }) => `Die Mauer ${word} geht nicht: Sie würde eine andere kreuzen.`,
  ERR_SEALED: ({ word }) => `Die Mauer ${word} geht nicht: Sie nähme einem Spieler den letzten Weg.`,
  ERR_NO_WALLS_LEFT: ({ word }) => `Die Mauer ${word} geht nicht: Der Spieler hat keine Mauern mehr.`,
  ERR_ILLEGAL_MOVE: ({ word }) =>
    `Nach ${word} kann die Figur nicht: Sie geht einen Schritt weit oder springt über die andere, wenn die daneben steht.`,
  ERR_GAME_OVER: 'Die Partie ist gewonnen: Danach kommt kein Zug mehr.',
};

export const phrases: QuoridorPhrases = {
  // Players
  player: (player) => `Spieler ${player}`,
  toMove: () => 'am Zug',
  won: () => 'hat gewonnen',
  steps,
  toGo: (count) => `noch ${steps(count)}`,
  wallsLeft: (count) =>
    count === 0 ? 'keine Mauern mehr' : count === 1 ? 'noch 1 Mauer' : `noch ${count} Mauern`,

  // The board
  position: () => 'Stellung',
  board: (columns, rows) => `Brett, ${columns} mal ${rows}`,
  pawnOf: (player) => `Figur von Spieler ${player}`,
  openTo: (sides) =>
    sides.length === 0 ? 'nach allen Seiten zu' : `offen nach ${list(sides.map((side) => DIRECTIONS[side]))}`,
  wallTo: (sides) =>
    `${sides.length === 1 ? 'Mauer' : 'Mauern'} im ${list(sides.map((side) => DIRECTIONS[side]))}`,
  goalOf: (player) => `Ziel von Spieler ${player}`,
  mayGo: () => 'hierher kann die Figur',
  hintNumber: (rank) => (rank === 1 ? 'der beste Zug' : `Tipp ${rank}`),
  pawnHandle: (player, square) => `Figur von Spieler ${player} auf ${square}`,
  pawnRole: () => 'Figur',
  pawnKeys: () => 'Pfeiltasten bewegen sie.',
  boardKeys: () =>
    'Pfeiltasten gehen von Feld zu Feld, Eingabe zieht die Figur auf ein Feld, H und V schlagen eine Mauer darüber oder rechts davon vor, Eingabe legt sie, Escape nimmt sie weg.',
  mayNotGo: (square) => `Nach ${square} kann die Figur nicht.`,
  howTo: () => 'Ein Feld mit Kreis drücken, um zu ziehen, eine Fuge, um eine Mauer zu legen.',

  // A wall or a move that is looked at
  wallName: (wall) => `Mauer ${wall}`,
  moveName: (move) => (move.length === 3 ? `Mauer ${move}` : `Figur nach ${move}`),
  verdict: (move, words) => `${move}: ${words}`,
  notPossible: (wall, reason) => `Mauer ${wall} geht nicht: ${reason}`,
  wallFault: (fault, mover) =>
    fault === 'none-left' ? `Spieler ${mover} hat keine Mauern mehr` : WALL_FAULTS[fault],
  lay: (wall) => `${wall} legen`,
  moveTo: (square) => `Nach ${square} ziehen`,
  turn: () => 'Drehen',
  cancel: () => 'Abbrechen',
  cancelled: () => 'Mauer weggenommen',

  // Moves that were made
  moved: (player, square) => `Spieler ${player} zieht nach ${square}.`,
  laid: (player, wall) => `Spieler ${player} legt Mauer ${wall}.`,
  backTo: (ply) => (ply === 0 ? 'Zurück am Anfang.' : ply === 1 ? 'Nach 1 Zug.' : `Nach ${ply} Zügen.`),
  refused: (way, by) =>
    by === 'edge'
      ? `Im ${DIRECTIONS[way]} endet das Brett.`
      : by === 'wall'
        ? `Im ${DIRECTIONS[way]} steht eine Mauer im Weg.`
        : `Im ${DIRECTIONS[way]} steht die andere Figur, und an ihr führt kein Weg vorbei.`,
  armed: (sides) =>
    `Die andere Figur steht im Weg. Der Pfeil nach ${either(sides.map((side) => DIRECTIONS[side]))} springt an ihr vorbei.`,
  notYet: () => 'Die Stellung wird noch gelesen.',
  isOver: () => 'Die Partie ist zu Ende.',

  // The answer
  answer: () => 'Antwort',
  record: () => 'Partie',
  turnSentence: (player, own, other) =>
    `Spieler ${player} am Zug, noch ${steps(own)}; Spieler ${3 - player} hat ${other}`,
  stuckSentence: (player) => `Spieler ${player} kann nicht ziehen, und niemand hat gewonnen`,
  wonSentence: (player) => `Spieler ${player} hat gewonnen`,
  playToWin: (move, percent) => `${move} spielen: gewinnt zu ${percent}`,
  playAboutEven: (move) => `${move} spielen: ungefähr ausgeglichen`,
  better: (sentence, points, other) =>
    `${sentence}, ${points} ${points === 1 ? 'Punkt' : 'Punkte'} besser als ${other}`,
  asGood: (sentence, other) => `${sentence}, ${other} ist ebenso gut`,
  winsWith: (move, count) =>
    count === 1 ? `Gewinnt sofort mit ${move}` : `Gewinnt in ${inPlies(count)} mit ${move}`,
  drawWith: (move) => `Remis mit ${move}`,
  losesWith: (move, count) => `In ${inPlies(count)} verloren; ${move} hält am längsten`,
  reading: () => 'Die Stellung wird gelesen …',
  almost: () => 'Fast fertig',
  cannotRead: () => 'Diese Stellung lässt sich nicht lesen',
  notAnswered: () => 'Das lässt sich nicht analysieren',
  engineFailed: () => 'Die Analyse ist fehlgeschlagen',
  fault: (fault) => tellFault(FAULTS, fault),

  // Chances
  hints: () => 'Beste Züge',
  hintsCaption: (player) => `Gewinnchance von Spieler ${player}`,
  winChance: () => 'Gewinnchance',
  winBar: () => 'Wer eher gewinnt',
  bothChances: (first, second) => `Spieler 1 ${first}, Spieler 2 ${second}`,
  aboutEven: () => 'ungefähr ausgeglichen',
  playerWinsIn: (player, count) => `Spieler ${player} gewinnt in ${inPlies(count)}`,
  isDraw: () => 'Remis',
  winsIn: (count) => `Gewinnt in ${inPlies(count)}`,
  losesIn: (count) => `Verliert in ${inPlies(count)}`,
  showLine: (rank, move) => `${rank}. ${move}: Zugfolge zeigen`,
  line: () => 'Bestes Spiel von hier an',
  lineMove: (ply, player, move) => `${ply}. ${move}, Spieler ${player}`,
  rankMore: (count) => `${count} Züge bewerten`,
  showHints: () => 'Tipps zeigen',
  hideHints: () => 'Tipps verbergen',

  // What each move does
  everyEffect: () => 'Wirkung aller Züge',
  effectsCaption: () =>
    'Gewonnene Schritte: um was ein Zug den Weg des Gegners verlängert, weniger, um was er den eigenen verlängert',
  effects: () => 'Züge nach gewonnenen Schritten',
  gain: () => 'Gewonnene Schritte',
  show: (move) => `${move}: auf dem Brett zeigen`,
  play: () => 'Spielen',
  playMove: (move) => `${move} spielen`,
  winsAtOnce: () => 'Gewinnt sofort',
  nearer: (count) => (count === 1 ? 'Einen Schritt näher' : `${count} Schritte näher`),
  further: (count) => (count === 1 ? 'Einen Schritt weiter weg' : `${count} Schritte weiter weg`),
  noNearer: () => 'Nicht näher',
  changesNothing: () => 'Ändert keinen Weg',
  wallEffect: (opponent, own) =>
    `${change(opponent)} für den Gegner, ${own === 0 ? 'keiner' : signed(own)} für dich`,
  more: (count) => `${count} weitere zeigen`,
  fewer: () => 'Weniger zeigen',

  // Against the computer
  opponent: () => 'Gegner',
  yourSide: () => 'Du bist',
  levelLabel: () => 'Stufe',
  level: (level) => LEVELS[level],
  startPlaying: () => 'Los',
  stopPlaying: () => 'Spiel beenden',
  yourTurn: () => 'Du bist am Zug',
  thinking: () => 'Der Computer denkt nach …',
  against: (level) => `gegen den Computer, Stufe ${LEVELS[level]}`,
  opponentFailed: () => 'Der Computer konnte nicht antworten.',
  gameWon: (byUser) => (byUser ? 'Du hast gewonnen' : 'Der Computer hat gewonnen'),
  yourTurnSentence: (own, other) => `Du bist am Zug, noch ${steps(own)}; der Computer hat ${other}`,
  playing: (player, level) => `Du bist Spieler ${player} gegen den Computer, Stufe ${LEVELS[level]}.`,
  notPlaying: () => 'Du spielst nicht mehr gegen den Computer.',
  computer: (sentence) => `Der Computer: ${sentence}`,
  playerName: (player, isComputer) => `Spieler ${player}${isComputer ? ', Computer' : ''}`,
  isThinking: () => 'denkt nach …',

  // Moves so far
  moves: () => 'Züge',
  start: () => 'Anfang',
  undo: () => 'Zurück',
  redo: () => 'Vor',
  newGame: () => 'Neue Partie',
  goTo: (count, player, move) => `${count}. ${move}, Spieler ${player}`,
  notPlayed: (words) => `${words}, zurückgenommen`,

  // Text
  textForm: () => 'Geschrieben als',
  asMoves: () => 'Züge',
  asPosition: () => 'Stellung',
  movesUnknown: () => 'welche Züge zu dieser Stellung geführt haben, ist nicht bekannt',
  movesText: () => 'Züge als Text',
  positionText: () => 'Stellung als Text',

  // The board's size
  setup: () => 'Brett',
  columns: () => 'Spalten',
  rows: () => 'Reihen',
  wallsEach: () => 'Mauern je Spieler',

  // Status
  ready: () => 'Bereit',
  notAnalyzed: () => 'Nicht analysiert',
  searching: () => 'Sucht',
  depth: (count) => (count === 1 ? '1 Halbzug tief' : `${count} Halbzüge tief`),
  positions: (count) => `${compact(count)} Stellungen`,
  speed: (perSecond) => `${compact(perSecond)} je Sekunde`,
  duration: (ms) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
  time: () => 'Suchzeit',
  seconds: (ms) => `${number(ms / 1000)}${NBSP}s`,
  noTime: () => 'ohne Grenze',
  deepen: () => 'Tiefer suchen',
};

function steps(count: number): string {
  return count === 1 ? '1 Schritt' : `${count} Schritte`;
}

/** After "in". */
const inPlies = (count: number): string => (count === 1 ? '1 Halbzug' : `${count} Halbzügen`);

function change(count: number): string {
  if (count === 0) return 'Kein Schritt';
  return Math.abs(count) === 1 ? `${signed(count)} Schritt` : `${signed(count)} Schritte`;
}

/** A count in little room: 908 Tsd., 1,2 Mio. */
function compact(count: number): string {
  if (count < 1_000) return String(Math.round(count));
  return count < 999_500
    ? `${Math.round(count / 1_000)}${NBSP}Tsd.`
    : `${tenths(count / 1_000_000)}${NBSP}Mio.`;
}
