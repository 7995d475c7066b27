/** From a request as anybody may send it to a position that the kernel can read: every fault gets its code here. */
import { HintwrightError } from '../errors.js';
import { readChoice, readWhole } from '../fields.js';
import { unwrap } from '../result.js';
import { checkCircumstances, isRiichi, type Shown, type TileText } from './circumstances/index.js';
import { readFields, readText } from './fields.js';
import { hasFlowers, refuseFlowers } from './flowers.js';
import { type Hand, handSize, type PlacedTile, parseHand, placedTiles } from './notation.js';
import { readSetup, type ScoreSetup } from './score/setup.js';
import { readShown } from './shown.js';
import { COPIES, countKinds, KINDS, kindName } from './tiles.js';
import { type MahjongRequest, MODELS, type Model, RULES, type Rules } from './types.js';
import { readWinTile } from './win-tile.js';

/** Tiles of a set without flowers. */
const ALL_TILES = KINDS * COPIES;
const DEFAULT_DRAWS = 18;
const LEAST_SIZE = 13;
const MOST_SIZE = 14;
const NORTH = 30;
/** Rules in which every player's hand scores, finished or not, of whatever size. */
const ANY_SIZE: readonly Rules[] = ['bmja', 'classical'];
/** More own draws than any game has; the tables of the kernel are made for this many. */
export const MAX_DRAWS = 70;

/** What the kernel needs to know. */
export interface Position {
  hand: Hand;
  /** Concealed tiles by kind. */
  concealed: Uint8Array;
  /** Tiles in melds by kind. */
  melded: Uint8Array;
  /** By kind: copies that are neither in melds nor seen elsewhere. */
  available: Uint8Array;
  /** Concealed sets that a complete hand needs: 4 less the melds. */
  sets: number;
  /** Tiles, a meld counting as three: 14 before a discard, 13 after it; any number where partial hands score. */
  size: number;
  /** What was drawn or claimed last; of 13 tiles the last one written. */
  lastTile: { kind: number; claimed: boolean };
  rules: Rules;
  model: Model;
  /** Riichi is declared: a tenpai hand keeps its wait. */
  locked: boolean;
  draws: number;
  unseen: number;
  /** Kinds of the own discards, and whether a tile that completes the hand was let pass: what furiten goes by. */
  discards: readonly number[];
  passedWin: boolean;
  /** What scoring needs besides. */
  setup: ScoreSetup;
}

/** Reads and checks a request, whatever it is. Throws HintwrightError and nothing else. */
export function readRequest(source: MahjongRequest): Position {
  const request = readFields(source);
  const rules = readChoice('rules', request.rules, RULES, 'riichi', 'ERR_RULES');
  const model = readChoice('model', request.model, MODELS, 'full');
  const text = readText('hand', request.hand, '');
  const hand = unwrap(parseHand(text));
  const flowers = hasFlowers(rules, request);
  if (!flowers) refuseFlowers(text, placedTiles(hand));
  const size = checkSize(text, hand, ANY_SIZE.includes(rules) ? 0 : LEAST_SIZE);
  const winKind = readWinTile(request.winTile, hand);
  const shown = readShown(request, flowers);
  checkCircumstances({ request, rules, hand, winKind, shown });
  const concealed = countKinds(hand.concealed);
  const melded = countKinds(hand.melds.flatMap((meld) => meld.tiles));
  const norths = rules === 'riichi' ? countNorths(request, hand) : 0;
  const { available, visible } = countShown(shown, concealed, melded, norths);
  const { draws, unseen } = readDraws(request, ALL_TILES - visible);
  return {
    ...{ hand, concealed, melded, available, sets: 4 - hand.melds.length, size },
    ...{ lastTile: { kind: winKind, claimed: !request.selfDraw }, rules, model, draws, unseen },
    locked: rules === 'riichi' && isRiichi(request),
    ...{ discards: shown.discards.tiles.map(({ kind }) => kind), passedWin: request.passedWin ?? false },
    setup: readSetup(request, rules),
  };
}

/** 14 tiles at most, a meld counting as three; at least `least`. */
function checkSize(text: string, hand: Hand, least: number): number {
  const size = handSize(hand);
  if (size >= least && size <= MOST_SIZE) return size;
  const surplus = size > MOST_SIZE ? placedTiles(hand).at(MOST_SIZE - size) : undefined;
  const wanted = least < LEAST_SIZE ? `at most ${MOST_SIZE}` : `${LEAST_SIZE} or ${MOST_SIZE}`;
  const advice =
    size < least ? `add ${LEAST_SIZE - size} or ${MOST_SIZE - size}` : `take ${size - MOST_SIZE} away`;
  throw new HintwrightError({
    code: 'ERR_HAND_SIZE',
    message: `A hand has ${wanted} tiles, a meld counting as three; this one has ${size}: ${advice}.`,
    input: text,
    at: surplus?.at ?? text.length,
  });
}

/** Counts what lies open: no kind may be there more than four times. Ura dora are turned over only after the win. */
function countShown(shown: Shown, concealed: Uint8Array, melded: Uint8Array, norths: number) {
  const open = new Uint8Array(KINDS);
  open[NORTH] = norths;
  const count = ({ text, tiles }: TileText, counts: Uint8Array) => {
    for (const tile of tiles) {
      const own = (concealed[tile.kind] ?? 0) + (melded[tile.kind] ?? 0);
      counts[tile.kind] = (counts[tile.kind] ?? 0) + 1;
      if ((counts[tile.kind] ?? 0) + own <= COPIES) continue;
      throw tile.kind === NORTH && norths > 0 ? tooManyNorths(text, tile) : tooManySeen(text, tile);
    }
  };
  for (const text of [shown.dora, shown.seen, shown.discards]) count(text, open);
  count(shown.uraDora, open.slice());
  const available = open.map((seen, kind) => COPIES - seen - (melded[kind] ?? 0));
  const visible = [open, concealed, melded]
    .flatMap((counts) => [...counts])
    .reduce((sum, tiles) => sum + tiles, 0);
  return { available, visible };
}

/** Norths set aside; with those of the hand there are four at most. */
function countNorths({ hand: text, northDora = 0 }: MahjongRequest, hand: Hand): number {
  const surplus = placedTiles(hand).filter(({ kind }) => kind === NORTH)[COPIES - northDora];
  if (surplus) throw tooManyNorths(text, surplus);
  return northDora;
}

function tooManyNorths(text: string, tile: PlacedTile): HintwrightError {
  const message = 'This is the fifth North, those set aside as northDora included.';
  return new HintwrightError({ code: 'ERR_NORTH_DORA', message, input: text, at: tile.at });
}

function tooManySeen(text: string, tile: PlacedTile): HintwrightError {
  const message = `This is the fifth ${kindName(tile.kind)}: hand, dora indicators, seen tiles and own discards together have four at most.`;
  return new HintwrightError({ code: 'ERR_TOO_MANY_SEEN', message, input: text, at: tile.at });
}

/** Draws left and tiles unseen; there can't be more draws than tiles. */
function readDraws(request: MahjongRequest, counted: number): { draws: number; unseen: number } {
  const unseen = readWhole('unseen', request.unseen, {
    ...{ least: 0, most: counted, fallback: counted, code: 'ERR_UNSEEN' },
  });
  const draws = readWhole('draws', request.draws, {
    ...{ least: 0, most: MAX_DRAWS, fallback: Math.min(DEFAULT_DRAWS, unseen), code: 'ERR_OPTION' },
  });
  if (draws <= unseen) return { draws, unseen };
  throw new HintwrightError({
    code: 'ERR_UNSEEN',
    message: `There are ${unseen} tiles unseen, too few for ${draws} draws.`,
  });
}
