/** Japanese: what only the benchmark element says. */
import type { TimeUnit } from '../../../benchmark/types.js';
import { figuresIn } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { phrases as english } from './en.js';

const { number, tenths } = figuresIn('ja');

const games: Readonly<Record<string, string>> = {
  mahjong: '麻雀',
  quoridor: 'コリドール',
  sudoku: '数独',
};

const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': 'シャンテン数の計算',
  'mahjong/acceptance': '有効牌の計算',
  'mahjong/advance': '打牌ごとの確率',
  'mahjong/full': '何を切るか',
  'mahjong/expected': '確率と期待値',
  'mahjong/readings': '手牌のすべての分け方',
  'mahjong/scoring': '和了の得点',
  'mahjong/analysis': '解析全体',
  'quoridor/moves': '合法手（壁の検査を含む）',
  'quoridor/paths': '最短の道',
  'quoridor/perft': '局面の数え上げ',
  'quoridor/search': '最善手の探索',
  'sudoku/first': '解く',
  'sudoku/unique': '別解があるか',
  'sudoku/counting': '解の数え上げ',
  'sudoku/hints': 'ヒント',
};

const gameName = (game: string): string => games[game] ?? game;

const facts: Readonly<Record<string, string>> = {
  date: '日時',
  runtime: '実行環境',
  machine: 'マシン',
  clock: '時計',
  run: '計測',
};

const cases = (count: number): string => `${number(count)}件`;

const units: Readonly<Record<TimeUnit, string>> = { s: '秒', ms: 'ミリ秒', µs: 'マイクロ秒', ns: 'ナノ秒' };

const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}秒`;

export const phrases: Translation<typeof english> = {
  settings: () => '計測の設定',
  games: () => 'ゲーム',
  game: gameName,
  suite: (game, name) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game) => `${gameName(game)}の計測項目`,
  chooseSuites: () => '計測項目を選ぶ',
  chosenOf: (chosen, all) => (chosen === all ? `全${all}項目` : `${all}項目中${chosen}項目`),
  size: () => '計測の細かさ',
  quick: () => '簡易',
  thorough: () => '詳細',
  run: () => '計測',
  runAgain: () => 'もう一度計測',
  chooseFirst: () => '計測項目を1つ以上選んでください。',

  progress: () => '進み具合',
  preparing: () => '準備中…',
  measuring: (game, name, subject) => `${gameName(game)}、${name}：${subject}`,
  begun: () => '計測を始めました。',
  suiteDone: (game, name, done) =>
    `${gameName(game)}、${name}の計測が終わりました。これまでに${done}項目です。`,

  answer: () => '計測結果',
  nothingYet: () => 'まだ計測していません',
  howToStart: () => '「計測」を押すと、このブラウザのワーカーで計測します。何も送信しません。',
  measured: (count) => `${cases(count)}を計測`,
  measuredSoFar: (count) => `これまでに${cases(count)}を計測`,
  noneMeasured: () => '何も計測しないうちに停止しました',
  allFaster: (count, ratio) =>
    count === 1
      ? `エンジンの方が速く、素のTypeScriptの所要時間は${ratio}`
      : `比較した${count}件すべてでエンジンの方が速く、素のTypeScriptの所要時間は中央値で${ratio}`,
  someFaster: (faster, count, ratio) =>
    `比較した${count}件中${faster}件でエンジンの方が速く、素のTypeScriptの所要時間は中央値で${ratio}`,
  slower: (count) => `${count}件では遅い`,
  undecided: (count) => `${count}件では差がわからない`,
  wrong: (count) => `${count}件の実装が誤った答えを出しました`,
  failed: () => '計測に失敗しました',
  refused: () => '計測できません',
  clock: (step, sample) => `このブラウザの時計は${step}刻みで進みます。1回の計測は${sample}以上です。`,
  took: (ms) => `所要時間${seconds(ms)}`,
  soFar: (ms) => `経過時間${seconds(ms)}`,
  ready: () => '準備完了',
  notMeasured: () => '未計測',

  inUnit: (figure, unit) => `${figure}${units[unit] ?? unit}`,
  ratio: (figure) => `${figure}倍`,
  range: (from, to) => `${from}～${to}`,
  results: () => '数値',
  legend: () =>
    '数値は中央値です。小さい数値は四分位数で、計測値の中央の半分がその間に入ります。棒は時間を表し、短いほど高速です。細い線は四分位数の範囲です。',
  caseSize: (inputs, how) => `（入力${number(inputs)}件、${how}）`,
  inRounds: (rounds, batch) => `${number(batch)}件ずつ${number(rounds)}回`,
  eachAlone: () => '1件ずつ',
  contestant: () => '実装',
  time: () => '1回の時間',
  takes: () => '所要時間',
  first: () => '基準',
  sameAnswers: () => '答えは同じ',
  shareOfAnswers: (agreed, compared) => `${compared}件中${agreed}件の答えが基準と同じ`,
  wrongAnswers: (wrong, compared) => `誤り：${compared}件中${wrong}件の答えが違う`,
  facts: () => '計測の条件',
  fact: (name) => facts[name] ?? name,
  cores: (count) => `${number(count)}コア`,
  clockFact: (step, sample) => `${step}刻み、1回${sample}以上`,
  inNode: () => 'Nodeでのみ測定',
  allSuites: () => 'すべての項目',
  seed: (seed) => `シード${seed}`,
  rounds: (count) => `${number(count)}回`,

  copyMarkdown: () => 'Markdownでコピー',
  copyJson: () => 'JSONでコピー',
  asText: () => '数値のテキスト',
};
