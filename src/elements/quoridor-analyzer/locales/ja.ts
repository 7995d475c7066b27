/** Japanese: what the Quoridor element says. */
import { type FaultSentences, tellFault } from '../../shared/locales/faults.js';
import { phrases as common } from '../../shared/locales/ja.js';
import type { QuoridorPhrases } from './en.js';
import type { QuoridorFault } from './faults.js';

const { list, either, number, signed, tenths } = common;

const FIRST = '先手';
const SECOND = '後手';
/** As the board lies. */
const DIRECTIONS = { north: '上', east: '右', south: '下', west: '左' } as const;
const LEVELS = { beginner: '入門', casual: '初級', club: '中級', strong: '上級', full: '最強' } as const;

const WALL_FAULTS = {
  overlap: 'すでに壁があります',
  crossing: '他の壁と交差します',
  'seals-player-1': '先手の道がなくなります',
  'seals-player-2': '後手の道がなくなります',
  'seals-both': '両者の道がなくなります',
} as const;

const FAULTS: FaultSentences<QuoridorFault> = {
  ERR_MOVE: ({ word }) => `「${word}」は手として読めません。e2のようなマスか、e3hのような壁で書きます。`,
  ERR_OFF_BOARD: ({ word }) => `「${word}」は盤からはみ出します。壁の長さは2マスです。`,
  ERR_SECTIONS: '局面は「横の壁 / 縦の壁 / 駒 / 残りの壁 / 手番」の5項目で書きます。',
  ERR_WALL_LIST: ({ word }) => `「${word}」はe3のようなマスではありません。ここでは壁の向きを書きません。`,
  ERR_PAWNS: 'この項目には両者の駒のマスを、先手から順に書きます。',
  ERR_SAME_SQUARE: '両者の駒が同じマスにあります。',
  ERR_BOTH_ARRIVED: '両者の駒がゴールにいます。勝てるのは一方だけです。',
  ERR_WALLS_LEFT: 'この項目には各自の残りの壁の数を書きます。最初の数が上限です。',
  ERR_TOO_MANY_WALLS: '盤上と手元の壁の合計が、最初の数を超えています。',
  ERR_TO_MOVE: 'この項目には手番を1（先手）か2（後手）で書きます。',
  ERR_WALL_OVERLAP: ({ word }) => `壁${word}は置けません。他の壁と重なります。`,
  ERR_WALL_CROSSING: ({ word }) => `壁${word}は置けません。他の壁と交差します。`,
  ERR_SEALED: ({ word }) => `壁${word}は置けません。ゴールへの道を完全にふさぎます。`,
  ERR_NO_WALLS_LEFT: ({ word }) => `壁${word}は置けません。手元に壁が残っていません。`,
  ERR_ILLEGAL_MOVE: ({ word }) =>
    `駒は${word}へ動けません。動けるのは隣のマスか、隣にいる相手の駒を飛び越した先です。`,
  ERR_GAME_OVER: '勝負がついているため、この先の手は指せません。',
};

export const phrases: QuoridorPhrases = {
  // Players
  player: playerName,
  toMove: () => '手番',
  won: () => '勝ち',
  steps,
  toGo: (count) => `あと${steps(count)}`,
  wallsLeft: (count) => (count === 0 ? '壁なし' : `残りの壁${count}枚`),

  // The board
  position: () => '局面',
  board: (columns, rows) => `盤、${columns}列${rows}行`,
  pawnOf: (player) => `${playerName(player)}の駒`,
  openTo: (sides) =>
    sides.length === 0 ? '四方がふさがっている' : `${list(sides.map((side) => DIRECTIONS[side]))}に進める`,
  wallTo: (sides) => `${list(sides.map((side) => DIRECTIONS[side]))}に壁`,
  goalOf: (player) => `${playerName(player)}のゴール`,
  mayGo: () => '駒が動けるマス',
  hintNumber: (rank) => (rank === 1 ? '最善手' : `候補手${rank}`),
  pawnHandle: (player, square) => `${playerName(player)}の駒、${square}`,
  pawnRole: () => '駒',
  pawnKeys: () => '矢印キーで動かします。',
  boardKeys: () =>
    '矢印キーでマスを移り、Enterキーで駒をそのマスへ動かします。Hキーはマスの上に、Vキーは右に壁を仮に置きます。Enterキーで確定し、Escキーで取り消します。',
  mayNotGo: (square) => `駒は${square}へ動けません。`,
  howTo: () => '丸印のマスを押すと駒が動き、溝を押すと壁を置けます。',

  // A wall or a move that is looked at
  wallName: (wall) => `壁${wall}`,
  moveName: (move) => (move.length === 3 ? `壁${move}` : `駒を${move}へ`),
  verdict: (move, words) => `${move}：${words}`,
  notPossible: (wall, reason) => `壁${wall}は置けません：${reason}`,
  wallFault: (fault, mover) =>
    fault === 'none-left' ? `${playerName(mover)}の壁が残っていません` : WALL_FAULTS[fault],
  lay: (wall) => `${wall}を置く`,
  moveTo: (square) => `${square}へ動く`,
  turn: () => '向きを変える',
  cancel: () => '取り消す',
  cancelled: () => '壁を取り消しました',

  // Moves that were made
  moved: (player, square) => `${playerName(player)}が駒を${square}へ動かしました。`,
  laid: (player, wall) => `${playerName(player)}が壁${wall}を置きました。`,
  backTo: (ply) => (ply === 0 ? '開始局面です。' : `${ply}手目の局面です。`),
  refused: (way, by) =>
    by === 'edge'
      ? `${DIRECTIONS[way]}は盤の端です。`
      : by === 'wall'
        ? `${DIRECTIONS[way]}には壁があります。`
        : `${DIRECTIONS[way]}には相手の駒がいて、飛び越せません。`,
  armed: (sides) =>
    `相手の駒がいます。${either(sides.map((side) => DIRECTIONS[side]))}の矢印キーで飛び越します。`,
  notYet: () => '局面を読み込んでいます。',
  isOver: () => '対局は終わっています。',

  // The answer
  answer: () => '解析結果',
  record: () => '対局',
  turnSentence: (player, own, other) =>
    `${playerName(player)}番：あと${steps(own)}（${player === 1 ? SECOND : FIRST}は${steps(other)}）`,
  stuckSentence: (player) => `${playerName(player)}は動けず、勝者もいません`,
  wonSentence: (player) => `${playerName(player)}の勝ち`,
  playToWin: (move, percent) => `${move}：勝率${percent}`,
  playAboutEven: (move) => `${move}：ほぼ互角`,
  better: (sentence, points, other) => `${sentence}、${other}より${points}ポイント高い`,
  asGood: (sentence, other) => `${sentence}、${other}と同等`,
  winsWith: (move, count) => (count === 1 ? `${move}で勝ち` : `${move}で勝ち（${plies(count)}）`),
  drawWith: (move) => `${move}で引き分け`,
  losesWith: (move, count) => `${plies(count)}で負け、最も粘れるのは${move}`,
  reading: () => '局面を読み込み中…',
  almost: () => 'あと少しです',
  cannotRead: () => 'この局面は読み取れません',
  notAnswered: () => '解析できません',
  engineFailed: () => '解析に失敗しました',
  fault: (fault) => tellFault(FAULTS, fault),

  // Chances
  hints: () => '候補手',
  hintsCaption: (player) => `${playerName(player)}の勝率`,
  winChance: () => '勝率',
  winBar: () => '形勢',
  bothChances: (first, second) => `${FIRST}${first}、${SECOND}${second}`,
  aboutEven: () => 'ほぼ互角',
  playerWinsIn: (player, count) => `${plies(count)}で${playerName(player)}の勝ち`,
  isDraw: () => '引き分け',
  winsIn: (count) => `${plies(count)}で勝ち`,
  losesIn: (count) => `${plies(count)}で負け`,
  showLine: (rank, move) => `${rank}位、${move}：読み筋を表示`,
  line: () => 'ここからの最善手順',
  lineMove: (ply, player, move) => `${ply}手目、${move}、${playerName(player)}`,
  rankMore: (count) => `上位${count}手を調べる`,
  showHints: () => '候補手を表示',
  hideHints: () => '候補手を隠す',

  // What each move does
  everyEffect: () => 'すべての手の効果',
  effectsCaption: () => '得する歩数：相手の道が延びる歩数から、自分の道が延びる歩数を引いたもの',
  effects: () => '得する歩数の順に並べた手',
  gain: () => '得する歩数',
  show: (move) => `${move}：盤に表示`,
  play: () => '指す',
  playMove: (move) => `${move}を指す`,
  winsAtOnce: () => 'この手で勝ち',
  nearer: (count) => `${steps(count)}近づく`,
  further: (count) => `${steps(count)}遠ざかる`,
  noNearer: () => '近づかない',
  changesNothing: () => 'どちらの道も変わらない',
  wallEffect: (opponent, own) => `相手は${change(opponent)}、自分は${change(own)}`,
  more: (count) => `あと${count}件を表示`,
  fewer: () => '表示を減らす',

  // Against the computer
  opponent: () => '対戦相手',
  yourSide: () => 'あなたは',
  levelLabel: () => '強さ',
  level: (level) => LEVELS[level],
  startPlaying: () => '対局を始める',
  stopPlaying: () => '対局をやめる',
  yourTurn: () => 'あなたの番です',
  thinking: () => 'コンピューターが考え中…',
  against: (level) => `対コンピューター（${LEVELS[level]}）`,
  opponentFailed: () => 'コンピューターは手を返せませんでした。',
  gameWon: (byUser) => (byUser ? 'あなたの勝ち' : 'コンピューターの勝ち'),
  yourTurnSentence: (own, other) => `あなたの番：あと${steps(own)}（コンピューターは${steps(other)}）`,
  playing: (player, level) =>
    `あなたは${playerName(player)}です。相手はコンピューター（${LEVELS[level]}）です。`,
  notPlaying: () => 'コンピューターとの対局をやめました。',
  computer: (sentence) => `コンピューター：${sentence}`,
  playerName: (player, isComputer) => `${playerName(player)}${isComputer ? '（コンピューター）' : ''}`,
  isThinking: () => '考え中…',

  // Moves so far
  moves: () => '棋譜',
  start: () => '開始',
  undo: () => '1手戻す',
  redo: () => '1手進める',
  newGame: () => '新しい対局',
  goTo: (count, player, move) => `${count}手目、${move}、${playerName(player)}`,
  notPlayed: (words) => `${words}、取り消し済み`,

  // Text
  textForm: () => '表記',
  asMoves: () => '棋譜',
  asPosition: () => '局面',
  movesUnknown: () => 'この局面までの棋譜はわかりません',
  movesText: () => '棋譜のテキスト',
  positionText: () => '局面のテキスト',

  // The board's size
  setup: () => '盤の設定',
  columns: () => '列',
  rows: () => '行',
  wallsEach: () => '各自の壁',

  // Status
  ready: () => '準備完了',
  notAnalyzed: () => '未解析',
  searching: () => '探索中',
  depth: (count) => `${plies(count)}読み`,
  positions: (count) => `${compact(count)}局面`,
  speed: (perSecond) => `毎秒${compact(perSecond)}局面`,
  duration: (ms) => (ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}秒`),
  time: () => '探索時間',
  seconds: (ms) => `${number(ms / 1000)}秒`,
  noTime: () => '無制限',
  deepen: () => 'さらに深く',
};

function playerName(player: number): string {
  return player === 1 ? FIRST : SECOND;
}

/** Of a path. */
function steps(count: number): string {
  return `${count}歩`;
}

/** By one player each. */
function plies(count: number): string {
  return `${count}手`;
}

const change = (count: number): string => (count === 0 ? '変わらず' : `${signed(count)}歩`);

/** A count in little room: 9,080, 90.8万, 1.2億. */
function compact(count: number): string {
  if (count < 10_000) return number(Math.round(count));
  if (count < 1_000_000) return `${tenths(count / 10_000)}万`;
  return count < 100_000_000 ? `${number(Math.round(count / 10_000))}万` : `${tenths(count / 100_000_000)}億`;
}
