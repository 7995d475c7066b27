/** What a hand is scored by besides its tiles, as the kernel reads it (assembly/mahjong/score/context.ts). */
import type { Hand, Meld } from '../notation.js';
import { isFlower, KINDS, type Tile } from '../tiles.js';
import type { MahjongRequest } from '../types.js';

const NO_TILE = 255;
const FIRST_WIND = 27;
const OPTIONS = 128;

/** Flags in the order of their bits. */
const FLAGS = [
  'riichi',
  'doubleRiichi',
  'ippatsu',
  'lastTile',
  'afterKong',
  'robbingKong',
  'firstTurn',
  'lastOfKind',
  'originalCall',
  'twofoldFortune',
  'dealtHand',
  'openRiichi',
] as const;

/** Shapes of melds by number (assembly/mahjong/readings-list.ts, score/laid.ts). */
const MELD_SHAPES = { chow: 0, pung: 1, pair: 2, single: 6, kong: 7 } as const;

/** A meld, or in a hand that is not complete a pair or a tile that lies open. */
export type ContextMeld = Omit<Meld, 'kind' | 'tiles' | 'at'> & {
  kind: keyof typeof MELD_SHAPES;
  tiles: readonly Tile[];
};

export interface ContextHand {
  concealed: readonly Tile[];
  melds: readonly ContextMeld[];
}

/** What a request says besides the hand. */
export interface CircumstanceInput {
  request: MahjongRequest;
  /** Indicators. */
  dora: readonly Tile[];
  uraDora: readonly Tile[];
  /** The options' numbers in the order of the rules' data. */
  options: readonly number[];
}

export interface ScoreInput extends CircumstanceInput {
  hand: Hand | ContextHand;
  /** The winning tile's kind; `null` for a hand that is not complete. */
  winKind: number | null;
}

/** No rule set has more options. */
const CONTEXT_BYTES = OPTIONS + 4 * 64;

/** A context without its hand: written once a request, for any number of hands. */
export function writeCircumstances({ request, dora, uraDora, options }: CircumstanceInput): Uint8Array {
  const bytes = new Uint8Array(CONTEXT_BYTES);
  bytes[1] = Number(request.selfDraw ?? false);
  bytes[2] = FIRST_WIND + (request.roundWind ?? 1) - 1;
  bytes[3] = FIRST_WIND + (request.seatWind ?? 1) - 1;
  writeNumber(bytes, 4, flagBits(request));
  bytes[24] = request.northDora ?? 0;
  bytes[25] = request.paarenchan ?? 0;
  addDora(bytes, 32, dora);
  addDora(bytes, 72, uraDora);
  for (let i = 0; i < options.length; i++) writeNumber(bytes, OPTIONS + 4 * i, options[i] as number);
  return bytes;
}

/**
 * Adds a hand to circumstances, and its winning tile. Written field by field: hands are scored in a few microseconds, so that
 * lists made on the way would cost the most.
 */
export function writeHand(bytes: Uint8Array, hand: ScoreInput['hand'], winKind: number | null): void {
  bytes[0] = winKind ?? NO_TILE;
  bytes[8] = hand.melds.length;
  noteTiles(bytes, hand.concealed);
  let at = 12;
  for (const meld of hand.melds) {
    bytes[at++] = MELD_SHAPES[meld.kind];
    bytes[at++] = lowestKind(meld);
    bytes[at++] = Number(meld.concealed);
    noteTiles(bytes, meld.tiles);
  }
}

export function writeContext({ hand, winKind, ...circumstances }: ScoreInput): Uint8Array {
  const bytes = writeCircumstances(circumstances);
  writeHand(bytes, hand, winKind);
  return bytes;
}

/** 32 bits, the lowest first. */
function writeNumber(bytes: Uint8Array, at: number, value: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = value >> (8 * i);
}

/** Those of the request, a bit each. */
export function flagBits(request: MahjongRequest): number {
  let bits = 0;
  for (let i = 0; i < FLAGS.length; i++) if (request[FLAGS[i] as (typeof FLAGS)[number]]) bits |= 1 << i;
  return bits;
}

/** Counts red fives, and marks flowers. */
function noteTiles(bytes: Uint8Array, tiles: readonly Tile[]): void {
  for (const { kind, red } of tiles) {
    if (red) bytes[9] = (bytes[9] as number) + 1;
    if (isFlower(kind)) bytes[10] = (bytes[10] as number) | (1 << (kind - KINDS));
  }
}

function lowestKind({ tiles }: ContextMeld): number {
  let lowest = NO_TILE;
  for (const { kind } of tiles) if (kind < lowest) lowest = kind;
  return lowest;
}

/** By kind, how often the indicators before it stand there: suits, winds and dragons each go round. */
function addDora(bytes: Uint8Array, at: number, indicators: readonly Tile[]): void {
  for (const { kind } of indicators) {
    const dora = at + nextKind(kind);
    bytes[dora] = (bytes[dora] as number) + 1;
  }
}

function nextKind(kind: number): number {
  const [first, length] = kind < FIRST_WIND ? [kind - (kind % 9), 9] : kind < 31 ? [FIRST_WIND, 4] : [31, 3];
  return first + ((kind - first + 1) % length);
}
