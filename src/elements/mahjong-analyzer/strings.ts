import { msg, str } from '@lit/localize';
import { commonStrings } from '../shared/strings.js';

const WINDS = () => [msg('East'), msg('South'), msg('West'), msg('North')];
const DRAGONS = () => [msg('White'), msg('Green'), msg('Red')];
const FLOWERS = () => [msg('plum'), msg('orchid'), msg('chrysanthemum'), msg('bamboo')];
const SEASONS = () => [msg('spring'), msg('summer'), msg('autumn'), msg('winter')];

/** A tile as it is spoken: "5 of dots, red", "East wind". */
export function tileName(tile: string): string {
  const number = Number(tile[0]);
  const five = number || 5;
  switch (tile[1]) {
    case 'm':
      return redden(number, msg(str`${five} of characters`));
    case 'p':
      return redden(number, msg(str`${five} of dots`));
    case 's':
      return redden(number, msg(str`${five} of bamboo`));
    case 'z':
      return number < 5 ? msg(str`${WINDS()[number - 1]} wind`) : msg(str`${DRAGONS()[number - 5]} dragon`);
    default:
      return number < 5
        ? msg(str`flower ${number}, ${FLOWERS()[number - 1]}`)
        : msg(str`season ${number - 4}, ${SEASONS()[number - 5]}`);
  }
}

/** A tile in a written sentence: "9p", "red 5p", "East". */
export function tileWord(tile: string): string {
  const number = Number(tile[0]);
  if (tile[1] === 'z') return number < 5 ? WINDS()[number - 1]! : msg(str`${DRAGONS()[number - 5]} dragon`);
  return number === 0 ? msg(str`red 5${tile[1]}`) : tile;
}

function redden(number: number, name: string): string {
  return number === 0 ? msg(str`${name}, red`) : name;
}

/** All that the Mahjong element says, what only screen readers hear included. */
export const strings = {
  ...commonStrings,
  tileName,
  tileWord,

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
    msg(str`Discard ${tile}: ${share} to win, ${tiles(count)} help`),
  handCaptionBare: (tile: string, count: number) => msg(str`Discard ${tile}: ${tiles(count)} help`),

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
  wrongHere: (text: string) => msg(str`The fault is at “${text}”.`),
  wrongAtEnd: () => msg('The fault is at the end.'),

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
  completeHand: () => msg('This hand is complete'),
  completeHandScore: (points: number) => msg(str`This hand is complete: ${points} points`),
  completeNoYaku: () => msg('This hand is complete but has no yaku'),
  noHints: () => msg('There is nothing to discard'),
  discard: (tile: string) => msg(str`Discard ${tile}`),
  discardToWin: (tile: string, share: string) => msg(str`Discard ${tile}: ${share} to win`),
  better: (sentence: string, points: string, tile: string) =>
    msg(str`${sentence}, ${points} better than ${tile}`),
  asGood: (sentence: string, tile: string) => msg(str`${sentence}, as good as ${tile}`),
  points: (count: string) => (count === '1' ? msg('1 point') : msg(str`${count} points`)),
  waitingFor: (list: string) => msg(str`Waiting for ${list}`),
  toWin: (sentence: string, share: string) => msg(str`${sentence}: ${share} to win`),
  fromTenpai: (count: number) =>
    count === 1 ? msg('One tile from tenpai') : msg(str`${count} tiles from tenpai`),

  // The ranked list
  hintsCaption: (draws: number) =>
    draws === 1
      ? msg('Chance to win by your own draws, 1 left')
      : msg(str`Chance to win by your own draws, ${draws} left`),
  insteadCaption: (draws: number) =>
    msg(str`If you discard instead: chance to win by your own draws, ${draws} left`),
  hints: () => msg('Discards, best first'),
  showOnHand: (name: string) => msg(str`Discard ${name}: show on the hand`),
  keepHand: () => msg('The hand as it is'),
  winChance: () => msg('Chance to win'),
  pending: () => msg('…'),
  shanten: (count: number) =>
    count < 0 ? msg('complete') : count === 0 ? msg('tenpai') : msg(str`${count}-shanten`),
  tiles,
  accepts: () => msg('Accepted tiles'),
  acceptedTile: (name: string, count: number) => msg(str`${name}: ${count} unseen`),
  more: (count: number) => (count === 1 ? msg('Show 1 more') : msg(str`Show ${count} more`)),
  fewer: () => msg('Show fewer'),

  // Status
  ready: () => msg('Ready'),
  notAnalyzed: () => msg('Not analyzed'),
  model: (model: string) => (model === 'advance' ? msg('Advance model') : msg('Full model')),
  modelHelp: (model: string) =>
    model === 'advance'
      ? msg('Only tiles that bring the hand nearer are kept.')
      : msg('The hand may also change shape or step back.'),
};

function tiles(count: number): string {
  return count === 1 ? msg('1 tile') : msg(str`${count} tiles`);
}
