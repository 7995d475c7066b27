/** By what a search judges wins: what hands are scored by, without a winning tile, and what is known of tiles to come. */
import { unwrap } from '../../result.js';
import type { Outlook } from '../kernel.js';
import { parseTiles } from '../notation.js';
import type { Position } from '../request.js';
import { isFlower, KINDS, type Tile } from '../tiles.js';
import { flagBits, writeContext } from './context.js';

const SUITS = 3;
/** Red fives of a suit in the whole set. */
const REDS = 1;
const WHOLE_HAND = 14;

/** Layout of what is known of tiles to come: assembly/mahjong/score/prospect.ts. */
const PROSPECT_BYTES = 48;
const RED_HELD = 34;
const RED_UNSEEN = 37;
const INDICATORS = 40;
const UNDECLARED = 41;
const RIICHI_FLAGS = 44;

const MOST_INDICATORS = 5;

/** `declared`: for a tenpai hand that has declared riichi, as the request says. */
export function outlookOf(position: Position, declared: boolean): Outlook {
  const { hand, setup } = position;
  const flowers = hand.concealed.filter(({ kind }) => isFlower(kind));
  const context = writeContext({
    ...{ ...setup, uraDora: [], winKind: null },
    hand: { melds: hand.melds, concealed: flowers },
  });
  return { context, prospect: writeProspect(position, declared), scores: true };
}

function writeProspect(position: Position, declared: boolean): Uint8Array {
  const { concealed, hand, setup, size, rules } = position;
  const bytes = new Uint8Array(PROSPECT_BYTES);
  bytes.set(concealed.subarray(0, KINDS));
  if (rules !== 'riichi') return bytes;
  if (usesRedFives(position)) writeRedFives(bytes, position);
  bytes[INDICATORS] = Math.min(Math.max(1, setup.dora.length), MOST_INDICATORS);
  if (hand.melds.some((meld) => !meld.concealed)) return bytes;
  bytes[UNDECLARED] = Number(!declared && size < WHOLE_HAND);
  const { doubleRiichi = false, openRiichi = false } = declared ? setup.request : {};
  const flags = flagBits({ hand: '', riichi: true, doubleRiichi, openRiichi });
  for (let i = 0; i < 4; i++) bytes[RIICHI_FLAGS + i] = flags >> (8 * i);
  return bytes;
}

const usesRedFives = ({ setup: { set, options } }: Position): boolean =>
  options[set.options.findIndex(({ name }) => name === 'redFives')] === 1;

function writeRedFives(bytes: Uint8Array, { hand, setup }: Position): void {
  const { seen = '', discards = '' } = setup.request;
  const shown = [seen, discards].flatMap((text) => (text.trim() === '' ? [] : unwrap(parseTiles(text))));
  const elsewhere = [...hand.melds.flatMap(({ tiles }) => tiles), ...setup.dora, ...shown];
  for (let suit = 0; suit < SUITS; suit++) {
    const held = countReds(hand.concealed, suit);
    bytes[RED_HELD + suit] = held;
    bytes[RED_UNSEEN + suit] = Math.max(0, REDS - held - countReds(elsewhere, suit));
  }
}

const countReds = (tiles: readonly Tile[], suit: number): number =>
  tiles.filter(({ kind, red }) => red && Math.floor(kind / 9) === suit).length;
