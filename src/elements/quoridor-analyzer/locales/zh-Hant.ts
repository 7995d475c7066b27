/** Traditional Chinese: what the Quoridor element says. */
import { type FaultSentences, tellFault } from '../../shared/locales/faults.js';
import { phrases as common } from '../../shared/locales/zh-Hant.js';
import type { QuoridorPhrases } from './en.js';
import type { QuoridorFault } from './faults.js';

const { list, either, number, signed, tenths } = common;

const DIRECTIONS = { north: '北', east: '東', south: '南', west: '西' } as const;
const LEVELS = { beginner: '新手', casual: '休閒', club: '進階', strong: '高手', full: '全力' } as const;

const WALL_FAULTS = {
  overlap: '那裡已經有牆',
  crossing: '會與另一道牆交叉',
  'seals-player-1': '會堵死玩家1的去路',
  'seals-player-2': '會堵死玩家2的去路',
  'seals-both': '會堵死雙方的去路',
} as const;

const FAULTS: FaultSentences<QuoridorFault> = {
  ERR_MOVE: ({ word }) => `「${word}」不是走法。走法是格子（如e2）或牆（如e3h）。`,
  ERR_OFF_BOARD: ({ word }) => `「${word}」超出了棋盤。牆長兩格。`,
  ERR_SECTIONS: '局面分為5部分：橫牆／豎牆／棋子／剩餘的牆／輪到誰。',
  ERR_WALL_LIST: ({ word }) => `「${word}」不是e3這樣的格子。這裡的牆不寫方向。`,
  ERR_PAWNS: '這一部分是兩枚棋子所在的格子，先寫玩家1的。',
  ERR_SAME_SQUARE: '兩枚棋子在同一格。',
  ERR_BOTH_ARRIVED: '兩枚棋子都到了終點：只能有一方獲勝。',
  ERR_WALLS_LEFT: '這裡寫雙方各剩幾道牆，不能多於開局時的數目。',
  ERR_TOO_MANY_WALLS: '棋盤上的牆加上剩餘的牆，多於雙方開局時的總數。',
  ERR_TO_MOVE: '這一部分寫輪到哪一方走，1或2。',
  ERR_WALL_OVERLAP: ({ word }) => `不能放牆${word}：會壓在另一道牆上。`,
  ERR_WALL_CROSSING: ({ word }) => `不能放牆${word}：會與另一道牆交叉。`,
  ERR_SEALED: ({ word }) => `不能放牆${word}：會堵死一方最後的去路。`,
  ERR_NO_WALLS_LEFT: ({ word }) => `不能放牆${word}：這一方的牆已經用完。`,
  ERR_ILLEGAL_MOVE: ({ word }) => `棋子不能走到${word}：只能走一步，或跳過相鄰的對方棋子。`,
  ERR_GAME_OVER: '對局已分勝負，之後不能再走。',
};

export const phrases: QuoridorPhrases = {
  // Players
  player: (player) => `玩家${player}`,
  toMove: () => '走棋',
  won: () => '獲勝',
  steps,
  toGo: (count) => `還差${steps(count)}`,
  wallsLeft: (count) => (count === 0 ? '牆已用完' : `剩${count}道牆`),

  // The board
  position: () => '局面',
  board: (columns, rows) => `棋盤，${columns}欄${rows}列`,
  pawnOf: (player) => `玩家${player}的棋子`,
  openTo: (sides) => (sides.length === 0 ? '四面不通' : `通${directions(sides)}`),
  wallTo: (sides) => `${directions(sides)}有牆`,
  goalOf: (player) => `玩家${player}的終點`,
  mayGo: () => '棋子可以走到這裡',
  hintNumber: (rank) => (rank === 1 ? '最佳走法' : `提示${rank}`),
  pawnHandle: (player, square) => `玩家${player}的棋子，在${square}`,
  pawnRole: () => '棋子',
  pawnKeys: () => '用方向鍵移動。',
  boardKeys: () =>
    '方向鍵在格子間移動，Enter鍵把棋子走到該格，H和V在格子上方或右側試放一道牆，Enter鍵放下，Esc鍵取消。',
  mayNotGo: (square) => `棋子不能走到${square}。`,
  howTo: () => '點選帶圈的格子走棋，點選格縫放牆。',

  // A wall or a move that is looked at
  wallName: (wall) => `牆${wall}`,
  moveName: (move) => (move.length === 3 ? `牆${move}` : `棋子到${move}`),
  verdict: (move, words) => `${move}：${words}`,
  notPossible: (wall, reason) => `不能放牆${wall}：${reason}`,
  wallFault: (fault, mover) => (fault === 'none-left' ? `玩家${mover}的牆已經用完` : WALL_FAULTS[fault]),
  lay: (wall) => `放${wall}`,
  moveTo: (square) => `走到${square}`,
  turn: () => '旋轉',
  cancel: () => '取消',
  cancelled: () => '已取消放牆',

  // Moves that were made
  moved: (player, square) => `玩家${player}走到${square}。`,
  laid: (player, wall) => `玩家${player}放牆${wall}。`,
  backTo: (ply) => (ply === 0 ? '回到開局。' : `第${ply}手之後。`),
  refused: (way, by) =>
    by === 'edge'
      ? `${DIRECTIONS[way]}面是棋盤邊緣。`
      : by === 'wall'
        ? `${DIRECTIONS[way]}面有牆擋著。`
        : `${DIRECTIONS[way]}面有對方棋子擋著，也跳不過去。`,
  armed: (sides) =>
    `對方棋子擋在前面。再按${either(sides.map((side) => `${DIRECTIONS[side]}向`))}的方向鍵即可跳過。`,
  notYet: () => '還在讀取局面。',
  isOver: () => '對局已結束。',

  // The answer
  answer: () => '結論',
  record: () => '對局',
  turnSentence: (player, own, other) =>
    `輪到玩家${player}，還差${steps(own)}；玩家${3 - player}還差${steps(other)}`,
  stuckSentence: (player) => `玩家${player}無棋可走，未分勝負`,
  wonSentence: (player) => `玩家${player}獲勝`,
  playToWin: (move, percent) => `走${move}：勝率${percent}`,
  playAboutEven: (move) => `走${move}：大致均勢`,
  better: (sentence, points, other) => `${sentence}，比${other}高${points}個百分點`,
  asGood: (sentence, other) => `${sentence}，${other}與之相當`,
  winsWith: (move, count) => (count === 1 ? `${move}立即獲勝` : `走${move}，${count}手內獲勝`),
  drawWith: (move) => `走${move}成和棋`,
  losesWith: (move, count) => `${count}手內必敗；${move}支撐最久`,
  reading: () => '正在讀取局面…',
  almost: () => '還差一點',
  cannotRead: () => '無法辨識這個局面',
  notAnswered: () => '無法分析',
  engineFailed: () => '分析失敗',
  fault: (fault) => tellFault(FAULTS, fault),

  // Chances
  hints: () => '最佳走法',
  hintsCaption: (player) => `玩家${player}的勝率`,
  winChance: () => '勝率',
  winBar: () => '誰更可能獲勝',
  bothChances: (first, second) => `玩家1 ${first}，玩家2 ${second}`,
  aboutEven: () => '大致均勢',
  playerWinsIn: (player, count) => `玩家${player}在${count}手內獲勝`,
  isDraw: () => '和棋',
  winsIn: (count) => `${count}手內獲勝`,
  losesIn: (count) => `${count}手內落敗`,
  showLine: (rank, move) => `${rank}. ${move}：顯示後續走法`,
  line: () => '此後的最佳走法',
  lineMove: (ply, player, move) => `${ply}. ${move}，玩家${player}`,
  rankMore: (count) => `評估${count}個走法`,
  showHints: () => '顯示提示',
  hideHints: () => '隱藏提示',

  // What each move does
  everyEffect: () => '全部走法的效果',
  effectsCaption: () => '淨賺步數：對方路程增加的步數，減去自己路程增加的步數',
  effects: () => '按淨賺步數排列的走法',
  gain: () => '淨賺步數',
  show: (move) => `${move}：在棋盤上顯示`,
  play: () => '走',
  playMove: (move) => `走${move}`,
  winsAtOnce: () => '立即獲勝',
  nearer: (count) => `近${steps(count)}`,
  further: (count) => `遠${steps(count)}`,
  noNearer: () => '沒有更近',
  changesNothing: () => '雙方路程都不變',
  wallEffect: (opponent, own) => `對方${change(opponent)}，自己${change(own)}`,
  more: (count) => `再顯示${count}個`,
  fewer: () => '收起',

  // Against the computer
  opponent: () => '對手',
  yourSide: () => '你是',
  levelLabel: () => '難度',
  level: (level) => LEVELS[level],
  startPlaying: () => '開始',
  stopPlaying: () => '結束對弈',
  yourTurn: () => '輪到你',
  thinking: () => '電腦思考中…',
  against: (level) => `與電腦對弈，難度${LEVELS[level]}`,
  opponentFailed: () => '電腦沒能走出下一步。',
  gameWon: (byUser) => (byUser ? '你贏了' : '電腦贏了'),
  yourTurnSentence: (own, other) => `輪到你，還差${steps(own)}；電腦還差${steps(other)}`,
  playing: (player, level) => `你是玩家${player}，與電腦對弈，難度${LEVELS[level]}。`,
  notPlaying: () => '已不再與電腦對弈。',
  computer: (sentence) => `電腦：${sentence}`,
  playerName: (player, isComputer) => `玩家${player}${isComputer ? '，電腦' : ''}`,
  isThinking: () => '思考中…',

  // Moves so far
  moves: () => '走法',
  start: () => '開局',
  undo: () => '悔棋',
  redo: () => '重走',
  newGame: () => '新對局',
  goTo: (count, player, move) => `${count}. ${move}，玩家${player}`,
  notPlayed: (words) => `${words}，已悔棋`,

  // Text
  textForm: () => '寫法',
  asMoves: () => '走法',
  asPosition: () => '局面',
  movesUnknown: () => '不知道這個局面是怎麼走出來的',
  movesText: () => '走法文字',
  positionText: () => '局面文字',

  // The board's size
  setup: () => '棋盤',
  columns: () => '欄數',
  rows: () => '列數',
  wallsEach: () => '每方牆數',

  // Status
  ready: () => '就緒',
  notAnalyzed: () => '未分析',
  searching: () => '搜尋中',
  depth: (count) => `深度${count}手`,
  positions: (count) => `${compact(count)}個局面`,
  speed: (perSecond) => `每秒${compact(perSecond)}個`,
  duration: (ms) => (ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}秒`),
  time: () => '搜尋時間',
  seconds: (ms) => `${number(ms / 1000)}秒`,
  noTime: () => '不限時',
  deepen: () => '加深搜尋',
};

function steps(count: number): string {
  return `${count}步`;
}

/** "北和東", each as a side of a square. */
function directions(sides: readonly (keyof typeof DIRECTIONS)[]): string {
  return list(sides.map((side) => DIRECTIONS[side]));
}

const change = (count: number): string => (count === 0 ? '不變' : `${signed(count)}步`);

/** A count in little room: 90.8萬, 1.2億. */
function compact(count: number): string {
  if (count < 10_000) return String(Math.round(count));
  return count < 99_950_000 ? `${tenths(count / 10_000)}萬` : `${tenths(count / 100_000_000)}億`;
}
