/** Japanese: what the Sudoku element says. */
import { hintInWords } from '../../../sudoku/hints/words.js';
import type { HodokuLevel } from '../../../sudoku/types.js';
import { tellFault } from '../../shared/locales/faults.js';
import { phrases as common } from '../../shared/locales/ja.js';
import type { SudokuPhrases } from './en.js';
import { FAULTS } from './ja/faults.js';
import { gridPhrases } from './ja/grid.js';
import { hints } from './ja/hints.js';
import { ratingNames } from './ja/rating-names.js';
import { FORMAT_NAMES, RULE_NAMES, RULE_WORDS } from './ja/rules.js';
import { explainPhrases } from './ja/words.js';

const { number, tenths } = common;

const TECHNIQUES: Readonly<Record<string, string>> = hints.names;
const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  ...{ easy: 'かんたん', medium: 'ふつう', hard: '難しい' },
  ...{ unfair: '理不尽', extreme: '極限' },
};

export const phrases: SudokuPhrases = {
  ...gridPhrases,
  ...explainPhrases,

  // The game
  position: () => '盤面',
  game: () => 'ゲーム',
  start: () => '開始',
  stopPlaying: () => '終了',
  resume: () => '再開',
  backToGame: () => 'ゲームに戻る',
  pause: () => '一時停止',
  goOn: () => '続ける',
  solved: () => '完成',
  unsolved: () => '未完成',
  paused: () => '一時停止中',
  started: () => 'ゲームを開始しました。',
  resumed: () => 'ゲームを再開しました。',
  stoppedPlaying: () => 'ゲームを終了しました。',
  pausedNow: () => '一時停止中です。盤面は隠れています。',
  clock: () => '経過時間',
  time,
  marksWhilePlaying: () => 'メモはゲーム中に使えます。「開始」を押してください。',
  notNow: (why) =>
    ({
      paused: 'ゲームは一時停止中です。',
      solved: 'この問題は完成しています。もう一度始めるか、別の問題を選んでください。',
      shown: '表示中のものを閉じると入力できます。',
    })[why],

  // The answer
  answer: () => '結果',
  enterPuzzle: () => '問題を入力するか、選んでください',
  editing: () => '今入力する数字は初期数字になります。「開始」でゲームが始まります。',
  oneSolution: () => '解はただ1つ',
  solutions: (solutions, capped) =>
    capped ? `解が${number(solutions)}個より多い` : `解が${number(solutions)}個`,
  allFilled: () => 'すべてのマスが正しく埋まっています',
  solvedIn: (ms) => `完成、タイム${time(ms)}`,
  toGo: (cells) => `残り${cells}マス`,
  breaking: (cells) => `${cells}マスがルールに反しています`,
  differing: (cells) => `${cells}個の数字が解と異なります`,
  filledButWrong: () => 'すべて埋まっていますが、ルールに反しています',
  reading: () => '問題を読み込み中…',
  almost: () => 'あと少し',
  cannotRead: () => 'この盤面は読み取れません',
  fault: (fault) => tellFault(FAULTS, fault),
  notAnswered: () => '解析できません',
  engineFailed: () => '解析に失敗しました',

  // Hints
  hint: () => 'ヒント',
  hintMore: () => 'もっと詳しく',
  hintApply: () => '適用',
  hintHide: () => '隠す',
  hintStage: (level) => `ヒント、3段階の${level}`,
  hintComes: () => '次の手を探しています…',
  noHint: () => 'ここから進める手が見つかりません。',
  noHintSolved: () => '残りの手はありません。',
  noHintMistake: () => 'この盤面には解がないため、次の手もありません。',
  wrongEntry: () => '入力した数字に誤りがあります',
  wrongMarks: () => 'メモに解の数字が抜けているマスがあります',
  showMistakes: () => '場所を表示',
  applied: () => '適用しました。',
  hintWords: (hint, level) => hintInWords(hint, hints)[level - 1]!,
  technique: (name) => TECHNIQUES[name] ?? ratingNames[name] ?? name,
  difficulty: (se) => `難度${tenths(se)}`,
  legend: (letter) =>
    ({
      a: '基本の形、または1つ目の組',
      b: '余分なもの、または2つ目の組',
      c: '3つ目の組',
      d: '4つ目の組',
    })[letter],

  // The path
  path: () => '解き方',
  found: (instances, technique) => `${technique}が${instances}か所`,
  foundNone: () => 'このテクニックはここにはありません。',
  pathTitle: (steps, solves) => (solves ? `完成まで${steps}手` : `${steps}手、その先に進めるテクニックなし`),
  pathSteps: () => '手順',
  stepName: (place, technique) => `${place}. ${technique}`,
  stepOf: (place, all) => `全${all}手の${place}手目`,
  back: () => '戻る',
  forward: () => '進む',

  // What is shown on request
  show: () => '表示',
  spoiler: (spoiler) =>
    ({ rating: '評価', count: '解の数', chances: '割合', guesses: '仮定', solution: '解' })[spoiler],
  ratingOf: (se, pearl, diamond) =>
    `Sudoku Explainer ${tenths(se)}（パール${tenths(pearl)}、ダイヤモンド${tenths(diamond)}）`,
  hardest: (technique) => `最も難しい手は${technique}`,
  hodoku: (score, level) => `HoDoKu ${number(score)}、${HODOKU_LEVELS[level]}`,
  ratingComes: () => '問題を評価中…',
  notRated: () => '評価できるのは、行、列、ブロックだけで解が1つの9×9の問題です。',
  estimate: (solutions) => `無作為に降下した推定で約${solutions.toPrecision(2)}個（上限や下限ではない）`,
  minimal: () => '省ける初期数字はありません。',
  redundant: (givens) => `${givens}個の初期数字は、どれか1つを省いても解が1つのままです。`,
  chancesShown: () => '空きマスごとに、そこにその数字が入る解の割合を示します。',
  chancesUnknown: () => 'すべての解を数えていないため、割合はわかりません。',
  guessesFound: (solved, contradiction, stuck) =>
    `シングルだけで進めると、候補の${share(solved, solved + contradiction + stuck)}は解に、${share(contradiction, solved + contradiction + stuck)}は矛盾に至ります。`,
  guessesNone: () => '仮定なしでシングルだけで解けます。',
  guessesCome: () => 'すべての候補を試しています…',
  solutionShown: () => '盤面に解を表示しています。',
  noSolution: () => '表示できる唯一の解がありません。',

  // Puzzles
  puzzles: () => '問題',
  choosePuzzle: () => '問題を選ぶ',
  ownPuzzles: () => 'このページの問題',
  puzzleName: (group, place) => `${group}${place}`,
  level: (level) =>
    ({ easy: '初級', medium: '中級', hard: '上級', expert: '最上級', extreme: '極限' })[level],
  bySize: () => '他のサイズ',
  byRules: () => '他のルール',
  sizeName: (size) => `${size}×${size}`,
  chosen: (name) => `${name}を用意しました。`,

  // The generator
  generator: () => '新しい問題',
  make: () => '作る',
  making: () => '問題を作成中…',
  made: (givens) => `初期数字${givens}個の新しい問題です。`,
  cancel: () => '中止',
  cancelled: () => '作成を中止しました。',
  anyLevel: () => '指定なし',
  levelLabel: () => 'レベル',
  levelBarred: () => '追加ルールのない9×9のみ',
  sizeLabel: () => 'サイズ',
  rulesLabel: () => 'ルール',
  symmetryLabel: () => '対称性',
  seedLabel: () => 'シード値',
  seedNote: () => '同じ値からは同じ問題ができます',
  noRules: () => '行、列、ブロック',
  symmetry: (symmetry) =>
    ({
      none: 'なし',
      rotational: '点対称',
      horizontal: '上下対称',
      vertical: '左右対称',
      diagonal: '斜め対称（右下がり）',
      antidiagonal: '斜め対称（右上がり）',
      full: '完全対称',
    })[symmetry],

  // Rules
  rules: () => 'ルール',
  ruleName: (rule) => RULE_NAMES[rule] ?? rule,
  rule: (rule) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => '設定',
  check: () => '誤りとして示すもの',
  checkName: (check) => ({ off: 'なし', conflicts: 'ルール違反', solution: '解との違い' })[check],
  autoRemove: () => '数字を入れたとき、関係するマスのメモから消す',
  tapCycle: () => 'マスを押すたびに次の数字にする',
  timer: () => '時間を表示',

  // Text
  writtenAs: () => '形式',
  gridText: () => '盤面のテキスト',
  format: (format) => FORMAT_NAMES[format] ?? format,
  copyLink: () => 'リンクをコピー',
  linkCopied: () => 'コピーしました',

  // Status
  ready: () => '準備完了',
  notAnalyzed: () => '未解析',
  stopAnalysis: () => '解析を停止',
  duration: (ms) => (ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}秒`),
};

function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const share = (part: number, whole: number): string => (whole === 0 ? '0' : common.finePercent(part / whole));
