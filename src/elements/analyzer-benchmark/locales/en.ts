/** English: what only the benchmark element says. */

import type { TimeUnit } from '../../../benchmark/types.js';
import { figuresIn, NBSP } from '../../shared/locales/figures.js';

const { number, tenths } = figuresIn('en-GB');

const games: Readonly<Record<string, string>> = {
  mahjong: 'Mahjong',
  quoridor: 'Quoridor',
  sudoku: 'Sudoku',
};

/** What a suite measures, in few words. */
const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': 'Shanten: how far a hand is',
  'mahjong/acceptance': 'Tiles that bring a hand nearer',
  'mahjong/advance': 'Chances after each discard',
  'mahjong/full': 'Which tile to discard',
  'mahjong/expected': 'Expected score beside chances',
  'mahjong/readings': 'All combinations of a hand',
  'mahjong/scoring': 'What a complete hand is worth',
  'mahjong/analysis': 'A whole analysis',
  'quoridor/moves': 'Legal moves, walls checked',
  'quoridor/paths': 'Shortest paths',
  'quoridor/perft': 'Positions counted',
  'quoridor/search': 'Search for the best move',
  'sudoku/first': 'Solving',
  'sudoku/unique': 'Is there a second solution',
  'sudoku/counting': 'Counting solutions',
  'sudoku/hints': 'Hints',
};

/** What a run was like; none is a sentence. */
const facts: Readonly<Record<string, string>> = {
  date: 'date',
  runtime: 'runtime',
  machine: 'machine',
  clock: 'clock',
  run: 'run',
};

const cases = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

/** 4.2 s, 71 s. */
const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}${NBSP}s`;

export const phrases = {
  // What to run
  settings: () => 'What to measure',
  games: () => 'Games',
  game: (game: string) => games[game] ?? game,
  suite: (game: string, name: string) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game: string) => `Suites of ${games[game] ?? game}`,
  chooseSuites: () => 'Choose suites',
  chosenOf: (chosen: number, all: number) =>
    chosen === all ? `all ${all} suites` : `${chosen} of ${all} suites`,
  size: () => 'How thoroughly',
  quick: () => 'Quick',
  thorough: () => 'Thorough',
  run: () => 'Run',
  runAgain: () => 'Run again',
  chooseFirst: () => 'Choose at least one suite.',

  // While it runs
  progress: () => 'Progress',
  preparing: () => 'Preparing…',
  measuring: (game: string, name: string, subject: string) => `${games[game] ?? game}, ${name}: ${subject}`,
  begun: () => 'Measuring.',
  suiteDone: (game: string, name: string, done: number) =>
    `${games[game] ?? game}, ${name} is measured; ${done === 1 ? '1 suite' : `${done} suites`} so far.`,

  // The answer
  answer: () => 'Result',
  nothingYet: () => 'Nothing measured yet',
  howToStart: () => 'It starts when you press Run, in a worker of this browser; nothing is sent anywhere.',
  measured: (count: number) => `${cases(count)} measured`,
  measuredSoFar: (count: number) => `${cases(count)} measured so far`,
  noneMeasured: () => 'Stopped before anything was measured',
  allFaster: (count: number, ratio: string) =>
    count === 1
      ? `The engine is faster than plain TypeScript, which takes ${ratio} as long`
      : `The engine is faster than plain TypeScript in all ${count} cases that compare them; at the median TypeScript takes ${ratio} as long`,
  someFaster: (faster: number, count: number, ratio: string) =>
    `The engine is faster than plain TypeScript in ${faster} of ${count} cases that compare them; at the median TypeScript takes ${ratio} as long`,
  slower: (count: number) => (count === 1 ? 'slower in 1' : `slower in ${count}`),
  undecided: (count: number) =>
    count === 1 ? 'not to be told apart in 1' : `not to be told apart in ${count}`,
  wrong: (count: number) =>
    count === 1 ? 'One contestant gave wrong answers' : `${count} contestants gave wrong answers`,
  failed: () => 'The benchmarks failed',
  refused: () => 'This cannot be measured',
  clock: (step: string, sample: string) =>
    `This browser’s clock moves in steps of ${step}; each sample lasts at least ${sample}.`,
  took: (ms: number) => `took ${seconds(ms)}`,
  soFar: (ms: number) => `${seconds(ms)} so far`,
  ready: () => 'Ready',
  notMeasured: () => 'Not measured',

  // The figures
  /** A time and its unit: "18.3 ns". */
  inUnit: (figure: string, unit: TimeUnit) => `${figure}${NBSP}${unit}`,
  /** How many times as long something takes. */
  ratio: (figure: string) => `${figure}${NBSP}×`,
  range: (from: string, to: string) => `${from}–${to}`,
  results: () => 'Figures',
  legend: () =>
    'Figures are medians; the small ones are the quartiles, between which the middle half of the samples lies. Bars are times: shorter is faster; the thin line spans the quartiles.',
  /** After the name of a case: how it was measured. */
  caseSize: (inputs: number, how: string) => ` (${number(inputs)} inputs, ${how})`,
  inRounds: (rounds: number, batch: number) => `${number(rounds)} rounds of ${number(batch)}`,
  eachAlone: () => 'each by itself',
  contestant: () => 'Contestant',
  time: () => 'Time for one',
  takes: () => 'Takes',
  first: () => 'the measure',
  sameAnswers: () => 'same answers',
  shareOfAnswers: (agreed: number, compared: number) => `${agreed} of ${compared} answers as the first`,
  wrongAnswers: (wrong: number, compared: number) => `WRONG: ${wrong} of ${compared} answers differ`,
  facts: () => 'How it was measured',
  fact: (name: string) => facts[name] ?? name,
  cores: (count: number) => `${number(count)} cores`,
  clockFact: (step: string, sample: string) => `steps of ${step}; samples of at least ${sample}`,
  /** Beside the names of the libraries that a browser cannot measure. */
  inNode: () => 'Only in Node',
  allSuites: () => 'all suites',
  seed: (seed: number) => `seed ${seed}`,
  rounds: (count: number) => `${number(count)} rounds`,

  // Taking them along
  copyMarkdown: () => 'Copy as Markdown',
  copyJson: () => 'Copy as JSON',
  asText: () => 'The figures as text',
};
