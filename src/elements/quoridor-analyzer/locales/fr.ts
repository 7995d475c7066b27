/** French: what the Quoridor element says. */
import { type FaultSentences, tellFault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import { counted, plural, typeset } from '../../shared/locales/fr/writing.js';
import { phrases as common } from '../../shared/locales/fr.js';
import type { QuoridorPhrases } from './en.js';
import type { QuoridorFault } from './faults.js';

const { list, either, number, signed, tenths } = common;

const DIRECTIONS = { north: 'au nord', east: 'à l’est', south: 'au sud', west: 'à l’ouest' } as const;
const TOWARDS = {
  north: 'vers le nord',
  east: 'vers l’est',
  south: 'vers le sud',
  west: 'vers l’ouest',
} as const;
const LEVELS = {
  beginner: 'Débutant',
  casual: 'Occasionnel',
  club: 'Club',
  strong: 'Fort',
  full: 'Pleine force',
} as const;

const WALL_FAULTS = {
  overlap: 'un mur s’y trouve déjà',
  crossing: 'il croiserait un mur',
  'seals-player-1': 'il ne laisserait aucun chemin au joueur 1',
  'seals-player-2': 'il ne laisserait aucun chemin au joueur 2',
  'seals-both': 'il ne laisserait de chemin à personne',
} as const;

const FAULTS: FaultSentences<QuoridorFault> = {
  ERR_MOVE: ({ word }) => `« ${word} » n’est pas un coup. Un coup est une case comme e2 ou un mur comme e3h.`,
  ERR_OFF_BOARD: ({ word }) =>
    `« ${word} » n’est pas entièrement sur le plateau. Un mur est long de deux cases.`,
  ERR_SECTIONS:
    'Une position a 5 parties : murs horizontaux / murs verticaux / pions / murs restants / joueur au trait.',
  ERR_WALL_LIST: ({ word }) =>
    `« ${word} » n’est pas une case comme e3. Ici, les murs s’écrivent sans leur sens.`,
  ERR_PAWNS: 'Cette partie contient les cases des deux pions, celle du joueur 1 d’abord.',
  ERR_SAME_SQUARE: 'Les deux pions sont sur cette case.',
  ERR_BOTH_ARRIVED: 'Les deux pions sont arrivés : un seul joueur peut avoir gagné.',
  ERR_WALLS_LEFT:
    'Ici est écrit combien de murs il reste à chaque joueur, au plus autant qu’au début de la partie.',
  ERR_TOO_MANY_WALLS:
    'Les murs posés et restants sont plus nombreux que ceux des deux joueurs au début de la partie.',
  ERR_TO_MOVE: 'Cette partie nomme le joueur au trait, 1 ou 2.',
  ERR_WALL_OVERLAP: ({ word }) => `Le mur ${word} est impossible : il en recouvrirait un autre.`,
  ERR_WALL_CROSSING: ({ word }) => `Le mur ${word} est impossible : il en croiserait un autre.`,
  ERR_SEALED: ({ word }) => `Le mur ${word} est impossible : il fermerait le dernier chemin d’un joueur.`,
  ERR_NO_WALLS_LEFT: ({ word }) => `Le mur ${word} est impossible : ce joueur n’a plus de murs.`,
  ERR_ILLEGAL_MOVE: ({ word }) =>
    `Le pion ne peut pas aller en ${word} : il avance d’un pas ou saute par-dessus l’autre pion quand celui-ci est à côté.`,
  ERR_GAME_OVER: 'La partie est gagnée : plus aucun coup ne peut suivre.',
};

export const phrases: QuoridorPhrases = typeset({
  // Players
  player: (player) => `Joueur ${player}`,
  toMove: () => 'au trait',
  won: () => 'a gagné',
  steps,
  toGo: (count) => `à ${steps(count)}`,
  wallsLeft: (count) => (count === 0 ? 'plus de murs' : `encore ${counted(count, 'mur')}`),

  // The board
  position: () => 'Position',
  board: (columns, rows) => `Plateau, ${columns} sur ${rows}`,
  pawnOf: (player) => `pion du joueur ${player}`,
  openTo: (sides) => (sides.length === 0 ? 'sans issue' : `libre ${at(sides)}`),
  wallTo: (sides) => `${sides.length === 1 ? 'mur' : 'murs'} ${at(sides)}`,
  goalOf: (player) => `arrivée du joueur ${player}`,
  mayGo: () => 'le pion peut aller ici',
  hintNumber: (rank) => (rank === 1 ? 'le meilleur coup' : `indice ${rank}`),
  pawnHandle: (player, square) => `Pion du joueur ${player} en ${square}`,
  pawnRole: () => 'pion',
  pawnKeys: () => 'Les flèches le déplacent.',
  boardKeys: () =>
    'Les flèches vont de case en case, Entrée déplace le pion sur une case, H et V proposent un mur au-dessus ou à droite, Entrée le pose, Échap le retire.',
  mayNotGo: (square) => `Le pion ne peut pas aller en ${square}.`,
  howTo: () => 'Appuyez sur une case cerclée pour avancer, sur une rainure pour poser un mur.',

  // A wall or a move that is looked at
  wallName: (wall) => `mur ${wall}`,
  moveName: (move) => (move.length === 3 ? `Mur ${move}` : `Pion en ${move}`),
  verdict: (move, words) => `${move} : ${words}`,
  notPossible: (wall, reason) => `Mur ${wall} impossible : ${reason}`,
  wallFault: (fault, mover) =>
    fault === 'none-left' ? `le joueur ${mover} n’a plus de murs` : WALL_FAULTS[fault],
  lay: (wall) => `Poser ${wall}`,
  moveTo: (square) => `Aller en ${square}`,
  turn: () => 'Tourner',
  cancel: () => 'Annuler',
  cancelled: () => 'Mur retiré',

  // Moves that were made
  moved: (player, square) => `Le joueur ${player} va en ${square}.`,
  laid: (player, wall) => `Le joueur ${player} pose le mur ${wall}.`,
  backTo: (ply) => (ply === 0 ? 'Retour au début.' : `Après ${counted(ply, 'coup')}.`),
  refused: (way, by) =>
    by === 'edge'
      ? `Le plateau s’arrête ${DIRECTIONS[way]}.`
      : by === 'wall'
        ? `Un mur barre le passage ${DIRECTIONS[way]}.`
        : `L’autre pion barre le passage ${DIRECTIONS[way]}, et rien ne permet de le contourner.`,
  armed: (sides) =>
    `L’autre pion barre le passage. La flèche ${either(sides.map((side) => TOWARDS[side]))} saute à côté de lui.`,
  notYet: () => 'La position est encore en cours de lecture.',
  isOver: () => 'La partie est finie.',

  // The answer
  answer: () => 'Réponse',
  record: () => 'Partie',
  turnSentence: (player, own, other) =>
    `Joueur ${player} au trait, à ${steps(own)} de l’arrivée ; joueur ${3 - player} à ${other}`,
  stuckSentence: (player) => `Le joueur ${player} ne peut pas jouer, et personne n’a gagné`,
  wonSentence: (player) => `Le joueur ${player} a gagné`,
  playToWin: (move, percent) => `Jouer ${move} : ${percent} de chances de gain`,
  playAboutEven: (move) => `Jouer ${move} : à peu près égal`,
  better: (sentence, points, other) => `${sentence}, ${counted(points, 'point')} de mieux que ${other}`,
  asGood: (sentence, other) => `${sentence}, ${other} est aussi bon`,
  winsWith: (move, count) =>
    count === 1 ? `Gagne tout de suite avec ${move}` : `Gagne en ${plies(count)} avec ${move}`,
  drawWith: (move) => `Partie nulle avec ${move}`,
  losesWith: (move, count) => `Perdu en ${plies(count)} ; ${move} résiste le plus longtemps`,
  reading: () => 'Lecture de la position…',
  almost: () => 'Presque',
  cannotRead: () => 'Cette position est illisible',
  notAnswered: () => 'Impossible à analyser',
  engineFailed: () => 'L’analyse a échoué',
  fault: (fault) => tellFault(FAULTS, fault),

  // Chances
  hints: () => 'Meilleurs coups',
  hintsCaption: (player) => `Chances de gain du joueur ${player}`,
  winChance: () => 'Chances de gain',
  winBar: () => 'Qui a le plus de chances',
  bothChances: (first, second) => `Joueur 1 ${first}, joueur 2 ${second}`,
  aboutEven: () => 'à peu près égal',
  playerWinsIn: (player, count) => `Le joueur ${player} gagne en ${plies(count)}`,
  isDraw: () => 'Partie nulle',
  winsIn: (count) => `Gagne en ${plies(count)}`,
  losesIn: (count) => `Perd en ${plies(count)}`,
  showLine: (rank, move) => `${rank}. ${move} : montrer la suite`,
  line: () => 'Meilleure suite',
  lineMove: (ply, player, move) => `${ply}. ${move}, joueur ${player}`,
  rankMore: (count) => `Classer ${counted(count, 'coup')}`,
  showHints: () => 'Montrer les indices',
  hideHints: () => 'Cacher les indices',

  // What each move does
  everyEffect: () => 'Effet de chaque coup',
  effectsCaption: () =>
    'Pas gagnés : ce qu’un coup ajoute au chemin de l’adversaire, moins ce qu’il ajoute au vôtre',
  effects: () => 'Coups par pas gagnés',
  gain: () => 'Pas gagnés',
  show: (move) => `${move} : montrer sur le plateau`,
  play: () => 'Jouer',
  playMove: (move) => `Jouer ${move}`,
  winsAtOnce: () => 'Gagne tout de suite',
  nearer: (count) => (count === 1 ? 'Un pas plus près' : `${steps(count)} plus près`),
  further: (count) => (count === 1 ? 'Un pas plus loin' : `${steps(count)} plus loin`),
  noNearer: () => 'Pas plus près',
  changesNothing: () => 'Ne change aucun chemin',
  wallEffect: (opponent, own) =>
    `${change(opponent)} pour l’adversaire, ${own === 0 ? 'aucun' : signed(own)} pour vous`,
  more: (count) => `En montrer ${count} de plus`,
  fewer: () => 'En montrer moins',

  // Against the computer
  opponent: () => 'Adversaire',
  yourSide: () => 'Vous êtes',
  levelLabel: () => 'Niveau',
  level: (level) => LEVELS[level],
  startPlaying: () => 'Commencer',
  stopPlaying: () => 'Ne plus jouer',
  yourTurn: () => 'À vous de jouer',
  thinking: () => 'L’ordinateur réfléchit…',
  against: (level) => `contre l’ordinateur, niveau ${LEVELS[level].toLowerCase()}`,
  opponentFailed: () => 'L’ordinateur n’a pas pu répondre.',
  gameWon: (byUser) => (byUser ? 'Vous avez gagné' : 'L’ordinateur a gagné'),
  yourTurnSentence: (own, other) => `À vous de jouer, à ${steps(own)} de l’arrivée ; l’ordinateur à ${other}`,
  playing: (player, level) =>
    `Vous êtes le joueur ${player} contre l’ordinateur, niveau ${LEVELS[level].toLowerCase()}.`,
  notPlaying: () => 'Vous ne jouez plus contre l’ordinateur.',
  computer: (sentence) => `L’ordinateur : ${sentence}`,
  playerName: (player, isComputer) => `Joueur ${player}${isComputer ? ', ordinateur' : ''}`,
  isThinking: () => 'réfléchit…',

  // Moves so far
  moves: () => 'Coups',
  start: () => 'Début',
  undo: () => 'Annuler',
  redo: () => 'Rétablir',
  newGame: () => 'Nouvelle partie',
  goTo: (count, player, move) => `${count}. ${move}, joueur ${player}`,
  notPlayed: (words) => `${words}, annulé`,

  // Text
  textForm: () => 'Écrit en',
  asMoves: () => 'Coups',
  asPosition: () => 'Position',
  movesUnknown: () => 'on ne sait pas quels coups ont mené à cette position',
  movesText: () => 'Coups en texte',
  positionText: () => 'Position en texte',

  // The board's size
  setup: () => 'Plateau',
  columns: () => 'Colonnes',
  rows: () => 'Lignes',
  wallsEach: () => 'Murs par joueur',

  // Status
  ready: () => 'Prêt',
  notAnalyzed: () => 'Non analysée',
  searching: () => 'Recherche',
  depth: (count) => `profondeur ${plies(count)}`,
  positions: (count) => `${compact(count)} ${plural(count, 'position')}`,
  speed: (perSecond) => `${compact(perSecond)} par seconde`,
  duration: (ms) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
  time: () => 'Temps de recherche',
  seconds: (ms) => `${number(ms / 1000)}${NBSP}s`,
  noTime: () => 'sans limite',
  deepen: () => 'Aller plus loin',
});

/** "au nord et à l’est" */
function at(sides: readonly (keyof typeof DIRECTIONS)[]): string {
  return list(sides.map((side) => DIRECTIONS[side]));
}

function steps(count: number): string {
  return `${count} pas`;
}

function plies(count: number): string {
  return counted(count, 'demi-coup');
}

function change(count: number): string {
  return count === 0 ? 'Aucun pas' : `${signed(count)} pas`;
}

/** A count in little room: 908 k, 1,2 M. */
function compact(count: number): string {
  if (count < 1_000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1_000)}${NBSP}k` : `${tenths(count / 1_000_000)}${NBSP}M`;
}
