/** German: what only the benchmark element says. */
import { figuresIn, NBSP } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { phrases as english } from './en.js';

const { number, tenths } = figuresIn('de');

const games: Readonly<Record<string, string>> = {
  mahjong: 'Mahjong',
  quoridor: 'Quoridor',
  sudoku: 'Sudoku',
};

const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': 'Shanten: wie weit eine Hand ist',
  'mahjong/acceptance': 'Steine, die eine Hand voranbringen',
  'mahjong/advance': 'Chancen nach jedem Abwurf',
  'mahjong/full': 'Welcher Stein abzuwerfen ist',
  'mahjong/expected': 'Erwarteter Wert neben den Chancen',
  'mahjong/readings': 'Alle Lesarten einer Hand',
  'mahjong/scoring': 'Was eine fertige Hand wert ist',
  'mahjong/analysis': 'Eine ganze Analyse',
  'quoridor/moves': 'Erlaubte Züge, Mauern geprüft',
  'quoridor/paths': 'Kürzeste Wege',
  'quoridor/perft': 'Stellungen gezählt',
  'quoridor/search': 'Suche nach dem besten Zug',
  'sudoku/first': 'Lösen',
  'sudoku/unique': 'Gibt es eine zweite Lösung?',
  'sudoku/counting': 'Lösungen zählen',
  'sudoku/hints': 'Tipps',
};

const facts: Readonly<Record<string, string>> = {
  date: 'Datum',
  runtime: 'Laufzeit',
  machine: 'Gerät',
  clock: 'Uhr',
  run: 'Lauf',
};

const cases = (count: number): string => (count === 1 ? '1 Fall' : `${number(count)} Fälle`);

const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}${NBSP}s`;

export const phrases: Translation<typeof english> = {
  settings: () => 'Was gemessen wird',
  games: () => 'Spiele',
  game: (game) => games[game] ?? game,
  suite: (game, name) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game) => `Messreihen von ${games[game] ?? game}`,
  chooseSuites: () => 'Messreihen wählen',
  chosenOf: (chosen, all) => (chosen === all ? `alle ${all} Messreihen` : `${chosen} von ${all} Messreihen`),
  size: () => 'Wie gründlich',
  quick: () => 'Schnell',
  thorough: () => 'Gründlich',
  run: () => 'Messen',
  runAgain: () => 'Noch einmal messen',
  chooseFirst: () => 'Wähle mindestens eine Messreihe.',

  progress: () => 'Fortschritt',
  preparing: () => 'Wird vorbereitet …',
  measuring: (game, name, subject) => `${games[game] ?? game}, ${name}: ${subject}`,
  begun: () => 'Es wird gemessen.',
  suiteDone: (game, name, done) =>
    `${games[game] ?? game}, ${name} ist gemessen; bisher ${done === 1 ? '1 Messreihe' : `${done} Messreihen`}.`,

  answer: () => 'Ergebnis',
  nothingYet: () => 'Noch nichts gemessen',
  howToStart: () =>
    'Die Messung beginnt, wenn du „Messen“ drückst, in einem Worker dieses Browsers; nichts wird versandt.',
  measured: (count) => `${cases(count)} gemessen`,
  measuredSoFar: (count) => `bisher ${cases(count)} gemessen`,
  noneMeasured: () => 'Angehalten, bevor etwas gemessen war',
  allFaster: (count, ratio) =>
    count === 1
      ? `Schneller als einfaches TypeScript, das ${ratio} so lange braucht`
      : `In allen ${count} Fällen, die beide vergleichen, schneller als einfaches TypeScript, das im Median ${ratio} so lange braucht`,
  someFaster: (faster, count, ratio) =>
    `In ${faster} von ${count} Fällen, die beide vergleichen, schneller als einfaches TypeScript, das im Median ${ratio} so lange braucht`,
  slower: (count) => `in ${count} langsamer`,
  undecided: (count) => `in ${count} nicht zu unterscheiden`,
  wrong: (count) =>
    count === 1 ? 'Ein Teilnehmer hat falsch geantwortet' : `${count} Teilnehmer haben falsch geantwortet`,
  failed: () => 'Die Messung ist gescheitert',
  refused: () => 'Das kann nicht gemessen werden',
  clock: (step, sample) =>
    `Die Uhr dieses Browsers geht in Schritten von ${step}; jede Messung dauert mindestens ${sample}.`,
  took: (ms) => `dauerte ${seconds(ms)}`,
  soFar: (ms) => `bisher ${seconds(ms)}`,
  ready: () => 'Bereit',
  notMeasured: () => 'Nicht gemessen',

  inUnit: (figure, unit) => `${figure}${NBSP}${unit}`,
  ratio: (figure) => `${figure}${NBSP}×`,
  range: (from, to) => `${from}–${to}`,
  results: () => 'Zahlen',
  legend: () =>
    'Die Zahlen sind Mediane; die kleinen sind die Quartile, zwischen denen die mittlere Hälfte der Messungen liegt. Balken sind Zeiten: kürzer ist schneller; die dünne Linie reicht von Quartil zu Quartil.',
  caseSize: (inputs, how) => ` (${number(inputs)} Eingaben, ${how})`,
  inRounds: (rounds, batch) => `${number(rounds)} Runden zu ${number(batch)}`,
  eachAlone: () => 'jede für sich',
  contestant: () => 'Teilnehmer',
  time: () => 'Zeit für eines',
  takes: () => 'Braucht',
  first: () => 'der Maßstab',
  sameAnswers: () => 'gleiche Antworten',
  shareOfAnswers: (agreed, compared) => `${agreed} von ${compared} Antworten wie der erste`,
  wrongAnswers: (wrong, compared) => `FALSCH: ${wrong} von ${compared} Antworten weichen ab`,
  facts: () => 'Wie gemessen wurde',
  fact: (name) => facts[name] ?? name,
  cores: (count) => `${number(count)} Kerne`,
  clockFact: (step, sample) => `Schritte von ${step}; Messungen von mindestens ${sample}`,
  inNode: () => 'Nur in Node',
  allSuites: () => 'alle Messreihen',
  seed: (seed) => `Startwert ${seed}`,
  rounds: (count) => `${number(count)} Runden`,

  copyMarkdown: () => 'Als Markdown kopieren',
  copyJson: () => 'Als JSON kopieren',
  asText: () => 'Die Zahlen als Text',
};
