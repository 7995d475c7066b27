import { englishWords } from '../../../sudoku/explain.js';
import type { Hint, HodokuLevel, Level, Symmetry } from '../../../sudoku/types.js';
import { phrases as common } from '../../shared/locales/en.js';
import type { Fault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import type { Translation } from '../../shared/phrasebook.js';
import type { Check } from '../element-host.js';
import type { RoleLetter } from '../host.js';
import type { HintLevel } from '../marking.js';
import type { Spoiler } from '../spoilers.js';
import { gridPhrases } from './en/grid.js';

const { number, tenths } = common;

/** All that the Sudoku element says beside its grid and keypad, in English; what only screen readers hear included. */
export const phrases = {
  ...gridPhrases,
  ...englishWords,

  // The game
  position: () => 'Position',
  game: () => 'Game',
  start: () => 'Start',
  stopPlaying: () => 'Stop',
  resume: () => 'Resume',
  backToGame: () => 'Back to the game',
  pause: () => 'Pause',
  goOn: () => 'Continue',
  solved: () => 'Solved',
  unsolved: () => 'Unsolved',
  paused: () => 'Paused',
  started: () => 'The game has started.',
  resumed: () => 'The game goes on.',
  stoppedPlaying: () => 'The game has stopped.',
  pausedNow: () => 'Paused. The grid is covered.',
  clock: () => 'Time played',
  time,
  marksWhilePlaying: () => 'Marks are for playing: press Start.',
  notNow: (why: 'paused' | 'solved' | 'shown') =>
    ({
      paused: 'The game is paused.',
      solved: 'The puzzle is solved: start it again, or choose another.',
      shown: 'Close what is shown to write again.',
    })[why],

  // The answer
  answer: () => 'Answer',
  enterPuzzle: () => 'Enter a puzzle, or choose one',
  editing: () => 'Digits typed now are the puzzle’s own. Press Start to play.',
  oneSolution: () => 'Exactly one solution',
  solutions: (solutions: number, capped: boolean) =>
    capped ? `More than ${number(solutions)} solutions` : `${number(solutions)} solutions`,
  allFilled: () => 'The grid is filled, and no rule is broken',
  solvedIn: (ms: number) => `Solved in ${time(ms)}`,
  toGo: (cells: number) => (cells === 1 ? '1 cell to go' : `${cells} cells to go`),
  breaking: (cells: number) => `${cells} cells break a rule`,
  differing: (cells: number) =>
    cells === 1 ? '1 digit differs from the solution' : `${cells} digits differ from the solution`,
  filledButWrong: () => 'Every cell is filled, but not as the rules say',
  reading: () => 'Reading the puzzle…',
  almost: () => 'Almost there',
  cannotRead: () => 'This grid cannot be read',
  /** A fault of the grid or of what is asked; null: as the message says. */
  fault: (_: Fault): string | null => null,
  notAnswered: () => 'This cannot be analyzed',
  engineFailed: () => 'The analysis failed',

  // Hints
  hint: () => 'Hint',
  hintMore: () => 'Say more',
  hintApply: () => 'Apply',
  hintHide: () => 'Hide',
  hintStage: (level: number) => `Hint, ${level} of 3`,
  hintComes: () => 'Looking for the next step…',
  noHint: () => 'No step is found from here.',
  noHintSolved: () => 'There is nothing left to find.',
  noHintMistake: () => 'There is no solution from here, so there is no next step.',
  wrongEntry: () => 'An entry is wrong',
  wrongMarks: () => 'A digit of the solution is missing in the marks',
  showMistakes: () => 'Show which',
  applied: () => 'Applied.',
  /** Other languages tell the facts by a `HintLanguage`; a report has them in English. */
  hintWords: (hint: Hint, level: HintLevel) => hint.levels[level - 1]!,
  technique: (name: string) => name,
  difficulty: (se: number) => `difficulty ${se.toFixed(1)}`,
  legend: (letter: RoleLetter) =>
    ({
      a: 'the pattern, or the first set',
      b: 'the second set, or what is extra',
      c: 'the third',
      d: 'the fourth',
    })[letter],

  // The path
  path: () => 'Solution path',
  found: (instances: number, technique: string) =>
    instances === 1 ? `1 instance of ${technique}` : `${instances} instances of ${technique}`,
  foundNone: () => 'That technique is not found here.',
  pathTitle: (steps: number, solves: boolean) =>
    `${steps === 1 ? '1 step' : `${steps} steps`}${solves ? ' to the solution' : ', then no technique goes on'}`,
  pathSteps: () => 'Steps',
  stepName: (number: number, technique: string) => `${number}. ${technique}`,
  stepOf: (number: number, all: number) => `Step ${number} of ${all}`,
  back: () => 'Back',
  forward: () => 'Next',

  // What is shown on request
  show: () => 'Show',
  spoiler: (spoiler: Spoiler) =>
    ({
      rating: 'Rating',
      count: 'Solutions',
      chances: 'Chances',
      guesses: 'Guesses',
      solution: 'Solution',
    })[spoiler],
  ratingOf: (se: number, pearl: number, diamond: number) =>
    `Sudoku Explainer ${se.toFixed(1)} (pearl ${pearl.toFixed(1)}, diamond ${diamond.toFixed(1)})`,
  hardest: (technique: string) => `hardest step: ${technique}`,
  hodoku: (score: number, level: HodokuLevel) => `HoDoKu ${number(score)}, ${HODOKU_LEVELS[level]}`,
  ratingComes: () => 'Rating the puzzle…',
  notRated: () => 'Only 9×9 puzzles with rows, columns, boxes and one solution are rated.',
  estimate: (solutions: number) => `about ${solutions.toPrecision(2)} by random descents, no bound`,
  minimal: () => 'No given can go.',
  redundant: (givens: number) =>
    givens === 1
      ? '1 given can go, the puzzle staying unique.'
      : `${givens} givens can each go, the puzzle staying unique.`,
  chancesShown: () => 'In each open cell: the share of the solutions with that digit there.',
  chancesUnknown: () => 'Not all solutions were counted, so there are no shares.',
  guessesFound: (solved: number, contradiction: number, stuck: number) =>
    `By singles alone ${share(solved, solved + contradiction + stuck)} of the candidates lead to the solution, ${share(contradiction, solved + contradiction + stuck)} to a contradiction.`,
  guessesNone: () => 'Singles alone solve it without a guess.',
  guessesCome: () => 'Trying every guess…',
  solutionShown: () => 'The grid shows the solution.',
  noSolution: () => 'There is no one solution to show.',

  // Puzzles
  puzzles: () => 'Puzzles',
  choosePuzzle: () => 'Choose a puzzle',
  ownPuzzles: () => 'From this page',
  puzzleName: (group: string, number: number) => `${group} ${number}`,
  level: (level: Level) =>
    ({ easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', extreme: 'Extreme' })[level],
  bySize: () => 'Other sizes',
  byRules: () => 'Other rules',
  sizeName: (size: number) => `${size}×${size}`,
  chosen: (name: string) => `${name} is set up.`,

  // The generator
  generator: () => 'New puzzle',
  make: () => 'Make one',
  making: () => 'Making a puzzle…',
  made: (givens: number) => `A new puzzle with ${givens} givens.`,
  cancel: () => 'Cancel',
  cancelled: () => 'No puzzle was made.',
  anyLevel: () => 'Any',
  levelLabel: () => 'Level',
  levelBarred: () => '9×9 without more rules only',
  sizeLabel: () => 'Size',
  rulesLabel: () => 'Rules',
  symmetryLabel: () => 'Symmetry',
  seedLabel: () => 'Seed',
  seedNote: () => 'the same seed, the same puzzle',
  noRules: () => 'Rows, columns and boxes',
  symmetry: (symmetry: Symmetry) =>
    ({
      none: 'None',
      rotational: 'Half a turn',
      horizontal: 'Mirror, lying axis',
      vertical: 'Mirror, standing axis',
      diagonal: 'Mirror, falling axis',
      antidiagonal: 'Mirror, rising axis',
      full: 'Full',
    })[symmetry],

  // Rules
  rules: () => 'Rules',
  ruleName: (rule: string) => RULE_NAMES[rule] ?? rule,
  rule: (rule: string) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => 'Settings',
  check: () => 'Mark as wrong',
  checkName: (check: Check) =>
    ({ off: 'Nothing', conflicts: 'Broken rules', solution: 'What differs from the solution' })[check],
  autoRemove: () => 'A digit entered takes itself out of the marks it sees',
  tapCycle: () => 'Pressing a cell goes to the next digit',
  timer: () => 'Show the time',

  // Text
  writtenAs: () => 'Written as',
  gridText: () => 'Grid as text',
  format: (format: string) => FORMAT_NAMES[format] ?? format,
  copyLink: () => 'Copy link',
  linkCopied: () => 'Link copied',

  // Status
  ready: () => 'Ready',
  notAnalyzed: () => 'Not analyzed',
  stopAnalysis: () => 'Stop the analysis',
  duration: (ms: number) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
};

const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  ...{ easy: 'easy', medium: 'medium', hard: 'hard' },
  ...{ unfair: 'unfair', extreme: 'extreme' },
};

const RULE_NAMES: Readonly<Record<string, string>> = {
  x: 'X',
  windoku: 'Windoku',
  disjoint: 'Disjoint groups',
  jigsaw: 'Jigsaw',
  antiknight: 'Anti-knight',
  antiking: 'Anti-king',
  killer: 'Killer',
  latin: 'Latin square',
};

const RULE_WORDS: Readonly<Record<string, string>> = {
  x: 'Both diagonals hold each digit once.',
  windoku: 'The shaded windows hold each digit once.',
  disjoint: 'Cells at the same place in their boxes differ.',
  jigsaw: 'The outlined regions hold each digit once.',
  antiknight: 'Cells a knight’s move apart differ.',
  antiking: 'Cells that touch, also at a corner, differ.',
  killer: 'Dashed cages add up to their sum without repeats.',
  latin: 'There are no boxes: rows and columns alone.',
};

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  line: 'One line',
  zeros: 'One line, zeros',
  rows: 'Rows',
  boxed: 'Drawn',
  pencilmarks: 'Candidates',
  sukaku: 'Sukaku',
  csv: 'CSV',
  json: 'JSON',
  hodoku: 'HoDoKu',
  sdk: 'SadMan',
  opensudoku: 'OpenSudoku',
  sudokuwiki: 'sudokuwiki.org',
  sudokuexchange: 'sudokuexchange.com',
};

function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const share = (part: number, whole: number): string => (whole === 0 ? '0' : common.finePercent(part / whole));

/** What a language says of Sudoku. */
export type SudokuPhrases = Translation<typeof phrases>;
