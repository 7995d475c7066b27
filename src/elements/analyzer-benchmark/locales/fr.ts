/** French: what only the benchmark element says. */
import { figuresIn, NBSP } from '../../shared/locales/figures.js';
import { plural, typeset } from '../../shared/locales/fr/writing.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { phrases as english } from './en.js';

const { number, tenths } = figuresIn('fr');

const games: Readonly<Record<string, string>> = {
  mahjong: 'Mahjong',
  quoridor: 'Quoridor',
  sudoku: 'Sudoku',
};
/** After "de". */
const ofGames: Readonly<Record<string, string>> = {
  mahjong: 'du mahjong',
  quoridor: 'du Quoridor',
  sudoku: 'du sudoku',
};

const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': 'Shanten : à combien de tuiles',
  'mahjong/acceptance': 'Tuiles utiles à une main',
  'mahjong/advance': 'Chances après chaque défausse',
  'mahjong/full': 'Quelle tuile défausser',
  'mahjong/expected': 'Score attendu et chances',
  'mahjong/readings': 'Toutes les lectures d’une main',
  'mahjong/scoring': 'Valeur d’une main complète',
  'mahjong/analysis': 'Une analyse entière',
  'quoridor/moves': 'Coups permis, murs vérifiés',
  'quoridor/paths': 'Plus courts chemins',
  'quoridor/perft': 'Positions comptées',
  'quoridor/search': 'Recherche du meilleur coup',
  'sudoku/first': 'Résoudre',
  'sudoku/unique': 'Y a-t-il une autre solution ?',
  'sudoku/counting': 'Compter les solutions',
  'sudoku/hints': 'Indices',
};

const facts: Readonly<Record<string, string>> = {
  date: 'date',
  runtime: 'environnement',
  machine: 'machine',
  clock: 'horloge',
  run: 'mesure',
};

const cases = (count: number, past: string): string => `${number(count)} cas ${plural(count, past)}`;

const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}${NBSP}s`;

export const phrases: Translation<typeof english> = typeset({
  settings: () => 'Que mesurer',
  games: () => 'Jeux',
  game: (game) => games[game] ?? game,
  suite: (game, name) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game) => `Séries ${ofGames[game] ?? `de ${game}`}`,
  chooseSuites: () => 'Choisir les séries',
  chosenOf: (chosen, all) =>
    chosen === all ? `toutes les séries, ${all}` : `${chosen} ${plural(chosen, 'série')} sur ${all}`,
  size: () => 'Précision',
  quick: () => 'Rapide',
  thorough: () => 'Approfondie',
  run: () => 'Mesurer',
  runAgain: () => 'Mesurer à nouveau',
  chooseFirst: () => 'Choisissez au moins une série.',

  progress: () => 'Avancement',
  preparing: () => 'Préparation…',
  measuring: (game, name, subject) => `${games[game] ?? game}, ${name} : ${subject}`,
  begun: () => 'Mesure en cours.',
  suiteDone: (game, name, done) =>
    `${games[game] ?? game}, ${name}, série mesurée ; jusqu’ici ${done} ${plural(done, 'série')}.`,

  answer: () => 'Résultat',
  nothingYet: () => 'Rien de mesuré encore',
  howToStart: () =>
    'La mesure commence par « Mesurer », dans un worker de ce navigateur ; rien n’est envoyé.',
  measured: (count) => cases(count, 'mesuré'),
  measuredSoFar: (count) => `${cases(count, 'mesuré')} jusqu’ici`,
  noneMeasured: () => 'Arrêt avant la première mesure',
  allFaster: (count, ratio) =>
    count === 1
      ? `Le moteur est plus rapide que du TypeScript simple, qui prend ${ratio} ce temps`
      : `Le moteur est plus rapide que du TypeScript simple dans les ${count} cas qui les comparent ; à la médiane, TypeScript prend ${ratio} ce temps`,
  someFaster: (faster, count, ratio) =>
    `Le moteur est plus rapide que du TypeScript simple dans ${faster} cas sur les ${count} qui les comparent ; à la médiane, TypeScript prend ${ratio} ce temps`,
  slower: (count) => `plus lent dans ${count}`,
  undecided: (count) => `impossible à départager dans ${count}`,
  wrong: (count) => (count === 1 ? 'Un concurrent a mal répondu' : `${count} concurrents ont mal répondu`),
  failed: () => 'Les mesures ont échoué',
  refused: () => 'Impossible à mesurer',
  clock: (step, sample) =>
    `L’horloge de ce navigateur avance par pas de ${step} ; chaque échantillon dure au moins ${sample}.`,
  took: (ms) => `durée ${seconds(ms)}`,
  soFar: (ms) => `${seconds(ms)} jusqu’ici`,
  ready: () => 'Prêt',
  notMeasured: () => 'Non mesuré',

  inUnit: (figure, unit) => `${figure}${NBSP}${unit}`,
  ratio: (figure) => `${figure}${NBSP}×`,
  range: (from, to) => `${from}–${to}`,
  results: () => 'Chiffres',
  legend: () =>
    'Les chiffres sont des médianes ; les petits sont les quartiles, entre lesquels se trouve la moitié centrale des échantillons. Les barres sont des temps : plus court est plus rapide ; le trait fin va d’un quartile à l’autre.',
  caseSize: (inputs, how) => ` (${number(inputs)} entrées, ${how})`,
  inRounds: (rounds, batch) => `${number(rounds)} tours de ${number(batch)}`,
  eachAlone: () => 'chacune à part',
  contestant: () => 'Concurrent',
  time: () => 'Temps pour un',
  takes: () => 'Prend',
  first: () => 'la référence',
  sameAnswers: () => 'mêmes réponses',
  shareOfAnswers: (agreed, compared) => `${agreed} réponses sur ${compared} comme le premier`,
  wrongAnswers: (wrong, compared) => `FAUX : ${wrong} réponses sur ${compared} diffèrent`,
  facts: () => 'Comment c’est mesuré',
  fact: (name) => facts[name] ?? name,
  cores: (count) => `${number(count)} cœurs`,
  clockFact: (step, sample) => `pas de ${step} ; échantillons d’au moins ${sample}`,
  inNode: () => 'Seulement dans Node',
  allSuites: () => 'toutes les séries',
  seed: (seed) => `graine ${seed}`,
  rounds: (count) => `${number(count)} tours`,

  copyMarkdown: () => 'Copier en Markdown',
  copyJson: () => 'Copier en JSON',
  asText: () => 'Les chiffres en texte',
});
