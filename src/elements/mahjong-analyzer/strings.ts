import { msg, str } from '@lit/localize';
import { commonStrings } from '../shared/strings.js';
import { ruleStrings } from './rule-strings.js';
import { scoreStrings } from './score-strings.js';

/** All that the Mahjong element says, what only screen readers hear included. */
export const strings = {
  ...commonStrings,
  ...ruleStrings,
  ...scoreStrings,

  // The position
  position: () => msg('Position'),
  hand: (count: number) => (count === 1 ? msg('Hand, 1 tile') : msg(str`Hand, ${count} tiles`)),
  meldName: (kind: string, tiles: string) => msg(str`${kind}: ${tiles}`),
  chow: () => msg('Chow'),
  pung: () => msg('Pung'),
  kong: () => msg('Kong'),
  concealedKong: () => msg('Concealed kong'),
  meld: () => msg('Meld'),
  bestDiscard: () => msg('best discard'),
  accepted: () => msg('accepted'),
  discarded: () => msg('would be discarded'),
  pressToRemove: () => msg('press to remove'),
  handCaption: (tile: string, share: string, count: number) =>
    msg(str`Discard ${tile}: ${share} to win, ${help(count)}`),
  handCaptionBare: (tile: string, count: number) => msg(str`Discard ${tile}: ${help(count)}`),
  howToCompare: () => msg('Press two discards to compare them.'),

  // Input
  handText: () => msg('Hand as text'),
  editTiles: () => msg('Edit tiles'),
  clear: () => msg('Clear'),
  handFull: () => msg('The hand is full. Press a tile in it to take it out.'),
  palette: () => msg('Tiles to add'),
  redFives: () => msg('Red fives'),
  addAs: () => msg('Add as'),
  singleTile: () => msg('Tile'),
  added: (name: string) => msg(str`${name} added`),
  removed: (name: string) => msg(str`${name} removed`),
  left: (name: string, count: number) => msg(str`${name}, ${count} left`),

  // The answer
  answer: () => msg('Answer'),
  enterHand: () => msg('Enter a hand'),
  enterHandHow: () => msg('Type 13 or 14 tiles, such as 33789m35689p2334s, or tap them.'),
  tilesToGo: (count: number) => (count === 1 ? msg('1 tile to go') : msg(str`${count} tiles to go`)),
  almost: () => msg('Almost there'),
  handSize: () => msg('A hand has 13 or 14 tiles, a meld counting as three.'),
  noAnswer: () => msg('This hand cannot be read'),
  notAnswered: () => msg('This cannot be analyzed'),
  engineFailed: () => msg('The analysis failed'),
  analyzing: () => msg('Analyzing…'),
  noHints: () => msg('There is nothing to discard'),
  discard: (tile: string) => msg(str`Discard ${tile}`),
  discardToWin: (tile: string, share: string) => msg(str`Discard ${tile}: ${share} to win`),
  atLeast: (share: string) => msg(str`at least ${share}`),
  better: (sentence: string, points: string, tile: string) =>
    msg(str`${sentence}, ${points} better than ${tile}`),
  asGood: (sentence: string, tile: string) => msg(str`${sentence}, as good as ${tile}`),
  aboutAsGood: (sentence: string, tile: string) => msg(str`${sentence}, about as good as ${tile}`),
  points: (count: string) =>
    count === '1' ? msg('1 percentage point') : msg(str`${count} percentage points`),
  about: (points: string) => msg(str`about ${points}`),
  /** A difference of percentages beside them. */
  percentApart: (count: string) => msg(str`${count}\u00a0%`),
  winsMostOften: (tile: string, share: string) => msg(str`${tile} wins most often (${share})`),
  isWorthMost: (tile: string, amount: string, other: string) =>
    msg(str`${tile} is worth most (${amount} to ${other})`),
  oftenOrMost: (often: string, most: string) => msg(str`${often}; ${most}`),
  discardToScore: (tile: string, amount: string) => msg(str`Discard ${tile}: worth ${amount}`),
  moreThan: (sentence: string, amount: string, tile: string) =>
    msg(str`${sentence}, ${amount} more than ${tile}`),
  asMuchAs: (sentence: string, tile: string) => msg(str`${sentence}, as much as ${tile}`),
  waitingFor: (list: string) => msg(str`Waiting for ${list}`),
  toWin: (sentence: string, share: string) => msg(str`${sentence}: ${share} to win`),
  fromTenpai: (count: number) =>
    count === 1 ? msg('One tile from tenpai') : msg(str`${count} tiles from tenpai`),

  // The ranked list
  hintsCaption: (draws: number) =>
    draws === 1
      ? msg('Chance to win by your own draws, 1 left')
      : msg(str`Chance to win by your own draws, ${draws} left`),
  ifYouDiscard: () => msg('If you discard instead'),
  insteadCaption: (draws: number) =>
    msg(str`If you discard instead: chance to win by your own draws, ${draws} left`),
  worthCaption: (unit: string, draws: number) =>
    draws === 1
      ? msg(str`Expected ${unit} by your own draws, 1 left`)
      : msg(str`Expected ${unit} by your own draws, ${draws} left`),
  hints: () => msg('Discards, best first'),
  expectedBeside: (unit: string) => msg(str`at the right expected ${unit}`),
  chanceBeside: () => msg('at the right the chance to win'),
  sortBy: () => msg('Order of the discards'),
  byWin: () => msg('By chance'),
  byScore: () => msg('By worth'),
  expectedScore: () => msg('Expected score'),
  toWinBeside: () => msg('to win'),
  showOnHand: (name: string) => msg(str`Discard ${name}: show and compare`),
  keepHand: () => msg('The hand as it is'),
  winChance: () => msg('Chance to win'),
  pending: () => msg('…'),
  shanten: (count: number) =>
    count < 0 ? msg('complete') : count === 0 ? msg('tenpai') : msg(str`${count}-shanten`),
  tiles,
  accepts: () => msg('Accepted tiles'),
  moreKinds: (count: number) => msg(str`${count} more`),
  betterWith: () => msg('better with'),
  improvements: () => msg('Tiles worth keeping'),
  improvingTile: (name: string, count: number, gain: number) =>
    msg(str`${name}: ${count} unseen, ${gain}\u00a0% better`),
  acceptedTile: (name: string, count: number) => msg(str`${name}: ${count} unseen`),
  more: (count: number) => (count === 1 ? msg('Show 1 more') : msg(str`Show ${count} more`)),
  fewer: () => msg('Show fewer'),

  // Reasons; the tiles are drawn beside them
  sentences: (first: string, second: string) => msg(str`${first}. ${second}.`),
  sentence: (clause: string) => msg(str`${clause}.`),
  clauses: (first: string, second: string) => msg(str`${first}; ${second}`),
  allGone: (where: string) => msg(str`${capital(where)}, but every tile that would help is gone`),
  winningTiles: (count: number) =>
    count === 1 ? msg('Tenpai; 1 tile wins') : msg(str`Tenpai; ${count} tiles win`),
  winningOf: (count: number, all: number) =>
    count === 1
      ? msg(str`Tenpai; only 1 of ${all} tiles wins`)
      : msg(str`Tenpai; only ${count} of ${all} tiles win`),
  winsWithNothing: (rules: string) =>
    rules === 'riichi' ? msg('Tenpai, but without a yaku') : msg('Tenpai, but counts too little to win'),
  bringNearer: (count: number, where: string) =>
    count === 1 ? msg(str`1 tile brings ${where}`) : msg(str`${count} tiles bring ${where}`),
  helpAfter: (where: string, count: number) => msg(str`${where}; ${help(count)}`),
  breaksTenpai: () => msg('Breaks tenpai'),
  keepsTenpai: () => msg('Keeps tenpai'),
  backTo: (where: string) => msg(str`Back to ${where}`),
  nearer: (steps: number) => (steps === 1 ? msg('One step nearer') : msg(str`${steps} steps nearer`)),
  fewerImprove: () => msg('fewer improve it'),
  weakerFollows: () => msg('weaker hands follow'),
  furiten: () => msg('furiten, so only a draw wins'),
  betterFollows: () => msg('better hands follow'),
  asGoodFollows: () => msg('what follows is as good'),

  // One discard and another
  details: () => msg('Details'),
  comparison: () => msg('Comparison'),
  insteadOf: (tile: string, other: string) => msg(str`${tile} instead of ${other}`),
  butHelp: (where: string, tiles: string) => msg(str`${where}, but ${tiles} help`),
  andHelp: (where: string, tiles: string) => msg(str`${where}, and ${tiles} help`),
  asManyHelp: (where: string) => msg(str`${where}, and as many tiles help`),
  takesSame: () => msg('Takes the same tiles'),
  takesMore: (tiles: string) => msg(str`Takes ${tiles}`),
  takesOthers: () => msg('Takes as many tiles, but others'),
  takesAlso: (list: string) => msg(str`Takes ${list} too`),
  takesNot: (list: string) => msg(str`Does not take ${list}`),
  takesInPlace: (list: string, others: string) => msg(str`Takes ${list} in place of ${others}`),
  improves: (list: string) => msg(str`${list} would improve it`),
  improvesNoLonger: (list: string) => msg(str`${list} would not improve it`),
  improvesInPlace: (list: string, others: string) => msg(str`${list} would improve it, ${others} would not`),
  pointsToWin: (points: string) => msg(str`${points} to win`),
  win: () => msg('Win'),
  worth: () => msg('Worth'),
  tenpai: () => msg('Tenpai'),
  acceptedTiles: () => msg('Accepts'),
  apart: () => msg('Difference'),
  gains: () => msg('Gains'),
  givesUp: () => msg('Gives up'),
  noTiles: () => msg('no tiles'),

  // The chance over the draws left
  curveTitle: () => msg('Chance as draws go by'),
  worthCurveTitle: () => msg('Expected score as draws go by'),
  worthSentence: (first: string, middle: string) =>
    msg(str`Expected score, if nothing has come so far. ${first}; ${middle}.`),
  drawsLeft: () => msg('draws left'),
  drawsLeftAt: (count: number) =>
    count === 1 ? msg('1 draw left') : count === 0 ? msg('no draw left') : msg(str`${count} draws left`),
  winAt: (share: string) => msg(str`win ${share}`),
  tenpaiAt: (share: string) => msg(str`tenpai ${share}`),
  curveAt: (draws: string, figures: string) => msg(str`${draws}: ${figures}`),
  curveSentence: (first: string, middle: string) =>
    msg(str`Chances, if nothing has come so far. ${first}; ${middle}.`),

  // Readings
  readings: () => msg('Readings of the hand'),
  readingsOf: (count: number, capped: boolean) =>
    capped
      ? msg(str`More than ${count} ways to read this hand`)
      : count === 1
        ? msg('One way to read this hand')
        : msg(str`${count} ways to read this hand`),
  pattern: (pattern: string) => PATTERNS[pattern]?.() ?? pattern.replaceAll('-', ' '),
  bestReading: () => msg('counts most'),
  called: (set: string) => msg(str`${set}, called`),
  moreReadings: (count: number) => (count === 1 ? msg('Show 1 more') : msg(str`Show ${count} more`)),

  noChances: () => msg('No chances under these rules yet'),

  // Status
  ready: () => msg('Ready'),
  notAnalyzed: () => msg('Not analyzed'),
  model: (model: string) => (model === 'advance' ? msg('Advance model') : msg('Full model')),
  modelHelp: (model: string) =>
    model === 'advance'
      ? msg('Only tiles that bring the hand nearer are kept.')
      : msg('The hand may also change shape once, or step back by one.'),
  chancesMissing: (count: number) =>
    count === 1 ? msg('1 chance not worked out') : msg(str`${count} chances not worked out`),
  chancesBounded: (count: number) =>
    count === 1 ? msg('1 chance is a lower bound') : msg(str`${count} chances are lower bounds`),
};

const PATTERNS: Record<string, () => string> = {
  standard: () => msg('sets and a pair'),
  'seven-pairs': () => msg('seven pairs'),
  'thirteen-orphans': () => msg('thirteen orphans'),
  'wriggly-snake': () => msg('wriggly snake'),
  'wriggling-snake': () => msg('wriggling snake'),
  'squirming-snake': () => msg('squirming snake'),
  'gates-of-heaven': () => msg('gates of heaven'),
  'nine-gates': () => msg('nine gates'),
};

function tiles(count: number, more?: 'more' | 'fewer'): string {
  if (more === 'more') return count === 1 ? msg('1 more tile') : msg(str`${count} more tiles`);
  if (more === 'fewer') return count === 1 ? msg('1 fewer tile') : msg(str`${count} fewer tiles`);
  return count === 1 ? msg('1 tile') : msg(str`${count} tiles`);
}

function help(count: number): string {
  return count === 1 ? msg('1 tile helps') : msg(str`${count} tiles help`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
