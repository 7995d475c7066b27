/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import { counted, plural } from '../../../shared/locales/fr/writing.js';
import type { HintPhrases, PatternNames } from '../en/hints.js';
import { tiles, useful } from './tiles.js';

const PATTERNS: PatternNames = {
  standard: 'groupes et une paire',
  'seven-pairs': 'sept paires',
  'thirteen-orphans': 'treize orphelins',
  'wriggly-snake': 'serpent sinueux',
  'wriggling-snake': 'serpent ondulant',
  'squirming-snake': 'serpent frétillant',
  'gates-of-heaven': 'portes du ciel',
  'nine-gates': 'neuf portes',
};

const left = (draws: number): string => counted(draws, 'restante');
const unseen = (count: number): string => counted(count, 'non vue', 'non vues');

export const hintPhrases: HintPhrases = {
  // The ranked list
  hintsCaption: (draws) => `Chances de gain par vos pioches, ${left(draws)}`,
  ifYouDiscard: () => 'Si vous défaussez plutôt',
  insteadCaption: (draws) => `Si vous défaussez plutôt : chances de gain par vos pioches, ${left(draws)}`,
  worthCaption: (unit, draws) => `Score attendu en ${unit} par vos pioches, ${left(draws)}`,
  hints: () => 'Défausses, la meilleure d’abord',
  expectedBeside: (unit) => `à droite, le score attendu en ${unit}`,
  chanceBeside: () => 'à droite, les chances de gain',
  sortBy: () => 'Ordre des défausses',
  byWin: () => 'Par chances',
  byScore: () => 'Par valeur',
  expectedScore: () => 'Score attendu',
  toWinBeside: () => 'gain',
  showOnHand: (name) => `Défausser ${name} : montrer et comparer`,
  winChance: () => 'Chances de gain',
  pending: () => '…',
  shanten: (count) => (count < 0 ? 'complète' : count === 0 ? 'tenpai' : `${count}-shanten`),
  tiles: (count, more) =>
    `${tiles(count)}${more === 'more' ? ' de plus' : more === 'fewer' ? ' de moins' : ''}`,
  accepts: () => 'Tuiles utiles',
  moreKinds: (count) => counted(count, 'autre'),
  betterWith: () => 'mieux avec',
  improvements: () => 'Tuiles à garder',
  improvingTile: (name, count, gain) => `${name} : ${unseen(count)}, ${gain} % de mieux`,
  acceptedTile: (name, count) => `${name} : ${unseen(count)}`,
  more: (count) => `En montrer ${count} de plus`,
  fewer: () => 'En montrer moins',

  // Reasons; the tiles are drawn beside them
  clauses: (first, second) => `${first} ; ${second}`,
  allGone: (where) => `${capital(where)}, mais toutes les tuiles utiles sont épuisées`,
  winningTiles: (count) => `Tenpai ; ${counted(count, 'tuile gagnante', 'tuiles gagnantes')}`,
  winningOf: (count, all) =>
    count === 1
      ? `Tenpai ; seule 1 tuile sur ${all} gagne`
      : `Tenpai ; seules ${count} tuiles sur ${all} gagnent`,
  winsWithNothing: (rules) =>
    rules === 'riichi' ? 'Tenpai, mais sans yaku' : 'Tenpai, mais compte trop peu pour gagner',
  bringNearer: (count, where) => `${tiles(count)} ${plural(count, 'mène', 'mènent')} à ${where}`,
  helpAfter: (where, count) => `${where} ; ${useful(count)}`,
  breaksTenpai: () => 'Casse le tenpai',
  keepsTenpai: () => 'Garde le tenpai',
  backTo: (where) => `Retour à ${where}`,
  nearer: (steps) => (steps === 1 ? 'Avance d’un pas' : `Avance de ${steps} pas`),
  fewerImprove: () => 'moins de tuiles l’améliorent',
  weakerFollows: () => 'les mains suivantes sont plus faibles',
  furiten: () => 'furiten, donc seule une tuile piochée gagne',
  betterFollows: () => 'les mains suivantes sont meilleures',
  asGoodFollows: () => 'la suite est aussi bonne',

  // The chance over the draws left
  curveTitle: () => 'Chances au fil des pioches',
  worthCurveTitle: () => 'Score attendu au fil des pioches',
  worthSentence: (first, middle) => `Score attendu, si rien n’est venu jusque-là. ${first} ; ${middle}.`,
  drawsLeft: () => 'pioches restantes',
  drawsLeftAt: (count) => (count === 0 ? 'plus de pioche' : `encore ${counted(count, 'pioche')}`),
  winAt: (share) => `gain ${share}`,
  tenpaiAt: (share) => `tenpai ${share}`,
  curveAt: (draws, figures) => `${draws} : ${figures}`,
  curveSentence: (first, middle) => `Chances, si rien n’est venu jusque-là. ${first} ; ${middle}.`,

  // Readings
  readings: () => 'Lectures de la main',
  readingsOf: (count, capped) =>
    capped
      ? `Plus de ${count} lectures de cette main`
      : count === 1
        ? 'Une seule lecture de cette main'
        : `${count} lectures de cette main`,
  pattern: (pattern) =>
    (PATTERNS as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => 'compte le plus',
  called: (set) => `${set}, exposé`,
  moreReadings: (count) => `En montrer ${count} de plus`,

  noChances: () => 'Pas encore de chances de gain pour ces règles',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
