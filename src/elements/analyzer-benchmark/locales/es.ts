/** Spanish: what only the benchmark element says. */
import { figuresIn, NBSP } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { phrases as english } from './en.js';

const { number, tenths } = figuresIn('es');

const games: Readonly<Record<string, string>> = {
  mahjong: 'Mahjong',
  quoridor: 'Quoridor',
  sudoku: 'Sudoku',
};

const suites: Readonly<Record<string, string>> = {
  'mahjong/shanten': 'Shanten: a qué distancia está una mano',
  'mahjong/acceptance': 'Fichas que acercan una mano',
  'mahjong/advance': 'Probabilidades tras cada descarte',
  'mahjong/full': 'Qué ficha descartar',
  'mahjong/expected': 'Valor esperado junto a las probabilidades',
  'mahjong/readings': 'Todas las lecturas de una mano',
  'mahjong/scoring': 'Cuánto vale una mano completa',
  'mahjong/analysis': 'Un análisis entero',
  'quoridor/moves': 'Jugadas legales, muros comprobados',
  'quoridor/paths': 'Caminos más cortos',
  'quoridor/perft': 'Posiciones contadas',
  'quoridor/search': 'Búsqueda de la mejor jugada',
  'sudoku/first': 'Resolver',
  'sudoku/unique': '¿Hay una segunda solución?',
  'sudoku/counting': 'Contar soluciones',
  'sudoku/hints': 'Pistas',
};

const facts: Readonly<Record<string, string>> = {
  date: 'fecha',
  runtime: 'entorno',
  machine: 'equipo',
  clock: 'reloj',
  run: 'medición',
};

const cases = (count: number): string => (count === 1 ? '1 caso' : `${number(count)} casos`);
const measured = (count: number): string => `${cases(count)} ${count === 1 ? 'medido' : 'medidos'}`;

const seconds = (ms: number): string =>
  `${ms < 10_000 ? tenths(ms / 1000) : number(Math.round(ms / 1000))}${NBSP}s`;

export const phrases: Translation<typeof english> = {
  settings: () => 'Qué medir',
  games: () => 'Juegos',
  game: (game) => games[game] ?? game,
  suite: (game, name) => suites[`${game}/${name}`] ?? name,
  suitesOf: (game) => `Series de ${games[game] ?? game}`,
  chooseSuites: () => 'Elegir series',
  chosenOf: (chosen, all) => (chosen === all ? `las ${all} series` : `${chosen} de ${all} series`),
  size: () => 'Con qué detalle',
  quick: () => 'Rápido',
  thorough: () => 'A fondo',
  run: () => 'Medir',
  runAgain: () => 'Medir otra vez',
  chooseFirst: () => 'Elige al menos una serie.',

  progress: () => 'Progreso',
  preparing: () => 'Preparando…',
  measuring: (game, name, subject) => `${games[game] ?? game}, ${name}: ${subject}`,
  begun: () => 'Midiendo.',
  suiteDone: (game, name, done) =>
    `${games[game] ?? game}, ${name}: medida; ${done === 1 ? '1 serie' : `${done} series`} hasta ahora.`,

  answer: () => 'Resultado',
  nothingYet: () => 'Aún no se ha medido nada',
  howToStart: () =>
    'La medición empieza al pulsar «Medir», en un worker de este navegador; no se envía nada a ningún sitio.',
  measured,
  measuredSoFar: (count) => `${measured(count)} hasta ahora`,
  noneMeasured: () => 'Detenido antes de medir nada',
  allFaster: (count, ratio) =>
    count === 1
      ? `El motor es más rápido que TypeScript simple, que tarda ${ratio} ese tiempo`
      : `El motor es más rápido que TypeScript simple en los ${count} casos que los comparan; en la mediana, TypeScript tarda ${ratio} ese tiempo`,
  someFaster: (faster, count, ratio) =>
    `El motor es más rápido que TypeScript simple en ${faster} de los ${count} casos que los comparan; en la mediana, TypeScript tarda ${ratio} ese tiempo`,
  slower: (count) => `más lento en ${count}`,
  undecided: (count) => `indistinguible en ${count}`,
  wrong: (count) =>
    count === 1 ? 'Un participante ha respondido mal' : `${count} participantes han respondido mal`,
  failed: () => 'La medición ha fallado',
  refused: () => 'Esto no se puede medir',
  clock: (step, sample) =>
    `El reloj de este navegador avanza en pasos de ${step}; cada muestra dura al menos ${sample}.`,
  took: (ms) => `ha tardado ${seconds(ms)}`,
  soFar: (ms) => `${seconds(ms)} hasta ahora`,
  ready: () => 'Listo',
  notMeasured: () => 'Sin medir',

  inUnit: (figure, unit) => `${figure}${NBSP}${unit}`,
  ratio: (figure) => `${figure}${NBSP}×`,
  range: (from, to) => `${from}–${to}`,
  results: () => 'Cifras',
  legend: () =>
    'Las cifras son medianas; las pequeñas, los cuartiles, entre los que está la mitad central de las muestras. Las barras son tiempos: cuanto más corta, más rápido; la línea fina va de cuartil a cuartil.',
  caseSize: (inputs, how) => ` (${number(inputs)} entradas, ${how})`,
  inRounds: (rounds, batch) => `${number(rounds)} rondas de ${number(batch)}`,
  eachAlone: () => 'cada una por separado',
  contestant: () => 'Participante',
  time: () => 'Tiempo por unidad',
  takes: () => 'Tarda',
  first: () => 'la medida',
  sameAnswers: () => 'mismas respuestas',
  shareOfAnswers: (agreed, compared) => `${agreed} de ${compared} respuestas como el primero`,
  wrongAnswers: (wrong, compared) => `MAL: ${wrong} de ${compared} respuestas difieren`,
  facts: () => 'Cómo se ha medido',
  fact: (name) => facts[name] ?? name,
  cores: (count) => `${number(count)} núcleos`,
  clockFact: (step, sample) => `pasos de ${step}; muestras de al menos ${sample}`,
  inNode: () => 'Solo en Node',
  allSuites: () => 'todas las series',
  seed: (seed) => `semilla ${seed}`,
  rounds: (count) => `${number(count)} rondas`,

  copyMarkdown: () => 'Copiar como Markdown',
  copyJson: () => 'Copiar como JSON',
  asText: () => 'Las cifras como texto',
};
