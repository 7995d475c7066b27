import { msg, str } from '@lit/localize';
import type { Direction, Player, WallFault } from '../../quoridor/types.js';
import { commonStrings } from '../shared/strings.js';
import type { Level } from './levels.js';

/** All that the Quoridor element says, what only screen readers hear included. */
export const strings = {
  ...commonStrings,

  // Players
  player: (player: Player) => (player === 1 ? msg('Player 1') : msg('Player 2')),
  toMove: () => msg('to move'),
  won: () => msg('has won'),
  steps,
  toGo: (count: number) => msg(str`${steps(count)} to go`),
  wallsLeft: (count: number) =>
    count === 0 ? msg('no walls left') : count === 1 ? msg('1 wall left') : msg(str`${count} walls left`),

  // The board
  position: () => msg('Position'),
  board: (columns: number, rows: number) => msg(str`Board, ${columns} by ${rows}`),
  square: (square: string, notes: readonly string[]) => [square, ...notes].join('; '),
  pawnOf: (player: Player) => (player === 1 ? msg('player 1’s pawn') : msg('player 2’s pawn')),
  openTo: (sides: readonly Direction[]) =>
    sides.length === 0 ? msg('closed on all sides') : msg(str`open to the ${list(sides.map(direction))}`),
  wallTo: (sides: readonly Direction[]) =>
    sides.length === 1
      ? msg(str`wall to the ${direction(sides[0]!)}`)
      : msg(str`walls to the ${list(sides.map(direction))}`),
  goalOf: (player: Player) => (player === 1 ? msg('goal of player 1') : msg('goal of player 2')),
  mayGo: () => msg('the pawn may go here'),
  hintNumber: (rank: number) => (rank === 1 ? msg('the best move') : msg(str`hint ${rank}`)),
  pawnHandle: (player: Player, square: string) =>
    player === 1 ? msg(str`Player 1’s pawn on ${square}`) : msg(str`Player 2’s pawn on ${square}`),
  pawnRole: () => msg('pawn'),
  pawnKeys: () => msg('Arrow keys move it.'),
  boardKeys: () =>
    msg(
      'Arrow keys go from square to square, Enter moves the pawn to a square, H and V propose a wall above or right of it, Enter lays it, Escape takes it away.',
    ),
  mayNotGo: (square: string) => msg(str`The pawn may not go to ${square}.`),
  howTo: () => msg('Press a circled square to move, a groove to lay a wall.'),

  // A wall or a move that is looked at
  wallName: (wall: string) => msg(str`wall ${wall}`),
  moveName: (move: string) => (move.length === 3 ? msg(str`Wall ${move}`) : msg(str`Pawn to ${move}`)),
  verdict: (move: string, words: string) => msg(str`${move}: ${words}`),
  notPossible: (wall: string, reason: string) => msg(str`Wall ${wall} is not possible: ${reason}`),
  fault,
  lay: (wall: string) => msg(str`Lay ${wall}`),
  moveTo: (square: string) => msg(str`Move to ${square}`),
  turn: () => msg('Turn'),
  turnWall: () => msg('Turn the wall'),
  cancel: () => msg('Cancel'),
  cancelled: () => msg('Wall taken away'),

  // Moves that were made
  moved: (player: Player, square: string) =>
    player === 1 ? msg(str`Player 1 moves to ${square}.`) : msg(str`Player 2 moves to ${square}.`),
  laid: (player: Player, wall: string) =>
    player === 1 ? msg(str`Player 1 lays wall ${wall}.`) : msg(str`Player 2 lays wall ${wall}.`),
  backTo: (ply: number) =>
    ply === 0 ? msg('Back at the start.') : ply === 1 ? msg('After 1 move.') : msg(str`After ${ply} moves.`),
  refused: (way: Direction, by: 'edge' | 'wall' | 'pawn') =>
    by === 'edge'
      ? msg(str`The board ends to the ${direction(way)}.`)
      : by === 'wall'
        ? msg(str`A wall is in the way to the ${direction(way)}.`)
        : msg(str`The other pawn is in the way to the ${direction(way)}, and there is no way past it.`),
  armed: (sides: readonly Direction[]) =>
    msg(
      str`The other pawn is in the way. Press the arrow to the ${either(sides.map(direction))} to jump past it.`,
    ),
  notYet: () => msg('The position is still being read.'),
  isOver: () => msg('The game is over.'),

  // The answer
  answer: () => msg('Answer'),
  record: () => msg('Game'),
  turnSentence: (player: Player, own: number, other: number) =>
    player === 1
      ? msg(str`Player 1 to move, ${steps(own)} to go; player 2 has ${other}`)
      : msg(str`Player 2 to move, ${steps(own)} to go; player 1 has ${other}`),
  stuckSentence: (player: Player) =>
    player === 1
      ? msg('Player 1 cannot move, and nobody has won')
      : msg('Player 2 cannot move, and nobody has won'),
  wonSentence: (player: Player) => (player === 1 ? msg('Player 1 has won') : msg('Player 2 has won')),
  playToWin: (move: string, percent: string) => msg(str`Play ${move}: ${percent} to win`),
  playAboutEven: (move: string) => msg(str`Play ${move}: about even`),
  better: (sentence: string, points: number, other: string) =>
    points === 1
      ? msg(str`${sentence}, 1 point better than ${other}`)
      : msg(str`${sentence}, ${points} points better than ${other}`),
  asGood: (sentence: string, other: string) => msg(str`${sentence}, ${other} as good`),
  winsWith: (move: string, count: number) =>
    count === 1 ? msg(str`Wins at once with ${move}`) : msg(str`Wins in ${plies(count)} with ${move}`),
  drawWith: (move: string) => msg(str`A draw with ${move}`),
  losesWith: (move: string, count: number) => msg(str`Lost in ${plies(count)}; ${move} holds out longest`),
  sentence: (clause: string) => msg(str`${clause}.`),
  reading: () => msg('Reading the position…'),
  almost: () => msg('Almost there'),
  cannotRead: () => msg('This position cannot be read'),
  notAnswered: () => msg('This cannot be analyzed'),
  engineFailed: () => msg('The analysis failed'),

  // Chances
  hints: () => msg('Best moves'),
  hintsCaption: (player: Player) =>
    player === 1 ? msg('Chance to win for player 1') : msg('Chance to win for player 2'),
  winChance: () => msg('Chance to win'),
  winBar: () => msg('Who is likelier to win'),
  bothChances: (first: string, second: string) => msg(str`Player 1 ${first}, player 2 ${second}`),
  aboutEven: () => msg('about even'),
  playerWinsIn: (player: Player, count: number) =>
    player === 1 ? msg(str`Player 1 wins in ${plies(count)}`) : msg(str`Player 2 wins in ${plies(count)}`),
  isDraw: () => msg('A draw'),
  winsIn: (count: number) => msg(str`Wins in ${plies(count)}`),
  losesIn: (count: number) => msg(str`Loses in ${plies(count)}`),
  showLine: (rank: number, move: string) => msg(str`${rank}. ${move}: show its line`),
  line: () => msg('Best play from here'),
  lineMove: (ply: number, player: Player, move: string) =>
    player === 1 ? msg(str`${ply}. ${move}, player 1`) : msg(str`${ply}. ${move}, player 2`),
  rankMore: (count: number) => msg(str`Rank ${count} moves`),
  showHints: () => msg('Show hints'),
  hideHints: () => msg('Hide hints'),

  // What each move does
  everyEffect: () => msg('Every move’s effect'),
  effectsCaption: () =>
    msg('Steps gained: what a move adds to the opponent’s path, less what it adds to yours'),
  effects: () => msg('Moves by the steps they gain'),
  gain: () => msg('Steps gained'),
  signed,
  show: (move: string) => msg(str`${move}: show on the board`),
  play: () => msg('Play'),
  playMove: (move: string) => msg(str`Play ${move}`),
  winsAtOnce: () => msg('Wins at once'),
  nearer: (count: number) => (count === 1 ? msg('One step nearer') : msg(str`${steps(count)} nearer`)),
  further: (count: number) => (count === 1 ? msg('One step further') : msg(str`${steps(count)} further`)),
  noNearer: () => msg('No nearer'),
  changesNothing: () => msg('Changes neither path'),
  wallEffect: (opponent: number, own: number) =>
    own === 0
      ? msg(str`${amount(opponent)} for the opponent, none for you`)
      : msg(str`${amount(opponent)} for the opponent, ${signed(own)} for you`),
  more: (count: number) => (count === 1 ? msg('Show 1 more') : msg(str`Show ${count} more`)),
  fewer: () => msg('Show fewer'),

  // Against the computer
  opponent: () => msg('Opponent'),
  yourSide: () => msg('You are'),
  levelLabel: () => msg('Level'),
  level,
  startPlaying: () => msg('Start'),
  stopPlaying: () => msg('Stop playing'),
  yourTurn: () => msg('Your turn'),
  thinking: () => msg('The computer is thinking…'),
  against: (name: Level) => msg(str`against the computer, ${level(name).toLowerCase()}`),
  opponentFailed: () => msg('The computer could not answer.'),
  gameWon: (byUser: boolean) => (byUser ? msg('You have won') : msg('The computer has won')),
  yourTurnSentence: (own: number, other: number) =>
    msg(str`Your turn, ${steps(own)} to go; the computer has ${other}`),
  playing: (player: Player, name: Level) =>
    player === 1
      ? msg(str`You are player 1 against the computer, ${level(name).toLowerCase()}.`)
      : msg(str`You are player 2 against the computer, ${level(name).toLowerCase()}.`),
  notPlaying: () => msg('You no longer play against the computer.'),
  computer: (sentence: string) => msg(str`The computer: ${sentence}`),
  playerName: (player: Player, isComputer: boolean) => {
    const name = player === 1 ? msg('Player 1') : msg('Player 2');
    return isComputer ? msg(str`${name}, computer`) : name;
  },
  isThinking: () => msg('thinking…'),

  // Moves so far
  moves: () => msg('Moves'),
  start: () => msg('Start'),
  undo: () => msg('Undo'),
  redo: () => msg('Redo'),
  newGame: () => msg('New game'),
  goTo: (number: number, player: Player, move: string) =>
    player === 1 ? msg(str`${number}. ${move}, player 1`) : msg(str`${number}. ${move}, player 2`),
  notPlayed: (words: string) => msg(str`${words}, taken back`),

  // Text
  textForm: () => msg('Written as'),
  asMoves: () => msg('Moves'),
  asPosition: () => msg('Position'),
  movesUnknown: () => msg('which moves led to this position is not known'),
  movesText: () => msg('Moves as text'),
  positionText: () => msg('Position as text'),

  // The board's size
  setup: () => msg('Board'),
  columns: () => msg('Columns'),
  rows: () => msg('Rows'),
  wallsEach: () => msg('Walls each'),

  // Status
  ready: () => msg('Ready'),
  notAnalyzed: () => msg('Not analyzed'),
  searching: () => msg('Searching'),
  depth: (count: number) => msg(str`${plies(count)} deep`),
  positions: (count: number) => msg(str`${compact(count)} positions`),
  speed: (perSecond: number) => msg(str`${compact(perSecond)} a second`),
  duration: (ms: number) =>
    ms < 100
      ? commonStrings.milliseconds(Math.round(ms * 10) / 10)
      : msg(str`${(ms / 1000).toFixed(1)}\u00a0s`),
  time: () => msg('Time to search'),
  seconds: (ms: number) => msg(str`${ms / 1000}\u00a0s`),
  noTime: () => msg('no limit'),
  deepen: () => msg('Go deeper'),
};

function steps(count: number): string {
  return count === 1 ? msg('1 step') : msg(str`${count} steps`);
}

function plies(count: number): string {
  return count === 1 ? msg('1 ply') : msg(str`${count} plies`);
}

/** A count in little room: 908 k, 1.2 M. */
function compact(count: number): string {
  if (count < 1_000) return String(Math.round(count));
  return count < 999_500
    ? msg(str`${Math.round(count / 1_000)}\u00a0k`)
    : msg(str`${(count / 1_000_000).toFixed(1)}\u00a0M`);
}

function level(name: Level): string {
  return {
    beginner: msg('Beginner'),
    casual: msg('Casual'),
    club: msg('Club'),
    strong: msg('Strong'),
    full: msg('Full strength'),
  }[name];
}

function signed(count: number): string {
  return count === 0 ? '0' : count > 0 ? `+${count}` : `\u2212${-count}`;
}

function amount(count: number): string {
  if (count === 0) return msg('No step');
  return Math.abs(count) === 1 ? msg(str`${signed(count)} step`) : msg(str`${signed(count)} steps`);
}

function direction(side: Direction): string {
  return { north: msg('north'), east: msg('east'), south: msg('south'), west: msg('west') }[side];
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join() : msg(str`${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`);
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join() : msg(str`${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`);
}

function fault(kind: WallFault, mover: Player): string {
  switch (kind) {
    case 'overlap':
      return msg('a wall already lies there');
    case 'crossing':
      return msg('it would cross a wall');
    case 'seals-player-1':
      return msg('it would leave player 1 no path');
    case 'seals-player-2':
      return msg('it would leave player 2 no path');
    case 'seals-both':
      return msg('it would leave neither player a path');
    case 'none-left':
      return mover === 1 ? msg('player 1 has no walls left') : msg('player 2 has no walls left');
  }
}
