/** From a request as anybody may send it to a position that the kernel can read: every fault gets its code here. */
import { HintwrightError } from '../errors.js';
import { readChoice, readWhole } from '../fields.js';
import { unwrap } from '../result.js';
import { checkCircumstances, isRiichi } from './circumstances.js';
import { readFields, readText } from './fields.js';
import { type Hand, handSize, type PlacedTile, parseHand, parseTiles, placedTiles } from './notation.js';
import { readSetup, type ScoreSetup } from './score/setup.js';
import { COPIES, countKinds, isFlower, KINDS, kindName } from './tiles.js';
import { type MahjongRequest, MODELS, type Model, RULES, type Rules } from './types.js';

/** Tiles of a set without flowers. */
const ALL_TILES = KINDS * COPIES;
const DEFAULT_DRAWS = 18;
const LEAST_SIZE = 13;
const MOST_SIZE = 14;
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
  if (rules === 'riichi') refuseFlowers(text, hand);
  const size = checkSize(text, hand, ANY_SIZE.includes(rules) ? 0 : LEAST_SIZE);
  const winKind = readWinTile(request.winTile, hand);
  checkCircumstances(request, rules, hand, winKind);
  const concealed = countKinds(hand.concealed);
  const melded = countKinds(hand.melds.flatMap((meld) => meld.tiles));
  const { available, visible } = readSeen(request, concealed, melded);
  const { draws, unseen } = readDraws(request, ALL_TILES - visible);
  return {
    ...{ hand, concealed, melded, available, sets: 4 - hand.melds.length, size },
    ...{ lastTile: { kind: winKind, claimed: !request.selfDraw }, rules, model, draws, unseen },
    locked: rules === 'riichi' && isRiichi(request),
    setup: readSetup(request, rules),
  };
}

function refuseFlowers(text: string, hand: Hand): void {
  const flower = placedTiles(hand).find((tile) => isFlower(tile.kind));
  if (!flower) return;
  throw new HintwrightError({
    code: 'ERR_FLOWERS',
    message: 'Riichi is played without flowers and seasons: leave this tile out.',
    input: text,
    at: flower.at,
  });
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

/** The winning tile's kind: as told, else that of the last concealed tile written. */
function readWinTile(value: unknown, hand: Hand): number {
  if (value === undefined) return hand.concealed.filter(({ kind }) => !isFlower(kind)).at(-1)?.kind ?? -1;
  const text = readText('winTile', value, '');
  const tiles = unwrap(parseTiles(text));
  const tile = tiles[0] as PlacedTile;
  const fault = (message: string, at: number) =>
    new HintwrightError({ code: 'ERR_WIN_TILE', message, input: text, at });
  if (tiles.length > 1)
    throw fault('The winning tile is one tile; this is a second one.', (tiles[1] as PlacedTile).at);
  if (isFlower(tile.kind)) throw fault('No hand is won on a flower or season.', tile.at);
  if (handSize(hand) === MOST_SIZE && !hand.concealed.some((own) => own.kind === tile.kind)) {
    throw fault('The winning tile is not among the concealed tiles of the hand.', tile.at);
  }
  return tile.kind;
}

/** Counts what lies open: no kind may be there more than four times. Ura dora are turned over only after the win. */
function readSeen(request: MahjongRequest, concealed: Uint8Array, melded: Uint8Array) {
  const shown = new Uint8Array(KINDS);
  const count = (name: 'dora' | 'seen' | 'uraDora', counts: Uint8Array) => {
    const text = readText(name, request[name], '');
    for (const tile of text.trim() === '' ? [] : unwrap(parseTiles(text))) {
      if (isFlower(tile.kind)) continue;
      const own = (concealed[tile.kind] ?? 0) + (melded[tile.kind] ?? 0);
      counts[tile.kind] = (counts[tile.kind] ?? 0) + 1;
      if ((counts[tile.kind] ?? 0) + own > COPIES) throw tooManySeen(text, tile);
    }
  };
  count('dora', shown);
  count('seen', shown);
  count('uraDora', shown.slice());
  const available = shown.map((seen, kind) => COPIES - seen - (melded[kind] ?? 0));
  const visible = [shown, concealed, melded]
    .flatMap((counts) => [...counts])
    .reduce((sum, tiles) => sum + tiles, 0);
  return { available, visible };
}

function tooManySeen(text: string, tile: PlacedTile): HintwrightError {
  const message = `This is the fifth ${kindName(tile.kind)}: hand, dora indicators and seen tiles together have four at most.`;
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
