/** The hand, what is entered, the sentence that answers, the line at the foot. */
import type { Fault } from '../../../shared/locales/faults.js';
import type { Translation } from '../../../shared/phrasebook.js';
import { help } from './tiles.js';

export const handPhrases = {
  // The position
  position: () => 'Position',
  hand: (count: number) => (count === 1 ? 'Hand, 1 tile' : `Hand, ${count} tiles`),
  meldName: (kind: string, tiles: string) => `${kind}: ${tiles}`,
  chow: () => 'Chow',
  pung: () => 'Pung',
  kong: () => 'Kong',
  concealedKong: () => 'Concealed kong',
  meld: () => 'Meld',
  bestDiscard: () => 'best discard',
  accepted: () => 'accepted',
  discarded: () => 'would be discarded',
  pressToRemove: () => 'press to remove',
  handCaption: (tile: string, share: string, count: number) =>
    `Discard ${tile}: ${share} to win, ${help(count)}`,
  handCaptionBare: (tile: string, count: number) => `Discard ${tile}: ${help(count)}`,
  howToCompare: () => 'Press two discards to compare them.',

  // Input
  handText: () => 'Hand as text',
  editTiles: () => 'Edit tiles',
  clear: () => 'Clear',
  handFull: () => 'The hand is full. Press a tile in it to take it out.',
  palette: () => 'Tiles to add',
  redFives: () => 'Red fives',
  addAs: () => 'Add as',
  singleTile: () => 'Tile',
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
  left: (name: string, count: number) => `${name}, ${count} left`,

  // The answer
  answer: () => 'Answer',
  enterHand: () => 'Enter a hand',
  enterHandHow: () => 'Type 13 or 14 tiles, such as 33789m35689p2334s, or tap them.',
  tilesToGo: (count: number) => (count === 1 ? '1 tile to go' : `${count} tiles to go`),
  almost: () => 'Almost there',
  handSize: () => 'A hand has 13 or 14 tiles, a meld counting as three.',
  noAnswer: () => 'This hand cannot be read',
  notAnswered: () => 'This cannot be analyzed',
  engineFailed: () => 'The analysis failed',
  /** A fault of the request; null: as the message says. */
  fault: (_: Fault): string | null => null,
  analyzing: () => 'Analyzing…',
  noHints: () => 'There is nothing to discard',
  discard: (tile: string) => `Discard ${tile}`,
  discardToWin: (tile: string, share: string) => `Discard ${tile}: ${share} to win`,
  atLeast: (share: string) => `at least ${share}`,
  better: (sentence: string, points: string, tile: string) => `${sentence}, ${points} better than ${tile}`,
  asGood: (sentence: string, tile: string) => `${sentence}, as good as ${tile}`,
  aboutAsGood: (sentence: string, tile: string) => `${sentence}, about as good as ${tile}`,
  /** `figure` is `size` as it is written, maybe with a sign. */
  points: (figure: string, size: number) =>
    size === 1 ? `${figure} percentage point` : `${figure} percentage points`,
  about: (points: string) => `about ${points}`,
  /** A difference of percentages beside them. */
  percentApart: (count: string) => `${count}\u00a0%`,
  winsMostOften: (tile: string, share: string) => `${tile} wins most often (${share})`,
  isWorthMost: (tile: string, amount: string, other: string) =>
    `${tile} is worth most (${amount} to ${other})`,
  oftenOrMost: (often: string, most: string) => `${often}; ${most}`,
  discardToScore: (tile: string, amount: string) => `Discard ${tile}: worth ${amount}`,
  moreThan: (sentence: string, amount: string, tile: string) => `${sentence}, ${amount} more than ${tile}`,
  asMuchAs: (sentence: string, tile: string) => `${sentence}, as much as ${tile}`,
  waitingFor: (list: string) => `Waiting for ${list}`,
  toWin: (sentence: string, share: string) => `${sentence}: ${share} to win`,
  fromTenpai: (count: number) => (count === 1 ? 'One tile from tenpai' : `${count} tiles from tenpai`),

  // Status
  ready: () => 'Ready',
  notAnalyzed: () => 'Not analyzed',
  model: (model: string) => (model === 'advance' ? 'Advance model' : 'Full model'),
  modelHelp: (model: string) =>
    model === 'advance'
      ? 'Only tiles that bring the hand nearer are kept.'
      : 'The hand may also change shape once, or step back by one.',
  chancesMissing: (count: number) =>
    count === 1 ? '1 chance not worked out' : `${count} chances not worked out`,
  chancesBounded: (count: number) =>
    count === 1 ? '1 chance is a lower bound' : `${count} chances are lower bounds`,
};

export type HandPhrases = Translation<typeof handPhrases>;
