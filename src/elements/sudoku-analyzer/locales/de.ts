/** German: what the Sudoku element says. */
import { hintInWords } from '../../../sudoku/hints/words.js';
import type { HodokuLevel } from '../../../sudoku/types.js';
import { phrases as common } from '../../shared/locales/de.js';
import { tellFault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import { FAULTS } from './de/faults.js';
import { gridPhrases } from './de/grid.js';
import { hints } from './de/hints.js';
import { ratingNames } from './de/rating-names.js';
import { FORMAT_NAMES, RULE_NAMES, RULE_WORDS } from './de/rules.js';
import { explainPhrases } from './de/words.js';
import type { SudokuPhrases } from './en.js';

const { number, tenths } = common;

const TECHNIQUES: Readonly<Record<string, string>> = hints.names;
const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  ...{ easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  ...{ unfair: 'unfair', extreme: 'extrem' },
};

export const phrases: SudokuPhrases = {
  ...gridPhrases,
  ...explainPhrases,

  // The game
  position: () => 'Stellung',
  game: () => 'Spiel',
  start: () => 'Start',
  stopPlaying: () => 'Beenden',
  resume: () => 'Weiterspielen',
  backToGame: () => 'Zurück zum Spiel',
  pause: () => 'Pause',
  goOn: () => 'Weiter',
  solved: () => 'Gelöst',
  unsolved: () => 'Ungelöst',
  paused: () => 'Pause',
  started: () => 'Das Spiel hat begonnen.',
  resumed: () => 'Das Spiel geht weiter.',
  stoppedPlaying: () => 'Das Spiel ist beendet.',
  pausedNow: () => 'Pause. Das Gitter ist verdeckt.',
  clock: () => 'Spielzeit',
  time,
  marksWhilePlaying: () => 'Notizen gehören zum Spielen: Drück auf „Start“.',
  notNow: (why) =>
    ({
      paused: 'Das Spiel ist angehalten.',
      solved: 'Das Rätsel ist gelöst: Fang es neu an oder wähle ein anderes.',
      shown: 'Schließ, was gezeigt wird, um wieder einzutragen.',
    })[why],

  // The answer
  answer: () => 'Ergebnis',
  enterPuzzle: () => 'Gib ein Rätsel ein, oder wähle eines',
  editing: () => 'Ziffern, die du jetzt tippst, sind Vorgaben. „Start“ beginnt das Spiel.',
  oneSolution: () => 'Genau eine Lösung',
  solutions: (solutions, capped) =>
    capped ? `Mehr als ${number(solutions)} Lösungen` : `${number(solutions)} Lösungen`,
  allFilled: () => 'Das Gitter ist voll, und keine Regel ist verletzt',
  solvedIn: (ms) => `Gelöst in ${time(ms)}`,
  toGo: (cells) => `Noch ${count(cells, 'Zelle', 'Zellen')}`,
  breaking: (cells) => (cells === 1 ? '1 Zelle verletzt eine Regel' : `${cells} Zellen verletzen eine Regel`),
  differing: (cells) =>
    cells === 1 ? '1 Ziffer weicht von der Lösung ab' : `${cells} Ziffern weichen von der Lösung ab`,
  filledButWrong: () => 'Jede Zelle ist gefüllt, aber nicht nach den Regeln',
  reading: () => 'Das Rätsel wird gelesen …',
  almost: () => 'Fast fertig',
  cannotRead: () => 'Dieses Gitter ist nicht lesbar',
  fault: (fault) => tellFault(FAULTS, fault),
  notAnswered: () => 'Das lässt sich nicht analysieren',
  engineFailed: () => 'Die Analyse ist gescheitert',

  // Hints
  hint: () => 'Tipp',
  hintMore: () => 'Mehr sagen',
  hintApply: () => 'Anwenden',
  hintHide: () => 'Ausblenden',
  hintStage: (level) => `Tipp, ${level} von 3`,
  hintComes: () => 'Der nächste Schritt wird gesucht …',
  noHint: () => 'Von hier aus findet sich kein Schritt.',
  noHintSolved: () => 'Es gibt nichts mehr zu finden.',
  noHintMistake: () => 'Von hier aus gibt es keine Lösung und daher keinen nächsten Schritt.',
  wrongEntry: () => 'Ein Eintrag ist falsch',
  wrongMarks: () => 'In den Notizen fehlt eine Ziffer der Lösung',
  showMistakes: () => 'Stelle zeigen',
  applied: () => 'Angewandt.',
  hintWords: (hint, level) => hintInWords(hint, hints)[level - 1]!,
  technique: (name) => TECHNIQUES[name] ?? ratingNames[name] ?? name,
  difficulty: (se) => `Schwierigkeit ${tenths(se)}`,
  legend: (letter) =>
    ({
      a: 'das Muster oder die erste Menge',
      b: 'die zweite Menge oder was dazukommt',
      c: 'die dritte',
      d: 'die vierte',
    })[letter],

  // The path
  path: () => 'Lösungsweg',
  found: (instances, technique) => `${instances}-mal ${technique}`,
  foundNone: () => 'Diese Technik findet sich hier nicht.',
  pathTitle: (steps, solves) =>
    `${count(steps, 'Schritt', 'Schritte')}${solves ? ' bis zur Lösung' : ', dann hilft keine Technik weiter'}`,
  pathSteps: () => 'Schritte',
  stepName: (place, technique) => `${place}. ${technique}`,
  stepOf: (place, all) => `Schritt ${place} von ${all}`,
  back: () => 'Zurück',
  forward: () => 'Weiter',

  // What is shown on request
  show: () => 'Zeigen',
  spoiler: (spoiler) =>
    ({
      rating: 'Bewertung',
      count: 'Lösungen',
      chances: 'Chancen',
      guesses: 'Versuche',
      solution: 'Lösung',
    })[spoiler],
  ratingOf: (se, pearl, diamond) =>
    `Sudoku Explainer ${tenths(se)} (Perle ${tenths(pearl)}, Diamant ${tenths(diamond)})`,
  hardest: (technique) => `schwerster Schritt: ${technique}`,
  hodoku: (score, level) => `HoDoKu ${number(score)}, ${HODOKU_LEVELS[level]}`,
  ratingComes: () => 'Das Rätsel wird bewertet …',
  notRated: () => 'Bewertet werden nur Rätsel von 9×9 mit Zeilen, Spalten, Blöcken und einer Lösung.',
  estimate: (solutions) =>
    `etwa ${solutions.toPrecision(2).replace('.', ',')} nach zufälligen Abstiegen, keine Schranke`,
  minimal: () => 'Keine Vorgabe ist entbehrlich.',
  redundant: (givens) =>
    givens === 1
      ? '1 Vorgabe ist entbehrlich: Das Rätsel bleibt auch ohne sie eindeutig.'
      : `${givens} Vorgaben sind je für sich entbehrlich: Das Rätsel bleibt eindeutig.`,
  chancesShown: () => 'In jeder offenen Zelle: der Anteil der Lösungen mit dieser Ziffer dort.',
  chancesUnknown: () => 'Nicht alle Lösungen sind gezählt, daher gibt es keine Anteile.',
  guessesFound: (solved, contradiction, stuck) =>
    `Mit Singles allein führen ${share(solved, solved + contradiction + stuck)} der Kandidaten zur Lösung, ${share(contradiction, solved + contradiction + stuck)} zu einem Widerspruch.`,
  guessesNone: () => 'Singles allein lösen es ohne Versuch.',
  guessesCome: () => 'Jeder Kandidat wird versucht …',
  solutionShown: () => 'Das Gitter zeigt die Lösung.',
  noSolution: () => 'Es gibt keine eindeutige Lösung.',

  // Puzzles
  puzzles: () => 'Rätsel',
  choosePuzzle: () => 'Rätsel wählen',
  ownPuzzles: () => 'Von dieser Seite',
  puzzleName: (group, place) => `${group} ${place}`,
  level: (level) =>
    ({ easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Experte', extreme: 'Extrem' })[level],
  bySize: () => 'Andere Größen',
  byRules: () => 'Andere Regeln',
  sizeName: (size) => `${size}×${size}`,
  chosen: (name) => `${name} liegt bereit.`,

  // The generator
  generator: () => 'Neues Rätsel',
  make: () => 'Erzeugen',
  making: () => 'Ein Rätsel entsteht …',
  made: (givens) => `Ein neues Rätsel mit ${givens} Vorgaben.`,
  cancel: () => 'Abbrechen',
  cancelled: () => 'Es ist kein Rätsel entstanden.',
  anyLevel: () => 'Beliebig',
  levelLabel: () => 'Stufe',
  levelBarred: () => 'nur für 9×9 ohne weitere Regeln',
  sizeLabel: () => 'Größe',
  rulesLabel: () => 'Regeln',
  symmetryLabel: () => 'Symmetrie',
  seedLabel: () => 'Startwert',
  seedNote: () => 'gleicher Startwert, gleiches Rätsel',
  noRules: () => 'Zeilen, Spalten und Blöcke',
  symmetry: (symmetry) =>
    ({
      none: 'Keine',
      rotational: 'Halbe Drehung',
      horizontal: 'Spiegelung, waagerecht',
      vertical: 'Spiegelung, senkrecht',
      diagonal: 'Spiegelung, fallend',
      antidiagonal: 'Spiegelung, steigend',
      full: 'Volle',
    })[symmetry],

  // Rules
  rules: () => 'Regeln',
  ruleName: (rule) => RULE_NAMES[rule] ?? rule,
  rule: (rule) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => 'Einstellungen',
  check: () => 'Als falsch markieren',
  checkName: (check) =>
    ({
      off: 'Nichts',
      conflicts: 'Verletzte Regeln',
      solution: 'Was von der Lösung abweicht',
    })[check],
  autoRemove: () => 'Eine Ziffer löscht sich aus den Notizen, die sie sieht',
  tapCycle: () => 'Ein Druck auf eine Zelle geht zur nächsten Ziffer',
  timer: () => 'Zeit anzeigen',

  // Text
  writtenAs: () => 'Schreibweise',
  gridText: () => 'Gitter als Text',
  format: (format) => FORMAT_NAMES[format] ?? format,
  copyLink: () => 'Link kopieren',
  linkCopied: () => 'Link kopiert',

  // Status
  ready: () => 'Bereit',
  notAnalyzed: () => 'Nicht analysiert',
  stopAnalysis: () => 'Analyse anhalten',
  duration: (ms) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
};

function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function count(value: number, one: string, several: string): string {
  return `${value} ${value === 1 ? one : several}`;
}

const share = (part: number, whole: number): string => (whole === 0 ? '0' : common.finePercent(part / whole));
