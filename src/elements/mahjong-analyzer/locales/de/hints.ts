/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import { NBSP } from '../../../shared/locales/figures.js';
import type { HintPhrases, PatternNames } from '../en/hints.js';
import { help, tiles } from './tiles.js';

const PATTERNS: PatternNames = {
  standard: 'Sätze und ein Paar',
  'seven-pairs': 'sieben Paare',
  'thirteen-orphans': 'dreizehn Waisen',
  'wriggly-snake': 'Schlängelnde Schlange',
  'wriggling-snake': 'Windende Schlange',
  'squirming-snake': 'Krümmende Schlange',
  'gates-of-heaven': 'Himmelspforten',
  'nine-gates': 'Neun Tore',
};

const drawsLeft = (draws: number): string => (draws === 1 ? 'noch 1 Zug' : `noch ${draws} Züge`);

export const hintPhrases: HintPhrases = {
  // The ranked list
  hintsCaption: (draws) => `Gewinnchance durch eigene Züge, ${drawsLeft(draws)}`,
  ifYouDiscard: () => 'Wenn du stattdessen abwirfst',
  insteadCaption: (draws) =>
    `Wenn du stattdessen abwirfst: Gewinnchance durch eigene Züge, ${drawsLeft(draws)}`,
  worthCaption: (unit, draws) => `Erwartete ${unit} durch eigene Züge, ${drawsLeft(draws)}`,
  hints: () => 'Abwürfe, der beste zuerst',
  expectedBeside: (unit) => `rechts die erwarteten ${unit}`,
  chanceBeside: () => 'rechts die Gewinnchance',
  sortBy: () => 'Reihenfolge der Abwürfe',
  byWin: () => 'Nach Chance',
  byScore: () => 'Nach Wert',
  expectedScore: () => 'Erwarteter Wert',
  toWinBeside: () => 'Gewinn',
  showOnHand: (name) => `${name} abwerfen: zeigen und vergleichen`,
  winChance: () => 'Gewinnchance',
  pending: () => '…',
  shanten: (count) => (count < 0 ? 'vollständig' : count === 0 ? 'Tenpai' : `${count}-Shanten`),
  tiles: (count, more) => `${tiles(count)}${more === 'more' ? ' mehr' : more === 'fewer' ? ' weniger' : ''}`,
  accepts: () => 'Steine, die helfen',
  moreKinds: (count) => `${count} weitere`,
  betterWith: () => 'besser mit',
  improvements: () => 'Steine, die zu behalten lohnt',
  improvingTile: (name, count, gain) => `${name}: ${count} ungesehen, ${gain}${NBSP}% besser`,
  acceptedTile: (name, count) => `${name}: ${count} ungesehen`,
  more: (count) => `${count} weitere zeigen`,
  fewer: () => 'Weniger zeigen',

  // Reasons; the tiles are drawn beside them
  clauses: (first, second) => `${first}; ${second}`,
  allGone: (where) => `${capital(where)}, aber alle Steine, die helfen würden, sind weg`,
  winningTiles: (count) => `Tenpai; ${tiles(count)} ${count === 1 ? 'gewinnt' : 'gewinnen'}`,
  winningOf: (count, all) =>
    `Tenpai; nur ${count} von ${all} Steinen ${count === 1 ? 'gewinnt' : 'gewinnen'}`,
  winsWithNothing: (rules) =>
    rules === 'riichi' ? 'Tenpai, aber ohne Yaku' : 'Tenpai, zählt aber zu wenig zum Gewinn',
  bringNearer: (count, where) => `${tiles(count)} ${count === 1 ? 'bringt' : 'bringen'} ${where}`,
  helpAfter: (where, count) => `${where}; ${help(count)}`,
  breaksTenpai: () => 'Bricht Tenpai',
  keepsTenpai: () => 'Hält Tenpai',
  backTo: (where) => `Zurück auf ${where}`,
  nearer: (steps) => (steps === 1 ? 'Einen Schritt näher' : `${steps} Schritte näher`),
  fewerImprove: () => 'weniger Steine verbessern sie',
  weakerFollows: () => 'es folgen schwächere Hände',
  furiten: () => 'Furiten, also gewinnt nur ein gezogener Stein',
  betterFollows: () => 'es folgen bessere Hände',
  asGoodFollows: () => 'was folgt, ist ebenso gut',

  // The chance over the draws left
  curveTitle: () => 'Chance im Lauf der Züge',
  worthCurveTitle: () => 'Erwarteter Wert im Lauf der Züge',
  worthSentence: (first, middle) => `Erwarteter Wert, wenn bisher nichts gekommen ist. ${first}; ${middle}.`,
  drawsLeft: () => 'übrige Züge',
  drawsLeftAt: (count) => (count === 0 ? 'kein Zug mehr' : drawsLeft(count)),
  winAt: (share) => `Gewinn ${share}`,
  tenpaiAt: (share) => `Tenpai ${share}`,
  curveAt: (draws, figures) => `${draws}: ${figures}`,
  curveSentence: (first, middle) => `Chancen, wenn bisher nichts gekommen ist. ${first}; ${middle}.`,

  // Readings
  readings: () => 'Lesarten der Hand',
  readingsOf: (count, capped) =>
    capped
      ? `Mehr als ${count} Lesarten dieser Hand`
      : count === 1
        ? 'Eine Lesart dieser Hand'
        : `${count} Lesarten dieser Hand`,
  pattern: (pattern) =>
    (PATTERNS as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => 'zählt am meisten',
  called: (set) => `${set}, gerufen`,
  moreReadings: (count) => `${count} weitere zeigen`,

  noChances: () => 'Für diese Regeln gibt es noch keine Chancen',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
