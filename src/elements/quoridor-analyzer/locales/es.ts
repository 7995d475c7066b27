/** Spanish: what the Quoridor element says. */
import type { Direction } from '../../../quoridor/types.js';
import { phrases as common } from '../../shared/locales/es.js';
import { type FaultSentences, tellFault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import type { QuoridorPhrases } from './en.js';
import type { QuoridorFault } from './faults.js';

const { list, either, number, signed, tenths } = common;

const DIRECTIONS = { north: 'norte', east: 'este', south: 'sur', west: 'oeste' } as const;
const LEVELS = {
  beginner: 'Principiante',
  casual: 'Aficionado',
  club: 'De club',
  strong: 'Fuerte',
  full: 'Máximo',
} as const;

const WALL_FAULTS = {
  overlap: 'ahí ya hay un muro',
  crossing: 'cruzaría otro muro',
  'seals-player-1': 'dejaría sin camino al jugador 1',
  'seals-player-2': 'dejaría sin camino al jugador 2',
  'seals-both': 'dejaría sin camino a los dos jugadores',
} as const;

const FAULTS: FaultSentences<QuoridorFault> = {
  ERR_MOVE: ({ word }) => `«${word}» no es una jugada. Se escribe una casilla, como e2, o un muro, como e3h.`,
  ERR_OFF_BOARD: ({ word }) => `«${word}» no cabe entero en el tablero. Un muro mide dos casillas.`,
  ERR_SECTIONS:
    'Una posición tiene 5 partes: muros horizontales / muros verticales / peones / muros restantes / turno.',
  ERR_WALL_LIST: ({ word }) =>
    `«${word}» no es una casilla como e3. Aquí los muros se escriben sin su dirección.`,
  ERR_PAWNS: 'Esta parte contiene las casillas de los dos peones; la del jugador 1, primero.',
  ERR_SAME_SQUARE: 'Los dos peones están en esta casilla.',
  ERR_BOTH_ARRIVED: 'Los dos peones están en su meta: solo uno puede haber ganado.',
  ERR_WALLS_LEFT: 'Aquí va cuántos muros le quedan a cada jugador, como mucho los que tenía al empezar.',
  ERR_TOO_MANY_WALLS: 'Entre el tablero y los restantes hay más muros de los que ambos tienen al empezar.',
  ERR_TO_MOVE: 'Esta parte dice a qué jugador le toca, 1 o 2.',
  ERR_WALL_OVERLAP: ({ word }) => `El muro ${word} no es posible: quedaría encima de otro.`,
  ERR_WALL_CROSSING: ({ word }) => `El muro ${word} no es posible: cruzaría otro.`,
  ERR_SEALED: ({ word }) => `El muro ${word} no es posible: quitaría a un jugador su último camino.`,
  ERR_NO_WALLS_LEFT: ({ word }) => `El muro ${word} no es posible: al jugador no le quedan muros.`,
  ERR_ILLEGAL_MOVE: ({ word }) =>
    `El peón no puede ir a ${word}: avanza un paso, o salta sobre el otro si lo tiene al lado.`,
  ERR_GAME_OVER: 'La partida ya está ganada: no puede haber más jugadas.',
};

/** "al norte y al este" */
const sidesIn = (sides: readonly Direction[]): string => list(sides.map((side) => `al ${DIRECTIONS[side]}`));

export const phrases: QuoridorPhrases = {
  // Players
  player: (player) => `Jugador ${player}`,
  toMove: () => 'juega',
  won: () => 'ha ganado',
  steps,
  toGo: (count) => `a ${steps(count)}`,
  wallsLeft: (count) => (count === 0 ? 'sin muros' : count === 1 ? '1 muro' : `${count} muros`),

  // The board
  position: () => 'Posición',
  board: (columns, rows) => `Tablero, ${columns} por ${rows}`,
  pawnOf: (player) => `peón del jugador ${player}`,
  openTo: (sides) => (sides.length === 0 ? 'cerrada por todos los lados' : `abierta ${sidesIn(sides)}`),
  wallTo: (sides) => `${sides.length === 1 ? 'muro' : 'muros'} ${sidesIn(sides)}`,
  goalOf: (player) => `meta del jugador ${player}`,
  mayGo: () => 'el peón puede ir aquí',
  hintNumber: (rank) => (rank === 1 ? 'la mejor jugada' : `pista ${rank}`),
  pawnHandle: (player, square) => `Peón del jugador ${player} en ${square}`,
  pawnRole: () => 'peón',
  pawnKeys: () => 'Se mueve con las flechas.',
  boardKeys: () =>
    'Las flechas van de casilla en casilla, Intro mueve el peón a una casilla, H y V proponen un muro encima o a la derecha de ella, Intro lo coloca, Escape lo quita.',
  mayNotGo: (square) => `El peón no puede ir a ${square}.`,
  howTo: () => 'Pulsa una casilla con círculo para mover, o una ranura para poner un muro.',

  // A wall or a move that is looked at
  wallName: (wall) => `muro ${wall}`,
  moveName: (move) => (move.length === 3 ? `Muro ${move}` : `Peón a ${move}`),
  verdict: (move, words) => `${move}: ${lower(words)}`,
  notPossible: (wall, reason) => `El muro ${wall} no es posible: ${reason}`,
  wallFault: (fault, mover) =>
    fault === 'none-left' ? `al jugador ${mover} no le quedan muros` : WALL_FAULTS[fault],
  lay: (wall) => `Poner ${wall}`,
  moveTo: (square) => `Mover a ${square}`,
  turn: () => 'Girar',
  cancel: () => 'Cancelar',
  cancelled: () => 'Muro quitado',

  // Moves that were made
  moved: (player, square) => `El jugador ${player} mueve a ${square}.`,
  laid: (player, wall) => `El jugador ${player} pone el muro ${wall}.`,
  backTo: (ply) =>
    ply === 0 ? 'De vuelta al inicio.' : ply === 1 ? 'Tras 1 jugada.' : `Tras ${ply} jugadas.`,
  refused: (way, by) =>
    by === 'edge'
      ? `El tablero termina al ${DIRECTIONS[way]}.`
      : by === 'wall'
        ? `Un muro cierra el paso al ${DIRECTIONS[way]}.`
        : `El otro peón cierra el paso al ${DIRECTIONS[way]} y no se puede saltar.`,
  armed: (sides) =>
    `El otro peón cierra el paso. Pulsa la flecha hacia el ${either(sides.map((side) => DIRECTIONS[side]))} para saltarlo.`,
  notYet: () => 'La posición aún se está leyendo.',
  isOver: () => 'La partida ha terminado.',

  // The answer
  answer: () => 'Respuesta',
  record: () => 'Partida',
  turnSentence: (player, own, other) =>
    `Juega el jugador ${player}, a ${steps(own)} de la meta; el jugador ${3 - player}, a ${steps(other)}`,
  stuckSentence: (player) => `El jugador ${player} no puede mover y nadie ha ganado`,
  wonSentence: (player) => `El jugador ${player} ha ganado`,
  playToWin: (move, percent) => `Juega ${move}: ${percent} de probabilidad de ganar`,
  playAboutEven: (move) => `Juega ${move}: casi igualados`,
  better: (sentence, points, other) =>
    `${sentence}, ${points} ${points === 1 ? 'punto' : 'puntos'} mejor que ${other}`,
  asGood: (sentence, other) => `${sentence}, igual que ${other}`,
  winsWith: (move, count) =>
    count === 1 ? `Gana de inmediato con ${move}` : `Gana en ${plies(count)} con ${move}`,
  drawWith: (move) => `Tablas con ${move}`,
  losesWith: (move, count) => `Perdida en ${plies(count)}; ${move} es lo que más resiste`,
  reading: () => 'Leyendo la posición…',
  almost: () => 'Ya casi está',
  cannotRead: () => 'Esta posición no se puede leer',
  notAnswered: () => 'Esto no se puede analizar',
  engineFailed: () => 'El análisis ha fallado',
  fault: (fault) => tellFault(FAULTS, fault),

  // Chances
  hints: () => 'Mejores jugadas',
  hintsCaption: (player) => `Probabilidad de ganar del jugador ${player}`,
  winChance: () => 'Probabilidad de ganar',
  winBar: () => 'Quién tiene más probabilidad de ganar',
  bothChances: (first, second) => `Jugador 1, ${first}; jugador 2, ${second}`,
  aboutEven: () => 'casi igualados',
  playerWinsIn: (player, count) => `El jugador ${player} gana en ${plies(count)}`,
  isDraw: () => 'Tablas',
  winsIn: (count) => `Gana en ${plies(count)}`,
  losesIn: (count) => `Pierde en ${plies(count)}`,
  showLine: (rank, move) => `${rank}. ${move}: ver su variante`,
  line: () => 'El mejor juego a partir de aquí',
  lineMove: (ply, player, move) => `${ply}. ${move}, jugador ${player}`,
  rankMore: (count) => `Valorar ${count} jugadas`,
  showHints: () => 'Ver pistas',
  hideHints: () => 'Ocultar pistas',

  // What each move does
  everyEffect: () => 'Efecto de cada jugada',
  effectsCaption: () =>
    'Pasos ganados: lo que una jugada alarga el camino del rival, menos lo que alarga el tuyo',
  effects: () => 'Jugadas por los pasos que ganan',
  gain: () => 'Pasos ganados',
  show: (move) => `${move}: ver en el tablero`,
  play: () => 'Jugar',
  playMove: (move) => `Jugar ${move}`,
  winsAtOnce: () => 'Gana de inmediato',
  nearer: (count) => (count === 1 ? 'Un paso más cerca' : `${count} pasos más cerca`),
  further: (count) => (count === 1 ? 'Un paso más lejos' : `${count} pasos más lejos`),
  noNearer: () => 'Ni más cerca ni más lejos',
  changesNothing: () => 'No cambia ningún camino',
  wallEffect: (opponent, own) =>
    `${change(opponent)} para el rival, ${own === 0 ? 'ninguno' : signed(own)} para ti`,
  more: (count) => (count === 1 ? 'Ver 1 más' : `Ver ${count} más`),
  fewer: () => 'Ver menos',

  // Against the computer
  opponent: () => 'Rival',
  yourSide: () => 'Eres',
  levelLabel: () => 'Nivel',
  level: (level) => LEVELS[level],
  startPlaying: () => 'Empezar',
  stopPlaying: () => 'Dejar de jugar',
  yourTurn: () => 'Te toca',
  thinking: () => 'La máquina está pensando…',
  against: (level) => `contra la máquina, nivel ${LEVELS[level].toLowerCase()}`,
  opponentFailed: () => 'La máquina no ha podido responder.',
  gameWon: (byUser) => (byUser ? 'Has ganado' : 'Ha ganado la máquina'),
  yourTurnSentence: (own, other) => `Te toca, a ${steps(own)} de la meta; la máquina, a ${steps(other)}`,
  playing: (player, level) =>
    `Eres el jugador ${player} contra la máquina, nivel ${LEVELS[level].toLowerCase()}.`,
  notPlaying: () => 'Ya no juegas contra la máquina.',
  computer: (sentence) => `La máquina: ${lower(sentence)}`,
  playerName: (player, isComputer) => `Jugador ${player}${isComputer ? ', máquina' : ''}`,
  isThinking: () => 'pensando…',

  // Moves so far
  moves: () => 'Jugadas',
  start: () => 'Inicio',
  undo: () => 'Deshacer',
  redo: () => 'Rehacer',
  newGame: () => 'Nueva partida',
  goTo: (count, player, move) => `${count}. ${move}, jugador ${player}`,
  notPlayed: (words) => `${words}, deshecha`,

  // Text
  textForm: () => 'Escrita como',
  asMoves: () => 'Jugadas',
  asPosition: () => 'Posición',
  movesUnknown: () => 'no se sabe qué jugadas llevaron a esta posición',
  movesText: () => 'Jugadas como texto',
  positionText: () => 'Posición como texto',

  // The board's size
  setup: () => 'Tablero',
  columns: () => 'Columnas',
  rows: () => 'Filas',
  wallsEach: () => 'Muros por jugador',

  // Status
  ready: () => 'Listo',
  notAnalyzed: () => 'Sin analizar',
  searching: () => 'Buscando',
  depth: (count) => `${plies(count)} de profundidad`,
  positions: (count) => `${compact(count)} posiciones`,
  speed: (perSecond) => `${compact(perSecond)} por segundo`,
  duration: (ms) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
  time: () => 'Tiempo de búsqueda',
  seconds: (ms) => `${number(ms / 1000)}${NBSP}s`,
  noTime: () => 'sin límite',
  deepen: () => 'Profundizar',
};

/** After a colon. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function steps(count: number): string {
  return count === 1 ? '1 paso' : `${count} pasos`;
}

/** A move by one player is a *jugada*, as in the list of moves. */
function plies(count: number): string {
  return count === 1 ? '1 jugada' : `${count} jugadas`;
}

function change(count: number): string {
  if (count === 0) return 'Ningún paso';
  return Math.abs(count) === 1 ? `${signed(count)} paso` : `${signed(count)} pasos`;
}

/** A count in little room: 908 mil, 1,2 M. */
function compact(count: number): string {
  if (count < 1_000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1_000)}${NBSP}mil` : `${tenths(count / 1_000_000)}${NBSP}M`;
}
