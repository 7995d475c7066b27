/** Traditional Chinese: what the Sudoku element says. */
import { hintInWords } from '../../../sudoku/hints/words.js';
import type { HodokuLevel } from '../../../sudoku/types.js';
import { tellFault } from '../../shared/locales/faults.js';
import { phrases as common } from '../../shared/locales/zh-Hant.js';
import type { SudokuPhrases } from './en.js';
import { FAULTS } from './zh-Hant/faults.js';
import { gridPhrases } from './zh-Hant/grid.js';
import { hints } from './zh-Hant/hints.js';
import { ratingNames } from './zh-Hant/rating-names.js';
import { FORMAT_NAMES, RULE_NAMES, RULE_WORDS } from './zh-Hant/rules.js';
import { explainPhrases } from './zh-Hant/words.js';

const { number, tenths } = common;

const TECHNIQUES: Readonly<Record<string, string>> = hints.names;
const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: '簡單',
  medium: '中等',
  hard: '困難',
  unfair: '不公平',
  extreme: '極難',
};

export const phrases: SudokuPhrases = {
  ...gridPhrases,
  ...explainPhrases,

  // The game
  position: () => '題目',
  game: () => '遊戲',
  start: () => '開始',
  stopPlaying: () => '結束',
  resume: () => '接著玩',
  backToGame: () => '回到剛才的遊戲',
  pause: () => '暫停',
  goOn: () => '繼續',
  solved: () => '已解出',
  unsolved: () => '未解出',
  paused: () => '已暫停',
  started: () => '遊戲開始。',
  resumed: () => '遊戲繼續。',
  stoppedPlaying: () => '遊戲結束。',
  pausedNow: () => '已暫停，盤面已遮住。',
  clock: () => '耗時',
  time,
  marksWhilePlaying: () => '遊戲中才能註記：請點選「開始」。',
  notNow: (why) =>
    ({
      paused: '遊戲已暫停。',
      solved: '題目已解出：可以重新開始，或另選一題。',
      shown: '關閉正在顯示的內容後才能填寫。',
    })[why],

  // The answer
  answer: () => '結論',
  enterPuzzle: () => '請輸入題目，或選一題',
  editing: () => '現在輸入的是題目的已知數。點選「開始」即可解題。',
  oneSolution: () => '唯一解',
  solutions: (solutions, capped) => (capped ? `超過${number(solutions)}個解` : `${number(solutions)}個解`),
  allFilled: () => '盤面已填滿，沒有違反規則',
  solvedIn: (ms) => `已解出，耗時${time(ms)}`,
  toGo: (cells) => `還剩${cells}格`,
  breaking: (cells) => `${cells}格違反規則`,
  differing: (cells) => `${cells}個數與答案不符`,
  filledButWrong: () => '已全部填滿，但不合規則',
  reading: () => '正在讀取題目…',
  almost: () => '還差一點',
  cannotRead: () => '無法辨識這個盤面',
  fault: (fault) => tellFault(FAULTS, fault),
  notAnswered: () => '無法分析',
  engineFailed: () => '分析失敗',

  // Hints
  hint: () => '提示',
  hintMore: () => '再說一點',
  hintApply: () => '套用',
  hintHide: () => '隱藏',
  hintStage: (level) => `提示，第${level}級，共3級`,
  hintComes: () => '正在找下一步…',
  noHint: () => '從這裡找不到下一步。',
  noHintSolved: () => '已經沒有可找的了。',
  noHintMistake: () => '現在的盤面無解，所以沒有下一步。',
  wrongEntry: () => '填入的數中有錯',
  wrongMarks: () => '註記中漏掉了答案裡的數',
  showMistakes: () => '顯示位置',
  applied: () => '已套用。',
  hintWords: (hint, level) => hintInWords(hint, hints)[level - 1]!,
  technique: (name) => TECHNIQUES[name] ?? ratingNames[name] ?? name,
  difficulty: (se) => `難度${tenths(se)}`,
  legend: (letter) => ({ a: '主體，或第一組', b: '第二組，或多出的部分', c: '第三組', d: '第四組' })[letter],

  // The path
  path: () => '解題過程',
  found: (instances, technique) => `${technique}：${instances}處`,
  foundNone: () => '這裡找不到這種技巧。',
  pathTitle: (steps, solves) => (solves ? `${steps}步解出` : `${steps}步之後，沒有技巧可用`),
  pathSteps: () => '步驟',
  stepName: (step, technique) => `${step}. ${technique}`,
  stepOf: (step, all) => `第${step}步，共${all}步`,
  back: () => '上一步',
  forward: () => '下一步',

  // What is shown on request
  show: () => '顯示',
  spoiler: (spoiler) =>
    ({ rating: '難度', count: '解數', chances: '機率', guesses: '猜數', solution: '答案' })[spoiler],
  ratingOf: (se, pearl, diamond) =>
    `Sudoku Explainer ${tenths(se)}（珍珠${tenths(pearl)}，鑽石${tenths(diamond)}）`,
  hardest: (technique) => `最難的一步：${technique}`,
  hodoku: (score, level) => `HoDoKu ${number(score)}，${HODOKU_LEVELS[level]}`,
  ratingComes: () => '正在評定難度…',
  notRated: () => '只評定有唯一解、只有列欄宮的9×9題目。',
  estimate: (solutions) => `隨機試填估計約${solutions.toPrecision(2)}個，並非界限`,
  minimal: () => '沒有多餘的已知數。',
  redundant: (givens) => `有${givens}個已知數，去掉其中任何一個仍有唯一解。`,
  chancesShown: () => '每個空格顯示各數在所有解中所佔的比例。',
  chancesUnknown: () => '解沒有全部數出，所以沒有比例。',
  guessesFound: (solved, contradiction, stuck) =>
    `只用唯餘解和摒除法，${share(solved, solved + contradiction + stuck)}的候選數可推到答案，${share(contradiction, solved + contradiction + stuck)}推出矛盾。`,
  guessesNone: () => '只用唯餘解和摒除法就能解出，不必猜。',
  guessesCome: () => '正在試每個候選數…',
  solutionShown: () => '盤面顯示的是答案。',
  noSolution: () => '沒有唯一的答案可顯示。',

  // Puzzles
  puzzles: () => '題庫',
  choosePuzzle: () => '選題',
  ownPuzzles: () => '本頁的題目',
  puzzleName: (group, count) => `${group} ${count}`,
  level: (level) => ({ easy: '簡單', medium: '中等', hard: '困難', expert: '專家', extreme: '極難' })[level],
  bySize: () => '其他大小',
  byRules: () => '其他規則',
  sizeName: (size) => `${size}×${size}`,
  chosen: (name) => `已選${name}。`,

  // The generator
  generator: () => '新題目',
  make: () => '出題',
  making: () => '正在出題…',
  made: (givens) => `新題目，有${givens}個已知數。`,
  cancel: () => '取消',
  cancelled: () => '沒有出題。',
  anyLevel: () => '不限',
  levelLabel: () => '難度',
  levelBarred: () => '僅限無附加規則的9×9',
  sizeLabel: () => '大小',
  rulesLabel: () => '規則',
  symmetryLabel: () => '對稱',
  seedLabel: () => '種子',
  seedNote: () => '同一種子，同一題目',
  noRules: () => '列、欄、宮',
  symmetry: (symmetry) =>
    ({
      none: '不對稱',
      rotational: '旋轉180°',
      horizontal: '上下對稱',
      vertical: '左右對稱',
      diagonal: '主對角線對稱',
      antidiagonal: '副對角線對稱',
      full: '全對稱',
    })[symmetry],

  // Rules
  rules: () => '規則',
  ruleName: (rule) => RULE_NAMES[rule] ?? rule,
  rule: (rule) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => '設定',
  check: () => '標出錯誤',
  checkName: (check) => ({ off: '不標', conflicts: '違反規則', solution: '與答案不符' })[check],
  autoRemove: () => '填數後，自動去掉相關格的註記',
  tapCycle: () => '點選格子換成下一個數',
  timer: () => '顯示耗時',

  // Text
  writtenAs: () => '格式',
  gridText: () => '盤面文字',
  format: (format) => FORMAT_NAMES[format] ?? format,
  copyLink: () => '複製連結',
  linkCopied: () => '連結已複製',

  // Status
  ready: () => '就緒',
  notAnalyzed: () => '未分析',
  stopAnalysis: () => '停止分析',
  duration: (ms) => (ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}秒`),
};

function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const share = (part: number, whole: number): string => (whole === 0 ? '0' : common.finePercent(part / whole));
