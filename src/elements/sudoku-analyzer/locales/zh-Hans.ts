/** Simplified Chinese: what the Sudoku element says. */
import { hintInWords } from '../../../sudoku/hints/words.js';
import type { HodokuLevel } from '../../../sudoku/types.js';
import { tellFault } from '../../shared/locales/faults.js';
import { phrases as common } from '../../shared/locales/zh-Hans.js';
import type { SudokuPhrases } from './en.js';
import { FAULTS } from './zh-Hans/faults.js';
import { gridPhrases } from './zh-Hans/grid.js';
import { hints } from './zh-Hans/hints.js';
import { ratingNames } from './zh-Hans/rating-names.js';
import { FORMAT_NAMES, RULE_NAMES, RULE_WORDS } from './zh-Hans/rules.js';
import { explainPhrases } from './zh-Hans/words.js';

const { number, tenths } = common;

const TECHNIQUES: Readonly<Record<string, string>> = hints.names;
const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  easy: '简单',
  medium: '中等',
  hard: '困难',
  unfair: '不公平',
  extreme: '极难',
};

export const phrases: SudokuPhrases = {
  ...gridPhrases,
  ...explainPhrases,

  // The game
  position: () => '题目',
  game: () => '游戏',
  start: () => '开始',
  stopPlaying: () => '结束',
  resume: () => '接着玩',
  backToGame: () => '回到刚才的游戏',
  pause: () => '暂停',
  goOn: () => '继续',
  solved: () => '已解出',
  unsolved: () => '未解出',
  paused: () => '已暂停',
  started: () => '游戏开始。',
  resumed: () => '游戏继续。',
  stoppedPlaying: () => '游戏结束。',
  pausedNow: () => '已暂停，盘面已遮住。',
  clock: () => '用时',
  time,
  marksWhilePlaying: () => '游戏中才能标注：请点按“开始”。',
  notNow: (why) =>
    ({
      paused: '游戏已暂停。',
      solved: '题目已解出：可以重新开始，或另选一题。',
      shown: '关闭正在显示的内容后才能填写。',
    })[why],

  // The answer
  answer: () => '结论',
  enterPuzzle: () => '请输入题目，或选一题',
  editing: () => '现在输入的是题目的已知数。点按“开始”即可解题。',
  oneSolution: () => '唯一解',
  solutions: (solutions, capped) => (capped ? `超过${number(solutions)}个解` : `${number(solutions)}个解`),
  allFilled: () => '盘面已填满，没有违反规则',
  solvedIn: (ms) => `已解出，用时${time(ms)}`,
  toGo: (cells) => `还剩${cells}格`,
  breaking: (cells) => `${cells}格违反规则`,
  differing: (cells) => `${cells}个数与答案不符`,
  filledButWrong: () => '已全部填满，但不合规则',
  reading: () => '正在读取题目…',
  almost: () => '还差一点',
  cannotRead: () => '无法识别这个盘面',
  fault: (fault) => tellFault(FAULTS, fault),
  notAnswered: () => '无法分析',
  engineFailed: () => '分析失败',

  // Hints
  hint: () => '提示',
  hintMore: () => '再说一点',
  hintApply: () => '应用',
  hintHide: () => '隐藏',
  hintStage: (level) => `提示，第${level}级，共3级`,
  hintComes: () => '正在找下一步…',
  noHint: () => '从这里找不到下一步。',
  noHintSolved: () => '已经没有可找的了。',
  noHintMistake: () => '现在的盘面无解，所以没有下一步。',
  wrongEntry: () => '填入的数中有错',
  wrongMarks: () => '标注中漏掉了答案里的数',
  showMistakes: () => '显示位置',
  applied: () => '已应用。',
  hintWords: (hint, level) => hintInWords(hint, hints)[level - 1]!,
  technique: (name) => TECHNIQUES[name] ?? ratingNames[name] ?? name,
  difficulty: (se) => `难度${tenths(se)}`,
  legend: (letter) => ({ a: '主体，或第一组', b: '第二组，或多出的部分', c: '第三组', d: '第四组' })[letter],

  // The path
  path: () => '解题过程',
  found: (instances, technique) => `${technique}：${instances}处`,
  foundNone: () => '这里找不到这种技巧。',
  pathTitle: (steps, solves) => (solves ? `${steps}步解出` : `${steps}步之后，没有技巧可用`),
  pathSteps: () => '步骤',
  stepName: (step, technique) => `${step}. ${technique}`,
  stepOf: (step, all) => `第${step}步，共${all}步`,
  back: () => '上一步',
  forward: () => '下一步',

  // What is shown on request
  show: () => '显示',
  spoiler: (spoiler) =>
    ({ rating: '难度', count: '解数', chances: '概率', guesses: '猜数', solution: '答案' })[spoiler],
  ratingOf: (se, pearl, diamond) =>
    `Sudoku Explainer ${tenths(se)}（珍珠${tenths(pearl)}，钻石${tenths(diamond)}）`,
  hardest: (technique) => `最难的一步：${technique}`,
  hodoku: (score, level) => `HoDoKu ${number(score)}，${HODOKU_LEVELS[level]}`,
  ratingComes: () => '正在评定难度…',
  notRated: () => '只评定有唯一解、只有行列宫的9×9题目。',
  estimate: (solutions) => `随机试填估计约${solutions.toPrecision(2)}个，并非界限`,
  minimal: () => '没有多余的已知数。',
  redundant: (givens) => `有${givens}个已知数，去掉其中任何一个仍有唯一解。`,
  chancesShown: () => '每个空格显示各数在所有解中所占的比例。',
  chancesUnknown: () => '解没有全部数出，所以没有比例。',
  guessesFound: (solved, contradiction, stuck) =>
    `只用唯一余数和排除法，${share(solved, solved + contradiction + stuck)}的候选数可推到答案，${share(contradiction, solved + contradiction + stuck)}推出矛盾。`,
  guessesNone: () => '只用唯一余数和排除法就能解出，不必猜。',
  guessesCome: () => '正在试每个候选数…',
  solutionShown: () => '盘面显示的是答案。',
  noSolution: () => '没有唯一的答案可显示。',

  // Puzzles
  puzzles: () => '题库',
  choosePuzzle: () => '选题',
  ownPuzzles: () => '本页的题目',
  puzzleName: (group, count) => `${group} ${count}`,
  level: (level) => ({ easy: '简单', medium: '中等', hard: '困难', expert: '专家', extreme: '极难' })[level],
  bySize: () => '其他大小',
  byRules: () => '其他规则',
  sizeName: (size) => `${size}×${size}`,
  chosen: (name) => `已选${name}。`,

  // The generator
  generator: () => '新题目',
  make: () => '出题',
  making: () => '正在出题…',
  made: (givens) => `新题目，有${givens}个已知数。`,
  cancel: () => '取消',
  cancelled: () => '没有出题。',
  anyLevel: () => '不限',
  levelLabel: () => '难度',
  levelBarred: () => '仅限无附加规则的9×9',
  sizeLabel: () => '大小',
  rulesLabel: () => '规则',
  symmetryLabel: () => '对称',
  seedLabel: () => '种子',
  seedNote: () => '同一种子，同一题目',
  noRules: () => '行、列、宫',
  symmetry: (symmetry) =>
    ({
      none: '不对称',
      rotational: '旋转180°',
      horizontal: '上下对称',
      vertical: '左右对称',
      diagonal: '主对角线对称',
      antidiagonal: '副对角线对称',
      full: '全对称',
    })[symmetry],

  // Rules
  rules: () => '规则',
  ruleName: (rule) => RULE_NAMES[rule] ?? rule,
  rule: (rule) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => '设置',
  check: () => '标出错误',
  checkName: (check) => ({ off: '不标', conflicts: '违反规则', solution: '与答案不符' })[check],
  autoRemove: () => '填数后，自动去掉相关格的标注',
  tapCycle: () => '点按格子换成下一个数',
  timer: () => '显示用时',

  // Text
  writtenAs: () => '格式',
  gridText: () => '盘面文本',
  format: (format) => FORMAT_NAMES[format] ?? format,
  copyLink: () => '复制链接',
  linkCopied: () => '链接已复制',

  // Status
  ready: () => '就绪',
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
