/** English: what the Quoridor element says. */
import type { Direction, Player, WallFault } from '../../../quoridor/types.js';
import { phrases as common } from '../../shared/locales/en.js';
import type { Fault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { Level } from '../levels.js';

const { list, either, number, signed, tenths } = common;

export const phrases = {
  // Players
  player: (player: Player) => (player === 1 ? 'Player 1' : 'Player 2'),
  toMove: () => 'to move',
  won: () => 'has won',
  steps,
  toGo: (count: number) => `${steps(count)} to go`,
  wallsLeft: (count: number) =>
    count === 0 ? 'no walls left' : count === 1 ? '1 wall left' : `${count} walls left`,

  // The board
  position: () => 'Position',
  board: (columns: number, rows: number) => `Board, ${columns} by ${rows}`,
  pawnOf: (player: Player) => (player === 1 ? 'player 1’s pawn' : 'player 2’s pawn'),
  openTo: (sides: readonly Direction[]) =>
    sides.length === 0 ? 'closed on all sides' : `open to the ${list(sides.map(direction))}`,
  wallTo: (sides: readonly Direction[]) =>
    sides.length === 1 ? `wall to the ${direction(sides[0]!)}` : `walls to the ${list(sides.map(direction))}`,
  goalOf: (player: Player) => (player === 1 ? 'goal of player 1' : 'goal of player 2'),
  mayGo: () => 'the pawn may go here',
  hintNumber: (rank: number) => (rank === 1 ? 'the best move' : `hint ${rank}`),
  pawnHandle: (player: Player, square: string) =>
    player === 1 ? `Player 1’s pawn on ${square}` : `Player 2’s pawn on ${square}`,
  pawnRole: () => 'pawn',
  pawnKeys: () => 'Arrow keys move it.',
  boardKeys: () =>
    'Arrow keys go from square to square, Enter moves the pawn to a square, H and V propose a wall above or right of it, Enter lays it, Escape takes it away.',
  mayNotGo: (square: string) => `The pawn may not go to ${square}.`,
  howTo: () => 'Press a circled square to move, a groove to lay a wall.',

  // A wall or a move that is looked at
  wallName: (wall: string) => `wall ${wall}`,
  moveName: (move: string) => (move.length === 3 ? `Wall ${move}` : `Pawn to ${move}`),
  verdict: (move: string, words: string) => `${move}: ${words}`,
  notPossible: (wall: string, reason: string) => `Wall ${wall} is not possible: ${reason}`,
  wallFault,
  lay: (wall: string) => `Lay ${wall}`,
  moveTo: (square: string) => `Move to ${square}`,
  turn: () => 'Turn',
  cancel: () => 'Cancel',
  cancelled: () => 'Wall taken away',

  // Moves that were made
  moved: (player: Player, square: string) =>
    player === 1 ? `Player 1 moves to ${square}.` : `Player 2 moves to ${square}.`,
  laid: (player: Player, wall: string) =>
    player === 1 ? `Player 1 lays wall ${wall}.` : `Player 2 lays wall ${wall}.`,
  backTo: (ply: number) =>
    ply === 0 ? 'Back at the start.' : ply === 1 ? 'After 1 move.' : `After ${ply} moves.`,
  refused: (way: Direction, by: 'edge' | 'wall' | 'pawn') =>
    by === 'edge'
      ? `The board ends to the ${direction(way)}.`
      : by === 'wall'
        ? `A wall is in the way to the ${direction(way)}.`
        : `The other pawn is in the way to the ${direction(way)}, and there is no way past it.`,
  armed: (sides: readonly Direction[]) =>
    `The other pawn is in the way. Press the arrow to the ${either(sides.map(direction))} to jump past it.`,
  notYet: () => 'The position is still being read.',
  isOver: () => 'The game is over.',

  // The answer
  answer: () => 'Answer',
  record: () => 'Game',
  turnSentence: (player: Player, own: number, other: number) =>
    player === 1
      ? `Player 1 to move, ${steps(own)} to go; player 2 has ${other}`
      : `Player 2 to move, ${steps(own)} to go; player 1 has ${other}`,
  stuckSentence: (player: Player) =>
    player === 1 ? 'Player 1 cannot move, and nobody has won' : 'Player 2 cannot move, and nobody has won',
  wonSentence: (player: Player) => (player === 1 ? 'Player 1 has won' : 'Player 2 has won'),
  playToWin: (move: string, percent: string) => `Play ${move}: ${percent} to win`,
  playAboutEven: (move: string) => `Play ${move}: about even`,
  better: (sentence: string, points: number, other: string) =>
    points === 1
      ? `${sentence}, 1 point better than ${other}`
      : `${sentence}, ${points} points better than ${other}`,
  asGood: (sentence: string, other: string) => `${sentence}, ${other} as good`,
  winsWith: (move: string, count: number) =>
    count === 1 ? `Wins at once with ${move}` : `Wins in ${plies(count)} with ${move}`,
  drawWith: (move: string) => `A draw with ${move}`,
  losesWith: (move: string, count: number) => `Lost in ${plies(count)}; ${move} holds out longest`,
  reading: () => 'Reading the position…',
  almost: () => 'Almost there',
  cannotRead: () => 'This position cannot be read',
  notAnswered: () => 'This cannot be analyzed',
  engineFailed: () => 'The analysis failed',
  /** A fault of the text; null: as the message says. */
  fault: (_: Fault): string | null => null,

  // Chances
  hints: () => 'Best moves',
  hintsCaption: (player: Player) =>
    player === 1 ? 'Chance to win for player 1' : 'Chance to win for player 2',
  winChance: () => 'Chance to win',
  winBar: () => 'Who is likelier to win',
  bothChances: (first: string, second: string) => `Player 1 ${first}, player 2 ${second}`,
  aboutEven: () => 'about even',
  playerWinsIn: (player: Player, count: number) =>
    player === 1 ? `Player 1 wins in ${plies(count)}` : `Player 2 wins in ${plies(count)}`,
  isDraw: () => 'A draw',
  winsIn: (count: number) => `Wins in ${plies(count)}`,
  losesIn: (count: number) => `Loses in ${plies(count)}`,
  showLine: (rank: number, move: string) => `${rank}. ${move}: show its line`,
  line: () => 'Best play from here',
  lineMove: (ply: number, player: Player, move: string) =>
    player === 1 ? `${ply}. ${move}, player 1` : `${ply}. ${move}, player 2`,
  rankMore: (count: number) => `Rank ${count} moves`,
  showHints: () => 'Show hints',
  hideHints: () => 'Hide hints',

  // What each move does
  everyEffect: () => 'Every move’s effect',
  effectsCaption: () => 'Steps gained: what a move adds to the opponent’s path, less what it adds to yours',
  effects: () => 'Moves by the steps they gain',
  gain: () => 'Steps gained',
  show: (move: string) => `${move}: show on the board`,
  play: () => 'Play',
  playMove: (move: string) => `Play ${move}`,
  winsAtOnce: () => 'Wins at once',
  nearer: (count: number) => (count === 1 ? 'One step nearer' : `${steps(count)} nearer`),
  further: (count: number) => (count === 1 ? 'One step further' : `${steps(count)} further`),
  noNearer: () => 'No nearer',
  changesNothing: () => 'Changes neither path',
  wallEffect: (opponent: number, own: number) =>
    own === 0
      ? `${amount(opponent)} for the opponent, none for you`
      : `${amount(opponent)} for the opponent, ${signed(own)} for you`,
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  fewer: () => 'Show fewer',

  // Against the computer
  opponent: () => 'Opponent',
  yourSide: () => 'You are',
  levelLabel: () => 'Level',
  level,
  startPlaying: () => 'Start',
  stopPlaying: () => 'Stop playing',
  yourTurn: () => 'Your turn',
  thinking: () => 'The computer is thinking…',
  against: (name: Level) => `against the computer, ${level(name).toLowerCase()}`,
  opponentFailed: () => 'The computer could not answer.',
  gameWon: (byUser: boolean) => (byUser ? 'You have won' : 'The computer has won'),
  yourTurnSentence: (own: number, other: number) =>
    `Your turn, ${steps(own)} to go; the computer has ${other}`,
  playing: (player: Player, name: Level) =>
    player === 1
      ? `You are player 1 against the computer, ${level(name).toLowerCase()}.`
      : `You are player 2 against the computer, ${level(name).toLowerCase()}.`,
  notPlaying: () => 'You no longer play against the computer.',
  computer: (sentence: string) => `The computer: ${sentence}`,
  playerName: (player: Player, isComputer: boolean) => {
    const name = player === 1 ? 'Player 1' : 'Player 2';
    return isComputer ? `${name}, computer` : name;
  },
  isThinking: () => 'thinking…',

  // Moves so far
  moves: () => 'Moves',
  start: () => 'Start',
  undo: () => 'Undo',
  redo: () => 'Redo',
  newGame: () => 'New game',
  goTo: (number: number, player: Player, move: string) =>
    player === 1 ? `${number}. ${move}, player 1` : `${number}. ${move}, player 2`,
  notPlayed: (words: string) => `${words}, taken back`,

  // Text
  textForm: () => 'Written as',
  asMoves: () => 'Moves',
  asPosition: () => 'Position',
  movesUnknown: () => 'which moves led to this position is not known',
  movesText: () => 'Moves as text',
  positionText: () => 'Position as text',

  // The board's size
  setup: () => 'Board',
  columns: () => 'Columns',
  rows: () => 'Rows',
  wallsEach: () => 'Walls each',

  // Status
  ready: () => 'Ready',
  notAnalyzed: () => 'Not analyzed',
  searching: () => 'Searching',
  depth: (count: number) => `${plies(count)} deep`,
  positions: (count: number) => `${compact(count)} positions`,
  speed: (perSecond: number) => `${compact(perSecond)} a second`,
  duration: (ms: number) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
  time: () => 'Time to search',
  seconds: (ms: number) => `${number(ms / 1000)}${NBSP}s`,
  noTime: () => 'no limit',
  deepen: () => 'Go deeper',
};

/** What a language says of Quoridor. */
export type QuoridorPhrases = Translation<typeof phrases>;

function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

function plies(count: number): string {
  return count === 1 ? '1 ply' : `${count} plies`;
}

/** A count in little room: 908 k, 1.2 M. */
function compact(count: number): string {
  if (count < 1_000) return String(Math.round(count));
  return count < 999_500 ? `${Math.round(count / 1_000)}${NBSP}k` : `${tenths(count / 1_000_000)}${NBSP}M`;
}

function level(name: Level): string {
  return {
    beginner: 'Beginner',
    casual: 'Casual',
    club: 'Club',
    strong: 'Strong',
    full: 'Full strength',
  }[name];
}

function amount(count: number): string {
  if (count === 0) return 'No step';
  return Math.abs(count) === 1 ? `${signed(count)} step` : `${signed(count)} steps`;
}

function direction(side: Direction): string {
  return { north: 'north', east: 'east', south: 'south', west: 'west' }[side];
}

function wallFault(kind: WallFault, mover: Player): string {
  switch (kind) {
    case 'overlap':
      return 'a wall already lies there';
    case 'crossing':
      return 'it would cross a wall';
    case 'seals-player-1':
      return 'it would leave player 1 no path';
    case 'seals-player-2':
      return 'it would leave player 2 no path';
    case 'seals-both':
      return 'it would leave neither player a path';
    case 'none-left':
      return mover === 1 ? 'player 1 has no walls left' : 'player 2 has no walls left';
  }
}
