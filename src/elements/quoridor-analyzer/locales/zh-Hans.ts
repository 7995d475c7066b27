/** Simplified Chinese: what the Quoridor element says. */
import { type FaultSentences, tellFault } from '../../shared/locales/faults.js';
import { phrases as common } from '../../shared/locales/zh-Hans.js';
import type { QuoridorPhrases } from './en.js';
import type { QuoridorFault } from './faults.js';

const { list, either, number, signed, tenths } = common;

const DIRECTIONS = { north: '北', east: '东', south: '南', west: '西' } as const;
const LEVELS = { beginner: '新手', casual: '休闲', club: '进阶', strong: '高手', full: '全力' } as const;

const WALL_FAULTS = {
  overlap: '那里已经有墙',
  crossing: '会与另一堵墙交叉',
  'seals-player-1': '会堵死玩家1的去路',
  'seals-player-2': '会堵死玩家2的去路',
  'seals-both': '会堵死双方的去路',
} as const;

const FAULTS: FaultSentences<QuoridorFault> = {
  ERR_MOVE: ({ word }) => `“${word}”不是着法。着法是格子（如e2）或墙（如e3h）。`,
  ERR_OFF_BOARD: ({ word }) => `“${word}”超出了棋盘。墙长两格。`,
  ERR_SECTIONS: '局面分为5部分：横墙／竖墙／棋子／剩余的墙／轮到谁。',
  ERR_WALL_LIST: ({ word }) => `“${word}”不是e3这样的格子。这里的墙不写方向。`,
  ERR_PAWNS: '这一部分是两枚棋子所在的格子，先写玩家1的。',
  ERR_SAME_SQUARE: '两枚棋子在同一格。',
  ERR_BOTH_ARRIVED: '两枚棋子都到了终点：只能有一方获胜。',
  ERR_WALLS_LEFT: '这里写双方各剩几堵墙，不能多于开局时的数目。',
  ERR_TOO_MANY_WALLS: '棋盘上的墙加上剩余的墙，多于双方开局时的总数。',
  ERR_TO_MOVE: '这一部分写轮到哪一方走，1或2。',
  ERR_WALL_OVERLAP: ({ word }) => `不能放墙${word}：会压在另一堵墙上。`,
  ERR_WALL_CROSSING: ({ word }) => `不能放墙${word}：会与另一堵墙交叉。`,
  ERR_SEALED: ({ word }) => `不能放墙${word}：会堵死一方最后的去路。`,
  ERR_NO_WALLS_LEFT: ({ word }) => `不能放墙${word}：这一方的墙已经用完。`,
  ERR_ILLEGAL_MOVE: ({ word }) => `棋子不能走到${word}：只能走一步，或跳过相邻的对方棋子。`,
  ERR_GAME_OVER: '对局已分胜负，之后不能再走。',
};

export const phrases: QuoridorPhrases = {
  // Players
  player: (player) => `玩家${player}`,
  toMove: () => '走棋',
  won: () => '获胜',
  steps,
  toGo: (count) => `还差${steps(count)}`,
  wallsLeft: (count) => (count === 0 ? '墙已用完' : `剩${count}堵墙`),

  // The board
  position: () => '局面',
  board: (columns, rows) => `棋盘，${columns}列${rows}行`,
  pawnOf: (player) => `玩家${player}的棋子`,
  openTo: (sides) => (sides.length === 0 ? '四面不通' : `通${directions(sides)}`),
  wallTo: (sides) => `${directions(sides)}有墙`,
  goalOf: (player) => `玩家${player}的终点`,
  mayGo: () => '棋子可以走到这里',
  hintNumber: (rank) => (rank === 1 ? '最佳着法' : `提示${rank}`),
  pawnHandle: (player, square) => `玩家${player}的棋子，在${square}`,
  pawnRole: () => '棋子',
  pawnKeys: () => '用方向键移动。',
  boardKeys: () =>
    '方向键在格子间移动，回车键把棋子走到该格，H和V在格子上方或右侧试放一堵墙，回车键放下，Esc键取消。',
  mayNotGo: (square) => `棋子不能走到${square}。`,
  howTo: () => '点按带圈的格子走棋，点按格缝放墙。',

  // A wall or a move that is looked at
  wallName: (wall) => `墙${wall}`,
  moveName: (move) => (move.length === 3 ? `墙${move}` : `棋子到${move}`),
  verdict: (move, words) => `${move}：${words}`,
  notPossible: (wall, reason) => `不能放墙${wall}：${reason}`,
  wallFault: (fault, mover) => (fault === 'none-left' ? `玩家${mover}的墙已经用完` : WALL_FAULTS[fault]),
  lay: (wall) => `放${wall}`,
  moveTo: (square) => `走到${square}`,
  turn: () => '旋转',
  cancel: () => '取消',
  cancelled: () => '已取消放墙',

  // Moves that were made
  moved: (player, square) => `玩家${player}走到${square}。`,
  laid: (player, wall) => `玩家${player}放墙${wall}。`,
  backTo: (ply) => (ply === 0 ? '回到开局。' : `第${ply}手之后。`),
  refused: (way, by) =>
    by === 'edge'
      ? `${DIRECTIONS[way]}面是棋盘边缘。`
      : by === 'wall'
        ? `${DIRECTIONS[way]}面有墙挡着。`
        : `${DIRECTIONS[way]}面有对方棋子挡着，也跳不过去。`,
  armed: (sides) =>
    `对方棋子挡在前面。再按${either(sides.map((side) => `${DIRECTIONS[side]}向`))}的方向键即可跳过。`,
  notYet: () => '还在读取局面。',
  isOver: () => '对局已结束。',

  // The answer
  answer: () => '结论',
  record: () => '对局',
  turnSentence: (player, own, other) =>
    `轮到玩家${player}，还差${steps(own)}；玩家${3 - player}还差${steps(other)}`,
  stuckSentence: (player) => `玩家${player}无棋可走，未分胜负`,
  wonSentence: (player) => `玩家${player}获胜`,
  playToWin: (move, percent) => `走${move}：胜率${percent}`,
  playAboutEven: (move) => `走${move}：大致均势`,
  better: (sentence, points, other) => `${sentence}，比${other}高${points}个百分点`,
  asGood: (sentence, other) => `${sentence}，${other}与之相当`,
  winsWith: (move, count) => (count === 1 ? `${move}立即获胜` : `走${move}，${count}手内获胜`),
  drawWith: (move) => `走${move}成和棋`,
  losesWith: (move, count) => `${count}手内必败；${move}支撑最久`,
  reading: () => '正在读取局面…',
  almost: () => '还差一点',
  cannotRead: () => '无法识别这个局面',
  notAnswered: () => '无法分析',
  engineFailed: () => '分析失败',
  fault: (fault) => tellFault(FAULTS, fault),

  // Chances
  hints: () => '最佳着法',
  hintsCaption: (player) => `玩家${player}的胜率`,
  winChance: () => '胜率',
  winBar: () => '谁更可能获胜',
  bothChances: (first, second) => `玩家1 ${first}，玩家2 ${second}`,
  aboutEven: () => '大致均势',
  playerWinsIn: (player, count) => `玩家${player}在${count}手内获胜`,
  isDraw: () => '和棋',
  winsIn: (count) => `${count}手内获胜`,
  losesIn: (count) => `${count}手内落败`,
  showLine: (rank, move) => `${rank}. ${move}：显示后续着法`,
  line: () => '此后的最佳着法',
  lineMove: (ply, player, move) => `${ply}. ${move}，玩家${player}`,
  rankMore: (count) => `评估${count}个着法`,
  showHints: () => '显示提示',
  hideHints: () => '隐藏提示',

  // What each move does
  everyEffect: () => '全部着法的效果',
  effectsCaption: () => '净赚步数：对方路程增加的步数，减去自己路程增加的步数',
  effects: () => '按净赚步数排列的着法',
  gain: () => '净赚步数',
  show: (move) => `${move}：在棋盘上显示`,
  play: () => '走',
  playMove: (move) => `走${move}`,
  winsAtOnce: () => '立即获胜',
  nearer: (count) => `近${steps(count)}`,
  further: (count) => `远${steps(count)}`,
  noNearer: () => '没有更近',
  changesNothing: () => '双方路程都不变',
  wallEffect: (opponent, own) => `对方${change(opponent)}，自己${change(own)}`,
  more: (count) => `再显示${count}个`,
  fewer: () => '收起',

  // Against the computer
  opponent: () => '对手',
  yourSide: () => '你是',
  levelLabel: () => '难度',
  level: (level) => LEVELS[level],
  startPlaying: () => '开始',
  stopPlaying: () => '结束对弈',
  yourTurn: () => '轮到你',
  thinking: () => '电脑思考中…',
  against: (level) => `与电脑对弈，难度${LEVELS[level]}`,
  opponentFailed: () => '电脑没能走出着法。',
  gameWon: (byUser) => (byUser ? '你赢了' : '电脑赢了'),
  yourTurnSentence: (own, other) => `轮到你，还差${steps(own)}；电脑还差${steps(other)}`,
  playing: (player, level) => `你是玩家${player}，与电脑对弈，难度${LEVELS[level]}。`,
  notPlaying: () => '已不再与电脑对弈。',
  computer: (sentence) => `电脑：${sentence}`,
  playerName: (player, isComputer) => `玩家${player}${isComputer ? '，电脑' : ''}`,
  isThinking: () => '思考中…',

  // Moves so far
  moves: () => '着法',
  start: () => '开局',
  undo: () => '悔棋',
  redo: () => '重走',
  newGame: () => '新对局',
  goTo: (count, player, move) => `${count}. ${move}，玩家${player}`,
  notPlayed: (words) => `${words}，已悔棋`,

  // Text
  textForm: () => '写法',
  asMoves: () => '着法',
  asPosition: () => '局面',
  movesUnknown: () => '不知道这个局面是怎么走出来的',
  movesText: () => '着法文本',
  positionText: () => '局面文本',

  // The board's size
  setup: () => '棋盘',
  columns: () => '列数',
  rows: () => '行数',
  wallsEach: () => '每方墙数',

  // Status
  ready: () => '就绪',
  notAnalyzed: () => '未分析',
  searching: () => '搜索中',
  depth: (count) => `深度${count}手`,
  positions: (count) => `${compact(count)}个局面`,
  speed: (perSecond) => `每秒${compact(perSecond)}个`,
  duration: (ms) => (ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}秒`),
  time: () => '搜索时间',
  seconds: (ms) => `${number(ms / 1000)}秒`,
  noTime: () => '不限时',
  deepen: () => '加深搜索',
};

function steps(count: number): string {
  return `${count}步`;
}

/** "北和东", each as a side of a square. */
function directions(sides: readonly (keyof typeof DIRECTIONS)[]): string {
  return list(sides.map((side) => DIRECTIONS[side]));
}

const change = (count: number): string => (count === 0 ? '不变' : `${signed(count)}步`);

/** A count in little room: 90.8万, 1.2亿. */
function compact(count: number): string {
  if (count < 10_000) return String(Math.round(count));
  return count < 99_950_000 ? `${tenths(count / 10_000)}万` : `${tenths(count / 100_000_000)}亿`;
}
