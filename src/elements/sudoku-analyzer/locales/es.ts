/** Spanish: what the Sudoku element says. */
import { hintInWords } from '../../../sudoku/hints/words.js';
import type { HodokuLevel } from '../../../sudoku/types.js';
import { phrases as common } from '../../shared/locales/es.js';
import { tellFault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import type { SudokuPhrases } from './en.js';
import { FAULTS } from './es/faults.js';
import { gridPhrases } from './es/grid.js';
import { hints } from './es/hints.js';
import { ratingNames } from './es/rating-names.js';
import { FORMAT_NAMES, RULE_NAMES, RULE_WORDS } from './es/rules.js';
import { explainPhrases } from './es/words.js';

const { finePercent, number, tenths } = common;

const TECHNIQUES: Readonly<Record<string, string>> = hints.names;
const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  ...{ easy: 'fácil', medium: 'medio', hard: 'difícil' },
  ...{ unfair: 'injusto', extreme: 'extremo' },
};

export const phrases: SudokuPhrases = {
  ...gridPhrases,
  ...explainPhrases,

  // The game
  position: () => 'Posición',
  game: () => 'Partida',
  start: () => 'Empezar',
  stopPlaying: () => 'Detener',
  resume: () => 'Reanudar',
  backToGame: () => 'Volver a la partida',
  pause: () => 'Pausa',
  goOn: () => 'Continuar',
  solved: () => 'Resuelto',
  unsolved: () => 'Sin resolver',
  paused: () => 'En pausa',
  started: () => 'La partida ha empezado.',
  resumed: () => 'La partida continúa.',
  stoppedPlaying: () => 'La partida se ha detenido.',
  pausedNow: () => 'En pausa. La cuadrícula está tapada.',
  clock: () => 'Tiempo jugado',
  time,
  marksWhilePlaying: () => 'Las notas son para jugar: pulsa «Empezar».',
  notNow: (why) =>
    ({
      paused: 'La partida está en pausa.',
      solved: 'El sudoku está resuelto: empieza de nuevo o elige otro.',
      shown: 'Cierra lo que se muestra para volver a escribir.',
    })[why],

  // The answer
  answer: () => 'Respuesta',
  enterPuzzle: () => 'Escribe un sudoku o elige uno',
  editing: () => 'Los números que escribas ahora son los iniciales. Pulsa «Empezar» para jugar.',
  oneSolution: () => 'Exactamente una solución',
  solutions: (solutions, capped) =>
    capped ? `Más de ${number(solutions)} soluciones` : `${number(solutions)} soluciones`,
  allFilled: () => 'La cuadrícula está llena y no se incumple ninguna regla',
  solvedIn: (ms) => `Resuelto en ${time(ms)}`,
  toGo: (cells) => (cells === 1 ? 'Falta 1 casilla' : `Faltan ${cells} casillas`),
  breaking: (cells) =>
    cells === 1 ? '1 casilla incumple una regla' : `${cells} casillas incumplen una regla`,
  differing: (cells) =>
    cells === 1 ? '1 número no es el de la solución' : `${cells} números no son los de la solución`,
  filledButWrong: () => 'Todas las casillas están llenas, pero no como dicen las reglas',
  reading: () => 'Leyendo el sudoku…',
  almost: () => 'Ya casi está',
  cannotRead: () => 'Esta cuadrícula no se puede leer',
  fault: (fault) => tellFault(FAULTS, fault),
  notAnswered: () => 'Esto no se puede analizar',
  engineFailed: () => 'El análisis ha fallado',

  // Hints
  hint: () => 'Pista',
  hintMore: () => 'Más',
  hintApply: () => 'Aplicar',
  hintHide: () => 'Ocultar',
  hintStage: (level) => `Pista, ${level} de 3`,
  hintComes: () => 'Buscando el siguiente paso…',
  noHint: () => 'Desde aquí no se encuentra ningún paso.',
  noHintSolved: () => 'No queda nada por encontrar.',
  noHintMistake: () => 'Desde aquí no hay solución, así que no hay siguiente paso.',
  wrongEntry: () => 'Hay un número equivocado',
  wrongMarks: () => 'Falta en las notas un número de la solución',
  showMistakes: () => 'Mostrar cuál',
  applied: () => 'Aplicada.',
  hintWords: (hint, level) => hintInWords(hint, hints)[level - 1]!,
  technique: (name) => TECHNIQUES[name] ?? ratingNames[name] ?? name,
  difficulty: (se) => `dificultad ${tenths(se)}`,
  legend: (letter) =>
    ({
      a: 'el patrón, o el primer conjunto',
      b: 'el segundo conjunto, o lo que sobra',
      c: 'el tercero',
      d: 'el cuarto',
    })[letter],

  // The path
  path: () => 'Pasos hasta la solución',
  found: (instances, technique) => `${technique}: ${instances === 1 ? '1 vez' : `${instances} veces`}`,
  foundNone: () => 'Aquí no se encuentra esa técnica.',
  pathTitle: (steps, solves) =>
    `${count(steps, 'paso')}${solves ? ' hasta la solución' : '; después no sigue ninguna técnica'}`,
  pathSteps: () => 'Pasos',
  stepName: (place, technique) => `${place}. ${technique}`,
  stepOf: (place, all) => `Paso ${place} de ${all}`,
  back: () => 'Anterior',
  forward: () => 'Siguiente',

  // What is shown on request
  show: () => 'Mostrar',
  spoiler: (spoiler) =>
    ({
      rating: 'Dificultad',
      count: 'Soluciones',
      chances: 'Probabilidades',
      guesses: 'Intentos',
      solution: 'Solución',
    })[spoiler],
  ratingOf: (se, pearl, diamond) =>
    `Sudoku Explainer ${tenths(se)} (perla ${tenths(pearl)}, diamante ${tenths(diamond)})`,
  hardest: (technique) => `paso más difícil: ${technique}`,
  hodoku: (score, level) => `HoDoKu ${number(score)}, ${HODOKU_LEVELS[level]}`,
  ratingComes: () => 'Valorando el sudoku…',
  notRated: () => 'Solo se valoran sudokus de 9×9 con filas, columnas, cajas y una sola solución.',
  estimate: (solutions) =>
    `unas ${solutions.toPrecision(2).replace('.', ',')} según descensos al azar; no es una cota`,
  minimal: () => 'No sobra ningún número inicial.',
  redundant: (givens) =>
    givens === 1
      ? 'Sobra 1 número inicial: sin él la solución sigue siendo única.'
      : `Sobran ${givens} números iniciales: sin cualquiera de ellos la solución sigue siendo única.`,
  chancesShown: () => 'En cada casilla abierta: la parte de las soluciones con ese número.',
  chancesUnknown: () => 'No se han contado todas las soluciones, así que no hay partes.',
  guessesFound: (solved, contradiction, stuck) => {
    const all = solved + contradiction + stuck;
    return `Solo con únicos, el ${share(solved, all)} de los candidatos lleva a la solución y el ${share(contradiction, all)}, a una contradicción.`;
  },
  guessesNone: () => 'Los únicos bastan sin adivinar.',
  guessesCome: () => 'Probando cada candidato…',
  solutionShown: () => 'La cuadrícula muestra la solución.',
  noSolution: () => 'No hay una solución única que mostrar.',

  // Puzzles
  puzzles: () => 'Sudokus',
  choosePuzzle: () => 'Elegir un sudoku',
  ownPuzzles: () => 'De esta página',
  puzzleName: (group, place) => `${group} ${place}`,
  level: (level) =>
    ({
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
      expert: 'Experto',
      extreme: 'Extremo',
    })[level],
  bySize: () => 'Otros tamaños',
  byRules: () => 'Otras reglas',
  sizeName: (size) => `${size}×${size}`,
  chosen: (name) => `Sudoku preparado: ${name}.`,

  // The generator
  generator: () => 'Nuevo sudoku',
  make: () => 'Crear uno',
  making: () => 'Creando un sudoku…',
  made: (givens) => `Un nuevo sudoku con ${givens} números iniciales.`,
  cancel: () => 'Cancelar',
  cancelled: () => 'No se ha creado ningún sudoku.',
  anyLevel: () => 'Cualquiera',
  levelLabel: () => 'Nivel',
  levelBarred: () => 'solo 9×9 sin más reglas',
  sizeLabel: () => 'Tamaño',
  rulesLabel: () => 'Reglas',
  symmetryLabel: () => 'Simetría',
  seedLabel: () => 'Semilla',
  seedNote: () => 'la misma semilla, el mismo sudoku',
  noRules: () => 'Filas, columnas y cajas',
  symmetry: (symmetry) =>
    ({
      none: 'Ninguna',
      rotational: 'Media vuelta',
      horizontal: 'Espejo, eje horizontal',
      vertical: 'Espejo, eje vertical',
      diagonal: 'Espejo, diagonal que baja',
      antidiagonal: 'Espejo, diagonal que sube',
      full: 'Total',
    })[symmetry],

  // Rules
  rules: () => 'Reglas',
  ruleName: (rule) => RULE_NAMES[rule] ?? rule,
  rule: (rule) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => 'Ajustes',
  check: () => 'Marcar como error',
  checkName: (check) =>
    ({
      off: 'Nada',
      conflicts: 'Reglas incumplidas',
      solution: 'Lo distinto de la solución',
    })[check],
  autoRemove: () => 'Un número escrito se quita de las notas que ve',
  tapCycle: () => 'Pulsar una casilla pasa al número siguiente',
  timer: () => 'Mostrar el tiempo',

  // Text
  writtenAs: () => 'Escrito como',
  gridText: () => 'Cuadrícula como texto',
  format: (format) => FORMAT_NAMES[format] ?? format,
  copyLink: () => 'Copiar enlace',
  linkCopied: () => 'Enlace copiado',

  // Status
  ready: () => 'Listo',
  notAnalyzed: () => 'Sin analizar',
  stopAnalysis: () => 'Detener el análisis',
  duration: (ms) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
};

function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const count = (value: number, unit: string): string => (value === 1 ? `1 ${unit}` : `${value} ${unit}s`);

const share = (part: number, whole: number): string => finePercent(whole === 0 ? 0 : part / whole);
