/** Simplified Chinese: what only the benchmark element says. */
import type { TimeUnit } from '../../../benchmark/types.js';
import { figuresIn } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { phrases as english } from './en.js';

const { number, tenths } = figuresIn('zh-Hans');

const games: Readonly<Record<string, string>> = {
  mahjong: '麻将',
  quoridor: '步步为营',
  sudoku: '数独',
};

const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': '向听数',
  'mahjong/acceptance': '进张',
  'mahjong/advance': '各种打法的和牌率',
  'mahjong/full': '该打哪张',
  'mahjong/expected': '和牌率与期望得分',
  'mahjong/readings': '手牌的全部拆法',
  'mahjong/scoring': '和牌的得分',
  'mahjong/analysis': '一次完整分析',
  'quoridor/moves': '合法着法，含放墙检查',
  'quoridor/paths': '最短路径',
  'quoridor/perft': '局面计数',
  'quoridor/search': '搜索最佳着法',
  'sudoku/first': '求解',
  'sudoku/unique': '是否有第二个解',
  'sudoku/counting': '解的计数',
  'sudoku/hints': '提示',
};

const facts: Readonly<Record<string, string>> = {
  date: '日期',
  runtime: '运行环境',
  machine: '设备',
  clock: '时钟',
  run: '运行',
};

const units: Readonly<Record<TimeUnit, string>> = { s: '秒', ms: '毫秒', µs: '微秒', ns: '纳秒' };

const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}秒`;

export const phrases: Translation<typeof english> = {
  settings: () => '测什么',
  games: () => '游戏',
  game: (game) => games[game] ?? game,
  suite: (game, name) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game) => `${games[game] ?? game}的测试组`,
  chooseSuites: () => '选择测试组',
  chosenOf: (chosen, all) => (chosen === all ? `全部${all}组` : `${all}组中选了${chosen}组`),
  size: () => '细致程度',
  quick: () => '快速',
  thorough: () => '细致',
  run: () => '开始测试',
  runAgain: () => '重新测试',
  chooseFirst: () => '请至少选择一个测试组。',

  progress: () => '进度',
  preparing: () => '准备中…',
  measuring: (game, name, subject) => `${games[game] ?? game}，${name}：${subject}`,
  begun: () => '测试中。',
  suiteDone: (game, name, done) => `${games[game] ?? game}，${name}已测完；共测完${done}组。`,

  answer: () => '结果',
  nothingYet: () => '尚未测试',
  howToStart: () => '点按“开始测试”后，在本浏览器的后台线程中进行；不向任何地方发送数据。',
  measured: (count) => `已测${count}例`,
  measuredSoFar: (count) => `目前已测${count}例`,
  noneMeasured: () => '还没有测到结果就已停止',
  allFaster: (count, ratio) =>
    count === 1
      ? `引擎比普通TypeScript快，后者耗时为其${ratio}`
      : `在可比较的${count}例中，引擎全都比普通TypeScript快，后者耗时的中位数为其${ratio}`,
  someFaster: (faster, count, ratio) =>
    `在可比较的${count}例中，引擎有${faster}例比普通TypeScript快，后者耗时的中位数为其${ratio}`,
  slower: (count) => `${count}例较慢`,
  undecided: (count) => `${count}例不分快慢`,
  wrong: (count) => `${count}个参测程序给出了错误答案`,
  failed: () => '测试失败',
  refused: () => '无法测试',
  clock: (step, sample) => `本浏览器的时钟每${step}走一步；每个样本至少持续${sample}。`,
  took: (ms) => `用时${seconds(ms)}`,
  soFar: (ms) => `已用${seconds(ms)}`,
  ready: () => '就绪',
  notMeasured: () => '未测试',

  inUnit: (figure, unit) => `${figure}${units[unit] ?? unit}`,
  ratio: (figure) => `${figure}倍`,
  range: (from, to) => `${from}–${to}`,
  results: () => '数据',
  legend: () =>
    '数字是中位数，小字是四分位数，中间一半的样本在两者之间。横条表示时间，越短越快；细线从下四分位数到上四分位数。',
  caseSize: (inputs, how) => `（${number(inputs)}个输入，${how}）`,
  inRounds: (rounds, batch) => `每轮${number(batch)}个，共${number(rounds)}轮`,
  eachAlone: () => '逐个测量',
  contestant: () => '参测程序',
  time: () => '单次用时',
  takes: () => '耗时倍数',
  first: () => '基准',
  sameAnswers: () => '答案一致',
  shareOfAnswers: (agreed, compared) => `${compared}个答案中有${agreed}个与基准一致`,
  wrongAnswers: (wrong, compared) => `有误：${compared}个答案中有${wrong}个不同`,
  facts: () => '测试方法',
  fact: (name) => facts[name] ?? name,
  cores: (count) => `${number(count)}核`,
  clockFact: (step, sample) => `每${step}走一步；样本至少${sample}`,
  inNode: () => '仅在Node中测量',
  allSuites: () => '全部各组',
  seed: (seed) => `种子${seed}`,
  rounds: (count) => `${number(count)}轮`,

  copyMarkdown: () => '复制为Markdown',
  copyJson: () => '复制为JSON',
  asText: () => '数据文本',
};
