/** Traditional Chinese: what only the benchmark element says. */
import type { TimeUnit } from '../../../benchmark/types.js';
import { figuresIn } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { phrases as english } from './en.js';

const { number, tenths } = figuresIn('zh-Hant');

const games: Readonly<Record<string, string>> = {
  mahjong: '麻將',
  quoridor: '步步為營',
  sudoku: '數獨',
};

const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': '向聽數',
  'mahjong/acceptance': '進張',
  'mahjong/advance': '各種打法的胡牌率',
  'mahjong/full': '該打哪張',
  'mahjong/expected': '胡牌率與期望得分',
  'mahjong/readings': '手牌的全部拆法',
  'mahjong/scoring': '胡牌的得分',
  'mahjong/analysis': '一次完整分析',
  'quoridor/moves': '合法走法，含放牆檢查',
  'quoridor/paths': '最短路徑',
  'quoridor/perft': '局面計數',
  'quoridor/search': '搜尋最佳走法',
  'sudoku/first': '求解',
  'sudoku/unique': '是否有第二個解',
  'sudoku/counting': '解的計數',
  'sudoku/hints': '提示',
};

const facts: Readonly<Record<string, string>> = {
  date: '日期',
  runtime: '執行環境',
  machine: '裝置',
  clock: '時鐘',
  run: '執行',
};

const units: Readonly<Record<TimeUnit, string>> = { s: '秒', ms: '毫秒', µs: '微秒', ns: '奈秒' };

const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}秒`;

export const phrases: Translation<typeof english> = {
  settings: () => '測什麼',
  games: () => '遊戲',
  game: (game) => games[game] ?? game,
  suite: (game, name) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game) => `${games[game] ?? game}的測試組`,
  chooseSuites: () => '選擇測試組',
  chosenOf: (chosen, all) => (chosen === all ? `全部${all}組` : `${all}組中選了${chosen}組`),
  size: () => '細緻程度',
  quick: () => '快速',
  thorough: () => '細緻',
  run: () => '開始測試',
  runAgain: () => '重新測試',
  chooseFirst: () => '請至少選擇一個測試組。',

  progress: () => '進度',
  preparing: () => '準備中…',
  measuring: (game, name, subject) => `${games[game] ?? game}，${name}：${subject}`,
  begun: () => '測試中。',
  suiteDone: (game, name, done) => `${games[game] ?? game}，${name}已測完；共測完${done}組。`,

  answer: () => '結果',
  nothingYet: () => '尚未測試',
  howToStart: () => '點選「開始測試」後，在本瀏覽器的背景執行緒中進行；不會把資料傳到任何地方。',
  measured: (count) => `已測${count}項`,
  measuredSoFar: (count) => `目前已測${count}項`,
  noneMeasured: () => '還沒有測到結果就已停止',
  allFaster: (count, ratio) =>
    count === 1
      ? `引擎比普通TypeScript快，後者耗時為其${ratio}`
      : `在可比較的${count}項中，引擎全都比普通TypeScript快，後者耗時的中位數為其${ratio}`,
  someFaster: (faster, count, ratio) =>
    `在可比較的${count}項中，引擎有${faster}項比普通TypeScript快，後者耗時的中位數為其${ratio}`,
  slower: (count) => `${count}項較慢`,
  undecided: (count) => `${count}項不分快慢`,
  wrong: (count) => `${count}個受測程式給出了錯誤答案`,
  failed: () => '測試失敗',
  refused: () => '無法測試',
  clock: (step, sample) => `本瀏覽器的時鐘每${step}走一步；每個樣本至少持續${sample}。`,
  took: (ms) => `耗時${seconds(ms)}`,
  soFar: (ms) => `已用${seconds(ms)}`,
  ready: () => '就緒',
  notMeasured: () => '未測試',

  inUnit: (figure, unit) => `${figure}${units[unit] ?? unit}`,
  ratio: (figure) => `${figure}倍`,
  range: (from, to) => `${from}–${to}`,
  results: () => '數據',
  legend: () =>
    '數字是中位數，小字是四分位數，中間一半的樣本在兩者之間。橫條表示時間，越短越快；細線從下四分位數到上四分位數。',
  caseSize: (inputs, how) => `（${number(inputs)}個輸入，${how}）`,
  inRounds: (rounds, batch) => `每輪${number(batch)}個，共${number(rounds)}輪`,
  eachAlone: () => '逐個測量',
  contestant: () => '受測程式',
  time: () => '單次耗時',
  takes: () => '耗時倍數',
  first: () => '基準',
  sameAnswers: () => '答案一致',
  shareOfAnswers: (agreed, compared) => `${compared}個答案中有${agreed}個與基準一致`,
  wrongAnswers: (wrong, compared) => `有誤：${compared}個答案中有${wrong}個不同`,
  facts: () => '測試方法',
  fact: (name) => facts[name] ?? name,
  cores: (count) => `${number(count)}核`,
  clockFact: (step, sample) => `每${step}走一步；樣本至少${sample}`,
  inNode: () => '僅在Node中測量',
  allSuites: () => '全部各組',
  seed: (seed) => `種子${seed}`,
  rounds: (count) => `${number(count)}輪`,

  copyMarkdown: () => '複製為Markdown',
  copyJson: () => '複製為JSON',
  asText: () => '數據文字',
};
