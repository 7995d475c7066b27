/** The ranked list, its reasons, the curve of chances, the readings of a hand. */
import type { Translation } from '../../../shared/phrasebook.js';
import { help, tiles } from './tiles.js';

export const hintPhrases = {
  // The ranked list
  hintsCaption: (draws: number) =>
    draws === 1
      ? 'Chance to win by your own draws, 1 left'
      : `Chance to win by your own draws, ${draws} left`,
  ifYouDiscard: () => 'If you discard instead',
  insteadCaption: (draws: number) => `If you discard instead: chance to win by your own draws, ${draws} left`,
  worthCaption: (unit: string, draws: number) =>
    draws === 1
      ? `Expected ${unit} by your own draws, 1 left`
      : `Expected ${unit} by your own draws, ${draws} left`,
  hints: () => 'Discards, best first',
  expectedBeside: (unit: string) => `at the right expected ${unit}`,
  chanceBeside: () => 'at the right the chance to win',
  sortBy: () => 'Order of the discards',
  byWin: () => 'By chance',
  byScore: () => 'By worth',
  expectedScore: () => 'Expected score',
  toWinBeside: () => 'to win',
  showOnHand: (name: string) => `Discard ${name}: show and compare`,
  winChance: () => 'Chance to win',
  pending: () => '…',
  shanten: (count: number) => (count < 0 ? 'complete' : count === 0 ? 'tenpai' : `${count}-shanten`),
  tiles,
  accepts: () => 'Accepted tiles',
  moreKinds: (count: number) => `${count} more`,
  betterWith: () => 'better with',
  improvements: () => 'Tiles worth keeping',
  improvingTile: (name: string, count: number, gain: number) =>
    `${name}: ${count} unseen, ${gain}\u00a0% better`,
  acceptedTile: (name: string, count: number) => `${name}: ${count} unseen`,
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  fewer: () => 'Show fewer',

  // Reasons; the tiles are drawn beside them
  clauses: (first: string, second: string) => `${first}; ${second}`,
  allGone: (where: string) => `${capital(where)}, but every tile that would help is gone`,
  winningTiles: (count: number) => (count === 1 ? 'Tenpai; 1 tile wins' : `Tenpai; ${count} tiles win`),
  winningOf: (count: number, all: number) =>
    count === 1 ? `Tenpai; only 1 of ${all} tiles wins` : `Tenpai; only ${count} of ${all} tiles win`,
  winsWithNothing: (rules: string) =>
    rules === 'riichi' ? 'Tenpai, but without a yaku' : 'Tenpai, but counts too little to win',
  bringNearer: (count: number, where: string) =>
    count === 1 ? `1 tile brings ${where}` : `${count} tiles bring ${where}`,
  helpAfter: (where: string, count: number) => `${where}; ${help(count)}`,
  breaksTenpai: () => 'Breaks tenpai',
  keepsTenpai: () => 'Keeps tenpai',
  backTo: (where: string) => `Back to ${where}`,
  nearer: (steps: number) => (steps === 1 ? 'One step nearer' : `${steps} steps nearer`),
  fewerImprove: () => 'fewer improve it',
  weakerFollows: () => 'weaker hands follow',
  furiten: () => 'furiten, so only a draw wins',
  betterFollows: () => 'better hands follow',
  asGoodFollows: () => 'what follows is as good',

  // The chance over the draws left
  curveTitle: () => 'Chance as draws go by',
  worthCurveTitle: () => 'Expected score as draws go by',
  worthSentence: (first: string, middle: string) =>
    `Expected score, if nothing has come so far. ${first}; ${middle}.`,
  drawsLeft: () => 'draws left',
  drawsLeftAt: (count: number) =>
    count === 1 ? '1 draw left' : count === 0 ? 'no draw left' : `${count} draws left`,
  winAt: (share: string) => `win ${share}`,
  tenpaiAt: (share: string) => `tenpai ${share}`,
  curveAt: (draws: string, figures: string) => `${draws}: ${figures}`,
  curveSentence: (first: string, middle: string) =>
    `Chances, if nothing has come so far. ${first}; ${middle}.`,

  // Readings
  readings: () => 'Readings of the hand',
  readingsOf: (count: number, capped: boolean) =>
    capped
      ? `More than ${count} ways to read this hand`
      : count === 1
        ? 'One way to read this hand'
        : `${count} ways to read this hand`,
  pattern: (pattern: string) =>
    (patternNames as Readonly<Record<string, string>>)[pattern] ?? pattern.replaceAll('-', ' '),
  bestReading: () => 'counts most',
  called: (set: string) => `${set}, called`,
  moreReadings: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),

  noChances: () => 'No chances under these rules yet',
};

export type HintPhrases = Translation<typeof hintPhrases>;
export type PatternNames = Readonly<Record<keyof typeof patternNames, string>>;

/** By `pattern` of a reading. */
export const patternNames = {
  standard: 'sets and a pair',
  'seven-pairs': 'seven pairs',
  'thirteen-orphans': 'thirteen orphans',
  'wriggly-snake': 'wriggly snake',
  'wriggling-snake': 'wriggling snake',
  'squirming-snake': 'squirming snake',
  'gates-of-heaven': 'gates of heaven',
  'nine-gates': 'nine gates',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
