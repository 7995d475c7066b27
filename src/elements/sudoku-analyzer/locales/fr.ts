/** French: what the Sudoku element says. */
import { hintInWords } from '../../../sudoku/hints/words.js';
import type { HodokuLevel } from '../../../sudoku/types.js';
import { tellFault } from '../../shared/locales/faults.js';
import { NBSP } from '../../shared/locales/figures.js';
import { counted, plural, typeset } from '../../shared/locales/fr/writing.js';
import { phrases as common } from '../../shared/locales/fr.js';
import type { SudokuPhrases } from './en.js';
import { FAULTS } from './fr/faults.js';
import { gridPhrases } from './fr/grid.js';
import { hints } from './fr/hints.js';
import { ratingNames } from './fr/rating-names.js';
import { FORMAT_NAMES, RULE_NAMES, RULE_WORDS } from './fr/rules.js';
import { explainPhrases } from './fr/words.js';

const { number, tenths, finePercent } = common;

const TECHNIQUES: Readonly<Record<string, string>> = hints.names;
const HODOKU_LEVELS: Readonly<Record<HodokuLevel, string>> = {
  ...{ easy: 'facile', medium: 'moyen', hard: 'difficile' },
  ...{ unfair: 'injuste', extreme: 'extrême' },
};

export const phrases: SudokuPhrases = typeset<SudokuPhrases>({
  ...gridPhrases,
  ...explainPhrases,

  // The game
  position: () => 'Position',
  game: () => 'Partie',
  start: () => 'Commencer',
  stopPlaying: () => 'Arrêter',
  resume: () => 'Reprendre',
  backToGame: () => 'Revenir à la partie',
  pause: () => 'Pause',
  goOn: () => 'Continuer',
  solved: () => 'Résolue',
  unsolved: () => 'Non résolue',
  paused: () => 'En pause',
  started: () => 'La partie a commencé.',
  resumed: () => 'La partie continue.',
  stoppedPlaying: () => 'La partie est arrêtée.',
  pausedNow: () => 'En pause. La grille est masquée.',
  clock: () => 'Temps de jeu',
  time,
  marksWhilePlaying: () => 'Les marques servent en jouant : appuyez sur Commencer.',
  notNow: (why) =>
    ({
      paused: 'La partie est en pause.',
      solved: 'La grille est résolue : recommencez-la, ou choisissez-en une autre.',
      shown: 'Fermez ce qui est montré pour écrire à nouveau.',
    })[why],

  // The answer
  answer: () => 'Réponse',
  enterPuzzle: () => 'Entrez une grille, ou choisissez-en une',
  editing: () => 'Les chiffres tapés maintenant sont ceux de la grille. Appuyez sur Commencer pour jouer.',
  oneSolution: () => 'Exactement une solution',
  solutions: (solutions, capped) =>
    `${capped ? 'Plus de ' : ''}${number(solutions)} ${plural(solutions, 'solution')}`,
  allFilled: () => 'La grille est remplie, et aucune règle n’est enfreinte',
  solvedIn: (ms) => `Résolue en ${time(ms)}`,
  toGo: (cells) => `Encore ${counted(cells, 'case')}`,
  breaking: (cells) => `${counted(cells, 'case enfreint', 'cases enfreignent')} une règle`,
  differing: (cells) => `${counted(cells, 'chiffre diffère', 'chiffres diffèrent')} de la solution`,
  filledButWrong: () => 'Toutes les cases sont remplies, mais pas selon les règles',
  reading: () => 'Lecture de la grille…',
  almost: () => 'Presque',
  cannotRead: () => 'Cette grille est illisible',
  fault: (fault) => tellFault(FAULTS, fault),
  notAnswered: () => 'Impossible à analyser',
  engineFailed: () => 'L’analyse a échoué',

  // Hints
  hint: () => 'Indice',
  hintMore: () => 'En dire plus',
  hintApply: () => 'Appliquer',
  hintHide: () => 'Cacher',
  hintStage: (level) => `Indice, ${level} sur 3`,
  hintComes: () => 'Recherche de l’étape suivante…',
  noHint: () => 'Aucune étape trouvée à partir d’ici.',
  noHintSolved: () => 'Il n’y a plus rien à trouver.',
  noHintMistake: () => 'Il n’y a pas de solution à partir d’ici, donc pas d’étape suivante.',
  wrongEntry: () => 'Un des chiffres posés est faux',
  wrongMarks: () => 'Il manque dans les marques un chiffre de la solution',
  showMistakes: () => 'Montrer lequel',
  applied: () => 'Appliqué.',
  hintWords: (hint, level) => hintInWords(hint, hints)[level - 1]!,
  technique: (name) => TECHNIQUES[name] ?? ratingNames[name] ?? name,
  difficulty: (se) => `difficulté ${tenths(se)}`,
  legend: (letter) =>
    ({
      a: 'le motif, ou le premier groupe',
      b: 'le deuxième groupe, ou ce qui s’ajoute',
      c: 'le troisième',
      d: 'le quatrième',
    })[letter],

  // The path
  path: () => 'Chemin de résolution',
  found: (instances, technique) => `${technique}, ${counted(instances, 'cas', 'cas')}`,
  foundNone: () => 'Cette technique ne se trouve pas ici.',
  pathTitle: (steps, solves) =>
    `${counted(steps, 'étape')}${solves ? ' jusqu’à la solution' : ', puis aucune technique ne va plus loin'}`,
  pathSteps: () => 'Étapes',
  stepName: (index, technique) => `${index}. ${technique}`,
  stepOf: (index, all) => `Étape ${index} sur ${all}`,
  back: () => 'Précédente',
  forward: () => 'Suivante',

  // What is shown on request
  show: () => 'Montrer',
  spoiler: (spoiler) =>
    ({
      rating: 'Difficulté',
      count: 'Solutions',
      chances: 'Chances',
      guesses: 'Essais',
      solution: 'Solution',
    })[spoiler],
  ratingOf: (se, pearl, diamond) =>
    `Sudoku Explainer ${tenths(se)} (perle ${tenths(pearl)}, diamant ${tenths(diamond)})`,
  hardest: (technique) => `étape la plus difficile : ${technique}`,
  hodoku: (score, level) => `HoDoKu ${number(score)}, ${HODOKU_LEVELS[level]}`,
  ratingComes: () => 'Évaluation de la grille…',
  notRated: () => 'Seules les grilles 9×9 à lignes, colonnes, blocs et solution unique sont évaluées.',
  estimate: (solutions) =>
    `environ ${solutions.toPrecision(2).replace('.', ',')} par descentes au hasard, sans garantie`,
  minimal: () => 'Aucun chiffre donné n’est de trop.',
  redundant: (givens) =>
    givens === 1
      ? '1 chiffre donné est de trop : sans lui, la solution reste unique.'
      : `${givens} chiffres donnés sont de trop : sans l’un d’eux, la solution reste unique.`,
  chancesShown: () => 'Dans chaque case libre : la part des solutions qui y ont ce chiffre.',
  chancesUnknown: () => 'Toutes les solutions n’ont pas été comptées : il n’y a pas de parts.',
  guessesFound: (solved, contradiction, stuck) =>
    `Par les seuls singletons, ${share(solved, solved + contradiction + stuck)} des candidats mènent à la solution, ${share(contradiction, solved + contradiction + stuck)} à une contradiction.`,
  guessesNone: () => 'Les singletons suffisent sans essai.',
  guessesCome: () => 'Chaque essai est tenté…',
  solutionShown: () => 'La grille montre la solution.',
  noSolution: () => 'Il n’y a pas de solution unique à montrer.',

  // Puzzles
  puzzles: () => 'Grilles',
  choosePuzzle: () => 'Choisir une grille',
  ownPuzzles: () => 'De cette page',
  puzzleName: (group, index) => `${group} ${index}`,
  level: (level) =>
    ({
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
      expert: 'Expert',
      extreme: 'Extrême',
    })[level],
  bySize: () => 'Autres tailles',
  byRules: () => 'Autres règles',
  sizeName: (size) => `${size}×${size}`,
  chosen: (name) => `${name} : grille en place.`,

  // The generator
  generator: () => 'Nouvelle grille',
  make: () => 'Créer',
  making: () => 'Création d’une grille…',
  made: (givens) => `Une nouvelle grille, ${counted(givens, 'chiffre donné', 'chiffres donnés')}.`,
  cancel: () => 'Annuler',
  cancelled: () => 'Aucune grille créée.',
  anyLevel: () => 'Tous',
  levelLabel: () => 'Niveau',
  levelBarred: () => 'seulement 9×9 sans autres règles',
  sizeLabel: () => 'Taille',
  rulesLabel: () => 'Règles',
  symmetryLabel: () => 'Symétrie',
  seedLabel: () => 'Graine',
  seedNote: () => 'même graine, même grille',
  noRules: () => 'Lignes, colonnes et blocs',
  symmetry: (symmetry) =>
    ({
      none: 'Aucune',
      rotational: 'Demi-tour',
      horizontal: 'Miroir, axe horizontal',
      vertical: 'Miroir, axe vertical',
      diagonal: 'Miroir, axe descendant',
      antidiagonal: 'Miroir, axe montant',
      full: 'Complète',
    })[symmetry],

  // Rules
  rules: () => 'Règles',
  ruleName: (rule) => RULE_NAMES[rule] ?? rule,
  rule: (rule) => RULE_WORDS[rule] ?? rule,

  // Settings
  settings: () => 'Réglages',
  check: () => 'Signaler comme faux',
  checkName: (check) =>
    ({
      off: 'Rien',
      conflicts: 'Les règles enfreintes',
      solution: 'Ce qui diffère de la solution',
    })[check],
  autoRemove: () => 'Un chiffre posé s’enlève des marques qu’il voit',
  tapCycle: () => 'Appuyer sur une case passe au chiffre suivant',
  timer: () => 'Montrer le temps',

  // Text
  writtenAs: () => 'Écrit en',
  gridText: () => 'Grille en texte',
  format: (format) => FORMAT_NAMES[format] ?? format,
  copyLink: () => 'Copier le lien',
  linkCopied: () => 'Lien copié',

  // Status
  ready: () => 'Prêt',
  notAnalyzed: () => 'Non analysée',
  stopAnalysis: () => 'Arrêter l’analyse',
  duration: (ms) =>
    ms < 100 ? common.milliseconds(Math.round(ms * 10) / 10) : `${tenths(ms / 1000)}${NBSP}s`,
});

function time(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const share = (part: number, whole: number): string => (whole === 0 ? '0' : finePercent(part / whole));
